import { z } from 'zod';
import {
  ESTIMANDS,
  INTERVAL_METHODS,
  MEASURES,
  type Report,
  type ReportRow,
  SCENARIOS,
  TESTS,
} from '../../analysis/model/report.ts';
import { comparisonRequestSchema, comparisonResultSchema } from './comparison-schema.ts';
import { count, interval } from './pieces.ts';

export const reportRequestSchema = comparisonRequestSchema.extend({
  /** Difference whose power is stated: 0.05 is five points. */
  difference: z.number().gt(0).lt(1).default(0.05),
});

const number = z.number().nullable();
const flag = z.boolean().nullable();
const limits = interval.nullable();
const reasons = z.record(z.string(), z.string());
const outcomes = z.record(z.string(), count);

const taskCounts = z.object({
  n_compared: count,
  n_dropped: count,
  n_missing_a: count,
  n_missing_b: count,
  n_unscored_a: count,
  n_unscored_b: count,
  n_unscored_both: count,
  runs_a: count,
  runs_b: count,
  unscored_a: outcomes,
  unscored_b: outcomes,
});

const estimate = z.object({
  estimand: z.enum(ESTIMANDS),
  n: count,
  rate_a: number,
  rate_b: number,
  difference: number,
  interval: limits,
  method: z.enum(INTERVAL_METHODS).nullable(),
  reason: z.string().nullable(),
});

const test = z.object({ test: z.enum(TESTS), p: number, p_holm: number, reason: z.string().nullable() });

const scenario = z.object({
  scenario: z.enum(SCENARIOS),
  n_tasks: count,
  rate_a: number,
  rate_b: number,
  difference: number,
  interval: limits,
  p: number,
  sign_changes: flag,
  significance_changes: flag,
  reasons,
});

const repositories = z.object({
  n_tasks: count,
  n_unknown: count,
  n_repositories: count,
  rows: z
    .array(
      z.object({
        repository: z.string(),
        n_tasks: count,
        rate_a: number,
        rate_b: number,
        difference: number,
        ci_t: limits,
        ci_newcombe: limits,
      }),
    )
    .readonly(),
  difference: number,
  clustered: z.object({ se: z.number(), interval, p: number }).nullable(),
  two_level: z.object({ se: z.number(), interval }).nullable(),
  without: z
    .array(
      z.object({
        repository: z.string(),
        n_tasks: count,
        difference: number,
        interval: limits,
        p: number,
        sign_changes: flag,
        significance_changes: flag,
      }),
    )
    .readonly(),
  most_influential: z.object({ repository: z.string(), change: z.number() }).nullable(),
  n_sign_changes: count,
  n_significance_changes: count,
  reasons,
});

const repeat = z.object({
  repeat: count,
  n_a: count,
  rate_a: number,
  n_b: count,
  rate_b: number,
  difference: number,
});

const sideOfRuns = z.object({ any: number, all: number, n_tasks: count });

const repeatedRuns = z.object({
  k: count,
  a: sideOfRuns,
  b: sideOfRuns,
  sd_within_a: number,
  sd_within_b: number,
  sd_between: number,
  n_tasks: count,
  runs_needed: count.nullable(),
  least_detectable: number,
  reasons,
});

const power = z.object({
  stated_difference: z.number(),
  wanted: z.number(),
  n_outcomes: count,
  discordance: number,
  power_normal: number,
  power_exact: number,
  power_mid_p: number,
  detectable_normal: number,
  detectable_exact: number,
  detectable_mid_p: number,
  tasks_needed: count.nullable(),
  n_tasks: count,
  sd: number,
  se: number,
  mean_power: number,
  mean_detectable: number,
  mean_tasks_needed: count.nullable(),
  reasons,
});

const measure = z.object({
  measure: z.enum(MEASURES),
  n_tasks: count,
  mean_a: number,
  mean_b: number,
  median_a: number,
  median_b: number,
  median_difference: number,
  ratio: number,
  ci_ratio: limits,
  p: number,
  p_method: z.enum(['exact', 'enumerated', 'normal']).nullable(),
  p_holm: number,
  reasons,
});

const row = z.object({
  system: z.string(),
  condition: z.string().nullable(),
  tasks: taskCounts,
  estimates: z.array(estimate).readonly(),
  tests: z.array(test).readonly(),
  sensitivity: z.array(scenario).readonly(),
  repositories,
  repeats: z.array(repeat).readonly(),
  repeated_runs: repeatedRuns.nullable(),
  estimands: z.array(estimate).readonly(),
  net_change: number,
  power,
  measures: z.array(measure).readonly(),
}) satisfies z.ZodType<ReportRow>;

export const reportSchema = z.object({
  comparison: comparisonResultSchema,
  filter: z.record(z.string(), z.array(z.string()).readonly()),
  one_sided: z
    .array(z.object({ system: z.string(), condition: z.string().nullable(), side: z.enum(['a', 'b']) }))
    .readonly(),
  app_version: z.string(),
  draws: count,
  answer: z.string(),
  rows: z.array(row).readonly(),
  explanations: z.record(z.string(), z.object({ name: z.string(), text: z.string(), source: z.string() })),
}) satisfies z.ZodType<Report>;
