import { systemsOf } from '../../../analysis/grading/index.ts';
import { AsyncQueue } from '../../../preload/async-queue.ts';
import type { JobHold, Progress } from '../../jobs/job.ts';
import { usualParallel, workThrough } from '../work-through.ts';
import { gatherSubjects } from './gather-subjects.ts';
import type { GradeContext, GradeRequest, GradeResult } from './grade-context.ts';
import { openGrader } from './open-grader.ts';

const UNIT = 'gradings';

/**
 * Grades runs of the workspace in containers. Every evaluation and grade is kept as it comes, so that what was cut short
 * goes on where it was: what is graded already is not graded again.
 */
export async function* gradeRuns(
  context: GradeContext,
  request: GradeRequest,
  signal: AbortSignal,
  hold: JobHold,
): AsyncGenerator<Progress, GradeResult> {
  const told = new AsyncQueue<string>();
  yield { done: 0, total: null, unit: UNIT, message: 'Looking for Docker', warnings: 0 };
  const { link, grading } = await openGrader(context, {
    ...{ patience: request.patience, diskBudget: request.disk_budget, verifier: request.verifier },
    ...{ seconds: request.seconds, referenceRuns: request.reference_runs, signal },
    tell: (message) => told.push(message),
  });
  const items = yield* gatherSubjects(context, request, signal, hold);
  const message = 'Looking for images of the tasks';
  yield { done: 0, total: items.length, unit: UNIT, message, warnings: 0 };
  yield* workThrough({
    ...{ items, unit: UNIT, signal, told, warnings: () => grading.problems.length },
    parallel: request.parallel ?? (await usualParallel(link.engine)),
    each: async (subject) => {
      await grading.grade(subject);
      hold.changed();
      return `${subject.instance} · ${subject.system}`;
    },
  });
  const { runs, tasks, problems } = grading;
  const n_reused = runs.filter(({ reused }) => reused).length;
  return { systems: systemsOf(runs), runs, tasks, problems, n_reused };
}
