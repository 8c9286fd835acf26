import { ENUMERATION_LIMIT } from './resamples.ts';
import { wholeRows } from './whole-rows.ts';

/** What relabelling can make of one summand, with the probabilities, which sum to 1. */
export interface Choices {
  readonly values: readonly number[];
  readonly probabilities: readonly number[];
}

interface Distribution {
  /** Ascending. */
  readonly sums: ArrayLike<number>;
  readonly weights: ArrayLike<number>;
}

/**
 * Distribution of the sum of one choice per task. Sums within the tolerance are one; null beyond 100,000 of them.
 */
export function distributionOf(choices: readonly Choices[], tolerance: number): Distribution | null {
  return wholeDistribution(choices) ?? mergedDistribution(choices, tolerance);
}

/**
 * Counts sums in units of 1/L where all values are multiples of it, such as shares of a few runs: several times as fast
 * as merging. Null where they are not, or span more than 100,000 units.
 */
function wholeDistribution(choices: readonly Choices[]): Distribution | null {
  const whole = wholeRows(
    choices.map(({ values }) => Float64Array.from(values)),
    choices.length,
  );
  if (whole === null) return null;
  const lows = whole.steps.map((steps) => Math.min(...steps));
  const spans = whole.steps.map((steps, task) => Math.max(...steps) - lows[task]!);
  const span = spans.reduce((total, one) => total + one, 0);
  if (span >= ENUMERATION_LIMIT) return null;
  const weights = new Float64Array(span + 1);
  weights[0] = 1;
  let reached = 0;
  choices.forEach(({ probabilities }, task) => {
    if (spans[task] === 0) return;
    const steps = whole.steps[task]!.map((step) => step - lows[task]!);
    spread(weights, reached, steps, probabilities);
    reached += spans[task]!;
  });
  const least = lows.reduce((total, low) => total + low, choices.length * whole.least);
  return { sums: weights.map((_, step) => (least + step) / whole.denominator), weights };
}

/** Adds one choice to the sums 0 to `reached`, from the highest down, so that in place each is read before it is written. */
function spread(
  weights: Float64Array,
  reached: number,
  steps: Float64Array,
  probabilities: readonly number[],
): void {
  const most = Math.max(...steps);
  for (let sum = reached + most; sum >= 0; sum -= 1) {
    let weight = 0;
    for (let k = 0; k < steps.length; k += 1) {
      const before = sum - steps[k]!;
      if (before >= 0 && before <= reached) weight += weights[before]! * probabilities[k]!;
    }
    weights[sum] = weight;
  }
}

function mergedDistribution(choices: readonly Choices[], tolerance: number): Distribution | null {
  let distribution: Distribution = { sums: [0], weights: [1] };
  for (const next of choices) {
    distribution = convolve(distribution, next, tolerance);
    if (distribution.sums.length > ENUMERATION_LIMIT) return null;
  }
  return distribution;
}

/** Merges the copies of `distribution` that each choice shifts: every copy is in order already. */
function convolve(
  distribution: Distribution,
  { values, probabilities }: Choices,
  tolerance: number,
): Distribution {
  const { sums: from, weights: given } = distribution;
  const [sums, weights]: [number[], number[]] = [[], []];
  const at = values.map(() => 0);
  for (;;) {
    let least = Infinity;
    for (let k = 0; k < at.length; k += 1) {
      if (at[k]! < from.length) least = Math.min(least, from[at[k]!]! + values[k]!);
    }
    if (least === Infinity) return { sums, weights };
    let weight = 0;
    for (let k = 0; k < at.length; k += 1) {
      if (at[k]! >= from.length || from[at[k]!]! + values[k]! > least + tolerance) continue;
      weight += given[at[k]!]! * probabilities[k]!;
      at[k]! += 1;
    }
    sums.push(least);
    weights.push(weight);
  }
}
