import { adjustedFamily } from './adjusted-family.ts';

/**
 * Adjustment of one family of p values that bounds the false discovery rate (Benjamini and Hochberg, "Controlling the
 * false discovery rate", 1995): m·p/rank, made monotone from the largest down. Values stay in place; a null leaves the
 * family: it stays null and does not count.
 */
export function benjaminiHochberg(values: readonly (number | null)[]): readonly (number | null)[] {
  return adjustedFamily(values, (ascending) => {
    const adjusted = [...ascending];
    let ceiling = 1;
    for (let rank = adjusted.length; rank >= 1; rank -= 1) {
      ceiling = Math.min(ceiling, (adjusted.length / rank) * adjusted[rank - 1]!);
      adjusted[rank - 1] = ceiling;
    }
    return adjusted;
  });
}
