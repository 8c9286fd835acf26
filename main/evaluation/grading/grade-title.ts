import { basename } from 'node:path';
import type { GradeRequest } from './grade-context.ts';

/** What the jobs list calls a grading. */
export function gradeTitle({ paths, agents }: GradeRequest): string {
  if (paths.length === 0) return 'Grade the runs here';
  const first = basename(paths[0] as string);
  const what = paths.length > 1 ? `${first} and ${paths.length - 1} more` : first;
  return agents.length > 0 ? `Grade ${agents.join(' and ')} on ${what}` : `Grade ${what}`;
}
