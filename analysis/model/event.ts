/** One thing that happened in an attempt, in order. */
export const EVENT_KINDS = ['say', 'call', 'tool', 'output', 'edit', 'user-edit', 'checkpoint'] as const;

export type EventKind = (typeof EVENT_KINDS)[number];

/** Who a `say` event is from. */
export const SPEAKERS = ['system', 'user', 'agent', 'harness'] as const;

export type Speaker = (typeof SPEAKERS)[number];

export interface Event {
  /** 0-based, dense within the attempt and thread order. */
  readonly seq: number;
  /** 0-based user turn the event belongs to. */
  readonly turn: number;
  /** 0 is the main agent; sub-agents count up. */
  readonly thread: number;
  readonly kind: EventKind;
  readonly speaker: Speaker | null;
  /** Milliseconds since the epoch; null where the source does not say. */
  readonly time: number | null;
  /** Input plus output tokens of a model call; null where unknown. */
  readonly tokens: number | null;
  readonly exit_code: number | null;
  readonly path: string | null;
  readonly body: string;
}
