import { z } from 'zod';
import { DEFAULT_SEED } from '../../analysis/model/default-seed.ts';
import { cohortRowSchema } from '../schemas/cohort-schema.ts';
import { filterSchema } from '../schemas/filter-schema.ts';
import { count } from '../schemas/pieces.ts';

/** Letters as they are printed, in one line. */
const newName = z
  .string()
  .trim()
  .min(1)
  .max(200)
  .regex(/^\P{Cc}+$/u);
const name = z.string().max(1000);
const savedFilter = z.object({ name: z.string(), filter: filterSchema, created_at: z.number() });

/** What people keep of filters. */
export const filterMethods = {
  /** The named sets of tasks. */
  cohorts: {
    kind: 'call',
    input: z.strictObject({}),
    output: z.object({ rows: z.array(cohortRowSchema).readonly() }),
  },
  /** Keeps the tasks that the filter finds as a cohort: all of them, or the `n` with the smallest hash ranks. */
  'cohort.make': {
    kind: 'call',
    input: z.strictObject({
      name: newName,
      filter: filterSchema.default({}),
      sample: z.strictObject({ n: count.min(1), seed: z.string().max(200).default(DEFAULT_SEED) }).optional(),
    }),
    /** `n_from`: how many tasks the filter found. */
    output: z.object({ name: z.string(), hash: z.string(), n_tasks: count, n_from: count }),
  },
  /** By name or hash. Only one that was made here and that no kept filter names. */
  'cohort.remove': {
    kind: 'call',
    input: z.strictObject({ name }),
    output: z.object({ name: z.string(), hash: z.string() }),
  },
  /** Filters kept under a name. */
  filters: {
    kind: 'call',
    input: z.strictObject({}),
    output: z.object({ rows: z.array(savedFilter).readonly() }),
  },
  'filter.save': {
    kind: 'call',
    input: z.strictObject({ name: newName, filter: filterSchema, replace: z.boolean().default(false) }),
    output: z.object({}),
  },
  'filter.rename': {
    kind: 'call',
    input: z.strictObject({ name, to: newName }),
    output: z.object({}),
  },
  /** Answers what it was, so that it can be kept again. */
  'filter.remove': { kind: 'call', input: z.strictObject({ name }), output: savedFilter },
} as const;
