import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { inspectLog } from '../../main/import/formats/inspect-log.ts';
import { openZip } from '../../main/import/read-zip.ts';
import { AGENT_RUNS } from './expectations/inspect-log.ts';
import { collect } from './support/collect.ts';
import { fixture } from './support/fixture.ts';
import { header, model, reply, sample, user } from './support/inspect-samples.ts';
import { outlineOfRun } from './support/outline-of-run.ts';
import { packZip, type ZipPart } from './support/pack-zip.ts';
import { writeFiles } from './support/write-files.ts';

const LOG = fixture('inspect', 'agents-in-pieces.eval');
const ASTROPY = 'samples/astropy__astropy-12907_epoch_1';

const part = (name: string, content: unknown): ZipPart => ({ name, content: JSON.stringify(content) });

/** The parts of the log, without or with other content for some of them. */
async function partsOf(
  change: (name: string, content: string) => string | null,
): Promise<readonly ZipPart[]> {
  const zip = await openZip(readFileSync(LOG), 'log', () => {});
  const parts: ZipPart[] = [];
  for (const { name, load } of zip!.entries) {
    const content = change(name, (await load())!.toString('utf8'));
    if (content !== null) parts.push({ name, content });
  }
  zip!.close();
  return parts;
}

async function read(parts: readonly ZipPart[]) {
  const { runs, problems } = await collect(inspectLog, writeFiles({ 'x.eval': packZip(parts) }));
  return { runs, problems: problems.map(({ file, code }) => [file.replace('x.eval!', ''), code]) };
}

const bodies = ({ attempt }: Awaited<ReturnType<typeof read>>['runs'][number]) =>
  attempt!.events.map(({ kind, body }) => [kind, body]);

describe('samples in pieces, converted by Inspect itself', () => {
  test('hold what they hold in one piece, with the texts that are kept apart', async () => {
    const pieces = await collect(inspectLog, LOG);
    const whole = await collect(inspectLog, fixture('inspect', 'agents.eval'));
    const [ofPieces, ofWhole] = [pieces, whole].map(({ runs }) =>
      runs.map(({ file, ...run }) => run).sort((a, b) => a.task.localeCompare(b.task) || a.repeat - b.repeat),
    );
    expect(ofPieces).toEqual(ofWhole);
    expect(pieces.runs.filter(({ repeat }) => repeat === 1).map(outlineOfRun)).toEqual(AGENT_RUNS);
    expect([pieces.problems, pieces.notes]).toEqual([[], whole.notes]);
    expect(JSON.stringify(pieces.runs)).not.toMatch(/attachment:\/\//);
  });

  test('are the same sample as the one in one piece: it is taken once where both logs lie together', async () => {
    const logs = { 'a.eval': readFileSync(fixture('inspect', 'agents.eval')), 'b.eval': readFileSync(LOG) };
    const { runs, problems, notes } = await collect(inspectLog, writeFiles(logs));
    expect(runs).toHaveLength(6);
    expect(problems).toEqual([]);
    expect(notes.join(' ')).toContain('stands in several logs with the same content was taken once');
  });

  test('lack what a missing piece held, and nothing else moves', async () => {
    const [all, some] = [
      await partsOf((_, text) => text),
      await partsOf((name, text) => (name === `${ASTROPY}/events/25.json` ? null : text)),
    ];
    const [before, after] = [await read(all), await read(some)];
    expect(after.problems).toEqual([[`${ASTROPY}/events/30.json`, 'missing-piece']]);
    const [whole, holed] = [before, after].map(({ runs }) => bodies(runs[0]!));
    // What was said stands among the messages as well; what the lost calls took is gone with them.
    expect(after.runs[0]!.attempt!.input_tokens).toBeLessThan(before.runs[0]!.attempt!.input_tokens!);
    expect(whole).toEqual(expect.arrayContaining(holed!));
    expect(after.runs.slice(1).map(bodies)).toEqual(before.runs.slice(1).map(bodies));
  });

  test('of messages likewise: the calls that name those that are there still find them', async () => {
    const { runs, problems } = await read(
      await partsOf((name, text) => (name === `${ASTROPY}/messages/0.json` ? null : text)),
    );
    expect(problems).toEqual([[`${ASTROPY}/messages/5.json`, 'missing-piece']]);
    expect(bodies(runs[0]!).length).toBeGreaterThan(5);
  });

  test('keep what the summary says where the shell is gone or damaged', async () => {
    for (const shell of [null, '{"id": ']) {
      const { runs } = await read(
        await partsOf((name, text) => (name === `${ASTROPY}/sample.json` ? shell : text)),
      );
      const lost = runs.find(({ task, repeat }) => task.startsWith('astropy') && repeat === 1);
      expect(lost).toMatchObject({ note: expect.stringContaining('Only its summary could be read.') });
      expect([runs.length, bodies(lost!)]).toEqual([6, [['say', expect.stringMatching(/^An issue/)]]]);
    }
  });

  test('too large for memory together are told by their summary', async () => {
    const parts = await partsOf((_, text) => text);
    const swollen = parts.map((one) =>
      one.name.startsWith(`${ASTROPY}/events/`) ? { ...one, bytes: 255 * 1024 * 1024 } : one,
    );
    const { runs, problems } = await read(swollen);
    expect(problems).toEqual([[`${ASTROPY}/sample.json`, 'too-large']]);
    expect(runs).toHaveLength(6);
  });
});

describe('a sample in pieces, made by hand', () => {
  const shell = (more: object) => ({
    ...sample('a'),
    messages: undefined,
    events: undefined,
    attachments: undefined,
    ...more,
  });

  test('keeps the last of two pieces that claim the same places, and its metadata', async () => {
    const call = model(1, [], reply('one'), { input: [], input_refs: [[0, 1]] });
    const { runs, problems } = await read([
      part('header.json', header()),
      part('samples/a_epoch_1/sample.json', shell({ message_refs: [[0, 2]] })),
      part('samples/a_epoch_1/metadata.json', { model_patch: 'diff' }),
      part('samples/a_epoch_1/messages/0.json', [user('lost'), reply('lost')]),
      part('samples/a_epoch_1/messages/1.json', [reply('attachment://0')]),
      part('samples/a_epoch_1/attachments/0.json', ['kept apart']),
      part('samples/a_epoch_1/events/0.json', [call]),
    ]);
    expect(problems).toEqual([['samples/a_epoch_1/messages/1.json', 'missing-piece']]);
    expect(bodies(runs[0]!)).toEqual([
      ['say', 'lost'],
      ['say', 'one'],
      ['say', 'kept apart'],
    ]);
  });
});

test('a review of a tool’s result is the harness speaking', async () => {
  const review = {
    event: 'review',
    reviewer: 'guard',
    decision: 'continue',
    call: { function: 'bash' },
    explanation: 'fine',
  };
  const one = sample('a', { events: [model(1, [user('go')], reply('ok')), review] });
  const { runs } = await read([part('header.json', header()), part('samples/a_epoch_1.json', one)]);
  expect(bodies(runs[0]!).at(-1)).toEqual(['say', 'guard: continue after bash\nfine']);
});
