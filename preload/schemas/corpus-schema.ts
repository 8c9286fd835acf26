import { z } from 'zod';
import { count } from './pieces.ts';

export const corpusRowSchema = z.object({
  corpus_id: count,
  name: z.string(),
  import_id: count.nullable(),
  n_sessions: count,
  n_messages: count,
  /** Different texts: one that is said twice counts once. */
  n_texts: count,
  /** Messages with an intent that the source gives. */
  n_intents: count,
});

export const sessionSchema = z.object({
  session_id: count,
  session: z.string(),
  messages: z
    .array(z.object({ n: count, role: z.string(), text: z.string(), intent: z.string().nullable() }))
    .readonly(),
});
