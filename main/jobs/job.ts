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

/** What a job that writes piece by piece needs of those who run it. */
export interface JobHold {
  /** Waits until nobody else writes names of systems and tasks. @returns what ends the turn */
  readonly turn: () => Promise<() => void>;
  /** Something was committed that changes what views show. */
  readonly changed: () => void;
}

export interface JobPlan {
  readonly kind: string;
  readonly title: string;
  /** Yields progress, returns the result; throws on failure; stops soon after the signal aborts. */
  readonly run: (signal: AbortSignal, hold: JobHold) => AsyncGenerator<Progress, unknown>;
  /** The result, which changes what views show, is there whole or not at all. */
  readonly writes: boolean;
  /** What a person is told who cancelled it. */
  readonly cancelled?: string;
}
