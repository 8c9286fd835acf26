import { z } from 'zod';
import type { Cohort } from '../../analysis/model/comparison.ts';
import type { NamedCohort } from '../../analysis/model/named-cohort.ts';
import { filterSchema } from './filter-schema.ts';
import { count } from './pieces.ts';

const named = {
  name: z.string(),
  n_tasks: count,
  hash: z.string(),
  sample: z.object({ n_from: count, seed: z.string() }).nullable(),
  part_of: z.string().nullable(),
  by_result: z.boolean(),
};

/** The named cohorts that a result is within. */
export const withinSchema = z.array(z.object(named)).readonly() satisfies z.ZodType<readonly NamedCohort[]>;

/** The tasks that a result is over. */
export const cohortSchema = z.object({
  name: z.string(),
  n_tasks: count,
  hash: z.string(),
  within: withinSchema,
}) satisfies z.ZodType<Cohort>;

export const cohortRowSchema = z.object({
  ...named,
  /** What a filter names it by: its name, or its hash where several have the name. */
  key: z.string(),
  description: z.string(),
  /** The import that brought it; null where it was made here. */
  import_id: count.nullable(),
  /** What found its tasks; null where it was imported. */
  filter: filterSchema.nullable(),
  /** Milliseconds since the epoch; null where it was imported. */
  created_at: z.number().nullable(),
  /** Names of the kept filters that name it; it can be removed where there are none. */
  used_by: z.array(z.string()).readonly(),
});
