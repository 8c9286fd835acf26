import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { detectSources } from '../../main/import/detect.ts';
import type { ImportedRun } from '../../main/import/format.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { collect, NEVER } from './support/collect.ts';
import { formatNamed } from './support/format-named.ts';
import { packTar } from './support/pack-tar.ts';
import { writeFiles } from './support/write-files.ts';

/** All files here are made by hand, after the models that Terminal-Bench's harness writes. */
const TERMINAL = formatNamed('terminal-bench');

const trial = (task: string, more: object = {}, attempt = '1-of-1') => ({
  id: 'a1f34136-1523-429b-894e-ef34c154ea78',
  ...{ trial_name: `${task}.${attempt}.night`, task_id: task, instruction: 'Do it.' },
  ...{ is_resolved: true, failure_mode: 'unset', parser_results: { test_one: 'passed' } },
  recording_path: `night/${task}/sessions/agent.cast`,
  ...{ total_input_tokens: 1000, total_output_tokens: 20 },
  trial_started_at: '2025-09-05T23:33:51.941797+00:00',
  agent_started_at: '2025-09-05T23:34:00.000000+00:00',
  agent_ended_at: '2025-09-05T23:34:30.500000+00:00',
  ...more,
});

const metadata = (more: object = {}) => ({
  ...{ run_id: 'night', uuid: 'u', dataset_path: null, dataset_name: 'terminal-bench-core' },
  ...{ dataset_version: '0.1.1', output_path: '/home/user/runs', agent_name: 'terminus', no_rebuild: false },
  ...{ cleanup: true, log_level: 20, task_ids: ['a', 'b'], n_tasks: null, n_attempts: 1, dataset_size: 2 },
  ...{
    model_name: 'acme/gpt-9',
    start_time: '2025-09-05T23:30:00+00:00',
    end_time: '2025-09-05T23:50:00+00:00',
  },
  ...{ agent_kwargs: { temperature: 0.5, api_key: 'secret' } },
  ...more,
});

const results = (...trials: readonly object[]) => ({
  ...{ id: 'r', results: trials, pass_at_k: {}, n_resolved: 1, n_unresolved: 1 },
  ...{ resolved_ids: [], unresolved_ids: [], accuracy: 0.5 },
});

const unresolved = { is_resolved: false, parser_results: { test_one: 'passed', test_two: 'failed' } };

const RUN = {
  'night/run_metadata.json': metadata(),
  'night/run.log': 'a log',
  'night/tb.lock': '{}',
  'night/results.json': results(trial('a'), trial('b', unresolved)),
  'night/a/a.1-of-1.night/results.json': trial('a'),
  'night/a/a.1-of-1.night/sessions/agent.cast': '{"version": 2}',
  'night/a/a.1-of-1.night/panes/post-test.txt': 'ok',
  'night/a/a.1-of-1.night/agent-logs/episode-0/debug.json': { messages: [] },
  'night/b/b.1-of-1.night/results.json': trial('b', unresolved),
};

const read = async (files: Readonly<Record<string, unknown>>, mapping = {}) => {
  const all = await collect(TERMINAL, writeFiles(files), mapping);
  return { ...all, codes: all.problems.map(({ code }) => code) };
};

const told = (runs: readonly ImportedRun[]) =>
  runs.map(({ task, repeat, attempt, grade }) => [
    task,
    repeat,
    attempt?.exit ?? null,
    grade?.verdict ?? null,
  ]);

describe('a run of Terminal-Bench', () => {
  test('has each trial once, with what it took and which tests passed', async () => {
    const { runs, problems, notes } = await read(RUN);
    expect(told(runs)).toEqual([
      ['a', 1, 'submitted', 'resolved'],
      ['b', 1, 'submitted', 'unresolved'],
    ]);
    expect(runs[1]).toMatchObject({
      benchmark: 'terminal-bench-core 0.1.1',
      condition: 'vanilla',
      system: {
        label: 'terminus · gpt-9',
        agent: 'terminus',
        model: 'acme/gpt-9',
        settings: { temperature: 0.5 },
      },
      attempt: { input_tokens: 1000, output_tokens: 20, cost_usd: null, duration_s: 30.5, exit_detail: null },
      grade: {
        ...{ f2p_pass: 1, f2p_fail: 1, p2p_pass: null, p2p_fail: null },
        tests: [
          { name: 'test_one', group: 'F2P', passed: true },
          { name: 'test_two', group: 'F2P', passed: false },
        ],
      },
    });
    expect(new Date(runs[1]?.attempt?.started_at ?? 0).toISOString()).toBe('2025-09-05T23:34:00.000Z');
    expect(problems).toEqual([]);
    // What it keeps of an agent's keyword arguments holds no keys.
    expect(JSON.stringify(runs)).not.toContain('secret');
    expect(notes.join(' ')).toMatch(/files hold no run and were not read/);
  });

  test.each([
    ['its folder', ''],
    ['the folder of one of its tasks', 'night/a'],
    ['the folder of a trial', 'night/a/a.1-of-1.night'],
  ])('is one source: %s', async (_, part) => {
    const folder = writeFiles(RUN);
    const sources = await detectSources([join(folder, part)], NEVER);
    expect(sources.map(({ format }) => format?.name)).toEqual(['terminal-bench']);
    const { runs } = await collect(TERMINAL, join(folder, part));
    expect(runs.map(({ task }) => task)).toEqual(part === '' ? ['a', 'b'] : ['a']);
  });

  test('is known by its results alone, which do not name the agent; a mapping does', async () => {
    const files = { 'tb-results.json': results(trial('a'), trial('b', unresolved)) };
    const folder = writeFiles(files);
    const sources = await detectSources([join(folder, 'tb-results.json')], NEVER);
    expect(sources.map(({ format }) => format?.name)).toEqual(['terminal-bench']);
    const { runs } = await collect(TERMINAL, join(folder, 'tb-results.json'), {
      runs: { night: { system: 'S', benchmark: 'B' } },
    });
    expect(runs.map(({ system, benchmark }) => [system.label, benchmark])).toEqual([
      ['S', 'B'],
      ['S', 'B'],
    ]);
    expect((await read(files)).runs[0]?.system.label).toBe('unspecified');
  });

  test('in an archive is the same', async () => {
    const folder = writeFiles(RUN);
    const path = join(tempFolder(), 'night.tar.gz');
    const entries = Object.keys(RUN).map((name) => ({ name, content: readFileSync(join(folder, name)) }));
    writeFileSync(path, await packTar(entries));
    expect((await TERMINAL.sniff(path)).confidence).toBeGreaterThan(0.5);
    const [packed, loose] = [await collect(TERMINAL, path), await collect(TERMINAL, folder)];
    expect(told(packed.runs)).toEqual(told(loose.runs));
    expect(packed.runs[0]?.system).toEqual(loose.runs[0]?.system);
  });

  test('without metadata goes by the lock it is resumed with', async () => {
    const { runs } = await read({
      'night/tb.lock': JSON.stringify({
        dataset: { name: 'terminal-bench-core', version: 'head' },
        agent: { name: 'codex', model_name: 'openai/o3' },
        ...{ run_config: { n_attempts: 1 }, local_config: { run_id: 'night' } },
      }),
      'night/results.json': results(trial('a')),
    });
    expect(runs[0]).toMatchObject({ benchmark: 'terminal-bench-core head', system: { label: 'codex · o3' } });
  });

  test('beside other data is not claimed', async () => {
    const folder = writeFiles({ ...RUN, 'night/runs.csv': 'task,resolved\na,true\n' });
    const sources = await detectSources([folder], NEVER);
    expect(sources.map(({ format }) => format?.name)).toContain('runs-table');
  });

  test('with two attempts at each task has two repeats, whichever ended first; other settings are another system', async () => {
    const twice = (run: string, temperature: number) => ({
      [`${run}/run_metadata.json`]: metadata({
        ...{ run_id: run, task_ids: ['a'], n_attempts: 2, agent_kwargs: { temperature } },
      }),
      [`${run}/results.json`]: results(trial('a', unresolved, '2-of-2'), trial('a', {}, '1-of-2')),
    });
    const { runs } = await read({ ...twice('cold', 0), ...twice('warm', 1) });
    expect(runs.map(({ system, repeat, grade }) => [system.label, repeat, grade?.verdict])).toEqual([
      ['terminus · gpt-9 · temperature=0', 1, 'resolved'],
      ['terminus · gpt-9 · temperature=0', 2, 'unresolved'],
      ['terminus · gpt-9 · temperature=1', 1, 'resolved'],
      ['terminus · gpt-9 · temperature=1', 2, 'unresolved'],
    ]);
  });
});

describe('what became of a trial', () => {
  const none = { is_resolved: null, parser_results: null };
  test.each([
    ['agent_timeout', unresolved, 'time-limit', 'unresolved', null],
    ['agent_timeout', {}, 'time-limit', 'resolved', null],
    ['context_length_exceeded', unresolved, 'token-limit', 'unresolved', null],
    ['output_length_exceeded', unresolved, 'token-limit', 'unresolved', null],
    ['fatal_llm_parse_error', unresolved, 'error', 'unresolved', null],
    ['agent_installation_failed', none, 'error', null, /ended before its tests/],
    ['unknown_agent_error', none, 'error', null, /ended before its tests/],
    ['test_timeout', none, 'submitted', 'test-timeout', null],
    ['parse_error', none, null, null, /could not be read/],
    ['unset', none, null, null, /ended before its tests/],
    ['none', unresolved, 'submitted', 'unresolved', null],
  ])('%s: %j', async (failure_mode, more, exit, verdict, note) => {
    const { runs, problems } = await read({
      'r/results.json': results(trial('a', { ...more, failure_mode })),
    });
    expect(told(runs)).toEqual([['a', 1, exit, verdict]]);
    if (note === null) expect(runs[0]?.note).toBeNull();
    else expect(runs[0]?.note).toMatch(note);
    expect(problems).toEqual([]);
  });

  test('a failure mode that is not known is kept as its word and reported', async () => {
    const { runs, codes } = await read({
      'r/results.json': results(trial('a', { failure_mode: 'lost_power' })),
    });
    expect(runs[0]?.attempt).toMatchObject({ exit: null, exit_detail: 'lost_power' });
    expect(codes).toEqual(['unknown-kind']);
  });

  test('tokens of zero are unknown', async () => {
    const zeros = { total_input_tokens: 0, total_output_tokens: 0 };
    const { runs } = await read({ 'r/results.json': results(trial('a', zeros)) });
    expect(runs[0]?.attempt).toMatchObject({ input_tokens: null, output_tokens: null });
  });

  test('a verdict that its tests contradict is reported; the verdict counts', async () => {
    const { runs, codes } = await read({
      'r/results.json': results(trial('a', { parser_results: { one: 'failed' } })),
    });
    expect(runs[0]?.grade?.verdict).toBe('resolved');
    expect(codes).toEqual(['contradiction']);
  });
});

describe('a run that is not whole', () => {
  test('that was broken off has the trials it was still to run, as not run', async () => {
    const { runs, problems } = await read({
      'night/run_metadata.json': metadata({ end_time: null, n_attempts: 2 }),
      'night/a/a.1-of-2.night/results.json': trial('a', {}, '1-of-2'),
    });
    expect(runs.map(({ task, repeat, attempt }) => [task, repeat, attempt === null])).toEqual([
      ['a', 1, false],
      ['a', 2, true],
      ['b', 1, true],
      ['b', 2, true],
    ]);
    expect(runs[1]?.note).toMatch(/^Not run/);
    expect(problems).toEqual([]);
  });

  test('that has ended and lacks trials says so, and makes none up', async () => {
    const { runs, problems } = await read({
      'night/run_metadata.json': metadata(),
      'night/results.json': results(trial('a')),
    });
    expect(runs).toHaveLength(1);
    expect(problems).toMatchObject([
      { code: 'missing-trials', reason: expect.stringContaining('of 1 of its trials') },
    ]);
  });

  test('a trial that says otherwise than the run’s results counts, and a result cut off costs itself alone', async () => {
    const { runs, problems } = await read({
      ...RUN,
      'night/b/b.1-of-1.night/results.json': trial('b'),
      'night/a/a.1-of-1.night/results.json': '{"trial_name": "a.1-of',
    });
    expect(told(runs)).toEqual([
      ['b', 1, 'submitted', 'resolved'],
      ['a', 1, 'submitted', 'resolved'],
    ]);
    expect(problems.map(({ file, code }) => [file, code])).toEqual([
      ['night/a/a.1-of-1.night/results.json', 'not-json'],
      ['night/results.json', 'disagreement'],
    ]);
  });

  test('results that name no task are counted and left out', async () => {
    const { runs, problems } = await read({
      'r/results.json': results(trial('a'), { is_resolved: true }, 'x' as never),
    });
    expect(runs).toHaveLength(1);
    expect(problems).toMatchObject([{ code: 'bad-result', reason: expect.stringMatching(/^2 results/) }]);
  });
});
