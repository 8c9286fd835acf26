import { systemsOf } from '../../../analysis/grading/index.ts';
import { AsyncQueue } from '../../../preload/async-queue.ts';
import { sweep } from '../../docker/sweep.ts';
import type { JobHold, Progress } from '../../jobs/job.ts';
import { inParallel } from '../in-parallel.ts';
import { EngineLink } from './engine-link.ts';
import { Evaluator } from './evaluator.ts';
import { gatherSubjects } from './gather-subjects.ts';
import type { GradeContext, GradeRequest, GradeResult } from './grade-context.ts';
import { Grading } from './grading.ts';
import { TaskImages } from './task-images.ts';

const WAITING = { done: 0, total: null, unit: 'gradings', warnings: 0 } as const;

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
  yield { ...WAITING, message: 'Looking for Docker' };
  const link = await EngineLink.open(
    context.openEngine,
    signal,
    (message) => told.push(message),
    request.patience,
  );
  await sweep(link.engine);
  const subjects = yield* gatherSubjects(context, request, signal, hold);
  const shared = { total: subjects.length, unit: 'gradings' };
  yield { ...shared, done: 0, message: 'Looking for images of the tasks', warnings: 0 };
  const { store, now } = context;
  const tell = (message: string) => told.push(message);
  const images = new TaskImages({ link, budget: request.disk_budget, signal, tell });
  const evaluator = new Evaluator({ store, link, images, seconds: request.seconds, signal, now });
  const { verifier, reference_runs: referenceRuns } = request;
  const grading = new Grading({ store, evaluator, verifier, referenceRuns, now });
  let done = 0;
  const working = inParallel(
    subjects,
    request.parallel ?? (await usualParallel(link)),
    async (subject) => {
      await grading.grade(subject);
      done++;
      hold.changed();
      told.push(`${subject.instance} · ${subject.system}`);
    },
    signal,
  );
  working.then(
    () => told.end(),
    (error) => told.end(error as Error),
  );
  for await (const message of told.read())
    yield { ...shared, done, message, warnings: grading.problems.length };
  const { runs, tasks, problems } = grading;
  const n_reused = runs.filter(({ reused }) => reused).length;
  return { systems: systemsOf(runs), runs, tasks, problems, n_reused };
}

/** Each container may use two processors. */
async function usualParallel({ engine }: EngineLink): Promise<number> {
  const { NCPU } = (await engine.docker.info()) as { readonly NCPU: number };
  return Math.max(1, Math.floor(NCPU / 2));
}
