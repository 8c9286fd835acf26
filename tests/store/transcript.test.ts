import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Event } from '../../analysis/model/event.ts';
import { runsTests } from '../../analysis/model/runs-tests.ts';
import type { Database } from '../../main/store/database.ts';
import { openDatabase } from '../../main/store/open-database.ts';
import { eventBody } from '../../main/store/transcript/event-body.ts';
import { eventMarks } from '../../main/store/transcript/event-marks.ts';
import { events } from '../../main/store/transcript/events.ts';
import { inflatedChunks } from '../../main/store/transcript/inflated-chunks.ts';
import { KeptChunks } from '../../main/store/transcript/kept-chunks.ts';
import { searchEvents } from '../../main/store/transcript/search-events.ts';
import { undoImport } from '../../main/store/undo-import.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { expectedCount, pieceOf, searchText } from './search-reference.ts';
import { attempt, HEADER, importRuns, openTemp, run } from './store-fixture.ts';

const event = (seq: number, facts: Partial<Event>): Event => ({
  ...{ seq, turn: 0, thread: 0, kind: 'output', speaker: null, time: null, tokens: null },
  ...{ exit_code: null, path: null, body: '' },
  ...facts,
});

/** A transcript of several chunks, the first run's events before it so that keys do not coincide. */
async function stored(list: readonly Partial<Event>[]): Promise<{ database: Database; attempt_id: number }> {
  const database = await openTemp();
  const other = attempt({ events: [event(0, { body: 'needle of another run' })] });
  await importRuns(database, [
    run('other', null, { attempt: other }),
    run('task', null, { attempt: attempt({ events: list.map((facts, seq) => event(seq, facts)) }) }),
  ]);
  const [row] = await database.select(
    `SELECT attempt_id FROM attempt JOIN run USING (run_id) JOIN task USING (task_id) WHERE instance = 'task'`,
  );
  return { database, attempt_id: row?.attempt_id as number };
}

/** Some eighty chunks of 64 kB and more. */
const LONG = Array.from({ length: 300 }, (_, i) => ({ body: `${i} `.repeat(5000) }));

describe('a page of a transcript', () => {
  it('cuts long bodies between characters and says so', async () => {
    const bodies = ['short', `${'é🙂'.repeat(10)}end`, 'x'.repeat(5000)];
    const { database, attempt_id } = await stored(bodies.map((body) => ({ body })));
    const { rows, total } = await events(database, { attempt_id, offset: 0, limit: 10, clip: 5 });
    expect(total).toBe(3);
    expect(rows.map(({ body, is_whole }) => [body, is_whole])).toEqual([
      ['short', true],
      ['é🙂é', false],
      ['xxxxx', false],
    ]);
    expect(rows[1]?.body_bytes).toBe(Buffer.byteLength(bodies[1]!));
    const rest = await eventBody(database, { attempt_id, seq: 1, offset: 3, limit: 4 });
    expect(rest).toEqual({ text: bodies[1]!.slice(3, 7), total: bodies[1]!.length });
  });

  it('far down is that of its numbers', async () => {
    const { database, attempt_id } = await stored(
      Array.from({ length: 300 }, (_, i) => ({ body: `body ${i}` })),
    );
    const { rows, total } = await events(database, { attempt_id, offset: 250, limit: 3, clip: 100 });
    expect([total, rows.map(({ body }) => body)]).toEqual([300, ['body 250', 'body 251', 'body 252']]);
  });

  it('of an event that is not there is refused', async () => {
    const { database, attempt_id } = await stored([{ body: 'a' }]);
    await expect(eventBody(database, { attempt_id, seq: 9, offset: 0, limit: 1 })).rejects.toThrow(
      'no event 9',
    );
  });
});

describe('a search', () => {
  const find = async (bodies: readonly string[], text: string, limit = 100) => {
    const { database, attempt_id } = await stored(bodies.map((body) => ({ body })));
    return searchEvents(database, { attempt_id, text, limit });
  };

  it('counts matches and events over all chunks', async () => {
    const bodies = Array.from({ length: 200 }, (_, i) => (i % 50 === 0 ? 'Needle, needle' : 'hay'));
    expect(await find(bodies, 'needle')).toEqual({ n_matches: 8, n_events: 4, seqs: [0, 50, 100, 150] });
    expect(await find(bodies, 'needle', 2)).toEqual({ n_matches: 8, n_events: 4, seqs: [0, 50] });
    expect(await find(bodies, 'straw')).toEqual({ n_matches: 0, n_events: 0, seqs: [] });
  });

  it('minds capitals only where there are some', async () => {
    expect((await find(['Error', 'error'], 'error')).seqs).toEqual([0, 1]);
    expect((await find(['Error', 'error'], 'Error')).seqs).toEqual([0]);
  });

  it('finds what is no ASCII, and nothing across two events', async () => {
    expect((await find(['größe', 'GRÖSSE', 'ÜBER über'], 'über')).n_matches).toBe(2);
    expect((await find(['end of one', 'start of two'], 'onestart')).n_events).toBe(0);
    expect((await find(['ab', '\u0000b\u001b[31mred\u202e'], '\u001b[31m')).seqs).toEqual([1]);
  });

  it('finds what looking at each body finds, over several chunks', async () => {
    const transcript = fc.array(searchText(12), { minLength: 130, maxLength: 200 });
    const wanted = fc.array(
      fc.oneof(
        searchText(2),
        fc.nat().map((nth) => ({ nth })),
      ),
      { minLength: 30 },
    );
    await fc.assert(
      fc.asyncProperty(transcript, wanted, fc.integer({ min: 0, max: 30 }), async (bodies, texts, limit) => {
        const { database, attempt_id } = await stored(bodies.map((body) => ({ body })));
        for (const item of texts) {
          const text = typeof item === 'string' ? item : pieceOf(bodies.join(''), item.nth);
          if (text === '') continue;
          const counts = bodies.map((body) => expectedCount(body, text));
          const seqs = counts.flatMap((n, seq) => (n > 0 ? [seq] : []));
          expect(await searchEvents(database, { attempt_id, text, limit })).toEqual({
            n_matches: counts.reduce((sum, n) => sum + n, 0),
            n_events: seqs.length,
            seqs: seqs.slice(0, limit),
          });
        }
      }),
      { numRuns: 5 },
    );
  });

  it('ends where it is cancelled', async () => {
    const { database, attempt_id } = await stored([{ body: 'needle' }]);
    const request = { attempt_id, text: 'needle', limit: 1 };
    await expect(searchEvents(database, request, AbortSignal.abort(new Error('enough')))).rejects.toThrow(
      'enough',
    );
  });
});

describe('chunks that are kept', () => {
  it('are one attempt’s, and those of an attempt that was taken back are no one’s', async () => {
    const path = join(tempFolder(), 'w.duckdb');
    const add = (database: Database, bodies: readonly string[]) =>
      importRuns(
        database,
        bodies.map((body) => run(body, null, { attempt: attempt({ events: [event(0, { body })] }) })),
        { header: { ...HEADER, hash: bodies.join() } },
      );
    const bodyOf = async (database: Database, attempt_id: number) =>
      (await eventBody(database, { attempt_id, seq: 0, offset: 0, limit: 100 })).text;
    const first = await openDatabase(path, '0.0.0');
    const importId = await add(first, ['taken back']);
    await first.close();
    // Opened anew, it gives the next attempt the number of the one that was taken back.
    const database = await openDatabase(path, '0.0.0');
    onTestFinished(() => database.close());
    expect(await bodyOf(database, 1)).toBe('taken back');
    await undoImport(database, importId);
    await add(database, ['one', 'other']);
    const read: string[] = [];
    for (const id of [1, 2, 1]) read.push(await bodyOf(database, id));
    expect(read).toEqual(['one', 'other', 'one']);
  });

  it('are inflated once, as many as there is room for', () => {
    const kept = new KeptChunks(1, 10);
    kept.keep(0, Buffer.alloc(6));
    kept.keep(1, Buffer.alloc(5));
    kept.keep(2, Buffer.alloc(4));
    kept.keep(3, Buffer.alloc(1));
    expect([0, 1, 2, 3].map((chunk) => kept.get(chunk)?.length)).toEqual([6, undefined, 4, undefined]);
  });

  it('are the same to those who read at the same time', async () => {
    const { database, attempt_id } = await stored(LONG);
    const read = async () => {
      const seen: Buffer[] = [];
      for await (const { bytes } of inflatedChunks(database, attempt_id, [0, 1, 2, 3, 4])) seen.push(bytes);
      return seen;
    };
    const [one, other] = await Promise.all([read(), read()]);
    expect(one.map((bytes, i) => bytes === other[i])).toEqual([true, true, true, true, true]);
  });
});

describe('chunks of bodies', () => {
  it('come whole, in order, those that are named', async () => {
    const { database, attempt_id } = await stored(LONG);
    const chunks: string[] = [];
    for await (const { chunk, bytes } of inflatedChunks(database, attempt_id, [4, 1]))
      chunks.push(`${chunk}: ${bytes.toString()}`);
    const named = await database.select(
      `SELECT chunk, list(seq ORDER BY seq) AS seqs FROM event
       WHERE attempt_id = $attempt_id AND chunk IN (1, 4) GROUP BY chunk ORDER BY chunk`,
      { attempt_id },
    );
    const textOf = (seqs: readonly number[]) => seqs.map((seq) => LONG[seq]!.body).join('');
    expect(chunks).toEqual(
      named.map(({ chunk, seqs }) => `${chunk}: ${textOf(seqs as unknown as readonly number[])}`),
    );
    expect(chunks).toHaveLength(2);
  });

  it('let others have their turn, who may cancel them', async () => {
    const { database, attempt_id } = await stored(LONG);
    const controller = new AbortController();
    const seen: number[] = [];
    const all = async () => {
      for await (const { chunk } of inflatedChunks(
        database,
        attempt_id,
        Array.from({ length: 60 }, (_, chunk) => chunk),
        controller.signal,
      )) {
        if (seen.length === 0) setImmediate(() => controller.abort(new Error('enough')));
        seen.push(chunk);
      }
    };
    await expect(all()).rejects.toThrow('enough');
    expect(seen.length).toBeLessThan(60);
  });
});

it('marks edits, tests, errors and user turns', async () => {
  const { database, attempt_id } = await stored([
    { kind: 'say', speaker: 'user', body: 'mend it' },
    { kind: 'call', body: 'cd /testbed && python -m pytest -x tests' },
    { kind: 'output', exit_code: 1, body: 'failed' },
    { kind: 'edit', body: 'x', path: 'a.py' },
    { kind: 'call', body: 'cat test.py' },
    { kind: 'user-edit', body: 'y', path: 'a.py' },
    { kind: 'say', speaker: 'user', body: 'and then', thread: 1 },
  ]);
  expect(await eventMarks(database, { attempt_id })).toEqual({
    ...{ edits: [3, 5], tests: [1], errors: [2], user_turns: [0, 6] },
    ...{ n_sub_agents: 1, n_bytes: 7 + 40 + 6 + 1 + 11 + 1 + 8 },
  });
});

it.each([
  ['pytest tests/a.py', true],
  ['cd x && PYTHONPATH=. python3 -m unittest', true],
  ['timeout 60 ./tests/runtests.py admin', true],
  ['npm run test:unit', true],
  ['go test ./...', true],
  ['.venv/bin/python -m pytest -q', true],
  ['grep -rn pytest setup.cfg', false],
  ['cat tests/test_a.py', false],
  ['pip install pytest', false],
  ['echo "run pytest"', false],
])('%s runs tests: %s', (command, expected) => {
  expect(runsTests(command)).toBe(expected);
});
