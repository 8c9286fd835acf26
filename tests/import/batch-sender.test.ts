import { expect, test } from 'vitest';
import type { Event } from '../../analysis/model/event.ts';
import { BatchSender } from '../../main/import/batch-sender.ts';
import type { ImportedRun } from '../../main/import/format.ts';
import { EMPTY_ATTEMPT } from '../../main/import/transcript/empty-attempt.ts';
import type { ImportBatch } from '../../main/store/ingest/ingest.ts';

const event = (seq: number, body: string): Event => ({
  ...{ seq, turn: 0, thread: 0, kind: 'output', speaker: null, time: null },
  ...{ tokens: null, exit_code: null, path: null, body },
});

const runOf = (task: string, events: readonly Event[]): ImportedRun => ({
  ...{ benchmark: 'B', task, repository: null, canonical_id: task, condition: 'vanilla', repeat: 1 },
  system: { label: 'S', agent: null, model: null, settings: {} },
  ...{ file: 'f', line: null, note: null, ambiguous: false, grade: null },
  attempt: { ...EMPTY_ATTEMPT, events },
});

async function sent(...runs: readonly ImportedRun[]): Promise<readonly ImportBatch[]> {
  const batches: ImportBatch[] = [];
  const sender = new BatchSender(async (batch) => batches.push(batch));
  for (const run of runs) await sender.take({ kind: 'run', run });
  await sender.finish();
  return batches;
}

const textOf = (batch: ImportBatch): number =>
  batch.kind === 'early-events'
    ? batch.early.flatMap(({ events }) => events).reduce((sum, { body }) => sum + body.length, 0)
    : 0;

test('a long transcript goes ahead of its run in pieces, none of them much longer than the longest event', async () => {
  const events = Array.from({ length: 100 }, (_, seq) => event(seq, 'x'.repeat(100_000)));
  const batches = await sent(runOf('t', events));
  const early = batches.flatMap((batch) => (batch.kind === 'early-events' ? batch.early : []));
  expect(early.flatMap((piece) => piece.events)).toEqual(events);
  expect(Math.max(...batches.map(textOf))).toBeLessThan(1_000_000);
  const last = batches.at(-1);
  expect(last).toMatchObject({ kind: 'runs', runs: [{ task: 't', attempt: { events: [] } }] });
  const handles = new Set(early.map(({ handle }) => handle));
  expect(handles).toEqual(new Set(last?.kind === 'runs' ? [last.runs[0]?.early_events] : []));
});

test('two long transcripts are not mixed up, and a short one stays with its run', async () => {
  const long = (letter: string) => [0, 1, 2].map((seq) => event(seq, letter.repeat(200_000)));
  const batches = await sent(runOf('a', long('a')), runOf('b', long('b')), runOf('c', [event(0, 'c')]));
  const bodies = new Map<number, string>();
  for (const batch of batches)
    for (const { handle, events } of batch.kind === 'early-events' ? batch.early : [])
      bodies.set(handle, (bodies.get(handle) ?? '') + events.map(({ body }) => body[0]).join(''));
  const runs = batches.flatMap((batch) => (batch.kind === 'runs' ? batch.runs : []));
  const held = runs.map(({ task, early_events, attempt }) => [
    task,
    early_events === undefined ? attempt?.events.map(({ body }) => body) : bodies.get(early_events),
  ]);
  expect(held).toEqual([
    ['a', 'aaa'],
    ['b', 'bbb'],
    ['c', ['c']],
  ]);
});
