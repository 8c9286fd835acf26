import type { ImportedMessage } from '../../items.ts';
import type { Columns } from '../../rows/rows-format.ts';
import { listIn } from '../../rows/rows-head.ts';
import { contentText } from '../../transcript/chat-message.ts';
import { asNumber, asObject, asText, type Untyped } from '../../untyped.ts';

/** Other words for the two who speak. */
const ROLES: Readonly<Record<string, string>> = {
  human: 'user',
  ai: 'assistant',
  gpt: 'assistant',
  bot: 'assistant',
  model: 'assistant',
  chatbot: 'assistant',
};

/** A number, or a time as milliseconds since the epoch; null where it is neither. */
function orderOf(value: unknown): number | null {
  const number = asNumber(value);
  const text = asText(value)?.trim() ?? '';
  if (number !== null || text === '') return number;
  const read = Number.isFinite(Number(text)) ? Number(text) : Date.parse(text);
  return Number.isFinite(read) ? read : null;
}

const wordOf = (value: unknown): string | null => {
  const word = asText(value)?.trim() ?? '';
  return word === '' ? null : word;
};

/** Null where the fields hold no text; within a list the text may be in parts, as chats write it. */
function messageOf(fields: Untyped, columns: Columns): ImportedMessage | null {
  const of = (name: string) => (columns[name] === undefined ? null : (fields[columns[name]] ?? null));
  const value = of('text') ?? '';
  const text = columns.messages === undefined ? (asText(value) ?? '') : contentText(value);
  if (text.trim() === '') return null;
  const role = wordOf(of('role'))?.toLowerCase() ?? 'user';
  return { role: ROLES[role] ?? role, text, intent: wordOf(of('intent')), order: orderOf(of('order')) };
}

/** The messages that one row holds: itself, or those in its list. Null in place of one without a text. */
export function messagesOfRow(row: Untyped, columns: Columns): readonly (ImportedMessage | null)[] {
  if (columns.messages === undefined) return [messageOf(row, columns)];
  return (listIn(row[columns.messages]) ?? []).map((item) => messageOf(asObject(item) ?? {}, columns));
}
