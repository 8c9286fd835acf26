import type { Event } from '../../../analysis/model/event.ts';
import type { ImportedAttempt, ImportedRun } from '../../import/format.ts';

export type EventHeader = Omit<Event, 'body'> & {
  readonly chunk: number;
  /** Bytes of UTF-8 within the inflated chunk. */
  readonly body_offset: number;
  readonly body_length: number;
};

/** Bodies of about 64 events together, deflated: a sixth of the space of one row each. */
export interface PackedEvents {
  readonly headers: readonly EventHeader[];
  readonly chunks: readonly { readonly raw_bytes: number; readonly body: Uint8Array }[];
}

/** An imported run as it crosses to the store thread. */
export type StoredRun = Omit<ImportedRun, 'attempt'> & {
  readonly attempt: (Omit<ImportedAttempt, 'events'> & { readonly events: PackedEvents }) | null;
};
