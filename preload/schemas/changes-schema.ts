import { z } from 'zod';
import { CHANGE_MEASURES, type Change, type Changes } from '../../analysis/model/changes.ts';
import { comparisonResultSchema } from './comparison-schema.ts';
import { count, interval } from './pieces.ts';

const number = z.number().nullable();

const change = z.object({
  measure: z.enum(CHANGE_MEASURES),
  n_tasks: count,
  mean_a: number,
  mean_b: number,
  difference: number,
  ci_difference: interval.nullable(),
  relative: number,
  ci_relative: interval.nullable(),
  reasons: z.record(z.string(), z.string()),
}) satisfies z.ZodType<Change>;

export const changesSchema = comparisonResultSchema
  .pick({ by: true, a: true, b: true, filter_a: true, filter_b: true, seed: true, cohort: true })
  .extend({
    rows: z
      .array(
        z.object({
          system: z.string(),
          condition: z.string().nullable(),
          changes: z.array(change).readonly(),
        }),
      )
      .readonly(),
  }) satisfies z.ZodType<Changes>;
