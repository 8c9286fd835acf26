import type { ReactNode } from 'react';
import { isUnpaired, rowLabels, rowNoun } from '../../../analysis/compare/comparison-words.ts';
import { isSignificant } from '../../../analysis/compare/significance.ts';
import { measureText } from '../../../analysis/figures/measure-text.ts';
import { shortenMiddle } from '../../../analysis/figures/shorten-middle.ts';
import { count, fixed, interval, points, pValue } from '../../../analysis/format/number.ts';
import type { Comparison, ComparisonResult, Interval } from '../../../analysis/model/comparison.ts';
import { NullMark } from '../../parts/null-mark.tsx';
import { Zero } from '../../parts/zero.tsx';
import { type Column, leastWidth } from '../../table/column.ts';
import type { SortValue } from '../../table/compare-values.ts';
import { FallbackMark } from './fallback-mark.tsx';

export interface ComparisonLine {
  readonly comparison: Comparison;
  readonly label: string;
}

const UNSAID = 'It is undefined for these tasks.';

function reasonOf({ reasons }: Comparison, field: string): string {
  return reasons[field] ?? reasons.difference ?? UNSAID;
}

type NumberOf = (comparison: Comparison) => number | null;

interface NumberColumn {
  readonly id: string;
  readonly title: string;
  readonly unit: string;
  readonly help: string;
  readonly width: number;
  readonly of: NumberOf;
  readonly text: (value: number) => ReactNode;
  /** Key of the reason for null; the id where it is the same. */
  readonly reason?: string;
}

const percent1 = (value: number) => fixed(100 * value, 1);

function numberColumn({ id, of, text, reason = id, ...head }: NumberColumn): Column<ComparisonLine> {
  return {
    id,
    ...head,
    align: 'end',
    sortable: true,
    cell: ({ comparison }) => {
      const value = of(comparison);
      if (value === null) return <NullMark reason={reasonOf(comparison, reason)} />;
      return (
        <>
          {text(value)}
          <FallbackMark reason={comparison.reasons[reason]} />
        </>
      );
    },
  };
}

function intervalColumn(
  id: 'ci_bootstrap' | 'ci_bca' | 'ci_newcombe',
  title: string,
  help: string,
): Column<ComparisonLine> {
  const cell = (limits: Interval | null, comparison: Comparison) =>
    limits === null ? <NullMark reason={reasonOf(comparison, id)} /> : interval(limits);
  return {
    id,
    title,
    unit: '95% CI',
    help,
    align: 'end',
    width: 90,
    cell: ({ comparison }) => (
      <span className="interval">
        {cell(comparison[id], comparison)}
        {comparison[id] !== null && <FallbackMark reason={comparison.reasons[id]} />}
      </span>
    ),
  };
}

const p = (
  id: string,
  title: string,
  unit: string,
  help: string,
  of: NumberOf,
  reason?: string,
): NumberColumn => ({
  id,
  title,
  unit,
  help,
  width: 60,
  of,
  text: pValue,
  ...(reason === undefined ? {} : { reason }),
});

const sharedTasks: readonly NumberColumn[] = [
  {
    id: 'n_tasks',
    title: 'Tasks',
    unit: 'n',
    width: 46,
    help: 'Tasks scored on both sides; all numbers of the row are over these.',
    of: (row) => row.n_tasks,
    text: count,
  },
];

/** Where the sides share no task. */
const tasksOfSides: readonly NumberColumn[] = (['A', 'B'] as const).map((side) => ({
  id: `n_tasks_${side.toLowerCase()}`,
  title: 'Tasks',
  unit: `of ${side}`,
  width: 46,
  help: `Scored tasks of ${side}, over which its rate is; the other side has none of them.`,
  of: (row) => (side === 'A' ? row.n_tasks_a : row.n_tasks_b),
  text: count,
}));

const numbers: readonly NumberColumn[] = [
  {
    id: 'n_dropped',
    title: 'Dropped',
    unit: 'tasks',
    width: 56,
    help: 'Tasks with a run on either side that are not compared, as one side or both have no verdict of them.',
    of: (row) => row.n_dropped,
    text: (n) => <Zero n={n} />,
  },
  {
    id: 'rate_a',
    title: 'A',
    unit: '%',
    width: 44,
    help: 'Resolve rate of A, every task weighing the same.',
    of: (row) => row.rate_a,
    text: percent1,
  },
  {
    id: 'rate_b',
    title: 'B',
    unit: '%',
    width: 44,
    help: 'Resolve rate of B, every task weighing the same.',
    of: (row) => row.rate_b,
    text: percent1,
  },
  {
    id: 'difference',
    title: 'B − A',
    unit: 'points',
    width: 54,
    help: 'Mean over tasks of B minus that of A.',
    of: (row) => row.difference,
    text: (value) => <strong className="lead-number">{points(value)}</strong>,
  },
];

/** What needs pairs. */
const flips: readonly NumberColumn[] = [
  {
    id: 'only_a',
    title: 'Only A',
    unit: 'b, tasks',
    width: 64,
    help: 'Tasks solved by A only, one outcome per task.',
    of: (row) => row.mcnemar?.b ?? null,
    text: count,
  },
  {
    id: 'only_b',
    title: 'Only B',
    unit: 'c, tasks',
    width: 52,
    help: 'Tasks solved by B only, one outcome per task.',
    of: (row) => row.mcnemar?.c ?? null,
    text: count,
  },
  p(
    'exact',
    'McNemar',
    'exact p',
    'Exact McNemar test of b against c.',
    (row) => row.mcnemar?.exact ?? null,
    'mcnemar',
  ),
  p(
    'mid_p',
    'McNemar',
    'mid-p',
    'McNemar test with half the probability of the observed table.',
    (row) => row.mcnemar?.mid_p ?? null,
    'mcnemar',
  ),
];

const tests: readonly NumberColumn[] = [
  p(
    'p_permutation',
    'Permut.',
    'p',
    'Permutation test of the mean difference over tasks.',
    (row) => row.p_permutation,
  ),
  {
    ...p(
      'p_holm',
      'Holm',
      'p',
      'Permutation p adjusted over the rows of this table by Holm’s method; heavy where below 0.05.',
      (row) => row.p_holm,
    ),
    text: (value) =>
      isSignificant(value) ? <strong className="lead-number">{pValue(value)}</strong> : pValue(value),
  },
];

const kept: readonly NumberColumn[] = [
  {
    id: 'retention',
    title: 'Retention',
    unit: '%',
    width: 76,
    help: 'Of the tasks that A solves, the share that B solves too.',
    of: (row) => row.retention,
    text: percent1,
  },
  {
    id: 'overturn_null',
    title: 'Overturn',
    unit: '% chance',
    width: 70,
    help: 'Share of tasks solved by A that would be lost if A and B were alike, from permuting the runs of each task between them: what 100 − retention is to be read against.',
    of: (row) => row.overturn_null,
    text: percent1,
  },
];

/** Column → what its cell is sorted by. */
export const COMPARISON_VALUES: ReadonlyMap<string, (line: ComparisonLine) => SortValue> = new Map([
  ['label', (line: ComparisonLine) => line.label],
  ...[...sharedTasks, ...tasksOfSides, ...numbers, ...flips, ...tests, ...kept].map(
    ({ id, of }) => [id, (line: ComparisonLine): SortValue => of(line.comparison)] as const,
  ),
]);

const NAME_TEXT = { typeface: 'sans', size: 12 } as const;
const NAME_PADDING = 22;
const LEAST_NAME = 150;

function nameColumn(result: ComparisonResult, room: number): Column<ComparisonLine> {
  const noun = rowNoun(result, 1);
  const longest = Math.max(0, ...rowLabels(result).map((label) => measureText(label, NAME_TEXT)));
  const width = Math.round(Math.max(LEAST_NAME, Math.min(longest + NAME_PADDING, room)));
  return {
    id: 'label',
    title: noun.charAt(0).toUpperCase() + noun.slice(1),
    sortable: true,
    width,
    cell: ({ label }) => <span title={label}>{shortenMiddle(label, width - NAME_PADDING, NAME_TEXT)}</span>,
  };
}

/**
 * The table's columns: rates, difference, its three intervals, tests, and of pairs, retention beside what chance alone does.
 * The name takes what they leave of the table's width.
 */
export function comparisonColumns(
  result: ComparisonResult,
  tableWidth: number,
): readonly Column<ComparisonLine>[] {
  const unpaired = isUnpaired(result);
  const columns = [
    ...[...(unpaired ? tasksOfSides : sharedTasks), ...numbers].map(numberColumn),
    ...intervals(unpaired),
    ...(unpaired ? tests : [...flips, ...tests, ...kept]).map(numberColumn),
  ];
  return [nameColumn(result, tableWidth - leastWidth(columns)), ...columns];
}

function intervals(unpaired: boolean): readonly Column<ComparisonLine>[] {
  const drawn = unpaired ? 'resampling the tasks of each side by themselves' : 'resampling tasks';
  const newcombe = unpaired
    ? 'Newcombe’s interval for independent proportions, where each task has one verdict.'
    : 'Newcombe’s interval for paired proportions, one outcome per task.';
  return [
    intervalColumn('ci_bootstrap', 'Bootstrap', `Percentile interval of the difference from ${drawn}.`),
    intervalColumn('ci_bca', 'BCa', 'Bias-corrected and accelerated interval from the same resamples.'),
    intervalColumn('ci_newcombe', 'Newcombe', newcombe),
  ];
}
