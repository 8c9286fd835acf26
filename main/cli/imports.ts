import type { Command } from 'commander';
import { UserError } from '../../analysis/model/user-error.ts';
import { type CommonOptions, withCommon } from './options.ts';
import { printJson } from './print.ts';
import { printImport } from './print-imports.ts';
import { withPort } from './with-port.ts';

/** `parallax imports` and `parallax undo`: what was imported, and taking it back. */
export function addImports(program: Command): void {
  withCommon(program.command('imports'))
    .description('list what was imported, newest first')
    .action(async (options: CommonOptions) => {
      const { rows } = await withPort(options.workspace, (port) => port.call('import.list', {}));
      if (options.json) printJson(rows);
      else for (const row of rows) printImport(row);
    });
  withCommon(program.command('undo'))
    .argument('<import>', 'number of the import')
    .description('take an import back, with everything it brought')
    .action(async (text: string, options: CommonOptions) => {
      const import_id = Number(text);
      if (!Number.isInteger(import_id) || import_id < 1) {
        throw new UserError(
          'usage',
          `“${text}” is not an import’s number.`,
          '`parallax imports` lists them.',
        );
      }
      const undone = await withPort(options.workspace, (port) => port.call('import.undo', { import_id }));
      if (options.json) printJson(undone);
      else console.log(`Import ${import_id} was taken back, and ${undone.n_runs} runs with it.`);
    });
}
