import type { ReactNode } from 'react';
import { isUnpaired, rowNoun } from '../../../analysis/compare/comparison-words.ts';
import { isSignificant } from '../../../analysis/compare/significance.ts';
import { count, fixed, interval, points, pValue } from '../../../analysis/format/number.ts';
import type { Comparison, ComparisonResult, Interval } from '../../../analysis/model/comparison.ts';
import { groupTerm, type TermKey } from '../../../analysis/words/index.ts';
import { NullMark } from '../../parts/null-mark.tsx';
import { Zero } from '../../parts/zero.tsx';
import { type Column, leastWidth } from '../../table/column.ts';
import type { SortValue } from '../../table/compare-values.ts';
import { nameColumn } from '../../table/name-column.tsx';
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
  readonly term: TermKey;
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
  term: TermKey,
): Column<ComparisonLine> {
  const cell = (limits: Interval | null, comparison: Comparison) =>
    limits === null ? <NullMark reason={reasonOf(comparison, id)} /> : interval(limits);
  return {
    id,
    title,
    unit: '95% CI',
    term,
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
  term: TermKey,
  of: NumberOf,
  reason?: string,
): NumberColumn => ({
  id,
  title,
  unit,
  term,
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
    term: 'compared',
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
  term: 'group_tasks',
  of: (row) => (side === 'A' ? row.n_tasks_a : row.n_tasks_b),
  text: count,
}));

const numbers: readonly NumberColumn[] = [
  {
    id: 'n_dropped',
    title: 'Dropped',
    unit: 'tasks',
    width: 56,
    term: 'dropped',
    of: (row) => row.n_dropped,
    text: (n) => <Zero n={n} />,
  },
  {
    id: 'rate_a',
    title: 'A',
    unit: '%',
    width: 44,
    term: 'task_rate',
    of: (row) => row.rate_a,
    text: percent1,
  },
  {
    id: 'rate_b',
    title: 'B',
    unit: '%',
    width: 44,
    term: 'task_rate',
    of: (row) => row.rate_b,
    text: percent1,
  },
  {
    id: 'difference',
    title: 'B − A',
    unit: 'points',
    width: 54,
    term: 'difference',
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
    term: 'discordant',
    of: (row) => row.mcnemar?.b ?? null,
    text: count,
  },
  {
    id: 'only_b',
    title: 'Only B',
    unit: 'c, tasks',
    width: 52,
    term: 'discordant',
    of: (row) => row.mcnemar?.c ?? null,
    text: count,
  },
  p('exact', 'McNemar', 'exact p', 'mcnemar_exact', (row) => row.mcnemar?.exact ?? null, 'mcnemar'),
  p('mid_p', 'McNemar', 'mid-p', 'mcnemar_mid_p', (row) => row.mcnemar?.mid_p ?? null, 'mcnemar'),
];

const tests: readonly NumberColumn[] = [
  p('p_permutation', 'Permut.', 'p', 'permutation', (row) => row.p_permutation),
  {
    ...p('p_holm', 'Holm', 'p', 'holm', (row) => row.p_holm),
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
    term: 'retention',
    of: (row) => row.retention,
    text: percent1,
  },
  {
    id: 'overturn_null',
    title: 'Overturn',
    unit: '% chance',
    width: 70,
    term: 'overturn_null',
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

const INTERVALS = [
  intervalColumn('ci_bootstrap', 'Bootstrap', 'percentile'),
  intervalColumn('ci_bca', 'BCa', 'bca'),
  intervalColumn('ci_newcombe', 'Newcombe', 'newcombe'),
];

/**
 * The table's columns: rates, difference, its three intervals, tests, and of pairs, retention beside what chance alone does.
 * The name takes what they leave of the table's width.
 */
export function comparisonColumns(
  result: ComparisonResult,
  lines: readonly ComparisonLine[],
  tableWidth: number,
): readonly Column<ComparisonLine>[] {
  const unpaired = isUnpaired(result);
  const columns = [
    ...[...(unpaired ? tasksOfSides : sharedTasks), ...numbers].map(numberColumn),
    ...INTERVALS,
    ...(unpaired ? tests : [...flips, ...tests, ...kept]).map(numberColumn),
  ];
  const explained = unpaired ? columns.map(ofGroups) : columns;
  return [nameColumn(rowNoun(result, 1), lines, tableWidth - leastWidth(columns)), ...explained];
}

/** By the methods of sides that share no task. */
function ofGroups(column: Column<ComparisonLine>): Column<ComparisonLine> {
  return { ...column, term: column.term && groupTerm(column.term) };
}
