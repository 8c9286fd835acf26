import { measureText } from '../../analysis/figures/measure-text.ts';
import { shortenMiddle } from '../../analysis/figures/shorten-middle.ts';
import { isTermKey } from '../../analysis/words/index.ts';
import type { Column } from './column.ts';

const TEXT = { typeface: 'sans', size: 12 } as const;
const PADDING = 22;
const LEAST = 150;

/** The column of rows' labels, `noun` being what one row is: as wide as they need, within the room that the other columns leave. */
export function nameColumn<Row extends { readonly label: string }>(
  noun: string,
  rows: readonly Row[],
  room: number,
): Column<Row> {
  const longest = Math.max(0, ...rows.map(({ label }) => measureText(label, TEXT)));
  const width = Math.round(Math.max(LEAST, Math.min(longest + PADDING, room)));
  return {
    id: 'label',
    title: noun.charAt(0).toUpperCase() + noun.slice(1),
    term: isTermKey(noun) ? noun : undefined,
    sortable: true,
    width,
    cell: ({ label }) => <span title={label}>{shortenMiddle(label, width - PADDING, TEXT)}</span>,
  };
}
