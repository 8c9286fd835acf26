import type { Command } from 'commander';
import { importReport } from '../../analysis/import-report/import-report.ts';
import { undoAnswer } from '../../analysis/import-report/undo-answer.ts';
import { UserError } from '../../analysis/model/user-error.ts';
import { type CommonOptions, withCommon } from './options.ts';
import { printJson } from './print.ts';
import { printImport } from './print-imports.ts';
import { withPort } from './with-port.ts';
import { writeOutput } from './write-output.ts';

function importId(text: string): number {
  const id = Number(text);
  if (Number.isInteger(id) && id > 0) return id;
  throw new UserError('usage', `“${text}” is not an import’s number.`, '`parallax imports` lists them.');
}

async function importOf(options: CommonOptions, import_id: number) {
  const { rows } = await withPort(options.workspace, (port) => port.call('import.list', {}));
  const found = rows.find((row) => row.import_id === import_id);
  if (found) return found;
  throw new UserError(
    'not-found',
    `There is no import ${import_id}.`,
    '`parallax imports` lists those that stand.',
  );
}

/** `parallax imports`, `import-report` and `undo`: what was imported, what was left out, and taking it back. */
export function addImports(program: Command): void {
  withCommon(program.command('imports'))
    .description('list what was imported, newest first')
    .action(async (options: CommonOptions) => {
      const { rows } = await withPort(options.workspace, (port) => port.call('import.list', {}));
      if (options.json) printJson(rows);
      else for (const row of rows) printImport(row);
    });
  withCommon(program.command('import-report'))
    .argument('<import>', 'number of the import')
    .option('-o, --output <file>', 'write it to a file instead')
    .description('what an import read and left out, and what to do about it, as Markdown')
    .action(async (text: string, options: CommonOptions & { readonly output?: string }) => {
      const summary = await importOf(options, importId(text));
      if (options.json) printJson(summary);
      else if (options.output === undefined) console.log(importReport(summary));
      else await writeOutput(options.output, new TextEncoder().encode(importReport(summary)));
    });
  withCommon(program.command('undo'))
    .argument('<import>', 'number of the import')
    .description('take an import back, with everything it brought')
    .action(async (text: string, options: CommonOptions) => {
      const import_id = importId(text);
      const undone = await withPort(options.workspace, (port) => port.call('import.undo', { import_id }));
      if (options.json) printJson(undone);
      else console.log(undoAnswer(import_id, undone));
    });
}
