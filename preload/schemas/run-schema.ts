import { z } from 'zod';
import { EVENT_KINDS, type Event, SPEAKERS } from '../../analysis/model/event.ts';
import { count, outcome } from './pieces.ts';

export const runRowSchema = z.object({
  run_id: count,
  benchmark: z.string(),
  task: z.string(),
  repository: z.string().nullable(),
  system: z.string(),
  condition: z.string(),
  repeat: count,
  outcome: outcome.nullable(),
  resolved: z.boolean().nullable(),
  suspect: z.boolean(),
  /** Why there is no verdict, or what a person should know about it. */
  note: z.string().nullable(),
  exit: z.string().nullable(),
  exit_detail: z.string().nullable(),
  steps: count.nullable(),
  input_tokens: count.nullable(),
  cached_tokens: count.nullable(),
  output_tokens: count.nullable(),
  cost_usd: z.number().nullable(),
  duration_s: z.number().nullable(),
  n_events: count,
});

const eventSchema = z.object({
  seq: count,
  turn: count,
  thread: count,
  kind: z.enum(EVENT_KINDS),
  speaker: z.enum(SPEAKERS).nullable(),
  time: z.number().nullable(),
  tokens: count.nullable(),
  exit_code: z.number().int().nullable(),
  path: z.string().nullable(),
  body: z.string(),
}) satisfies z.ZodType<Event>;

/** An event of a list: long bodies are cut, and the rest is asked for by itself. */
export const listedEventSchema = eventSchema.extend({ body_bytes: count, is_whole: z.boolean() });
