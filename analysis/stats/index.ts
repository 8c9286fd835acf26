export { benjaminiHochberg } from './benjamini-hochberg.ts';
export { binomialCdf, logBinomialPmf } from './binomial.ts';
export { bootstrapError } from './bootstrap-error.ts';
export { type BcaFallback, bootstrapInterval } from './bootstrap-interval.ts';
export { clusterBootstrap } from './cluster-bootstrap.ts';
export { clusteredMean } from './clustered-mean.ts';
export { enumeratedDetectable, enumeratedPower, type McnemarTest } from './enumerated-power.ts';
export { equivalenceOfProportions } from './equivalence-of-proportions.ts';
export { equivalencePaired } from './equivalence-paired.ts';
export { geometricRatio } from './geometric-ratio.ts';
export { hashRank } from './hash-rank.ts';
export { holm } from './holm.ts';
export { jointBootstrap } from './joint-bootstrap.ts';
export { majority } from './majority.ts';
export { mcnemar } from './mcnemar.ts';
export { mean } from './mean.ts';
export {
  type DifferenceParts,
  differenceSd,
  meanDetectable,
  meanPower,
  meanTasks,
} from './mean-power.ts';
export { newcombeIndependent, type Proportion } from './newcombe-independent.ts';
export { newcombePaired, type PairedTable } from './newcombe-paired.ts';
export { normalCdf, normalQuantile } from './normal.ts';
export { type OutcomeRule, overturnNull } from './overturn-null.ts';
export { pairedBinaryDetectable, pairedBinaryPower, pairedBinaryTasks } from './paired-binary-power.ts';
export { pairedT } from './paired-t.ts';
export { percentileInterval } from './percentile-interval.ts';
export { type PairedRuns, pooledDifference } from './pooled-difference.ts';
export { pooledMean } from './pooled-mean.ts';
export { quantile } from './quantile.ts';
export { Random, randomFor, randomOf } from './random.ts';
export { ratioOfSums, ratiosOfSums } from './ratio-of-sums.ts';
export type { TaskRuns } from './relabelling.ts';
export { DEFAULT_DRAWS } from './resamples.ts';
export { retention } from './retention.ts';
export { runPermutation } from './run-permutation.ts';
export { type PermutationTest, signFlip } from './sign-flip.ts';
export type { ZeroRule } from './signed-ranks.ts';
export { studentTCdf, studentTQuantile } from './student-t.ts';
export { tango } from './tango.ts';
export { twoLevelBootstrap } from './two-level-bootstrap.ts';
export { waldPaired } from './wald-paired.ts';
export { wilcoxon } from './wilcoxon.ts';
export { wilson } from './wilson.ts';
