/** Up to here, sums are taken in whole numbers: they fit into 32 bits, with room to spare. */
const LARGEST_SUM = 2 ** 26;

/** Shares of up to six runs, and their differences, are whole multiples of 1/60 or of something coarser. */
const FINEST = 60;

interface WholeRows {
  /** Row → entry → how many 1/L its value lies above `least` / L: a whole number from 0 to `most`. */
  readonly steps: readonly Float64Array[];
  readonly most: number;
  /** 0, or the least value in units of 1/L where that is negative. */
  readonly least: number;
  /** L. */
  readonly denominator: number;
}

/**
 * Rows as whole numbers, of which sums are exact and fast, where all values are multiples of 1/L for one L up to 60.
 * Null where they are not, or where n of them could sum to more than 2^26.
 */
export function wholeRows(rows: readonly Float64Array[], n: number): WholeRows | null {
  const denominator = commonDenominator(rows);
  if (denominator === null) return null;
  const numerators = rows.map((row) => row.map((value) => Math.round(value * denominator)));
  const least = numerators.reduce((low, row) => row.reduce((x, y) => Math.min(x, y), low), 0);
  const most = numerators.reduce((high, row) => row.reduce((x, y) => Math.max(x, y), high), 0) - least;
  if (n * most >= LARGEST_SUM) return null;
  const steps = numerators.map((row) => row.map((numerator) => numerator - least));
  return { steps, most, least, denominator };
}

/** Smallest L ≤ 60 of which every value is a multiple of 1/L; null where there is none. */
function commonDenominator(rows: readonly Float64Array[]): number | null {
  for (let denominator = 1; denominator <= FINEST; denominator += 1) {
    const isWhole = (value: number) =>
      Math.abs(value * denominator - Math.round(value * denominator)) < 1e-12;
    if (rows.every((row) => row.every(isWhole))) return denominator;
  }
  return null;
}
