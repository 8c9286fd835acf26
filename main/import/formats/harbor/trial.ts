import type { ListedTrial } from './job-facts.ts';
import type { HarborLook } from './look.ts';
import type { TrialFacts, TrialNames } from './trial-facts.ts';

/** All that is known of one trial before its trajectory is read; null: not said. */
export interface Trial {
  /** What it is called in reports. */
  readonly file: string;
  readonly name: string | null;
  readonly facts: TrialFacts | null;
  readonly config: TrialNames | null;
  readonly listed: ListedTrial | null;
  /** From the verifier's own file. */
  readonly reward: number | null;
  /** From `exception.txt`. */
  readonly exception_text: string | null;
  /** Why nothing is known of its end, where nothing is. */
  readonly open: string | null;
  readonly looks: readonly HarborLook[];
}
