import { type Command, Option } from 'commander';
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
import { measureCell, measureWord } from './figure-data/measure-cells.ts';
import { type CommonOptions, type FilterOptions, filterOf, withCommon, withFilter } from './options.ts';
import { printJson, printTable } from './print.ts';
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

function printDistributions({ measure, groups }: Distributions): void {
  const unit = measure === 'words' ? 'text' : 'run';
  process.stdout.write(`${measureWord(measure)} per ${unit}, over those where it is known\n\n`);
  printTable(
    ['of', 'benchmark', 'system', 'condition', 'all', 'known', ...STATISTICS.map(([name]) => name)],
    groups.map((group) => [
      ...groupCells(group),
      count(group.n),
      count(group.n_known),
      ...STATISTICS.map(([, key]) => group.summary && measureCell(measure, group.summary[key])),
    ]),
  );
  for (const group of groups)
    if (group.reason !== null)
      process.stdout.write(`note: ${groupCells(group).filter(Boolean).join(', ')}: ${group.reason}\n`);
}

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
      if (options.json) printJson(found);
      else printDistributions(found);
    });
}
