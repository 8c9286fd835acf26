import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { messageTable } from '../../main/import/formats/message-table.ts';
import type { ImportedSession } from '../../main/import/items.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { collect, NEVER } from './support/collect.ts';
import { makeParquet } from './support/make-parquet.ts';

const write = (name: string, content: string): string => {
  const path = join(tempFolder(), name);
  writeFileSync(path, content);
  return path;
};

const jsonl = (...rows: readonly unknown[]) =>
  write('chats.jsonl', rows.map((row) => `${JSON.stringify(row)}\n`).join(''));

/** Session, role, intent, order and text of every message. */
const flat = (sessions: readonly ImportedSession[]) =>
  sessions.flatMap(({ corpus, session, messages }) =>
    messages.map(({ role, intent, order, text }) => [corpus, session, role, intent, order, text]),
  );

describe('a table of messages', () => {
  test('as CSV: sessions, order, roles and intents, text as it stands', async () => {
    const path = write(
      'prompts.csv',
      'conversation_id,turn,speaker,category,text\n' +
        's1,2,human,bug-fix,"fix\r\n""this"""\n' +
        's2,1,assistant,,"\u001b[31mno\u001b[0m, \u202eyes"\n' +
        's1,1,human,explain,why?\n' +
        's1,3,human,explain,\n',
    );
    expect(await messageTable.sniff(path)).toMatchObject({ confidence: 0.65 });
    expect((await messageTable.inspect(path, NEVER)).columns).toEqual({
      session: 'conversation_id',
      text: 'text',
      order: 'turn',
      role: 'speaker',
      intent: 'category',
    });
    const { sessions, notes } = await collect(messageTable, path);
    expect(flat(sessions)).toEqual([
      ['prompts', 's1', 'user', 'bug-fix', 2, 'fix\r\n"this"'],
      ['prompts', 's2', 'assistant', null, 1, '\u001b[31mno\u001b[0m, \u202eyes'],
      ['prompts', 's1', 'user', 'explain', 1, 'why?'],
    ]);
    expect(notes).toEqual(['1 messages without text were left out.']);
  });

  test('as JSONL of prompts alone: each a session of its own, all from the user, and this is said', async () => {
    const path = jsonl({ prompt: 'one' }, { prompt: 'two', when: 1 });
    expect(await messageTable.sniff(path)).toMatchObject({ confidence: 0.35 });
    const { sessions, notes } = await collect(messageTable, path);
    expect(flat(sessions)).toEqual([
      ['chats', 'row 1', 'user', null, null, 'one'],
      ['chats', 'row 2', 'user', null, null, 'two'],
    ]);
    expect(notes).toEqual([
      'The table has no column for it, so every row is a session of its own and every message is from the user.',
    ]);
  });

  test('of sessions that each hold a list, in the words of several chats', async () => {
    const path = jsonl(
      {
        conversation_hash: 'h1',
        conversation: [
          { role: 'user', content: 'a' },
          { role: 'assistant', content: null },
        ],
      },
      {
        conversation_hash: 'h2',
        conversation: [{ role: 'user', content: [{ type: 'text', text: 'b' }, { type: 'image' }] }],
      },
    );
    expect(await messageTable.sniff(path)).toMatchObject({ confidence: 0.62 });
    const { sessions, notes } = await collect(messageTable, path);
    expect(flat(sessions)).toEqual([
      ['chats', 'h1', 'user', null, null, 'a'],
      ['chats', 'h2', 'user', null, null, 'b\n[image]'],
    ]);
    expect(notes).toEqual(['1 messages without text were left out.']);
    const other = jsonl({
      conversations: [
        { from: 'human', value: 'x' },
        { from: 'gpt', value: 'y' },
      ],
    });
    expect(flat((await collect(messageTable, other)).sessions)).toEqual([
      ['chats', 'row 1', 'user', null, null, 'x'],
      ['chats', 'row 1', 'assistant', null, null, 'y'],
    ]);
  });

  test('as Parquet, with times for an order', async () => {
    const path = join(tempFolder(), 'chat.parquet');
    await makeParquet(
      path,
      `SELECT 7 AS session_id, 'user' AS role, 'm' || i AS text, '2026-01-0' || i || 'T00:00:00Z' AS timestamp FROM range(1, 3) t(i)`,
    );
    expect(await messageTable.sniff(path)).toMatchObject({ confidence: 0.65 });
    const { sessions } = await collect(messageTable, path);
    expect(flat(sessions)).toEqual([
      ['chat', '7', 'user', null, Date.UTC(2026, 0, 1), 'm1'],
      ['chat', '7', 'user', null, Date.UTC(2026, 0, 2), 'm2'],
    ]);
    const prompts = join(tempFolder(), 'prompts.parquet');
    await makeParquet(prompts, `SELECT 'hello' AS prompt`);
    // More than a table of runs claims of any Parquet.
    expect(await messageTable.sniff(prompts)).toMatchObject({ confidence: 0.61 });
  });

  test('is told from tables of runs, trajectories and logs', async () => {
    const run = { instance_id: 'a__b-1', role: 'user', text: 'x' };
    expect(await messageTable.sniff(jsonl(run))).toMatchObject({ confidence: 0.3 });
    expect(await messageTable.sniff(jsonl({ ...run, resolved: true }))).toMatchObject({ confidence: 0 });
    const session = { sessionId: 's', type: 'user', message: { role: 'user', content: 'x' } };
    expect(await messageTable.sniff(jsonl(session))).toMatchObject({ confidence: 0 });
    expect(await messageTable.sniff(jsonl({ id: 1, messages: ['a', 'b'] }))).toMatchObject({ confidence: 0 });
  });

  test('with columns of other names is mapped', async () => {
    const path = jsonl({ said: 'one', bywhom: 'human', where: 'x' });
    expect(await messageTable.sniff(path)).toMatchObject({ confidence: 0 });
    await expect(collect(messageTable, path)).rejects.toMatchObject({ code: 'bad-input' });
    const { sessions } = await collect(messageTable, path, {
      columns: { text: 'said', role: 'bywhom', session: 'where' },
    });
    expect(flat(sessions)).toEqual([['chats', 'x', 'user', null, null, 'one']]);
  });

  test('keeps its good rows where others are damaged', async () => {
    const csv = write('c.csv', 'session,text\na,one\nb\nc,tw\0o\nd,"th\nree"\n');
    const { sessions, problems } = await collect(messageTable, csv);
    expect(flat(sessions).map(([, session, , , , text]) => [session, text])).toEqual([
      ['a', 'one'],
      ['d', 'th\nree'],
    ]);
    expect(problems.map(({ code, line }) => [code, line])).toEqual([
      ['bad-record', 3],
      ['nul-byte', 4],
    ]);
  });
});
