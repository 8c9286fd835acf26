import { z } from 'zod';
import type { RateRow } from '../../analysis/model/rate-row.ts';
import { count, interval } from './pieces.ts';

export const rateRowSchema = z.object({
  benchmark: z.string(),
  system: z.string(),
  condition: z.string(),
  repeat: count.nullable(),
  n_tasks: count,
  n_scored: count,
  n_unscored: count,
  n_suspect: count,
  n_ambiguous: count,
  resolved: z.number().nonnegative(),
  rate: z.number().nullable(),
  ci: interval.nullable(),
  ci_method: z.enum(['wilson', 'clustered-t']).nullable(),
  published: count.nullable(),
  mean_steps: z.number().nullable(),
  mean_tokens: z.number().nullable(),
  mean_cost_usd: z.number().nullable(),
  outcomes: z.record(z.string(), count),
}) satisfies z.ZodType<RateRow>;
