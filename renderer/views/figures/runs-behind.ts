import type { SourceName } from '../../../analysis/figures/figure-kind.ts';
import type { TableCell, TableRow } from '../../../analysis/figures/figure-table.ts';
import type { Address } from '../../address/address.ts';

const text = (cell: TableCell | undefined): string | null =>
  typeof cell === 'string' && cell !== '' ? cell : null;

/** Where a window lists the runs or tasks that a row of a figure's table sums up; null where it cannot say which. */
export function runsBehind(source: SourceName, { kind, cells }: TableRow): Partial<Address> | null {
  const system = text(cells.system);
  if (system === null || kind === 'summary') return null;
  const none = { benchmark: null, condition: null, repeat: null };
  if (source === 'comparison' || source === 'changes')
    return { view: 'compare', row: { ...none, system }, list: 'flipped', run: null, figure: null };
  if (source !== 'rates' && source !== 'tradeoff') return null;
  const repeat = typeof cells.repeat === 'number' ? cells.repeat : null;
  const row = { system, benchmark: text(cells.benchmark), condition: text(cells.condition), repeat };
  return { view: 'overview', row, list: 'runs', run: null, figure: null };
}
