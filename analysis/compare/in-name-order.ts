import type { PairedRow } from '../model/comparison.ts';

/** The rows by their names, so that their order in a table changes no sum. */
export function inNameOrder<Row extends Pick<PairedRow, 'system' | 'condition'>>(
  rows: readonly Row[],
): readonly Row[] {
  return [...rows].sort((x, y) => compareText(`${x.system}|${x.condition}`, `${y.system}|${y.condition}`));
}

function compareText(x: string, y: string): number {
  return x < y ? -1 : x > y ? 1 : 0;
}
