import { z } from 'zod';
import { COMPARE_BY, type Comparison, type ComparisonResult } from '../../analysis/model/comparison.ts';
import { DEFAULT_SEED } from '../../analysis/model/default-seed.ts';
import { cohortSchema } from './cohort-schema.ts';
import { filterSchema } from './filter-schema.ts';
import { count, interval } from './pieces.ts';

export const comparisonRequestSchema = z.strictObject({
  by: z.enum(COMPARE_BY),
  /** Names of the sides; filters have readable ones unless told. */
  a: z.string().optional(),
  b: z.string().optional(),
  /** The runs of each side where filters are compared. */
  filter_a: filterSchema.optional(),
  filter_b: filterSchema.optional(),
  filter: filterSchema.default({}),
  seed: z.string().max(200).default(DEFAULT_SEED),
});

const row = z.object({
  system: z.string(),
  condition: z.string().nullable(),
  n_tasks: count,
  n_tasks_a: count,
  n_tasks_b: count,
  n_dropped: count,
  rate_a: z.number().nullable(),
  rate_b: z.number().nullable(),
  difference: z.number().nullable(),
  ci_bootstrap: interval.nullable(),
  ci_bca: interval.nullable(),
  ci_newcombe: interval.nullable(),
  p_permutation: z.number().nullable(),
  p_holm: z.number().nullable(),
  by_repository: z
    .array(
      z.object({
        repository: z.string(),
        n_tasks: count,
        difference: z.number(),
        ci_newcombe: interval.nullable(),
      }),
    )
    .readonly(),
  reasons: z.record(z.string(), z.string()),
});

const comparison = z.discriminatedUnion('paired', [
  row.extend({
    paired: z.literal(true),
    mcnemar: z.object({
      b: count,
      c: count,
      exact: z.number().nullable(),
      mid_p: z.number().nullable(),
    }),
    transitions: z.object({ ss: count, su: count, us: count, uu: count, excluded: count }),
    retention: z.number().nullable(),
    overturn_null: z.number().nullable(),
  }),
  row.extend({
    paired: z.literal(false),
    mcnemar: z.null(),
    transitions: z.null(),
    retention: z.null(),
    overturn_null: z.null(),
  }),
]) satisfies z.ZodType<Comparison>;

export const comparisonResultSchema = z.object({
  by: z.enum(COMPARE_BY),
  a: z.string(),
  b: z.string(),
  filter_a: filterSchema.optional(),
  filter_b: filterSchema.optional(),
  cohort: cohortSchema,
  seed: z.string(),
  comparisons: z.array(comparison).readonly(),
  mean_difference: z.number().nullable(),
  ci_mean_difference: interval.nullable(),
}) satisfies z.ZodType<ComparisonResult>;

const repeats = z.array(z.union([z.literal(0), z.literal(1), z.null()])).readonly();

/**
 * `excluded`: scored on both sides, but a side has no majority; `dropped`: not compared; `of_a`, `of_b`: the tasks of sides that
 * share none.
 */
export const TRANSITIONS = ['ss', 'su', 'us', 'uu', 'excluded', 'dropped', 'of_a', 'of_b'] as const;

export const pairRowSchema = z.object({
  task: z.string(),
  repository: z.string().nullable(),
  transition: z.enum(TRANSITIONS),
  a: repeats,
  b: repeats,
  runs_a: z.array(count).readonly(),
  runs_b: z.array(count).readonly(),
});
