import type { Command } from 'commander';
import { DEFAULT_SEED } from '../../analysis/model/default-seed.ts';
import { UserError } from '../../analysis/model/user-error.ts';
import { inputKeys } from '../stats/input-keys.ts';
import { runStatistic } from '../stats/run-statistic.ts';
import type { Result, Statistic } from '../stats/statistic.ts';
import { STATISTICS } from '../stats/statistics.ts';
import { printJson, printTable } from './print.ts';
import { readInput, readInputLines } from './stats-input.ts';
import { statsLines } from './stats-lines.ts';

interface StatsOptions {
  readonly list?: true;
  readonly json?: true;
  readonly jsonl?: true;
  readonly input?: string;
}

const SEE_LIST = '`parallax stats --list` lists them.';

function statisticOf(name: string | undefined): Statistic {
  if (name === undefined) throw new UserError('usage', 'Which statistic is not said.', SEE_LIST);
  const found = STATISTICS.find((statistic) => statistic.name === name);
  if (found) return found;
  throw new UserError('usage', `There is no statistic “${name}”.`, SEE_LIST);
}

const listed = ({ name, meaning, source, functions, input, output }: Statistic) => ({
  ...{ name, input: input.map(({ key }) => key) },
  optional: input.flatMap(({ key, optional }) => (optional ? [key] : [])),
  ...{ output, meaning, source, functions },
});

function printList(): void {
  printTable(
    ['name', 'input', 'output', 'meaning'],
    STATISTICS.map((statistic) => [
      ...[statistic.name, inputKeys(statistic), statistic.output.join(', '), statistic.meaning],
    ]),
  );
}

function printResult(result: Result): void {
  printTable(
    ['key', 'value'],
    Object.entries(result).map(([key, value]) => [
      key,
      value === null || typeof value === 'string' ? value : JSON.stringify(value),
    ]),
  );
}

/** One line a statistic. */
function help(): string {
  const lines = STATISTICS.map(
    (statistic) =>
      `  ${statistic.name} {${inputKeys(statistic)}} → ${statistic.output.join(', ')}: ${statistic.meaning}`,
  );
  const notes = `The input is one JSON object with these keys; ? marks what may be left out. The default seed is “${DEFAULT_SEED}”.
A value that is undefined is null, and \`reason\` says why. Exit code 1: bad input, 2: wrong use.`;
  return `\nStatistics:\n${lines.join('\n')}\n\n${notes}`;
}

/** `parallax stats`: any one statistic of the app on plain JSON, for scripts and for checking it against others. */
export function addStats(program: Command): void {
  program
    .command('stats')
    .argument('[name]', 'which statistic')
    .option('--input <file>', 'JSON to read; without it, standard input')
    .option('--json', 'one JSON document on stdout and nothing else')
    .option('--jsonl', 'one input a line, one result or error a line')
    .option('--list', 'list the statistics, with --json as JSON')
    .description('run one statistic on JSON input, with the code that the app runs')
    .addHelpText('after', help)
    .action(async (name: string | undefined, options: StatsOptions) => {
      if (options.list) return options.json ? printJson(STATISTICS.map(listed)) : printList();
      const statistic = statisticOf(name);
      if (options.jsonl) return statsLines(statistic, readInputLines(options.input));
      const result = runStatistic(statistic, await readInput(options.input));
      if (options.json) printJson(result);
      else printResult(result);
    });
}
