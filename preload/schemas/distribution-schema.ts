import { z } from 'zod';
import {
  DISTRIBUTION_MEASURES,
  type Distributions,
  GROUPINGS,
  PARTS,
} from '../../analysis/model/distributions.ts';
import { filterSchema } from './filter-schema.ts';
import { count } from './pieces.ts';

export const distributionsRequestSchema = z.strictObject({
  filter: filterSchema.default({}),
  measure: z.enum(DISTRIBUTION_MEASURES),
  /** Without it `both`; words are of conditions alone. */
  by: z.enum(GROUPINGS).optional(),
});

const name = z.string().nullable();
const part = z.enum(PARTS);
const bins = z.object({ edges: z.array(z.number()).readonly() });
const counts = z.partialRecord(part, z.array(count).readonly());

const summary = z.object({
  min: z.number(),
  p5: z.number(),
  q1: z.number(),
  median: z.number(),
  q3: z.number(),
  p95: z.number(),
  max: z.number(),
  mean: z.number(),
});

const distribution = z.object({
  kind: z.enum(['runs', 'statements', 'scripts', 'corpus']),
  benchmark: name,
  system: name,
  condition: name,
  corpus: name,
  n: count,
  n_known: count,
  summary: summary.nullable(),
  reason: z.string().nullable(),
  linear: counts.nullable(),
  log10: counts.nullable(),
  n_not_positive: z.partialRecord(part, count),
});

export const distributionsSchema = z.object({
  measure: z.enum(DISTRIBUTION_MEASURES),
  by: z.enum(GROUPINGS),
  linear: bins.nullable(),
  log10: bins.nullable(),
  groups: z.array(distribution).readonly(),
}) satisfies z.ZodType<Distributions>;
