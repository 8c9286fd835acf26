import { statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { detectSources } from '../../main/import/detect.ts';
import { openHands } from '../../main/import/formats/openhands.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { collect, NEVER } from './support/collect.ts';
import { openHandsEvents } from './support/open-hands-events.ts';
import { packTar } from './support/pack-tar.ts';
import { jsonLines, writeFiles } from './support/write-files.ts';

/* The rows and events here are made by hand, after the forms that OpenHands 0.x and 1.x write. */

const { action, observation, userSays } = openHandsEvents;

const HISTORY = [
  userSays('mend it'),
  action('run', { command: 'ls' }),
  observation('run', 'a.py'),
  action('finish', { thought: 'done' }),
];

const row = (instance_id: string, more: object = {}) => ({
  instance_id,
  test_result: { git_patch: 'diff --git a/x b/x' },
  instruction: 'mend it',
  metadata: {
    ...{ agent_class: 'CodeActAgent', max_iterations: 30, data_split: null },
    ...{ dataset: 'princeton-nlp__SWE-bench_Lite-test', llm_config: { model: 'gpt-4o', temperature: 0 } },
  },
  history: HISTORY,
  metrics: { accumulated_cost: 0.25 },
  error: null,
  instance: { repo: 'a/b' },
  ...more,
});

const LOADED = { ...row('a__b-1') };

async function read(files: Readonly<Record<string, unknown>>, name = '') {
  return collect(openHands, join(writeFiles(files), name));
}

describe('rows of an evaluation', () => {
  test('tell task, benchmark, system, what it took and came to', async () => {
    const { runs, problems, notes } = await read({ 'output.jsonl': jsonLines(LOADED) }, 'output.jsonl');
    expect(problems).toEqual([]);
    expect(notes).toEqual([]);
    const { attempt, ...run } = runs[0]!;
    expect(run).toEqual({
      ...{ benchmark: 'SWE-bench Lite', task: 'a__b-1', repository: 'a/b', canonical_id: 'a__b-1' },
      system: {
        ...{ label: 'OpenHands · gpt-4o', agent: 'OpenHands', model: 'gpt-4o' },
        settings: { temperature: 0, agent_class: 'CodeActAgent', max_iterations: 30 },
      },
      ...{ condition: 'vanilla', repeat: 1, file: 'output.jsonl', line: 1, note: null, ambiguous: false },
      grade: null,
    });
    expect(attempt).toMatchObject({
      ...{ exit: 'submitted', exit_detail: 'finish', cost_usd: 0.25, patch: 'diff --git a/x b/x' },
    });
    expect(attempt?.events).toHaveLength(5);
  });

  test.each([
    ['princeton-nlp__SWE-bench_Verified-test', {}, 'SWE-bench Verified'],
    ['SWE-bench/SWE-bench_Lite', { dataset_split: 'dev' }, 'SWE-bench Lite dev'],
    ['__home__user__data__own.jsonl-train', {}, 'own'],
    ['', {}, 'unspecified'],
  ])('of the data set %s', async (dataset, more, benchmark) => {
    const { runs } = await read({ 'o.jsonl': jsonLines(row('x-1', { metadata: { dataset, ...more } })) });
    expect(runs[0]!.benchmark).toBe(benchmark);
  });

  test('that are damaged, of something else or repeated are reported by line, and the rest is kept', async () => {
    const other = row('a__b-1', { history: [userSays('again')] });
    const content = [
      ...[JSON.stringify(LOADED), '{"instance_id":', '7', JSON.stringify({ a: 1 }), ''],
      ...[JSON.stringify(LOADED), JSON.stringify(other), JSON.stringify(row('c__d-2')).slice(0, 90)],
    ];
    const { runs, problems, notes } = await read({ 'o.jsonl': content.join('\n') });
    expect(runs.map(({ task, repeat, line }) => [task, repeat, line])).toEqual([
      ['a__b-1', 1, 1],
      ['a__b-1', 2, 7],
    ]);
    expect(problems.map(({ line, code }) => `${line} ${code}`)).toEqual([
      ...['2 not-json', '3 not-a-run', '4 not-a-run', '6 duplicate', '8 not-json'],
    ]);
    expect(notes.join(' ')).toMatch(/numbered as its repeats/);
  });

  test('whose events run back in time keep the order of the file, and say so', async () => {
    const at = (timestamp: string) => action('run', { command: 'ls' }, { timestamp });
    const history = [at('2025-01-01T00:00:05Z'), at('2025-01-01T00:00:01Z')];
    const { runs, problems } = await read({ 'o.jsonl': jsonLines(LOADED, row('x-1', { history })) });
    expect(problems).toMatchObject([{ file: 'o.jsonl', line: 2, code: 'time-order' }]);
    expect(runs[1]!.attempt!.events.map(({ time }) => new Date(time!).getUTCSeconds())).toEqual([5, 1]);
  });

  test('with bare NaN are read, and it is said', async () => {
    const text = jsonLines(LOADED).replace('0.25', 'NaN');
    const { runs, problems } = await read({ 'o.jsonl': text });
    expect(runs[0]!.attempt).toMatchObject({ cost_usd: null });
    expect(problems).toMatchObject([{ line: 1, code: 'not-a-number' }]);
  });

  test('are read one by one: what comes later is not in memory', async () => {
    const rows = Array.from({ length: 64 }, (_, i) =>
      row(`x-${i}`, { history: [userSays('x'.repeat(1e6))] }),
    );
    const path = join(writeFiles({ 'o.jsonl': jsonLines(...rows) }), 'o.jsonl');
    let runs = 0;
    for await (const item of openHands.read(path, {}, NEVER)) {
      if (item.kind !== 'run') continue;
      runs += 1;
      truncateSync(path, Math.min(statSync(path).size, 16_000_000));
    }
    expect(runs).toBeGreaterThan(8);
    expect(runs).toBeLessThan(32);
  });

  test('of 50 MB in one line are read', async () => {
    const large = 'y'.repeat(50_000_000);
    const { runs, problems } = await read({
      'o.jsonl': jsonLines(row('a__b-1', { history: [userSays(large)] })),
    });
    expect(problems).toEqual([]);
    expect(runs[0]!.attempt?.events[0]?.body === large).toBe(true);
  });

  test('as one list are the same', async () => {
    const root = writeFiles({ 'o.json': [LOADED, row('c__d-2')] });
    expect(await detectSources([root], NEVER)).toMatchObject([{ format: { name: 'openhands' } }]);
    const { runs } = await collect(openHands, join(root, 'o.json'));
    expect(runs.map(({ task }) => task)).toEqual(['a__b-1', 'c__d-2']);
  });

  test('of the resolver name an issue, and an opinion in place of a verdict', async () => {
    const issue = { owner: 'o', repo: 'r', number: 7, title: 't', body: 'b' };
    const resolved = { issue, git_patch: '', history: [], success: false, result_explanation: 'no change' };
    const { runs } = await read({ 'output.jsonl': jsonLines({ ...resolved, error: 'RuntimeError: x' }) });
    expect(runs[0]).toMatchObject({
      ...{ task: 'o__r-7', repository: 'o/r', grade: null },
      note: 'No tests were run; a model judged the issue not solved: no change',
      attempt: { patch: '', patch_empty: true, exit: 'error', exit_detail: 'RuntimeError: x' },
    });
  });
});

describe('the folder of an evaluation', () => {
  const verdict = (instance_id: string, resolved: boolean) => ({
    instance_id,
    test_result: { report: { resolved } },
  });
  const DIR = 'outputs/CodeActAgent/gpt-4o_maxiter_30';
  const files = {
    [`${DIR}/output.jsonl`]: jsonLines(row('a__b-1'), row('a__b-2'), row('a__b-3')),
    [`${DIR}/output.swebench_eval.jsonl`]: jsonLines(verdict('a__b-1', false), verdict('a__b-2', true)),
    [`${DIR}/output.critic_attempt_1.jsonl`]: jsonLines(row('a__b-1')),
    [`${DIR}/eval_outputs/a__b-1/report.json`]: {
      'a__b-1': { resolved: true, patch_exists: true, tests_status: { FAIL_TO_PASS: { success: ['t'] } } },
    },
    [`${DIR}/eval_outputs/a__b-3/report.json`]: '{',
    [`${DIR}/llm_completions/a__b-1/x.json`]: { messages: [] },
    [`${DIR}/metadata.json`]: { agent_class: 'CodeActAgent' },
    [`${DIR}/report.json`]: { resolved_ids: [] },
  };

  test('is one source: verdicts go to their rows, a report of every test before the bare one', async () => {
    const root = writeFiles(files);
    const sources = await detectSources([root], NEVER);
    expect(sources).toMatchObject([{ path: root, format: { name: 'openhands' } }]);
    const { runs, problems, notes } = await collect(openHands, root);
    expect(runs.map(({ task, repeat, grade }) => [task, repeat, grade?.verdict, grade?.f2p_pass])).toEqual([
      ['a__b-1', 1, 'resolved', 1],
      ['a__b-2', 1, 'resolved', null],
      ['a__b-3', 1, undefined, undefined],
    ]);
    expect(problems).toMatchObject([{ file: `${DIR}/eval_outputs/a__b-3/report.json`, code: 'not-json' }]);
    expect(notes).toEqual([expect.stringMatching(/critic_attempt_1.jsonl was not read/)]);
  });

  test('in an archive is the same', async () => {
    const entries = Object.entries(files).map(([name, value]) => ({
      name,
      content: typeof value === 'string' ? value : JSON.stringify(value),
    }));
    const path = join(tempFolder(), 'e.tar.gz');
    writeFileSync(path, await packTar(entries));
    expect(await detectSources([path], NEVER)).toMatchObject([{ format: { name: 'openhands' } }]);
    const { runs } = await collect(openHands, path);
    expect(runs.map(({ task, line, grade }) => [task, line, grade?.verdict])).toEqual([
      ['a__b-1', 1, 'resolved'],
      ['a__b-2', 2, 'resolved'],
      ['a__b-3', 3, undefined],
    ]);
  });

  test('of verdicts alone, without rows, has runs of verdicts', async () => {
    const { runs } = await read({ 'x.swebench_eval.jsonl': jsonLines(verdict('a__b-1', true)) });
    expect(runs).toMatchObject([{ task: 'a__b-1', grade: { verdict: 'resolved' }, attempt: { events: [] } }]);
  });
});

describe('events outside of rows', () => {
  test('as an export are a run, named for the file', async () => {
    for (const value of [HISTORY, { trajectory: HISTORY }]) {
      const root = writeFiles({ 'trajectory-9.json': value });
      expect(await detectSources([root], NEVER)).toMatchObject([{ format: { name: 'openhands' } }]);
      const { runs } = await collect(openHands, join(root, 'trajectory-9.json'));
      expect(runs).toMatchObject([{ task: 'trajectory-9', attempt: { exit: 'submitted' } }]);
      expect(runs[0]!.attempt?.events).toHaveLength(5);
    }
  });

  test('as one file each are a session, in the order of their numbers', async () => {
    const says = (id: number) => userSays(`${id}`, { id, timestamp: '2025-01-01T00:00:00' });
    const ids = [0, 1, 2, 10, 11];
    const session = (name: string) => ids.map((id) => [`sessions/${name}/events/${id}.json`, says(id)]);
    const root = writeFiles({
      ...Object.fromEntries([...session('s1'), ...session('s2')]),
      'sessions/s1/metadata.json': {},
      'sessions/s1/event_cache/0-25.json': [says(0)],
    });
    expect(await detectSources([root], NEVER)).toMatchObject([{ path: root, format: { name: 'openhands' } }]);
    const { runs, notes } = await collect(openHands, root);
    expect(runs.map(({ task, file }) => [task, file])).toEqual([
      ['s1', 'sessions/s1/events/'],
      ['s2', 'sessions/s2/events/'],
    ]);
    for (const { attempt } of runs) expect(attempt?.events.map(({ body }) => Number(body))).toEqual(ids);
    expect(notes.filter((note) => /time zone.*\(2 times\)/.test(note))).toHaveLength(1);
  });

  test('as one line each are a run together', async () => {
    const root = writeFiles({ 'e.jsonl': jsonLines(...HISTORY) });
    expect(await detectSources([root], NEVER)).toMatchObject([{ format: { name: 'openhands' } }]);
    const { runs, problems } = await collect(openHands, join(root, 'e.jsonl'));
    expect(problems).toEqual([]);
    expect(runs).toMatchObject([{ task: 'e', line: null, attempt: { exit_detail: 'finish' } }]);
  });

  test('that are cut off say so', async () => {
    const text = JSON.stringify(HISTORY).slice(0, -30);
    const { runs, problems } = await read({ 'e.json': text }, 'e.json');
    expect(runs).toEqual([]);
    expect(problems).toMatchObject([{ file: 'e.json', code: 'not-json' }]);
  });
});

describe('what is of OpenHands', () => {
  const confidence = async (name: string, value: unknown) =>
    (await openHands.sniff(join(writeFiles({ [name]: value }), name))).confidence;

  test('is told from the beginning of a row, whatever its patch weighs', async () => {
    const heavy = row('a__b-1', { test_result: { git_patch: 'x'.repeat(300_000) } });
    expect(await confidence('o.jsonl', jsonLines(heavy))).toBeGreaterThan(0.8);
  });

  test.each([
    ['messages of mini-swe-agent', 't.json', [{ role: 'user', content: 'x' }]],
    ['a trajectory of SWE-agent', 't.json', { history: [{ role: 'user', agent: 'main' }], trajectory: [] }],
    ['a row of a table', 't.jsonl', { instance_id: 'a', resolved: true }],
    ['a prediction', 't.jsonl', { instance_id: 'a', model_patch: 'x' }],
    ['a line of Claude Code', 't.jsonl', { type: 'user', uuid: 'x', timestamp: 'x', message: {} }],
    ['the words alone', 't.json', '{"note": "\\"instance_id\\": \\"history\\": [{\\"action\\""}'],
  ])('but not %s', async (_, name, value) => {
    expect(await confidence(name, value)).toBe(0);
  });
});
