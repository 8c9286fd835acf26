import type { SourceName } from '../../../analysis/figures/figure-kind.ts';
import type { TableRow } from '../../../analysis/figures/figure-table.ts';
import type { FigureSpec } from '../../../analysis/figures/spec/figure-spec.ts';
import type { Address } from '../../address/address.ts';

type Opened = Pick<Address, 'view' | 'list'>;

const RUNS: Opened = { view: 'overview', list: 'runs' };

/** What lists the runs or tasks of one row of a source; null where its rows are not one system's. */
const OPENED: Readonly<Record<SourceName, Opened | null>> = {
  comparison: { view: 'compare', list: 'flipped' },
  changes: { view: 'compare', list: 'flipped' },
  ranking: { view: 'ranks', list: 'flipped' },
  rates: RUNS,
  tradeoff: RUNS,
  distributions: RUNS,
  matrix: RUNS,
  effects: null,
};

/** Where a window lists the runs or tasks that a row of a figure's table sums up; null where it cannot say which. */
export function runsBehind(
  source: SourceName,
  { of }: Pick<TableRow, 'of'>,
  { by, a, b }: FigureSpec['selection'],
): Partial<Address> | null {
  const opened = OPENED[source];
  if (opened === null || of === undefined) return null;
  const there = { view: opened.view, row: of, run: null, figure: null };
  // Sides that are filters are in the address whole, and may share no task that could flip.
  if (by === 'filter') return { ...there, list: null };
  const sides = by === undefined ? {} : { by, a: a ?? null, b: b ?? null };
  return { ...there, list: opened.list, ...sides };
}
