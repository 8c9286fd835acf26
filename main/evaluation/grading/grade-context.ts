import type { z } from 'zod';
import type {
  gradedRunSchema,
  gradedTaskSchema,
  gradeRequestSchema,
  gradeResultSchema,
} from '../../../preload/schemas/grading-schema.ts';
import type { Engine } from '../../docker/engine.ts';
import type { ImportContext } from '../../import/run-import.ts';

export type GradeRequest = z.output<typeof gradeRequestSchema>;
export type GradeResult = z.output<typeof gradeResultSchema>;
export type GradedRun = z.output<typeof gradedRunSchema>;
export type GradedTask = z.output<typeof gradedTaskSchema>;

/** What grading works with. */
export interface GradeContext extends ImportContext {
  readonly openEngine: () => Promise<Engine>;
}
