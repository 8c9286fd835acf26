import type { Event } from '../../../analysis/model/event.ts';
import type { Exit } from '../../../analysis/model/exit.ts';
import type { CallUsage } from './meter.ts';

/** What became of a step of the script. */
export interface Delivery {
  /** Place among all steps, the spine first. */
  readonly step: number;
  /** The event that delivered it; null where it was not. */
  readonly event_seq: number | null;
  /** The command that applied an edit. */
  readonly rung: string | null;
  readonly before_hash: string | null;
  readonly after_hash: string | null;
  readonly undelivered_reason: string | null;
}

/** The state of the repository after a turn, to be tested. */
export interface Checkpoint {
  readonly step: number;
  readonly event_seq: number;
  readonly patch: string;
}

export interface AttemptResult {
  readonly exit: Exit;
  readonly exit_detail: string | null;
  readonly steps: number;
  /** Null where nothing told. */
  readonly usage: CallUsage | null;
  readonly seconds: number;
  /** Null where it could not be read. */
  readonly patch: string | null;
  readonly events: readonly Event[];
  readonly deliveries: readonly Delivery[];
  readonly checkpoints: readonly Checkpoint[];
}
