import { UserError } from '../../../analysis/model/user-error.ts';
import { hashOf } from '../../hash-of.ts';
import type { NewGrade } from '../../store/grading/save-grades.ts';
import type { GradeSubject } from '../../store/grading/subjects.ts';
import type { Store } from '../../store/store-client.ts';
import { gradeOfEmpty } from '../grade-of.ts';
import type { GradableTask, Subject } from '../verifier.ts';
import type { Evaluator } from './evaluator.ts';
import type { GradedRun, GradedTask, GradeResult } from './grade-context.ts';
import { newGrade } from './new-grade.ts';
import { type ReferenceCheck, referenceCheck } from './reference-check.ts';
import type { TaskLoader } from './task-loader.ts';

export interface GradingContext {
  readonly store: Store;
  readonly evaluator: Evaluator;
  readonly loader: TaskLoader;
  readonly referenceRuns: number;
  readonly now: () => number;
}

interface TaskCheck {
  readonly task: GradableTask;
  readonly reference: ReferenceCheck;
}

/** Grades attempts one by one, each saved as it comes; a task and its reference are looked at once for all of them. */
export class Grading {
  private readonly checks = new Map<number, Promise<TaskCheck>>();
  readonly runs: GradedRun[] = [];
  readonly tasks: GradedTask[] = [];
  readonly problems: GradeResult['problems'][number][] = [];

  constructor(private readonly context: GradingContext) {}

  async grade(subject: GradeSubject): Promise<void> {
    const loaded = await this.loaded(subject).catch((error) => this.refused(subject, error));
    if (loaded === null) return;
    const { store, evaluator, now } = this.context;
    // The subject's own tests need not wait for the reference: only its verdict does.
    const checking = this.check(subject, loaded.task);
    const about = { subject_kind: 'attempt', subject_id: subject.attempt_id, graded_at: now() } as const;
    const evaluating = loaded.isEmpty ? null : evaluator.evaluate(loaded.task, loaded.subject);
    const [{ reference }, evaluation] = await Promise.all([checking, evaluating]);
    const grade =
      evaluation === null
        ? emptyGrade(about, loaded.task, reference)
        : newGrade(about, evaluation, reference);
    await store.call('saveGrades', { grades: [grade] });
    const { benchmark, instance: task, system, condition, repeat } = subject;
    const read = evaluation?.kind === 'read' ? evaluation : null;
    this.runs.push({
      ...{ benchmark, task, system, condition, repeat, verdict: grade.verdict, because: grade.because },
      resolved: resolvedBy(grade),
      ...{ seconds: read?.evaluated.seconds ?? null, reused: read?.isReused ?? false },
    });
  }

  private async loaded({ task_id, instance, attempt_id, is_reference }: GradeSubject) {
    const task = await this.context.loader.load(task_id, instance);
    const subject = is_reference ? task.reference : await this.handedIn(attempt_id);
    if (subject === null) throw new UserError('bad-input', `${instance} has no reference to hand in.`);
    return { task, subject, isEmpty: subject.kind === 'patch' && subject.patch.trim() === '' };
  }

  private async handedIn(attempt_id: number): Promise<Subject | null> {
    const patch = await this.context.store.call('attemptPatch', { attempt_id });
    return patch === null ? null : { kind: 'patch', patch };
  }

  private refused({ instance }: GradeSubject, error: unknown): null {
    if (!(error instanceof UserError)) throw error;
    if (!this.problems.some(({ task }) => task === instance))
      this.problems.push({ task: instance, reason: `${error.message} ${error.hint}`.trim() });
    return null;
  }

  private check(subject: GradeSubject, task: GradableTask): Promise<TaskCheck> {
    const known = this.checks.get(subject.task_id) ?? this.checked(subject, task);
    this.checks.set(subject.task_id, known);
    return known;
  }

  private async checked(
    { task_id, benchmark, instance }: GradeSubject,
    task: GradableTask,
  ): Promise<TaskCheck> {
    const { store, evaluator, referenceRuns, now } = this.context;
    const reference = await referenceCheck(evaluator, task, referenceRuns);
    const about = { subject_kind: 'task', subject_id: task_id, graded_at: now() } as const;
    if (reference.evaluation)
      await store.call('saveGrades', { grades: [newGrade(about, reference.evaluation, reference)] });
    const { passes: reference_passes, n_tried, n_passed, flaky_tests } = reference;
    this.tasks.push({
      ...{ benchmark, task: instance, verifier: task.verifier },
      ...{ reference_passes, n_tried, n_passed, flaky_tests },
    });
    return { task, reference };
  }
}

/** As the store derives it. */
function resolvedBy({ verdict, timeout_counts }: NewGrade): boolean | null {
  if (verdict === 'infra-error' || (verdict === 'test-timeout' && !timeout_counts)) return null;
  return verdict === 'resolved';
}

function emptyGrade(
  about: Pick<NewGrade, 'subject_kind' | 'subject_id' | 'graded_at'>,
  { verifier, verifier_version, tests_hash }: GradableTask,
  { passes }: ReferenceCheck,
): NewGrade {
  return {
    ...{ ...about, ...gradeOfEmpty(passes), verifier, verifier_version, tests_hash },
    patch_hash: hashOf({ kind: 'patch', patch: '' }),
    ...{ image: null, remarks: [], evaluation_id: null, tests: [] },
  };
}
