import { z } from 'zod';
import { DEFAULT_SEED } from '../../analysis/model/default-seed.ts';
import type { RankedPair, RankedSystem, Ranking } from '../../analysis/model/ranking.ts';
import { cohortSchema } from './cohort-schema.ts';
import { filterSchema } from './filter-schema.ts';
import { count, interval } from './pieces.ts';

export const rankingRequestSchema = z.strictObject({
  /** What A and B are; without it, whichever of the two both names are found among. */
  by: z.enum(['condition', 'benchmark']).optional(),
  a: z.string(),
  b: z.string(),
  filter: filterSchema.default({}),
  seed: z.string().max(200).default(DEFAULT_SEED),
});

const number = z.number().nullable();

const rankedSystem = z.object({
  label: z.string(),
  system: z.string(),
  condition: z.string().nullable(),
  n_tasks: count,
  n_scored: count,
  score_a: number,
  score_b: number,
  rank_a: number,
  rank_b: number,
  shift: number,
  set_a: interval.nullable(),
  set_b: interval.nullable(),
  ci_a: interval.nullable(),
  ci_b: interval.nullable(),
  ci_shift: interval.nullable(),
}) satisfies z.ZodType<RankedSystem>;

const rankedPair = z.object({
  first: z.string(),
  second: z.string(),
  n_tasks: count,
  difference_a: z.number(),
  difference_b: z.number(),
  swap_a: number,
  swap_b: number,
  p_holm_a: number,
  p_holm_b: number,
}) satisfies z.ZodType<RankedPair>;

export const rankingSchema = z.object({
  by: z.enum(['condition', 'benchmark']),
  a: z.string(),
  b: z.string(),
  seed: z.string(),
  cohort: cohortSchema,
  n_tasks: count,
  n_dropped: count,
  n_one_sided: count,
  n_systems_one_sided: count,
  unranked: z.array(z.string()).readonly(),
  systems: z.array(rankedSystem).readonly(),
  tau_b: number,
  p_tau_b: number,
  rho: number,
  p_rho: number,
  swaps: z.array(rankedPair).readonly(),
  reasons: z.record(z.string(), z.string()),
}) satisfies z.ZodType<Ranking>;
