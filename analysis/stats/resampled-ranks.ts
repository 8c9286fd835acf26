import { ranksFromBest } from './ranks-from-best.ts';

/**
 * System → resample → rank among the systems in it, 1 the best. `means`: system → resample → score, from resamples that
 * all systems share. Their percentiles describe; they are too narrow where systems are nearly tied, and are no
 * confidence set (`rankSets` is).
 */
export function resampledRanks(means: readonly Float64Array[]): readonly Float64Array[] {
  const ranks = means.map((row) => new Float64Array(row.length));
  const scores = new Float64Array(means.length);
  for (let resample = 0; resample < (means[0]?.length ?? 0); resample += 1) {
    for (let i = 0; i < scores.length; i += 1) scores[i] = means[i]![resample]!;
    const ranked = ranksFromBest(scores);
    for (let i = 0; i < scores.length; i += 1) ranks[i]![resample] = ranked[i]!;
  }
  return ranks;
}
