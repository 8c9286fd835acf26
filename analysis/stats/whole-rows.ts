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
 * Null where they are not, or where n of them could sum to 2^26 or more.
 */
export function wholeRows(rows: readonly Float64Array[], n: number): WholeRows | null {
  const denominator = commonDenominator(rows);
  if (denominator === null) return null;
  const numerators = rows.map((row) => scaled(row, denominator));
  const [least, greatest] = rangeOf(numerators);
  const most = greatest - least;
  if (n * most >= LARGEST_SUM) return null;
  const steps = least === 0 ? numerators : numerators.map((row) => row.map((numerator) => numerator - least));
  return { steps, most, least, denominator };
}

/** Smallest L ≤ 60 of which every value is a multiple of 1/L; null where there is none. */
function commonDenominator(rows: readonly Float64Array[]): number | null {
  for (let denominator = 1; denominator <= FINEST; denominator += 1)
    if (rows.every((row) => isWhole(row, denominator))) return denominator;
  return null;
}

function isWhole(row: Float64Array, denominator: number): boolean {
  for (const value of row) {
    const numerator = value * denominator;
    if (!(Math.abs(numerator - Math.round(numerator)) < 1e-12)) return false;
  }
  return true;
}

function scaled(row: Float64Array, denominator: number): Float64Array {
  const numerators = row.slice();
  for (let i = 0; i < numerators.length; i += 1) numerators[i] = Math.round(numerators[i]! * denominator);
  return numerators;
}

/** Least and greatest value; 0 counts as one. */
function rangeOf(rows: readonly Float64Array[]): readonly [number, number] {
  let [least, greatest] = [0, 0];
  for (const row of rows)
    for (const value of row) {
      least = Math.min(least, value);
      greatest = Math.max(greatest, value);
    }
  return [least, greatest];
}
