import type { ImportedSession } from '../../import/items.ts';
import type { Stage } from './stage.ts';

/** Appends the messages of sessions, numbered from `first`. Returns the number that is free after them. */
export function stageMessages(stage: Stage, sessions: readonly ImportedSession[], first: number): number {
  let n = first;
  for (const { corpus, session, messages } of sessions)
    for (const { order, role, text, intent } of messages)
      stage.append([n++, corpus, session, order, role, text, intent]);
  return n;
}
