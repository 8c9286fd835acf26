import { quantile } from '../stats/index.ts';
import { multipleOf, niceStep } from './nice-step.ts';

export const MOST_BINS = 64;

export interface BinOptions {
  /** Whole numbers are counted whole: no linear bin is narrower than 1. */
  readonly whole: boolean;
  /** Bins of equal width on a logarithmic scale, for values above 0. */
  readonly scale: 'linear' | 'log10';
}

/**
 * Edges of bins over all values, one more than bins; null for no value. On their scale, bins are as wide as by Freedman
 * and Diaconis ("On the histogram as a density estimator: L₂ theory", 1981), 2·IQR·n^(−1/3), raised to 1, 2 or 5 times a
 * power of ten, and further where there would be more than `MOST_BINS`; where the middle half of the values is alike,
 * as by Sturges (1926), range/(log₂ n + 1). Edges are multiples of the width. `values`: ascending.
 */
export function sharedBins(values: Float64Array, { whole, scale }: BinOptions): readonly number[] | null {
  const n = values.length;
  if (n === 0) return null;
  if (scale === 'linear') return spanning(multiples(values, whole ? 1 : 0), values[0]!, values[n - 1]!);
  const edges = multiples(values.map(Math.log10), 0).map((at) => 10 ** at);
  return spanning(edges, values[0]!, values[n - 1]!);
}

function multiples(sorted: Float64Array, narrowest: number): readonly number[] {
  const [least, most] = [sorted[0]!, sorted.at(-1)!];
  let step = niceStep(Math.max(widthOf(sorted), (most - least) / MOST_BINS, narrowest));
  while (countOf(least, most, step) > MOST_BINS) step = niceStep(1.5 * step);
  const first = Math.floor(least / step);
  return Array.from({ length: countOf(least, most, step) + 1 }, (_, i) => multipleOf(step, first + i));
}

/** Above 0, even where all values are alike. */
function widthOf(sorted: Float64Array): number {
  const n = sorted.length;
  const range = sorted[n - 1]! - sorted[0]!;
  if (range === 0) return Math.abs(sorted[0]!) || 1;
  const middle = quantile(sorted, 0.75)! - quantile(sorted, 0.25)!;
  return middle > 0 ? (2 * middle) / Math.cbrt(n) : range / (Math.log2(n) + 1);
}

function countOf(least: number, most: number, step: number): number {
  return Math.floor(most / step) - Math.floor(least / step) + 1;
}

/** Rounding may leave the least a hair below the first edge, or the most on the last one. */
function spanning(edges: readonly number[], least: number, most: number): readonly number[] {
  const last = edges.at(-1)!;
  const beyond = most < last ? last : most + Math.abs(most) * 2 ** -50;
  return [Math.min(edges[0]!, least), ...edges.slice(1, -1), beyond];
}
