import { adjustedFamily } from './adjusted-family.ts';

/**
 * Holm's step-down adjustment of one family of p values ("A simple sequentially rejective multiple test procedure",
 * 1979). Values stay in place; a null leaves the family: it stays null and does not count.
 */
export function holm(values: readonly (number | null)[]): readonly (number | null)[] {
  return adjustedFamily(values, (ascending) => {
    let floor = 0;
    return ascending.map((p, rank) => {
      floor = Math.max(floor, Math.min(1, (ascending.length - rank) * p));
      return floor;
    });
  });
}
