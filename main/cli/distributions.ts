import { type Command, Option } from 'commander';
import { measureCell, measureWord } from '../../analysis/format/measure.ts';
import { count } from '../../analysis/format/number.ts';
import {
  DISTRIBUTION_MEASURES,
  type Distribution,
  type DistributionMeasure,
  type Distributions,
  GROUPINGS,
  type Grouping,
  type Summary,
} from '../../analysis/model/distributions.ts';
import { printReasons } from './effects/print-reasons.ts';
import { type CommonOptions, type FilterOptions, filterOf, withCommon, withFilter } from './options.ts';
import { printJson, printTable } from './print.ts';
import { printWithin } from './print-within.ts';
import { withPort } from './with-port.ts';

interface DistributionOptions extends CommonOptions, FilterOptions {
  readonly measure: DistributionMeasure;
  readonly by?: Grouping;
}

const STATISTICS: readonly (readonly [string, keyof Summary])[] = [
  ['min', 'min'],
  ['5%', 'p5'],
  ['25%', 'q1'],
  ['median', 'median'],
  ['75%', 'q3'],
  ['95%', 'p95'],
  ['max', 'max'],
  ['mean', 'mean'],
];

const KINDS: Readonly<Record<Distribution['kind'], string>> = {
  runs: 'runs',
  statements: 'tasks’ own statements',
  scripts: 'scripts',
  corpus: 'first messages',
};

function groupCells({ kind, benchmark, system, condition, corpus }: Distribution) {
  return [KINDS[kind], benchmark ?? corpus, system, condition];
}

/** Groups that tell nothing take a note, not a line. */
function printDistributions({ measure, groups }: Distributions): void {
  const isText = measure === 'words';
  if (groups.length === 0) return void process.stdout.write(isText ? NO_TEXTS : NO_RUNS);
  process.stdout.write(
    `${measureWord(measure)} per ${isText ? 'text' : 'run'}, over those where it is known\n\n`,
  );
  printTable(
    ['of', 'benchmark', 'system', 'condition', 'all', 'known', ...STATISTICS.map(([name]) => name)],
    groups.flatMap((group) => {
      const { summary, n, n_known } = group;
      if (summary === null) return [];
      const values = STATISTICS.map(([, key]) => measureCell(measure, summary[key]));
      return [[...groupCells(group), count(n), count(n_known), ...values]];
    }),
  );
  printReasons(
    groups.flatMap((group) =>
      group.reason === null ? [] : [{ label: nameOf(group), reasons: { summary: group.reason } }],
    ),
  );
}

const nameOf = (group: Distribution): string =>
  groupCells(group)
    .slice(1)
    .filter((name) => name !== null)
    .join(', ');

const NO_RUNS = 'The selection has no run.\n';
const NO_TEXTS = 'The selection has no statement, script or corpus whose words could be counted.\n';

/** `parallax distributions`: how what runs take is spread. */
export function addDistributions(program: Command): void {
  withFilter(withCommon(program.command('distributions')))
    .addOption(
      new Option('--measure <what>', 'what is spread').choices(DISTRIBUTION_MEASURES).makeOptionMandatory(),
    )
    .addOption(new Option('--by <what>', 'what the groups are, each of one benchmark').choices(GROUPINGS))
    .description('quantiles and histograms of steps, tokens, cost, duration, or of words of what is asked')
    .action(async (options: DistributionOptions) => {
      const { measure, by } = options;
      const request = { filter: filterOf(options), measure, ...(by && { by }) };
      const found = await withPort(options.workspace, (port) => port.call('distributions', request));
      if (options.json) return printJson(found);
      printWithin(found.within);
      printDistributions(found);
    });
}
