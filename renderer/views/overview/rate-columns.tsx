import type { ReactNode } from 'react';
import { count, fixed, interval } from '../../../analysis/format/number.ts';
import type { LeftOutKind } from '../../../analysis/model/left-out.ts';
import type { RateRow } from '../../../analysis/model/rate-row.ts';
import { NullMark } from '../../parts/null-mark.tsx';
import { OutcomeBar } from '../../parts/outcome-bar.tsx';
import { type Column, leastWidth } from '../../table/column.ts';
import { LeftOutCount } from './left-out-count.tsx';
import { nameColumns } from './name-columns.tsx';
import { PublishedCount } from './published-count.tsx';
import { RateAxis } from './rate-axis.tsx';
import type { RateLine } from './rate-line.ts';
import type { RatePaint } from './rate-paint.ts';
import { RatePlot } from './rate-plot.tsx';

/** Opens the list of what one line leaves out. */
export type OpenLeftOut = (line: RateLine, kind: LeftOutKind) => void;

const UNSCORED = 'No run here is scored, so there is no rate.';
const METHODS = {
  wilson: 'Wilson interval of one repeat',
  'clustered-t': 't interval over tasks, for the mean of several repeats',
} as const;

function meanCell(value: number | null, digits: number, what: string): ReactNode {
  if (value === null) return <NullMark reason={`No run here reports its ${what}.`} />;
  return digits === 0 ? count(value) : fixed(value, digits);
}

const rateOf = (paint: RatePaint): readonly Column<RateLine>[] => [
  {
    id: 'rate',
    title: 'Rate',
    unit: '%',
    align: 'end',
    width: 52,
    sortable: true,
    term: 'resolve_rate',
    cell: ({ row }) =>
      row.rate === null ? (
        <NullMark reason={UNSCORED} />
      ) : (
        <strong className="lead-number">{fixed(100 * row.rate, 1)}</strong>
      ),
  },
  {
    id: 'plot',
    title: '',
    header: <RateAxis />,
    cell: ({ row, repeats, level }) => (
      <RatePlot row={row} repeats={repeats} small={level === 2} paint={paint} />
    ),
  },
  {
    id: 'ci',
    title: '95% CI',
    align: 'end',
    width: 88,
    term: 'rate_interval',
    cell: ({ row }) =>
      row.ci === null ? (
        <NullMark reason={row.rate === null ? UNSCORED : 'Too few tasks for an interval.'} />
      ) : (
        <span className="interval" title={row.ci_method ? METHODS[row.ci_method] : undefined}>
          {interval(row.ci)}
        </span>
      ),
  },
];

const countsOf = (open: OpenLeftOut): readonly Column<RateLine>[] => [
  {
    id: 'outcomes',
    title: 'Outcomes',
    width: 72,
    term: 'outcome',
    cell: ({ row }) => <OutcomeBar outcomes={row.outcomes} />,
  },
  {
    id: 'resolved',
    title: 'Resolved',
    unit: 'runs',
    align: 'end',
    width: 60,
    sortable: true,
    term: 'resolved_runs',
    cell: ({ row, repeats }) => (repeats.length > 1 ? fixed(row.resolved, 1) : count(row.resolved)),
  },
  {
    id: 'scored',
    title: 'Scored',
    unit: 'n',
    align: 'end',
    width: 54,
    sortable: true,
    term: 'scored',
    cell: ({ row }) => count(row.n_scored),
  },
  {
    id: 'tasks',
    title: 'Tasks',
    unit: 'n',
    align: 'end',
    width: 46,
    sortable: true,
    term: 'n_tasks',
    cell: ({ row }) => count(row.n_tasks),
  },
  {
    id: 'unscored',
    title: 'Unscored',
    unit: 'runs',
    align: 'end',
    width: 66,
    sortable: true,
    term: 'unscored',
    cell: (line) => (
      <LeftOutCount n={line.row.n_unscored} what="unscored" onOpen={() => open(line, 'unscored')} />
    ),
  },
  {
    id: 'suspect',
    title: 'Suspect',
    unit: 'runs',
    align: 'end',
    width: 60,
    sortable: true,
    term: 'suspect',
    cell: (line) => (
      <LeftOutCount n={line.row.n_suspect} what="suspect runs" onOpen={() => open(line, 'suspect')} />
    ),
  },
  {
    id: 'published',
    title: 'Published',
    unit: 'resolved',
    align: 'end',
    width: 60,
    sortable: true,
    term: 'published',
    cell: ({ row, level }) => level === 1 && <PublishedCount row={row} />,
  },
];

const COSTS: readonly Column<RateLine>[] = [
  {
    id: 'steps',
    title: 'Steps',
    unit: 'mean',
    align: 'end',
    width: 46,
    sortable: true,
    term: 'steps',
    cell: ({ row }) => meanCell(row.mean_steps, 1, 'steps'),
  },
  {
    id: 'tokens',
    title: 'Tokens',
    unit: 'mean k',
    align: 'end',
    width: 58,
    sortable: true,
    term: 'tokens',
    cell: ({ row }) => meanCell(row.mean_tokens === null ? null : row.mean_tokens / 1000, 0, 'tokens'),
  },
  {
    id: 'cost',
    title: 'Cost',
    unit: 'mean $',
    align: 'end',
    width: 54,
    sortable: true,
    term: 'cost',
    cell: ({ row }) => meanCell(row.mean_cost_usd, 3, 'cost'),
  },
];

/**
 * The table's columns; costs only where some row has one, published counts likewise. Names take what the numbers
 * leave of the table's width.
 */
export function rateColumns(
  rows: readonly RateRow[],
  tableWidth: number,
  paint: RatePaint,
  open: OpenLeftOut,
): readonly Column<RateLine>[] {
  const has = (of: (row: RateRow) => number | null) => rows.some((row) => of(row) !== null);
  const costs = has((row) => row.mean_steps ?? row.mean_tokens ?? row.mean_cost_usd) ? COSTS : [];
  const counts = countsOf(open).filter(({ id }) => id !== 'published' || has((row) => row.published));
  const numbers = [...rateOf(paint), ...counts, ...costs];
  return [...nameColumns(rows, tableWidth - leastWidth(numbers), paint), ...numbers];
}
