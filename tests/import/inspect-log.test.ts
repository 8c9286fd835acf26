import { mkdirSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { detectSources } from '../../main/import/detect.ts';
import { inspectLog } from '../../main/import/formats/inspect-log.ts';
import { AGENT_RUNS, INSPECT_RUNS } from './expectations/inspect-log.ts';
import { collect, NEVER } from './support/collect.ts';
import { fixture } from './support/fixture.ts';
import { header, jsonLog, logParts, model, reply, sample, user, zipLog } from './support/inspect-samples.ts';
import { outlineOfRun } from './support/outline-of-run.ts';
import { packTar } from './support/pack-tar.ts';
import { packZip, zstdBomb } from './support/pack-zip.ts';
import { sharedData } from './support/shared-data.ts';
import { writeFiles } from './support/write-files.ts';

const SAMPLES = sharedData('trajectory-samples/inspect');
const MISSING = 'not run: ../shared/data is not beside this repository';

const read = (files: Readonly<Record<string, unknown>>, name = '') =>
  collect(inspectLog, join(writeFiles(files), name));

const scored = (value: unknown) => ({ scores: { match: { value } } });

describe.runIf(SAMPLES !== null)(`the logs of the public data (${SAMPLES ?? MISSING})`, () => {
  test.each(Object.entries(INSPECT_RUNS))('%s holds what was counted in it', async (file, expected) => {
    const { runs, problems } = await collect(inspectLog, join(SAMPLES!, file));
    expect(runs.map(outlineOfRun)).toEqual(expected);
    expect(problems.map(({ code }) => code)).toEqual(expected.length === 0 ? ['no-samples'] : []);
  });

  test('epochs are repeats, and a log kept in both forms is taken once', async () => {
    const { runs, notes } = await collect(inspectLog, SAMPLES!);
    const epochs = runs.filter(({ file }) => file.startsWith('2024-10_epochs2'));
    expect(epochs.map(({ task, repeat }) => [task, repeat])).toEqual([
      ['2', 2],
      ['2', 1],
      ['1', 1],
      ['1', 2],
    ]);
    expect(runs.filter(({ file }) => file.startsWith('2024-10_deflate'))).toHaveLength(1);
    expect(notes).toContain('A sample that stands in several logs with the same content was taken once.');
    expect(notes.join(' ')).not.toMatch(/were not read/);
    expect(notes.join(' ')).toMatch(/model in scoring 4/);
  });
});

describe('a log of a current version, written by Inspect', () => {
  test('holds what was counted in it: sub-agents, turns, limits, errors, tests, each epoch', async () => {
    const { runs, problems, notes } = await collect(inspectLog, fixture('inspect', 'agents.eval'));
    expect(problems).toEqual([]);
    const [first, second] = [1, 2].map((epoch) => runs.filter(({ repeat }) => repeat === epoch));
    expect(first!.map(outlineOfRun)).toEqual(AGENT_RUNS);
    const timeless = (outline: object) => ({ ...outline, started_at: null });
    expect(second!.map((run) => timeless(outlineOfRun(run)))).toEqual(AGENT_RUNS.map(timeless));
    expect(first![0]!.grade).toMatchObject({
      ...{ f2p_pass: 1, f2p_fail: 0, p2p_pass: 1, p2p_fail: 0 },
      tests: [
        { name: 't_new', group: 'F2P', passed: true },
        { name: 't_old', group: 'P2P', passed: true },
      ],
    });
    expect(first![0]!.attempt?.patch).toBe('diff --git a/a.py b/a.py\n');
    expect(notes).toHaveLength(1);
  });

  test('tells what it is without being imported', async () => {
    const { groups, columns } = await inspectLog.inspect(fixture('inspect', 'agents.eval'), NEVER);
    expect(columns).toBeNull();
    expect(groups).toEqual([
      {
        ...{ name: 'agents.eval', n_runs: null, benchmark: 'SWE-bench Verified', system: 'chooser · model' },
        ...{ condition: 'vanilla', repeat: null },
      },
    ]);
  });
});

describe('what a log is told by', () => {
  test('its content, not its name; a folder and an archive of logs are one source each', async () => {
    const log = jsonLog([sample(1)]);
    const root = writeFiles({
      'a/one.json': log,
      'a/two.bin': zipLog([sample(2)]),
      'a/eval-set.json': { eval_set_id: 'x' },
      'a/LICENSE': 'MIT',
      'b.eval': packZip([{ name: 'word/document.xml', content: '<x/>' }]),
      'c.json': { version: 2, status: 'success', other: {} },
      'd.tar.gz': await packTar([{ name: 'x/one.json', content: JSON.stringify(log) }]),
    });
    const found = await detectSources([root], NEVER);
    expect(found.map(({ path, format }) => [path.slice(root.length + 1), format?.name ?? null])).toEqual([
      ['a', 'inspect-log'],
      ['b.eval', null],
      ['c.json', null],
      ['d.tar.gz', 'inspect-log'],
    ]);
    expect(found[1]?.reason).toMatch(/ZIP archive, but no log of Inspect/);
    const inFolder = await collect(inspectLog, join(root, 'a'));
    expect(inFolder.runs.map(({ file }) => file)).toEqual(['one.json', 'two.bin!samples/2_epoch_1.json']);
    expect(inFolder.problems).toEqual([]);
    const inArchive = await collect(inspectLog, join(root, 'd.tar.gz'));
    expect(inArchive.runs.map(({ file }) => file)).toEqual(['d.tar.gz!x/one.json']);
  });

  test('a packed log inside an archive is read too', async () => {
    const content = zipLog([sample(1)]);
    const { runs } = await read({ 'd.tar.gz': await packTar([{ name: 'one.eval', content }]) }, 'd.tar.gz');
    expect(runs.map(({ file }) => file)).toEqual(['d.tar.gz!one.eval!samples/1_epoch_1.json']);
  });
});

describe('a log that is not whole', () => {
  const samples = [sample('a', scored('C')), sample('b', scored('I'))];

  test('without an end is read as far as its journal goes, and says so', async () => {
    const head = header({}, { dataset: { sample_ids: ['a', 'b', 'c'] }, config: { epochs: 2 } });
    const parts = logParts(samples, head).filter(({ name }) => !/^(summaries|header)/.test(name));
    const { runs, problems, notes } = await read({ 'x.eval': packZip(parts) });
    expect(runs.map(({ task, grade }) => [task, grade?.verdict])).toEqual([
      ['a', 'resolved'],
      ['b', 'unresolved'],
    ]);
    expect(problems).toEqual([]);
    expect(notes).toContain('x.eval is not finished: 2 of 6 samples are in it so far.');
  });

  test('a sample whose own entry is gone or damaged keeps what its summary says', async () => {
    const parts = logParts([...samples, sample('c', scored('C'))]);
    const kept = parts
      .filter(({ name }) => name !== 'samples/a_epoch_1.json')
      .map((part) => (part.name.includes('b_epoch') ? { ...part, content: '{"id": "b", ' } : part));
    const { runs, problems } = await read({ 'x.eval': packZip(kept) });
    expect(runs.map(({ task, note, grade }) => [task, note, grade?.verdict])).toEqual([
      ['c', null, 'resolved'],
      ['a', 'Only its summary could be read.', 'resolved'],
      ['b', 'Only its summary could be read.', 'unresolved'],
    ]);
    expect(problems).toMatchObject([{ file: 'x.eval!samples/b_epoch_1.json', code: 'not-json' }]);
  });

  test('cut short it says where, as ZIP and as JSON', async () => {
    const root = writeFiles({ 'x.eval': zipLog(samples), 'y.json': jsonLog(samples) });
    for (const name of ['x.eval', 'y.json'])
      truncateSync(join(root, name), statSync(join(root, name)).size - 40);
    const { runs, problems } = await collect(inspectLog, root);
    expect(runs).toEqual([]);
    expect(problems.map(({ file, code }) => [file, code])).toEqual([
      ['x.eval', 'truncated'],
      ['y.json', 'not-json'],
    ]);
  });

  test('that ended early says how, and one that logged no samples gives their scores where there was one epoch', async () => {
    const reductions = [
      { scorer: 'other', samples: [{ sample_id: 'a', value: 0 }] },
      {
        scorer: 'match',
        samples: [
          { sample_id: 'a', value: 1 },
          { sample_id: 'b', value: 0.5 },
        ],
      },
    ];
    const results = { scores: [{ name: 'match', scorer: 'match' }] };
    const log = jsonLog([], { status: 'error', reductions, results });
    const one = await read({ 'x.json': log });
    expect(
      one.runs.map(({ task, grade, note, attempt }) => [task, grade?.verdict, note, attempt?.exit]),
    ).toEqual([
      ['a', 'resolved', null, null],
      ['b', undefined, 'match scored 0.5, which is neither 0 nor 1.', null],
    ]);
    expect(one.notes).toContain('x.json ended as “error”: 2 samples are in it.');
    const several = jsonLog([], { reductions, results }, { config: { epochs: 3 } });
    expect(await read({ 'x.json': several })).toMatchObject({ runs: [], problems: [{ code: 'no-samples' }] });
  });

  test('whose archive is a trap is stopped', async () => {
    const parts = logParts(samples).map((part) =>
      part.name.includes('a_epoch')
        ? { ...part, method: 'zstandard' as const, packed: zstdBomb(8000), bytes: 4000 }
        : part,
    );
    const { runs, problems } = await read({ 'x.eval': packZip([...parts, { name: '../up.json' }]) });
    expect(runs.map(({ task, note }) => [task, note])).toEqual([
      ['b', null],
      ['a', 'Only its summary could be read.'],
    ]);
    expect(problems.map(({ file, code }) => [file, code])).toEqual([
      ['x.eval!../up.json', 'unsafe-path'],
      ['x.eval!samples/a_epoch_1.json', 'damaged'],
    ]);
  });

  test('JSON or ZIP of something else names what is missing', async () => {
    const root = writeFiles({ 'x.json': { a: 1 }, 'y.eval': packZip([{ name: 'a', content: '{}' }]) });
    const { problems } = await collect(inspectLog, root);
    expect(problems.map(({ file, code }) => [file, code])).toEqual([
      ['x.json', 'not-a-log'],
      ['y.eval', 'not-a-log'],
    ]);
  });
});

describe('several logs in one source', () => {
  test('a sample under its own id with other content is a duplicate, and the first is kept', async () => {
    const { runs, problems } = await read({
      '1.json': jsonLog([sample('a', { uuid: 'u', ...scored('C') })]),
      '2.json': jsonLog([sample('a', { uuid: 'u', ...scored('I') })], {}, { run_id: 'again' }),
    });
    expect(runs.map(({ grade }) => grade?.verdict)).toEqual(['resolved']);
    expect(problems).toMatchObject([{ file: '2.json', code: 'duplicate' }]);
  });

  test('another evaluation of the same task by the same system is another repeat', async () => {
    const twice = [sample('a'), sample('a', { epoch: 2 })];
    const { runs, notes } = await read({
      '1.json': jsonLog(twice),
      '2.json': jsonLog(twice, {}, { run_id: 'again' }),
      '3.json': jsonLog(twice, {}, { run_id: 'other', model: 'p/n' }),
    });
    expect(runs.map(({ file, repeat, system }) => [file, system.model, repeat])).toEqual([
      ['1.json', 'p/m', 1],
      ['1.json', 'p/m', 2],
      ['2.json', 'p/m', 3],
      ['2.json', 'p/m', 4],
      ['3.json', 'p/n', 1],
      ['3.json', 'p/n', 2],
    ]);
    expect(notes.join(' ')).toMatch(/2 runs have the task, system and condition of an earlier one/);
  });

  test('a mapping names the runs of a log by its file', async () => {
    const root = writeFiles({ 'x/1.json': jsonLog([sample('a')]), 'x/2.json': jsonLog([sample('b')]) });
    const mapping = { runs: { '2.json': { condition: 'asked', benchmark: 'B' } } };
    const { runs } = await collect(inspectLog, join(root, 'x'), mapping);
    expect(runs.map(({ condition, benchmark }) => [condition, benchmark])).toEqual([
      ['vanilla', 'mending'],
      ['asked', 'B'],
    ]);
  });
});

describe('bulk', () => {
  test('50 MB in one line are read', async () => {
    const root = writeFiles({});
    mkdirSync(join(root, 'x'));
    const text = 'x'.repeat(50_000_000);
    const log = jsonLog([sample('a', { events: [model(1, [user(text)], reply('done'))] })]);
    writeFileSync(join(root, 'x', 'big.json'), JSON.stringify(log));
    const { runs, problems } = await collect(inspectLog, join(root, 'x'));
    expect(problems).toEqual([]);
    expect(runs[0]?.attempt?.events.map(({ body }) => body.length)).toEqual([50_000_000, 4]);
  });
});
