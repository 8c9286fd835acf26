import { randomBytes } from 'node:crypto';
import type { NotGradedBecause } from '../../../analysis/grading/index.ts';
import { UserError } from '../../../analysis/model/user-error.ts';
import type { Engine } from '../../docker/engine.ts';
import { isEngineAway, reasonOf } from '../../docker/explain-engine-error.ts';
import type { HeldImage } from '../../docker/image-keeper.ts';
import { removeUse } from '../../docker/remove-use.ts';
import type { EvaluationKey } from '../../store/grading/stored-evaluation.ts';
import type { Store } from '../../store/store-client.ts';
import type { Evaluated, GradableTask, Reading, Subject } from '../verifier.ts';
import type { EngineLink } from './engine-link.ts';
import { evaluationKey, keyHash } from './evaluation-key.ts';
import { packEvaluation, unpackEvaluation } from './pack-evaluation.ts';
import type { TaskImages } from './task-images.ts';

export interface EvaluatorContext {
  readonly store: Store;
  readonly link: EngineLink;
  readonly images: TaskImages;
  /** Limit of every task's tests, s; each task's own where it is undefined. */
  readonly seconds: number | undefined;
  readonly signal: AbortSignal;
  readonly now: () => number;
}

/** What came of trying to evaluate. */
export type Evaluation = EvaluationKey &
  (
    | {
        readonly kind: 'read';
        readonly evaluation_id: number;
        readonly evaluated: Evaluated;
        readonly reading: Reading;
        /** It was in the workspace already. */
        readonly isReused: boolean;
      }
    /** What hindered it is no fault of the subject. */
    | { readonly kind: 'hindered'; readonly because: string }
  );

/** Nothing that a patch can bring about: to be tried again another time. */
const NOT_FINAL: readonly NotGradedBecause[] = ['reset-failed', 'tests-errored', 'no-markers', 'truncated'];

const TRIES = 3;

/**
 * Evaluates subjects, each content once: what the workspace has is read again, what is under way is waited for. What
 * fails for reasons of the machine is tried again in a new container; an engine that is away is waited for.
 */
export class Evaluator {
  private readonly underWay = new Map<string, Promise<Evaluation>>();

  constructor(private readonly context: EvaluatorContext) {}

  async evaluate(task: GradableTask, subject: Subject, draw = 1): Promise<Evaluation> {
    let image: HeldImage;
    try {
      image = await this.context.images.take(task);
    } catch (error) {
      this.context.signal.throwIfAborted();
      return { ...evaluationKey(task, '', subject), kind: 'hindered', because: told(error) };
    }
    return this.evaluatedOn(image.id, task, subject, draw).finally(image.release);
  }

  /** @param imageId of an image that stays meanwhile */
  private async evaluatedOn(
    imageId: string,
    task: GradableTask,
    subject: Subject,
    draw: number,
  ): Promise<Evaluation> {
    const about = evaluationKey(task, imageId, subject);
    const key = keyHash(about, this.context.seconds ?? task.seconds);
    const name = `${key} ${draw}`;
    const known = this.underWay.get(name);
    if (known) return known;
    const evaluation = this.found(task, about, key, draw).then(
      (found) => found ?? this.ran(task, subject, about, key, draw),
    );
    this.underWay.set(name, evaluation);
    // What is kept is found in the workspace: logs would fill the memory here.
    const forget = () => this.underWay.delete(name);
    evaluation.then(forget, forget);
    return evaluation;
  }

  private async found(
    task: GradableTask,
    about: EvaluationKey,
    key: string,
    draw: number,
  ): Promise<Evaluation | null> {
    const stored = await this.context.store.call('findEvaluation', { key, draw });
    if (stored === null) return null;
    const evaluated = await unpackEvaluation(stored);
    const { evaluation_id } = stored;
    return {
      ...about,
      kind: 'read',
      evaluation_id,
      evaluated,
      reading: task.read(evaluated),
      isReused: true,
    };
  }

  private async ran(
    task: GradableTask,
    subject: Subject,
    about: EvaluationKey,
    key: string,
    draw: number,
  ): Promise<Evaluation> {
    const { store, now, signal } = this.context;
    let evaluated: Evaluated;
    try {
      evaluated = await this.tried(task, about.image, subject);
    } catch (error) {
      signal.throwIfAborted();
      return { ...about, kind: 'hindered', because: told(error) };
    }
    const reading = task.read(evaluated);
    const is_final = reading.notGraded === null || !NOT_FINAL.includes(reading.notGraded);
    const packed = await packEvaluation({ ...about, key, draw, is_final }, evaluated, now());
    const evaluation_id = await store.call('saveEvaluation', packed);
    return { ...about, kind: 'read', evaluation_id, evaluated, reading, isReused: false };
  }

  /** @throws what hindered the last of several tries */
  private async tried(task: GradableTask, image: string, subject: Subject): Promise<Evaluated> {
    const { link, signal, seconds } = this.context;
    const settings = { signal, ...(seconds !== undefined && { seconds }) };
    for (let n = 1; ; n++) {
      const use = randomBytes(8).toString('hex');
      const clean = (engine: Engine) => removeUse(engine, use);
      try {
        return await link.withEngine(
          (engine) => task.run({ ...engine, owner: { ...engine.owner, use } }, image, subject, settings),
          clean,
        );
      } catch (error) {
        await clean(link.engine).catch(() => {});
        if (signal.aborted || isEngineAway(error) || error instanceof UserError || n >= TRIES) throw error;
      }
    }
  }
}

const told = (error: unknown): string =>
  error instanceof UserError ? `${error.message} ${error.hint}`.trim() : reasonOf(error);
