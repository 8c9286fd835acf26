/** Whole numbers up to here are exact in a double, with a bit to spare. */
const EXACT = 2 ** 52;

/** Shares of up to six runs, and their differences, are whole multiples of 1/60 or of something coarser. */
const FINEST = 60;

interface PackedRows {
  /** Fewer rows than were given, or the same ones. */
  readonly rows: readonly Float64Array[];
  /** Sums of n entries of each packed row → the sums of the given rows over the same entries. */
  readonly unpack: (sums: readonly Float64Array[]) => readonly Float64Array[];
}

/**
 * Packs rows so that adding up one row adds up several: where all values are multiples of 1/L, the numerators of several
 * rows become the digits of one whole number, in a base that no sum of n digits reaches. Five systems of single runs over
 * 500 tasks fit, and their sums are exact. Rows of other values stay as they are.
 */
export function packRows(rows: readonly Float64Array[], n: number): PackedRows {
  const denominator = commonDenominator(rows);
  if (denominator === null) return { rows, unpack: (sums) => sums };
  const numerators = rows.map((row) => row.map((value) => Math.round(value * denominator)));
  const least = numerators.reduce((low, row) => row.reduce((x, y) => Math.min(x, y), low), 0);
  const most = numerators.reduce((high, row) => row.reduce((x, y) => Math.max(x, y), high), 0);
  const base = Math.max(2, n * (most - least) + 1);
  const perRow = Math.floor(Math.log(EXACT) / Math.log(base));
  if (perRow < 2) return { rows, unpack: (sums) => sums };
  const groups = Array.from({ length: Math.ceil(rows.length / perRow) }, (_, g) =>
    numerators.slice(g * perRow, (g + 1) * perRow),
  );
  const toSum = (digit: number) => (digit + n * least) / denominator;
  return {
    rows: groups.map((group) => joinDigits(group, least, base)),
    unpack: (sums) => groups.flatMap((group, g) => splitDigits(sums[g]!, group.length, base, toSum)),
  };
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

/** The first row becomes the highest digit. */
function joinDigits(group: readonly Float64Array[], least: number, base: number): Float64Array {
  return group[0]!.map((_, i) => group.reduce((number, row) => number * base + (row[i]! - least), 0));
}

function splitDigits(
  sums: Float64Array,
  digits: number,
  base: number,
  toSum: (digit: number) => number,
): readonly Float64Array[] {
  const rest = sums.slice();
  const split: Float64Array[] = [];
  for (let digit = 0; digit < digits; digit += 1) {
    const own = new Float64Array(sums.length);
    for (let i = 0; i < own.length; i += 1) {
      const higher = Math.floor(rest[i]! / base);
      own[i] = toSum(rest[i]! - higher * base);
      rest[i] = higher;
    }
    split.unshift(own);
  }
  return split;
}
