import { z } from 'zod';
import type {
  CohortBias,
  CohortCategory,
  CohortNumber,
  CohortResolve,
  DoseResponse,
  Effect,
  EffectOffer,
  Interactions,
  LimitExits,
  LimitShare,
  RequestEffects,
} from '../../analysis/model/effects.ts';
import { cohortSchema } from './cohort-schema.ts';
import { count, interval } from './pieces.ts';

const number = z.number().nullable();
const limits = interval.nullable();
const reasons = z.record(z.string(), z.string());
const seed = z.string();
const benchmark = z.string();
const sides = { a: z.string(), b: z.string() };
const size = { n_tasks: count, n_dropped: count };
const leftOut = z.array(z.object({ condition: z.string(), reason: z.string() })).readonly();

const effect = {
  ...size,
  rate_a: number,
  rate_b: number,
  difference: number,
  ci_bootstrap: limits,
  p_permutation: number,
  p_holm: number,
  reasons,
} satisfies Readonly<Record<keyof Effect, z.ZodType>>;

const contrast = { contrast: z.string(), ...sides };

export const requestEffectsSchema = z.object({
  benchmark,
  seed,
  overall: z.array(z.object({ ...contrast, n_systems: count, n_other: count, ...effect })).readonly(),
  by_system: z.array(z.object({ ...contrast, system: z.string(), ...effect })).readonly(),
  left_out: leftOut,
}) satisfies z.ZodType<RequestEffects>;

const interaction = z.object({
  first: z.string(),
  second: z.string().nullable(),
  ...size,
  gap_a: number,
  gap_b: number,
  change: number,
  ci_bootstrap: limits,
  p_permutation: number,
  p_holm: number,
  reasons,
});

export const interactionsSchema = z.object({
  benchmark,
  ...sides,
  seed,
  versus: z.enum(['pairs', 'rest']),
  interactions: z.array(interaction).readonly(),
  spread: z.object({
    n_systems: count,
    ...size,
    sd_a: number,
    sd_b: number,
    difference: number,
    ci_bootstrap: limits,
    reasons,
  }),
  left_out: z.array(z.string()).readonly(),
}) satisfies z.ZodType<Interactions>;

const rate = { rate: number, ci: limits, ci_method: z.enum(['wilson', 'clustered-t']).nullable() };

const slope = {
  ...size,
  slope: number,
  ci_bootstrap: limits,
  p_permutation: number,
  p_holm: number,
  reasons,
};

const level = z.object({ dose: z.number(), n_tasks: count, n_scored: count, n_unscored: count, ...rate });

export const doseResponseSchema = z.object({
  benchmark,
  seed,
  doses: z.array(z.object({ condition: z.string(), dose: z.number(), source: z.string() })).readonly(),
  overall: z.object({ n_systems: count, ...slope }),
  systems: z.array(z.object({ system: z.string(), levels: z.array(level).readonly(), ...slope })).readonly(),
  left_out: leftOut,
}) satisfies z.ZodType<DoseResponse>;

const limitShare = z.object({
  benchmark,
  system: z.string(),
  condition: z.string(),
  n_tasks: count,
  n_runs: count,
  n_ended: count,
  n_limit: count,
  n_error: count,
  n_unknown: count,
  by_limit: z.record(z.string(), count),
  ...rate,
  reasons,
}) satisfies z.ZodType<LimitShare>;

export const limitExitsSchema = z.object({
  seed,
  shares: z.array(limitShare).readonly(),
  compared: z
    .object({
      benchmark,
      ...sides,
      differences: z.array(z.object({ system: z.string(), ...effect, ci_newcombe: limits })).readonly(),
    })
    .nullable(),
}) satisfies z.ZodType<LimitExits>;

const fact = {
  fact: z.string(),
  n_cohort: count,
  n_rest: count,
  n_unknown: count,
  p: number,
  p_holm: number,
  reasons,
};
const largest = z.object({ name: z.string(), share: z.number() }).nullable();

const category = z.object({
  ...fact,
  n_categories: count,
  total_variation: number,
  chi2: number,
  df: number,
  cramers_v: number,
  largest_cohort: largest,
  largest_rest: largest,
}) satisfies z.ZodType<CohortCategory>;

const numeric = z.object({
  ...fact,
  median_cohort: number,
  median_rest: number,
  u: number,
  delta: number,
  ci_delta_90: limits,
  ks: number,
  p_equivalence: number,
  equivalent: z.boolean().nullable(),
}) satisfies z.ZodType<CohortNumber>;

const resolve = z.object({
  system: z.string(),
  condition: z.string(),
  n_cohort: count,
  n_rest: count,
  n_dropped: count,
  solved_cohort: count,
  solved_rest: count,
  difference: number,
  ci_newcombe: limits,
  p: number,
  p_holm: number,
  ci_newcombe_90: limits,
  p_equivalence: number,
  equivalent: z.boolean().nullable(),
  reasons,
}) satisfies z.ZodType<CohortResolve>;

export const cohortBiasSchema = z.object({
  benchmark,
  seed,
  cohort: cohortSchema,
  rest: cohortSchema,
  n_elsewhere: count,
  margin: z.number(),
  margin_delta: z.number(),
  categories: z.array(category).readonly(),
  numbers: z.array(numeric).readonly(),
  resolve: z.array(resolve).readonly(),
}) satisfies z.ZodType<CohortBias>;

export const effectOfferSchema = z.object({
  what: z.enum(['fields', 'styles', 'interaction', 'dose', 'limits', 'cohort']),
  benchmark: z.string().nullable(),
  possible: z.boolean(),
  detail: z.string(),
}) satisfies z.ZodType<EffectOffer>;
