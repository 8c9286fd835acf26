import { z } from 'zod';
import type { PairedTable } from '../../../analysis/stats/index.ts';
import { InputError } from '../input-error.ts';
import { count, few, listOf } from './numbers.ts';

const pair = z.tuple([count, count], { error: 'a list of two counts' });

/** `[[a, b], [c, d]]`: tasks solved by both, by A only, by B only, by neither. */
export const pairedTable = z
  .tuple([pair, pair], { error: 'a table of two rows' })
  .transform(([[both, a_only], [b_only, neither]]): PairedTable => ({ both, a_only, b_only, neither }));

export const sizeOf = ({ both, a_only, b_only, neither }: PairedTable): number =>
  both + a_only + b_only + neither;

export const EMPTY_TABLE = 'the table is empty';

/** A table is enumerated and shuffled cell by cell. */
const MOST_CELLS = 1000;

/** Rows of counts; `requireRectangle` sees to the rest. */
export const countTable = listOf(listOf(few, 'a list of counts'), 'a list of rows');

/** @throws InputError where a row is not as long as the first */
export function requireRectangle(key: string, rows: readonly (readonly unknown[])[]): void {
  const width = rows[0]!.length;
  const ragged = rows.findIndex((row) => row.length !== width);
  if (ragged >= 0)
    throw new InputError(
      `${key}[${ragged}] holds ${rows[ragged]!.length} values, where ${width} belong as in ${key}[0]`,
    );
}

/** @throws InputError where the table is ragged or too large to be gone through */
export function requireCounts(table: readonly (readonly number[])[]): void {
  requireRectangle('table', table);
  const cells = table.length * table[0]!.length;
  if (cells > MOST_CELLS)
    throw new InputError(`table has ${cells} cells, where at most ${MOST_CELLS} are gone through`);
  const items = table.flat().reduce((sum, items) => sum + items, 0);
  if (items > 1e6)
    throw new InputError(`table counts ${items} items, where at most 1000000 are gone through`);
}
