import { type Command, Option } from 'commander';
import { count, fixed, percent, pValue, rank, rankRange, rankShift } from '../../analysis/format/number.ts';
import type { RankedPair, Ranking } from '../../analysis/model/ranking.ts';
import { type CommonOptions, type FilterOptions, filterOf, withCommon, withFilter } from './options.ts';
import { printJson, printTable } from './print.ts';
import { printWithin } from './print-within.ts';
import { withPort } from './with-port.ts';

interface RankOptions extends CommonOptions, FilterOptions {
  readonly by?: 'condition' | 'benchmark';
  readonly a: string;
  readonly b: string;
}

const COLUMNS = [
  'system',
  'scored',
  'tasks',
  'A %',
  'rank A',
  'set A',
  '95% A',
  'B %',
  'rank B',
  'set B',
  '95% B',
  'shift',
  '95% shift',
];

function printSystems({ systems }: Ranking): void {
  printTable(
    COLUMNS,
    systems.map((row) => [
      row.label,
      row.n_scored,
      row.n_tasks,
      percent(row.score_a),
      rank(row.rank_a),
      rankRange(row.set_a),
      rankRange(row.ci_a),
      percent(row.score_b),
      rank(row.rank_b),
      rankRange(row.set_b),
      rankRange(row.ci_b),
      rankShift(row.shift),
      rankRange(row.ci_shift, rankShift),
    ]),
  );
}

/** What the ranks are over, and what was left out. */
function scopeOf(ranking: Ranking): string {
  const { systems, cohort, n_dropped, n_one_sided, n_systems_one_sided, unranked, seed } = ranking;
  const left = [
    `${count(n_dropped)} tasks not scored for all of them on both sides`,
    `${count(n_one_sided)} tasks and ${count(n_systems_one_sided)} systems with runs on one side only`,
    ...(unranked.length > 0 ? [`without a task scored on both sides: ${unranked.join(', ')}`] : []),
  ];
  return `${count(systems.length)} systems on ${count(cohort.n_tasks)} shared tasks of ${cohort.name} (${cohort.hash}), seed ${seed}; left out: ${left.join(', ')}`;
}

function correlation(name: string, value: number | null, p: number | null, note: string | undefined): string {
  return value === null ? `${name} –: ${note}` : `${name} ${fixed(value, 3)} (p ${pValue(p)}, ${note})`;
}

/** Neighbours under A: the orders most easily reversed. */
function printSwaps({ systems, swaps }: Ranking): void {
  const isNext = ({ first, second }: RankedPair) =>
    systems.findIndex(({ label }) => label === second) ===
    systems.findIndex(({ label }) => label === first) + 1;
  printTable(
    ['neighbours under A', 'tasks', 'swap A', 'swap B', 'Holm p A', 'Holm p B'],
    swaps
      .filter(isNext)
      .map((pair) => [
        `${pair.first} / ${pair.second}`,
        pair.n_tasks,
        pair.swap_a === null ? null : percent(pair.swap_a),
        pair.swap_b === null ? null : percent(pair.swap_b),
        pValue(pair.p_holm_a),
        pValue(pair.p_holm_b),
      ]),
  );
}

function printRanking(ranking: Ranking): void {
  const { a, b, tau_b, p_tau_b, rho, p_rho, reasons } = ranking;
  const write = (text: string) => process.stdout.write(`${text}\n`);
  write(`Ranks under ${a} (A) and ${b} (B): ${scopeOf(ranking)}`);
  write(
    `${correlation('Kendall τ_b', tau_b, p_tau_b, reasons.p_tau_b)}; ${correlation('Spearman ρ', rho, p_rho, reasons.p_rho)}`,
  );
  printWithin(ranking.cohort.within);
  write('set: simultaneous 95% confidence set of the rank; 95%: task bootstrap, descriptive\n');
  printSystems(ranking);
  if (ranking.swaps.length === 0) return;
  write('');
  printSwaps(ranking);
}

/** `parallax ranks`: the order of systems under two conditions or on two benchmarks, and how sure it is. */
export function addRanks(program: Command): void {
  withFilter(withCommon(program.command('ranks')))
    .addOption(
      new Option('--by <what>', 'what A and B are; without it, what both are found among').choices([
        'condition',
        'benchmark',
      ]),
    )
    .requiredOption('--a <name>', 'the side whose ranks come first')
    .requiredOption('--b <name>', 'the side they shift to')
    .description('ranks of systems under A and B, with confidence sets, shifts and swap probabilities')
    .action(async (options: RankOptions) => {
      const { by, a, b, seed } = options;
      const request = { ...(by && { by }), a, b, seed, filter: filterOf(options) };
      const ranking = await withPort(options.workspace, (port) => port.call('ranks', request));
      if (options.json) printJson(ranking);
      else printRanking(ranking);
    });
}
