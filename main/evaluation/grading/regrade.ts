import type { z } from 'zod';
import type { Filter } from '../../../analysis/model/filter.ts';
import { UserError } from '../../../analysis/model/user-error.ts';
import type { regradeResultSchema } from '../../../preload/schemas/grading-schema.ts';
import type { JobHold, Progress } from '../../jobs/job.ts';
import type { Regradable } from '../../store/grading/regradable.ts';
import type { NewGrade } from '../../store/grading/save-grades.ts';
import type { StoredEvaluation } from '../../store/grading/stored-evaluation.ts';
import type { Store } from '../../store/store-client.ts';
import type { GradableTask } from '../verifier.ts';
import type { Evaluation } from './evaluator.ts';
import { gradableTask, type VerifierName } from './gradable-task.ts';
import { newGrade } from './new-grade.ts';
import { unpackEvaluation } from './pack-evaluation.ts';
import type { ReferenceCheck } from './reference-check.ts';

export type RegradeResult = z.output<typeof regradeResultSchema>;

interface RegradeContext {
  readonly store: Store;
  readonly now: () => number;
}

/** Logs read before what they say is written. */
const BATCH = 64;

/**
 * Reads the logs of earlier evaluations again, by what is known of their tasks now. A grade is added where the log says
 * something else than the newest grade, or the verifier is another; none is rewritten.
 */
export async function* regrade(
  { store, now }: RegradeContext,
  filter: Filter,
  signal: AbortSignal,
  hold: JobHold,
): AsyncGenerator<Progress, RegradeResult> {
  const subjects = await store.call('regradable', { filter }, signal);
  const reader = new Reader(store, now);
  for (let from = 0; from < subjects.length; from += BATCH) {
    signal.throwIfAborted();
    await reader.read(subjects.slice(from, from + BATCH));
    hold.changed();
    const done = Math.min(from + BATCH, subjects.length);
    const { problems } = reader.result;
    yield {
      ...{ done, total: subjects.length, unit: 'logs', message: 'Reading logs again' },
      warnings: problems.length,
    };
  }
  return reader.result;
}

class Reader {
  private readonly tasks = new Map<number, Promise<GradableTask | null>>();
  private readonly references = new Map<number, boolean>();
  private readonly changes: RegradeResult['changes'][number][] = [];
  private readonly problems: RegradeResult['problems'][number][] = [];
  private n_read = 0;

  constructor(
    private readonly store: Store,
    private readonly now: () => number,
  ) {}

  get result(): RegradeResult {
    return { n_read: this.n_read, changes: this.changes, problems: this.problems };
  }

  async read(subjects: readonly Regradable[]): Promise<void> {
    const ids = [...new Set(subjects.map(({ evaluation_id }) => evaluation_id))];
    const stored = await this.store.call('evaluationsById', { ids });
    const byId = new Map(stored.map((one) => [one.evaluation_id, one]));
    const grades: NewGrade[] = [];
    for (const subject of subjects) {
      const evaluation = byId.get(subject.evaluation_id);
      const grade = evaluation && (await this.gradeOf(subject, evaluation));
      if (grade) grades.push(grade);
    }
    if (grades.length > 0) await this.store.call('saveGrades', { grades });
  }

  private async gradeOf(subject: Regradable, stored: StoredEvaluation): Promise<NewGrade | null> {
    const task = await this.taskOf(subject, stored.verifier as VerifierName);
    if (task === null) return null;
    const evaluated = await unpackEvaluation(stored);
    const reading = task.read(evaluated);
    const { verifier, image, patch_hash, evaluation_id } = stored;
    const about = { verifier, image, patch_hash, tests_hash: task.tests_hash };
    const evaluation: Evaluation = {
      ...{ ...about, verifier_version: task.verifier_version, kind: 'read' },
      ...{ evaluation_id, evaluated, reading, isReused: true },
    };
    this.n_read++;
    const { subject_kind, subject_id, task_id } = subject;
    if (subject_kind === 'task') this.references.set(task_id, reading.resolution === 'FULL');
    const grade = newGrade(
      { subject_kind, subject_id, graded_at: this.now() },
      evaluation,
      this.referenceOf(task_id),
    );
    return this.isNews(subject, grade, task.instance) ? grade : null;
  }

  private isNews(subject: Regradable, grade: NewGrade, task: string): boolean {
    if (grade.verdict === subject.verdict && grade.verifier_version === subject.verifier_version)
      return false;
    const what = subject.subject_kind === 'task' ? 'reference' : `attempt ${subject.subject_id}`;
    this.changes.push({ task, subject: what, was: subject.verdict, is: grade.verdict });
    return true;
  }

  private referenceOf(task_id: number): ReferenceCheck {
    const passes = this.references.get(task_id) ?? null;
    const n_tried = passes === null ? 0 : 1;
    return { passes, n_tried, n_passed: passes ? 1 : 0, flaky_tests: [], evaluation: null };
  }

  private taskOf({ task_id }: Regradable, verifier: VerifierName): Promise<GradableTask | null> {
    const known = this.tasks.get(task_id) ?? this.loaded(task_id, verifier);
    this.tasks.set(task_id, known);
    return known;
  }

  private async loaded(task_id: number, verifier: VerifierName): Promise<GradableTask | null> {
    const sources = await this.store.call('taskSources', { task_id });
    const instance = sources[0]?.instance ?? `task ${task_id}`;
    try {
      return await gradableTask(instance, sources, verifier);
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      this.problems.push({ task: instance, reason: `${error.message} ${error.hint}`.trim() });
      return null;
    }
  }
}
