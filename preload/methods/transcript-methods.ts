import { z } from 'zod';
import { count } from '../schemas/pieces.ts';
import { listedEventSchema } from '../schemas/run-schema.ts';

/** Reading one attempt's events. */
export const transcriptMethods = {
  events: {
    kind: 'call',
    input: z.strictObject({
      attempt_id: count,
      offset: count.default(0),
      limit: count.max(500).default(100),
      /** Characters of each body. */
      clip: count.min(1).max(100_000).default(4000),
    }),
    output: z.object({ rows: z.array(listedEventSchema).readonly(), total: count }),
  },
  'events.body': {
    kind: 'call',
    input: z.strictObject({
      attempt_id: count,
      seq: count,
      /** In characters. */
      offset: count.default(0),
      limit: count.max(1_000_000).default(200_000),
    }),
    output: z.object({ text: z.string(), total: count }),
  },
  /** Numbers of events to jump to. */
  'events.marks': {
    kind: 'call',
    input: z.strictObject({ attempt_id: count }),
    output: z.object({
      edits: z.array(count).readonly(),
      tests: z.array(count).readonly(),
      errors: z.array(count).readonly(),
      user_turns: z.array(count).readonly(),
      n_sub_agents: count,
      n_bytes: count,
    }),
  },
  'events.search': {
    kind: 'call',
    input: z.strictObject({
      attempt_id: count,
      text: z.string().min(1).max(1000),
      limit: count.max(100_000).default(10_000),
    }),
    output: z.object({ n_matches: count, n_events: count, seqs: z.array(count).readonly() }),
  },
} as const;
