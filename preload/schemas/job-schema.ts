import { z } from 'zod';
import { count } from './pieces.ts';

export const jobSchema = z.object({
  job_id: count,
  kind: z.string(),
  title: z.string(),
  state: z.enum(['running', 'done', 'failed', 'cancelled', 'interrupted']),
  done: z.number(),
  total: z.number().nullable(),
  unit: z.string(),
  message: z.string(),
  warnings: count,
  started_at: z.number(),
  ended_at: z.number().nullable(),
  result: z.unknown().nullable(),
  error: z.object({ code: z.string(), message: z.string(), hint: z.string() }).nullable(),
});

export const jobEventSchema = z.object({ seq: count, job: jobSchema, workspace_revision: count });
