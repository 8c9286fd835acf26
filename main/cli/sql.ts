import { type Command, InvalidArgumentError } from 'commander';
import { count } from '../../analysis/format/number.ts';
import { type CommonOptions, withCommon } from './options.ts';
import { printJson, printTable } from './print.ts';
import { withPort } from './with-port.ts';

interface SqlOptions extends CommonOptions {
  readonly limit: number;
}

function limitOf(text: string): number {
  const limit = Number(text);
  if (Number.isInteger(limit) && limit >= 1 && limit <= 10_000) return limit;
  throw new InvalidArgumentError('a whole number from 1 to 10000');
}

const cell = (value: unknown) =>
  value === null || typeof value === 'number' || typeof value === 'string' ? value : JSON.stringify(value);

/** `parallax sql`: one SELECT over the workspace. */
export function addSql(program: Command): void {
  withCommon(program.command('sql'))
    .argument('<query>', 'one SELECT statement')
    .option('--limit <rows>', 'most rows to read', limitOf, 1000)
    .description('run one SELECT over the workspace, read-only')
    .action(async (query: string, options: SqlOptions) => {
      const result = await withPort(options.workspace, (port) =>
        port.call('sql', { query, limit: options.limit }),
      );
      if (options.json) return printJson(result);
      printTable(
        result.columns.map(({ name }) => name),
        result.rows.map((row) => row.map(cell)),
      );
      if (result.truncated)
        console.error(`Only the first ${count(result.rows.length)} rows are shown; --limit reads more.`);
    });
}
