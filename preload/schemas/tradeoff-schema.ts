import { z } from 'zod';
import { TRADEOFF_MEASURES, type Tradeoff, type TradeoffPoint } from '../../analysis/model/tradeoff.ts';
import { filterSchema } from './filter-schema.ts';
import { count } from './pieces.ts';
import { rateRowSchema } from './rate-schema.ts';

export const tradeoffRequestSchema = z.strictObject({
  filter: filterSchema.default({}),
  measure: z.enum(TRADEOFF_MEASURES).default('cost_usd'),
});

const point = rateRowSchema
  .pick({
    benchmark: true,
    system: true,
    condition: true,
    n_tasks: true,
    n_scored: true,
    n_unscored: true,
    resolved: true,
    ci: true,
    ci_method: true,
  })
  .extend({
    rate: z.number(),
    n_runs: count,
    n_known: count,
    mean: z.number(),
    min: z.number(),
    max: z.number(),
    n_repeats: count,
    on_front: z.boolean(),
  }) satisfies z.ZodType<TradeoffPoint>;

export const tradeoffSchema = z.object({
  measure: z.enum(TRADEOFF_MEASURES),
  points: z.array(point).readonly(),
  left_out: z
    .array(
      z.object({
        benchmark: z.string(),
        system: z.string(),
        condition: z.string(),
        n_runs: count,
        reason: z.string(),
      }),
    )
    .readonly(),
}) satisfies z.ZodType<Tradeoff>;
