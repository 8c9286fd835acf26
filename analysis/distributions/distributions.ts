import { NOBODY_COUNTED } from '../compare/nobody-counted.ts';
import {
  type BinCounts,
  type Bins,
  type Distribution,
  type DistributionGroup,
  type DistributionMeasure,
  type Distributions,
  type Grouping,
  PARTS,
  type Summary,
} from '../model/distributions.ts';
import { mean, quantile } from '../stats/index.ts';
import { binCounts } from './bin-counts.ts';
import { sharedBins } from './shared-bins.ts';

/** The runs (or texts) of one group: those whose measure is known, and how many there are in all. */
export interface MeasuredGroup {
  readonly group: DistributionGroup;
  readonly n: number;
  readonly values: Float64Array;
  /** Of each value its place in `PARTS`. */
  readonly parts: Uint8Array;
}

interface Request {
  readonly measure: DistributionMeasure;
  readonly by: Grouping;
  readonly groups: readonly MeasuredGroup[];
}

/** Counted in whole numbers. */
const WHOLE: ReadonlySet<DistributionMeasure> = new Set(['steps', 'tokens', 'words']);

/** Each group's summary, and its histogram over bins that all groups share. */
export function distributions({ measure, by, groups }: Request): Distributions {
  const reasons = groups.map(({ values }) => whyNone(measure, values));
  const all = joined(groups.filter((_, i) => reasons[i] === null).map(({ values }) => values)).sort();
  const whole = WHOLE.has(measure);
  const bins = {
    linear: binsOf(sharedBins(all, { whole, scale: 'linear' })),
    log10: binsOf(
      sharedBins(
        all.filter((value) => value > 0),
        { whole, scale: 'log10' },
      ),
    ),
  };
  return { measure, by, ...bins, groups: groups.map((group, i) => distributionOf(group, reasons[i]!, bins)) };
}

function binsOf(edges: readonly number[] | null): Bins | null {
  return edges && { edges };
}

/** Texts without words are what they are; runs that took nothing were not measured. */
function whyNone(measure: DistributionMeasure, values: Float64Array): string | null {
  if (values.length === 0) return measure === 'words' ? 'no text is known' : 'no run reports it';
  return measure !== 'words' && values.every((value) => value === 0) ? NOBODY_COUNTED : null;
}

function joined(lists: readonly Float64Array[]): Float64Array {
  const all = new Float64Array(lists.reduce((n, { length }) => n + length, 0));
  let at = 0;
  for (const list of lists) {
    all.set(list, at);
    at += list.length;
  }
  return all;
}

function distributionOf(
  { group, n, values, parts }: MeasuredGroup,
  reason: string | null,
  { linear, log10 }: Pick<Distributions, 'linear' | 'log10'>,
): Distribution {
  const size = { ...group, n, n_known: reason === null ? values.length : 0 };
  if (reason !== null)
    return { ...size, summary: null, reason, linear: null, log10: null, n_not_positive: {} };
  const isPositive = (_: number, i: number) => values[i]! > 0;
  const positive = values.filter(isPositive);
  return {
    ...{ ...size, summary: summaryOf(values.toSorted()), reason },
    linear: linear && binCounts(values, parts, linear.edges),
    log10: log10 && binCounts(positive, parts.filter(isPositive), log10.edges),
    n_not_positive: notPositive(values, parts),
  };
}

function summaryOf(sorted: Float64Array): Summary {
  const at = (p: number) => quantile(sorted, p)!;
  return {
    ...{ min: at(0), p5: at(0.05), q1: at(0.25), median: at(0.5), q3: at(0.75), p95: at(0.95), max: at(1) },
    mean: mean(sorted),
  };
}

function notPositive(values: Float64Array, parts: Uint8Array): Distribution['n_not_positive'] {
  const counts: Partial<Record<keyof BinCounts, number>> = {};
  for (const [i, value] of values.entries()) {
    if (value > 0) continue;
    const part = PARTS[parts[i]!]!;
    counts[part] = (counts[part] ?? 0) + 1;
  }
  return counts;
}
