import type { ImportItem, Sniff } from '../format.ts';
import { guessColumns } from '../guess-columns.ts';
import type { ImportedMessage } from '../items.ts';
import { type Columns, type RowsSource, rowsFormat } from '../rows/rows-format.ts';
import type { RowsHead } from '../rows/rows-head.ts';
import { asNumber, asText, type Untyped } from '../untyped.ts';
import { guessMessages, MESSAGE_NAMES } from './message-table/guess-messages.ts';
import { messagesOfRow } from './message-table/messages-of-row.ts';

const NO: Sniff = { confidence: 0, reason: '' };

/** How sure the columns alone make it; tables of runs, of trajectories and of tasks hold texts too. */
function confidenceOf(head: RowsHead, { session, role, messages }: Columns): number {
  const ofRuns = guessColumns(head.names);
  if (ofRuns.task !== undefined) return (ofRuns.resolved ?? ofRuns.outcome) === undefined ? 0.3 : 0;
  if (messages !== undefined) return role === undefined ? 0 : 0.62;
  if (session !== undefined || role !== undefined) return 0.65;
  // A column of that name makes no corpus yet; a Parquet is at least a table, and not one of runs.
  return head.form === 'parquet' ? 0.61 : 0.35;
}

function sniff(head: RowsHead, columns: Columns): Sniff {
  const found = head.samples.flatMap((row) => messagesOfRow(row, columns));
  const told = found.filter((message) => message !== null).length;
  if (columns.text === undefined || told === 0 || told < found.length / 2) return NO;
  const confidence = confidenceOf(head, columns);
  return confidence === 0 ? NO : { confidence, reason: `messages with ${Object.values(columns).join(', ')}` };
}

/** A session of its own for each row that names none. */
function sessionOf(row: Untyped, columns: Columns, n: number): string {
  const value = columns.session === undefined ? null : row[columns.session];
  const name = asText(value)?.trim() || (asNumber(value) === null ? '' : String(value));
  return name === '' ? `row ${n}` : name;
}

function sessionItem(
  corpus: string,
  session: string,
  messages: readonly (ImportedMessage | null)[],
): ImportItem {
  return { kind: 'session', session: { corpus, session, messages: messages.filter((one) => one !== null) } };
}

async function* read({ file, columns, rows }: RowsSource): AsyncGenerator<ImportItem> {
  const corpus = file.replace(/\.\w+$/, '');
  let done = 0;
  let silent = 0;
  for await (const result of rows()) {
    if ('problem' in result) {
      yield { kind: 'problem', problem: result.problem };
      continue;
    }
    done += 1;
    const messages = messagesOfRow(result.row, columns);
    const said = messages.filter((message) => message !== null).length;
    silent += messages.length - said;
    if (said > 0) yield sessionItem(corpus, sessionOf(result.row, columns, done), messages);
    if (done % 1024 === 0) yield { kind: 'progress', done, total: null, unit: 'rows' };
  }
  if (silent > 0) yield { kind: 'note', note: `${silent} messages without text were left out.` };
  const ignored = ignoredOf(columns);
  if (ignored !== null) yield { kind: 'note', note: ignored };
}

/** What is taken for granted where the table has no such column. */
function ignoredOf({ session, role, messages }: Columns): string | null {
  const granted = [
    ...(session === undefined && messages === undefined ? ['every row is a session of its own'] : []),
    ...(role === undefined ? ['every message is from the user'] : []),
  ];
  return granted.length === 0 ? null : `The table has no column for it, so ${granted.join(' and ')}.`;
}

/** Any table of prompts or messages, as a corpus: `text`, and where it has them session, order, role and intent. */
export const messageTable = rowsFormat({
  name: 'message-table',
  what: 'a table of messages',
  ours: MESSAGE_NAMES,
  guess: guessMessages,
  sniff,
  missing: ({ text }) => (text === undefined ? 'the text' : null),
  describe: async () => ({}),
  read,
});
