import { type Command, Option } from 'commander';
import { count } from '../../analysis/format/number.ts';
import { SCRIPT_FORMS } from '../../preload/schemas/script-schema.ts';
import { type CommonOptions, withCommon } from './options.ts';
import { printJson, printTable } from './print.ts';
import { withPort } from './with-port.ts';
import { writeOutput } from './write-output.ts';

interface ScriptsOptions extends CommonOptions {
  readonly method?: string;
  readonly condition?: string;
}

interface ExportOptions extends CommonOptions {
  readonly as: (typeof SCRIPT_FORMS)[number];
  readonly condition?: readonly string[];
  readonly output: string;
}

const COLUMNS = ['script', 'method', 'label', 'spine', 'overlays', 'tasks', 'conditions'];

function addExport(program: Command): void {
  withCommon(program.command('export-scripts'))
    .addOption(new Option('--as <form>', 'form to write').choices([...SCRIPT_FORMS]).makeOptionMandatory())
    .requiredOption('-o, --output <file>', 'JSONL file to write')
    .option('--condition <name...>', 'only the scripts of these conditions')
    .description('write scripts in the form they are published in, one record a line')
    .action(async ({ workspace, as, condition, output, json }: ExportOptions) => {
      const written = await withPort(workspace, (port) =>
        port.call('scripts.export', { form: as, conditions: condition ?? [] }),
      );
      await writeOutput(output, Buffer.from(written.text));
      if (json) printJson({ file: output, n_records: written.n_records });
      else console.log(`${count(written.n_records)} records were written to ${output}.`);
    });
}

/** `parallax scripts` and `parallax export-scripts`: the users' sides of interactions, and writing them for others. */
export function addScripts(program: Command): void {
  withCommon(program.command('scripts'))
    .option('--method <name>', 'only scripts of this method')
    .option('--condition <name>', 'only scripts that this condition chose')
    .description('list scripts, the first thousand')
    .action(async ({ workspace, method, condition, json }: ScriptsOptions) => {
      const { rows, total } = await withPort(workspace, (port) =>
        port.call('scripts', { method, condition, limit: 1000 }),
      );
      if (json) return printJson({ rows, total });
      printTable(
        COLUMNS,
        rows.map((row) => [
          ...[row.script_id, row.method, row.label, row.n_spine, row.n_overlays, row.n_tasks],
          row.conditions.join(', '),
        ]),
      );
    });
  addExport(program);
}
