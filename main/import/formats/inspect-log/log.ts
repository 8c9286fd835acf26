import type { Untyped } from '../../untyped.ts';

/** One sample of a log. */
export interface LoggedSample {
  readonly file: string;
  readonly sample: Untyped;
  /** False: only its summary could be read, without messages and events. */
  readonly isWhole: boolean;
}

/** A log of an evaluation, however it is kept. */
export interface Log {
  /** `version`, `status`, `eval`, `plan`, `results`, `stats`; of an unfinished log only the first, `eval` and `plan`. */
  readonly header: Untyped;
  /** Scores of the samples over their epochs, which stay where samples themselves are not logged. */
  readonly reductions: unknown;
  samples(): AsyncIterable<LoggedSample>;
  close(): void;
}
