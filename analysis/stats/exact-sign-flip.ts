import { logBinomialPmf } from './binomial.ts';
import { wholeRows } from './whole-rows.ts';

/** Steps of arithmetic up to which the exact value is computed. */
const EXACT_LIMIT = 1e7;

/**
 * Exact p of the sign-flip test of mean 0 (statistic |Σd|) where all values are multiples of 1/L, L ≤ 60, such as
 * differences of shares of up to six runs. Values of one size are counted together, so that hundreds of tasks are no
 * more than a few binomial distributions; for one run a side it is McNemar's exact test. Null for no value, and where
 * values have no such L or would take more than 10^7 steps: then `signFlip` draws. It errs as `signFlip` does.
 */
export function exactSignFlip(values: readonly number[]): number | null {
  if (values.length === 0) return null;
  const whole = wholeRows([Float64Array.from(values)], values.length);
  if (whole === null) return null;
  const units = whole.steps[0]!.map((steps) => steps + whole.least);
  const sizes = sizesOf(units);
  const most = units.reduce((sum, unit) => sum + Math.abs(unit), 0);
  if ((most + 1) * units.length > EXACT_LIMIT) return null;
  const observed = Math.abs(units.reduce((sum, unit) => sum + unit, 0));
  return Math.min(1, tailOf(positiveSums(sizes, most), most, observed));
}

/** Size of a difference in whole units → how many have it; zeros stay zero whatever their sign. */
function sizesOf(units: Float64Array): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const unit of units) if (unit !== 0) counts.set(Math.abs(unit), (counts.get(Math.abs(unit)) ?? 0) + 1);
  return counts;
}

/** Distribution of the sum of those differences that get a plus. */
function positiveSums(sizes: ReadonlyMap<number, number>, most: number): Float64Array {
  let sums = Float64Array.of(1);
  for (const [size, count] of sizes) {
    const next = new Float64Array(Math.min(most + 1, sums.length + size * count));
    for (let plus = 0; plus <= count; plus += 1) {
      const p = Math.exp(logBinomialPmf(plus, count, 0.5));
      for (let i = 0; i < sums.length; i += 1) next[i + plus * size]! += sums[i]! * p;
    }
    sums = next;
  }
  return sums;
}

function tailOf(sums: Float64Array, most: number, observed: number): number {
  return sums.reduce((p, mass, plus) => (Math.abs(2 * plus - most) >= observed ? p + mass : p), 0);
}
