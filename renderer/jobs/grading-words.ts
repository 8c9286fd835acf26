import { counted } from '../../analysis/figures/counted.ts';
import { count } from '../../analysis/format/number.ts';
import { experimentResultOf, gradeResultOf, regradeResultOf } from './grade-result.ts';
import type { Job } from './job.ts';

/** What an ended grading or regrading came to, short; null for other jobs. */
export function gradingWords(job: Job): string | null {
  const graded = gradeResultOf(job);
  if (graded) {
    const scored = graded.runs.filter(({ resolved }) => resolved !== null);
    const resolved = scored.filter((run) => run.resolved).length;
    const left = graded.runs.length - scored.length;
    return [
      `${count(resolved)} of ${count(scored.length)} resolved`,
      ...(left > 0 ? [`${count(left)} unscored`] : []),
      ...(graded.problems.length > 0 ? [`${counted([graded.problems.length], 'task')} not gradable`] : []),
    ].join(' · ');
  }
  const run = experimentResultOf(job);
  if (run) {
    const failed = run.failures.length > 0 ? ` · ${counted([run.failures.length], 'failure')}` : '';
    return `${count(run.n_with_verdict)} of ${counted([run.n_runs], 'run')} with a verdict${failed}`;
  }
  const read = regradeResultOf(job);
  if (read === null) return null;
  return `${counted([read.n_read], 'log')} read, ${counted([read.changes.length], 'change')}`;
}
