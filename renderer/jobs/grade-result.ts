import type { z } from 'zod';
import { experimentResultSchema } from '../../preload/schemas/experiment-schema.ts';
import { gradeResultSchema, regradeResultSchema } from '../../preload/schemas/grading-schema.ts';
import type { Job } from './job.ts';

export type GradeResult = z.infer<typeof gradeResultSchema>;
export type RegradeResult = z.infer<typeof regradeResultSchema>;

const resultOf = <T>(job: Job, kind: string, schema: z.ZodType<T>): T | null =>
  job.kind === kind ? (schema.safeParse(job.result).data ?? null) : null;

/** What a grading came to; null for other jobs and while it runs. */
export const gradeResultOf = (job: Job): GradeResult | null => resultOf(job, 'grade', gradeResultSchema);

/** What an experiment came to; null for other jobs and while it runs. */
export const experimentResultOf = (job: Job) => resultOf(job, 'experiment', experimentResultSchema);

/** What reading logs again changed; null for other jobs and while it runs. */
export const regradeResultOf = (job: Job): RegradeResult | null =>
  resultOf(job, 'regrade', regradeResultSchema);
