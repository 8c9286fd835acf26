import type { StatusMap } from '../../../analysis/grading/index.ts';
import type { GradableTask } from '../verifier.ts';
import type { Evaluation, Evaluator } from './evaluator.ts';

/** Whether a task can be told solved at all: its own reference, tried one or several times. */
export interface ReferenceCheck {
  /** Null where the task has no reference or it could not be tried. */
  readonly passes: boolean | null;
  readonly n_tried: number;
  readonly n_passed: number;
  /** Tests that did not come to the same every time, listed or not. */
  readonly flaky_tests: readonly string[];
  /** The first that failed, else the last. */
  readonly evaluation: Evaluation | null;
}

const NONE: ReferenceCheck = { passes: null, n_tried: 0, n_passed: 0, flaky_tests: [], evaluation: null };

/** Tries the task's reference `times` times: it passes where it does every time. */
export async function referenceCheck(
  evaluator: Evaluator,
  task: GradableTask,
  times: number,
): Promise<ReferenceCheck> {
  if (task.reference === null) return NONE;
  const seen: Evaluation[] = [];
  for (let draw = 1; draw <= times; draw++) seen.push(await evaluator.evaluate(task, task.reference, draw));
  const read = seen.filter((one) => one.kind === 'read');
  const n_passed = read.filter(({ reading }) => reading.resolution === 'FULL').length;
  return {
    passes: read.length === 0 ? null : n_passed === read.length,
    n_tried: read.length,
    n_passed,
    flaky_tests: varying(read.flatMap(({ reading }) => (reading.statuses ? [reading.statuses] : []))),
    evaluation: read.find(({ reading }) => reading.resolution !== 'FULL') ?? seen.at(-1) ?? null,
  };
}

/** Names that do not have one status in all of the runs. */
function varying(runs: readonly StatusMap[]): readonly string[] {
  const names = new Set(runs.flatMap((statuses) => [...statuses.keys()]));
  return [...names]
    .filter((name) => new Set(runs.map((statuses) => statuses.get(name))).size > 1)
    .sort((a, b) => (a < b ? -1 : 1));
}
