import { guessNames } from '../../guess-names.ts';
import type { Columns } from '../../rows/rows-format.ts';
import { listIn, type RowsHead } from '../../rows/rows-head.ts';
import { asObject } from '../../untyped.ts';

const OF_SESSION = {
  session: [
    ...['session', 'session_id', 'conversation_id', 'conversation_hash', 'thread_id', 'thread', 'chat_id'],
    ...['dialog_id', 'dialogue_id', 'session_name'],
  ],
} as const;

const MESSAGES = {
  messages: ['messages', 'conversation', 'conversations', 'dialog', 'dialogue', 'chat', 'turns'],
} as const;

const OF_MESSAGE = {
  text: [
    ...['text', 'content', 'message', 'prompt', 'body', 'user_message', 'user_prompt', 'query', 'utterance'],
    ...['instruction', 'value'],
  ],
  order: [
    ...['order', 'turn', 'turn_index', 'message_index', 'position', 'index', 'seq', 'sequence', 'turn_id'],
    ...['timestamp', 'time', 'created_at'],
  ],
  role: ['role', 'speaker', 'from', 'sender', 'author', 'author_role'],
  intent: ['intent', 'intent_label', 'label', 'category', 'class', 'request_type'],
} as const;

/** Our names of what a table of messages is told by. */
export const MESSAGE_NAMES: readonly string[] = [
  ...Object.keys(OF_MESSAGE),
  ...Object.keys(OF_SESSION),
  ...Object.keys(MESSAGES),
];

const holdsObjects = (value: unknown): boolean => asObject((listIn(value) ?? [])[0]) !== null;

/**
 * Our name → the table's: messages are looked for in a list of objects, if each row holds a session in one, else among
 * the columns. `given` is kept as it stands.
 */
export function guessMessages(head: RowsHead, given: Columns): Columns {
  const session = guessNames(OF_SESSION, head.names, given);
  const { messages } = guessNames(MESSAGES, head.names, session);
  const isList = messages !== undefined && head.samples.some((row) => holdsObjects(row[messages]));
  return isList
    ? guessNames(OF_MESSAGE, head.inner, { ...session, messages })
    : guessNames(OF_MESSAGE, head.names, session);
}
