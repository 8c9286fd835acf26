import type { z } from 'zod';
import type { jobEventSchema, jobSchema } from '../../preload/schemas/job-schema.ts';

export type Job = z.infer<typeof jobSchema>;
export type JobEvent = z.infer<typeof jobEventSchema>;

export interface Progress {
  readonly done: number;
  readonly total: number | null;
  readonly unit: string;
  readonly message: string;
  readonly warnings: number;
}

export interface JobPlan {
  readonly kind: string;
  readonly title: string;
  /** Yields progress, returns the result; throws on failure; stops soon after the signal aborts. */
  readonly run: (signal: AbortSignal) => AsyncGenerator<Progress, unknown>;
  /** The result changes what views show. */
  readonly writes: boolean;
}
