import { z } from 'zod';
import { filterSchema } from '../schemas/filter-schema.ts';
import { engineHealthSchema, gradedHereSchema, gradeRequestSchema } from '../schemas/grading-schema.ts';
import { count } from '../schemas/pieces.ts';

/** Grading in containers, and the engine that they run on. */
export const gradingMethods = {
  /** Null where no engine answers, with what to do. */
  'engine.health': {
    kind: 'call',
    input: z.strictObject({}),
    output: z.object({
      health: engineHealthSchema.nullable(),
      problem: z.object({ message: z.string(), hint: z.string() }).nullable(),
    }),
  },
  'grade.start': { kind: 'call', input: gradeRequestSchema, output: z.object({ job_id: count }) },
  /** Reads the kept logs again; no container is needed. */
  'regrade.start': {
    kind: 'call',
    input: z.strictObject({ filter: filterSchema.default({}) }),
    output: z.object({ job_id: count }),
  },
  /** What grading here has come to, under a filter. */
  'grade.results': {
    kind: 'call',
    input: z.strictObject({ filter: filterSchema.default({}), limit: count.max(10_000).default(1000) }),
    output: gradedHereSchema,
  },
  /** A stretch of the log that a grade was read from. */
  'grade.log': {
    kind: 'call',
    input: z.strictObject({
      grade_id: count,
      offset: count.default(0),
      limit: count.max(1_000_000).default(200_000),
    }),
    output: z.object({ text: z.string(), total: count }),
  },
} as const;
