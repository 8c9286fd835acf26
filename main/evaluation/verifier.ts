import type { NotGradedBecause, Resolution, StatusMap, TestsReport } from '../../analysis/grading/index.ts';
import type { Engine } from '../docker/engine.ts';
import type { SandboxFile } from '../docker/sandbox-spec.ts';

/** What is put into a task's repository to be tested: a patch, the task's own way to its solution, or nothing. */
export type Subject =
  | { readonly kind: 'patch'; readonly patch: string }
  | { readonly kind: 'solution' }
  | { readonly kind: 'nothing' };

/** An image by its name; `build`: what it is made from where no registry has it, null where nothing is known. */
export interface ImageSource {
  readonly name: string;
  readonly build: readonly SandboxFile[] | null;
}

/** What one run of the tests in a container left: all that is needed to read it again without one. */
export interface Evaluated {
  /** How the patch was applied; null where none was, or none could be. */
  readonly rung: string | null;
  /** Null where there was no patch to apply. */
  readonly applied: boolean | null;
  /** The tests met a limit of time, output or disk. */
  readonly timedOut: boolean;
  /** Why it came to no tests; null where it did. */
  readonly stopped: NotGradedBecause | null;
  /** Every command with its output, the tests' own between marks that nothing inside could know. */
  readonly log: string;
  /** With it, `log` is read again. */
  readonly nonce: string;
  /** Files that the verifier's own program wrote, by name, such as a reward. */
  readonly outputs: Readonly<Record<string, string>>;
  readonly seconds: number;
  /** What a person should know of it, a sentence each. */
  readonly remarks: readonly string[];
}

/** What an evaluation says, read by the task's lists. */
export interface Reading {
  /** The listed tests by their results; null where there are none. */
  readonly report: TestsReport | null;
  /** Every test that was seen, listed or not; null where none was. */
  readonly statuses: StatusMap | null;
  readonly resolution: Resolution | null;
  readonly notGraded: NotGradedBecause | null;
  /** Said instead of the usual words where the verifier has more to tell, such as a reward. */
  readonly because: string | null;
}

export interface RunSettings {
  /** Of the tests, s; the task's own where it is not given. */
  readonly seconds?: number;
  readonly signal?: AbortSignal;
}

/** A task with the verifier that it is graded by: the only way in which the rest of the program grades. */
export interface GradableTask {
  readonly instance: string;
  readonly verifier: string;
  /** Changes whenever the same log could come about, or be read, in another way. */
  readonly verifier_version: string;
  readonly image: ImageSource;
  /** Of its repository, in the image; null: the one that the image starts in. */
  readonly folder: string | null;
  /** SHA-256 (hex) of everything besides patch and image that a verdict depends on. */
  readonly tests_hash: string;
  /** Null where the task has none. */
  readonly reference: Subject | null;
  /** Limit of its tests, s. */
  readonly seconds: number;
  /** @throws what hinders it and is no fault of the subject: the engine, the image, the task itself */
  run(engine: Engine, imageId: string, subject: Subject, settings: RunSettings): Promise<Evaluated>;
  read(evaluated: Evaluated): Reading;
}
