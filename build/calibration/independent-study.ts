import {
  chiSquarePermutation,
  equivalenceOfProportions,
  kendallTauB,
  mannWhitney,
  newcombeIndependent,
  type Proportion,
  type Random,
  spearmanRho,
  wilson,
} from '../../analysis/stats/index.ts';
import { normalDraw } from '../synthetic/normal-draw.ts';
import { coverage, rejection } from './check.ts';
import type { Check, Study } from './study.ts';

/** Chances of the labels of a message, two of them rare. */
const LABELS = [0.62, 0.26, 0.1, 0.02];

type IndependentSample = ReturnType<typeof independentSample>;

function independentSample(random: Random) {
  const logNormals = (n: number) => Float64Array.from({ length: n }, () => Math.exp(normalDraw(random)));
  const labels = () => labelCounts(random, 60);
  return {
    random,
    rate: group(random, 200, 0.42),
    few: group(random, 20, 0.42),
    same: [group(random, 200, 0.42), group(random, 200, 0.42)] as const,
    apart: [group(random, 200, 0.45), group(random, 200, 0.4)] as const,
    many: [group(random, 2000, 0.45), group(random, 2000, 0.4)] as const,
    sizes: [logNormals(200), logNormals(200)] as const,
    table: [labels(), labels()] as const,
    nine: [logNormals(9), logNormals(9)] as const,
    forty: [logNormals(40), logNormals(40)] as const,
  };
}

function group(random: Random, n: number, chance: number): Proportion {
  let solved = 0;
  for (let i = 0; i < n; i += 1) solved += random.uniform() < chance ? 1 : 0;
  return { solved, n };
}

function labelCounts(random: Random, n: number): readonly number[] {
  const counts = LABELS.map(() => 0);
  for (let i = 0; i < n; i += 1) {
    let at = random.uniform();
    const label = LABELS.findIndex((chance) => {
      at -= chance;
      return at < 0;
    });
    counts[Math.max(0, label)]! += 1;
  }
  return counts;
}

const ceilings = (values: Float64Array): Float64Array => values.map(Math.ceil);

const CHECKS: readonly Check<IndependentSample>[] = [
  coverage('Wilson, 200 tasks', 'a rate of 42%', 0.42, ({ rate }) => wilson(rate.solved, rate.n)),
  coverage('Wilson, 20 tasks', 'a rate of 42%', 0.42, ({ few }) => wilson(few.solved, few.n)),
  coverage(
    'Newcombe independent, no effect',
    'rates of two groups of 200',
    0,
    ({ same }) => newcombeIndependent(...same)?.interval,
  ),
  coverage(
    'Newcombe independent, five points',
    'rates of two groups of 200',
    0.05,
    ({ apart }) => newcombeIndependent(...apart)?.interval,
  ),
  rejection(
    'equivalence of proportions, groups of 200',
    'rates as far apart as the margin',
    ({ apart }) => equivalenceOfProportions(...apart, 0.05)?.p,
  ),
  rejection(
    'equivalence of proportions, groups of 2,000',
    'rates as far apart as the margin',
    ({ many }) => equivalenceOfProportions(...many, 0.05)?.p,
  ),
  rejection('Mann–Whitney', 'sizes of two groups of 200', ({ sizes }) => mannWhitney(...sizes)?.p),
  rejection(
    'Mann–Whitney, tied',
    'the same sizes rounded up',
    ({ sizes: [x, y] }) => mannWhitney(ceilings(x), ceilings(y))?.p,
  ),
  rejection(
    'χ² permutation',
    'labels of two groups of 60',
    ({ table, random }) => chiSquarePermutation(table, random)?.p,
  ),
  rejection('Kendall τ_b, 9 pairs', 'independence', ({ nine }) => kendallTauB(...nine).p),
  rejection('Kendall τ_b, 40 pairs', 'independence', ({ forty }) => kendallTauB(...forty).p),
  rejection('Spearman ρ, 9 pairs', 'independence', ({ nine }) => spearmanRho(...nine).p),
  rejection('Spearman ρ, 40 pairs', 'independence', ({ forty }) => spearmanRho(...forty).p),
];

/** Proportions, sizes, labels and ranks of independent draws. */
export const INDEPENDENT_STUDY: Study<IndependentSample> = {
  title: 'Independent samples',
  notes: ['Log-normal sizes, four labels of which two are rare, ranks of 9 and of 40 pairs.'],
  draw: independentSample,
  checks: CHECKS,
};
