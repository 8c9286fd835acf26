import { cpSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { ImportedRun } from '../../main/import/format.ts';
import { KNOWN_BENCHMARKS } from '../../main/import/known-benchmarks.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { collect, NEVER } from './support/collect.ts';
import { fixture } from './support/fixture.ts';
import { formatNamed } from './support/format-named.ts';
import { writeFiles } from './support/write-files.ts';

/** All files here are made by hand, after the harness' own writers and the public data. */
const RESULTS = formatNamed('swe-bench-results');
const DEV = [...KNOWN_BENCHMARKS.find(({ name }) => name === 'SWE-bench Lite dev')!.ids];
const [A, B, C, D, E, F] = DEV as [string, string, string, string, string, string];
const LOGS = 'logs/run_evaluation/night/acme__gpt-9';
const patchOf = (task: string) => `diff --git a/${task} b/${task}\n`;

const tests = (f2p: readonly [number, number], p2p: readonly [number, number]) => {
  const named = (name: string, n: number) => Array.from({ length: n }, (_, i) => `${name}${i}`);
  const group = ([pass, fail]: readonly [number, number], name: string) => ({
    success: named(`${name}_pass`, pass),
    failure: named(`${name}_fail`, fail),
  });
  return {
    FAIL_TO_PASS: group(f2p, 'f2p'),
    PASS_TO_PASS: group(p2p, 'p2p'),
    FAIL_TO_FAIL: group([0, 0], ''),
    PASS_TO_FAIL: group([0, 0], ''),
  };
};

const applied = (resolved: boolean, status: unknown = tests([1, 0], [2, 0])) => ({
  ...{ patch_is_None: false, patch_exists: true, patch_successfully_applied: true, resolved },
  tests_status: status,
});

const prediction = (task: string, patch: string | null = patchOf(task), model = 'acme/gpt-9') => ({
  instance_id: task,
  model_name_or_path: model,
  model_patch: patch,
});

const summary = (lists: Readonly<Record<string, readonly string[]>>) => ({
  total_instances: 23,
  ...{ completed_ids: [], resolved_ids: [], unresolved_ids: [], empty_patch_ids: [], error_ids: [] },
  ...lists,
  schema_version: 2,
});

function folderOf(files: Readonly<Record<string, unknown>>, name = 'study'): string {
  return writeFiles(files, join(tempFolder(), name));
}

const read = (files: Readonly<Record<string, unknown>>, name?: string) =>
  collect(RESULTS, folderOf(files, name));

const find = (runs: readonly ImportedRun[], task: string): ImportedRun => {
  const found = runs.filter((run) => run.task === task);
  expect(found, task).toHaveLength(1);
  return found[0]!;
};

const told = (runs: readonly ImportedRun[]) =>
  runs.map(
    ({ benchmark, system, condition, repeat }) => `${benchmark} | ${system.label} | ${condition} | ${repeat}`,
  );

const verdict = ({ grade, attempt }: ImportedRun) =>
  grade?.verdict ?? (attempt?.patch_empty ? 'empty-patch' : null);

describe('reports, summary and predictions of one run', () => {
  const files = {
    [`${LOGS}/${A}/report.json`]: { [A]: applied(true) },
    [`${LOGS}/${B}/report.json`]: { [B]: applied(false, tests([0, 1], [0, 3])) },
    [`${LOGS}/${C}/run_instance.log`]: 'INFO - >>>>> Patch Apply Failed:\nerror: patch failed',
    [`${LOGS}/${D}/run_instance.log`]: 'INFO - Test timed out after 1800 seconds.',
    [`${LOGS}/${D}/patch.diff`]: patchOf(D),
    'acme__gpt-9.night.json': summary({
      ...{ submitted_ids: [A, B, C, D, E, F], completed_ids: [A, B], resolved_ids: [A], unresolved_ids: [B] },
      ...{ error_ids: [C, D, E], empty_patch_ids: [F] },
    }),
    'preds.json': Object.fromEntries([A, B, C, E].map((task) => [task, prediction(task)])),
  };

  test('are merged: each task once, with patch, verdict and tests', async () => {
    const { runs, problems, notes } = await read(files);
    expect(told(runs)).toEqual(Array(6).fill('SWE-bench Lite dev | gpt-9 | vanilla | 1'));
    expect([A, B, C, D, E, F].map((task) => verdict(find(runs, task)))).toEqual([
      ...['resolved', 'unresolved', 'patch-failed', 'test-timeout', 'infra-error', 'empty-patch'],
    ]);
    expect(find(runs, A)).toMatchObject({
      system: { model: 'acme/gpt-9', agent: null },
      attempt: { patch: patchOf(A), patch_empty: false },
      grade: { f2p_pass: 1, f2p_fail: 0, p2p_pass: 2, p2p_fail: 0 },
    });
    expect(find(runs, A).grade?.tests).toContainEqual({ name: 'p2p_pass1', group: 'P2P', passed: true });
    // A non-empty PASS_TO_PASS that passes nowhere stays as it is: the store marks it.
    expect(find(runs, B).grade).toMatchObject({ p2p_pass: 0, p2p_fail: 3 });
    expect(find(runs, D).attempt?.patch).toBe(patchOf(D));
    expect(find(runs, E).note).toMatch(/lists it under errors without a report/);
    expect([problems, notes]).toEqual([[], []]);
  });

  test('say who differs: the report counts before the summary', async () => {
    const report = { [`${LOGS}/${A}/report.json`]: { [A]: applied(false) } };
    const { runs, problems } = await read({ ...files, ...report });
    expect(verdict(find(runs, A))).toBe('unresolved');
    const reason = `${A} of night is resolved here, but unresolved in ${LOGS}/${A}/report.json, which counts`;
    expect(problems).toEqual([{ file: 'acme__gpt-9.night.json', line: null, code: 'disagreement', reason }]);
  });

  test.each(['logs', 'logs/run_evaluation', 'logs/run_evaluation/night', LOGS, `${LOGS}/${A}/report.json`])(
    'are the same run where %s alone is imported',
    async (part) => {
      const path = join(folderOf(files), part);
      expect((await RESULTS.sniff(path)).confidence).toBeGreaterThan(0.5);
      const { groups } = await RESULTS.inspect(path, NEVER);
      const name = expect.stringMatching(/(^|\/)night$/);
      expect(groups).toMatchObject([{ name, system: 'gpt-9', benchmark: 'SWE-bench Lite dev' }]);
      const { runs } = await collect(RESULTS, path);
      expect(verdict(find(runs, A))).toBe('resolved');
    },
  );

  test('two gradings of one set of patches are two runs with the same patch', async () => {
    const again = { [`logs/run_evaluation/day/acme__gpt-9/${A}/report.json`]: { [A]: applied(true) } };
    const { runs } = await read({ ...files, ...again });
    const of = runs.filter(({ task }) => task === A);
    expect(of.map(({ repeat }) => repeat).sort()).toEqual([1, 2]);
    expect(of.map(({ attempt }) => attempt?.patch)).toEqual([patchOf(A), patchOf(A)]);
  });

  test('predictions of another model are runs of their own', async () => {
    const { runs } = await read({
      ...files,
      'other.jsonl': [prediction(A, 'diff of another', 'acme/gpt-8')],
    });
    const of = runs.filter(({ task }) => task === A);
    expect(of.map(({ system, attempt }) => [system.label, attempt?.patch])).toEqual([
      ['gpt-9', patchOf(A)],
      ['gpt-8', 'diff of another'],
    ]);
  });

  test('a mapping names them by the name of the run', async () => {
    const mapping = { runs: { night: { system: 'ours', condition: 'late', repeat: 4, benchmark: 'mine' } } };
    const { runs, notes } = await collect(RESULTS, folderOf(files), mapping);
    expect(new Set(told(runs))).toEqual(new Set(['mine | ours | late | 4']));
    expect(notes).toEqual([]);
  });
});

describe('reports', () => {
  const ofReport = async (entry: unknown) => {
    const { runs } = await read({ [`${LOGS}/${A}/report.json`]: { [A]: entry } });
    return verdict(find(runs, A));
  };

  test('a patch that did not apply has no tests; one that has tests applied, whatever the flag says', async () => {
    const flags = { patch_is_None: false, patch_exists: true, patch_successfully_applied: false };
    expect(await ofReport({ ...flags, resolved: false })).toBe('patch-failed');
    expect(await ofReport({ ...flags, resolved: false, tests_status: tests([0, 1], [2, 0]) })).toBe(
      'unresolved',
    );
    expect(await ofReport({ ...flags, resolved: true })).toBe('resolved');
    expect(await ofReport({ ...flags, patch_is_None: true, resolved: false })).toBe('empty-patch');
  });

  test('of SWE-smith are flat, name the model, and tell a timeout; its summary knows the rest', async () => {
    const ids = [
      'pandas-dev__pandas.95280573.pr_53652',
      'getmoto__moto.694ce1f4.pr_7331',
      'dask__dask.5f61e423.pr_1',
    ];
    const flat = {
      ...applied(true),
      patch_successfully_applied: false,
      model_name_or_path: 'swesmith__t-0.00',
    };
    const { runs } = await read({
      [`run_evaluation/${ids[0]}/report.json`]: flat,
      [`run_evaluation/${ids[1]}/report.json`]: { timed_out: true, timeout: 60 },
      'run_evaluation/report.json': {
        ...{ resolved: 1, unresolved: 2, total: 3 },
        ...{ ids_resolved: [ids[0]], ids_unresolved: [ids[1], ids[2]] },
      },
    });
    expect(told(runs)).toEqual(Array(3).fill('SWE-smith | swesmith__t-0.00 | vanilla | 1'));
    expect(ids.map((id) => verdict(find(runs, id)))).toEqual(['resolved', 'test-timeout', 'unresolved']);
    expect(find(runs, ids[1]!).repository).toBe('getmoto/moto');
  });

  test('of SWE-smith that do not count what they list are reported', async () => {
    const { problems } = await read({
      'run_evaluation/report.json': {
        ...{ resolved: 2, unresolved: 1, total: 2 },
        ...{ ids_resolved: ['dask__dask.5f61e423.pr_1'], ids_unresolved: ['dask__dask.5f61e423.pr_2'] },
      },
    });
    expect(problems).toMatchObject([
      { code: 'contradiction', reason: 'resolved says 2, but 1 ids are listed; the ids count' },
    ]);
  });

  test('on another task than the folder says are reported; the report counts', async () => {
    const { runs, problems } = await read({ [`${LOGS}/${A}/report.json`]: { [B]: applied(true) } });
    expect(told([find(runs, B)])).toEqual(['SWE-bench Lite dev | gpt-9 | vanilla | 1']);
    expect(problems).toMatchObject([
      { code: 'disagreement', reason: `it lies in ${A}, but is on ${B}, which counts` },
    ]);
  });
});

describe('summaries', () => {
  test('of sb-cli name subset, split and run; what failed or waits is no failure', async () => {
    const { runs } = await read({
      'sb-cli-reports/Subset.swe_bench_lite__dev__night.v2.json': summary({
        ...{ submitted_ids: [A, B, C, D, E], resolved_ids: [A], unresolved_ids: [B] },
        ...{ failed_ids: [C], pending_ids: [D] },
      }),
    });
    expect(new Set(told(runs))).toEqual(new Set(['SWE-bench Lite dev | night.v2 | vanilla | 1']));
    expect([A, B, C, D, E].map((task) => verdict(find(runs, task)))).toEqual([
      ...['resolved', 'unresolved', 'infra-error', null, null],
    ]);
    expect(find(runs, D).note).toMatch(/not graded it yet/);
    expect(find(runs, E).note).toMatch(/under no heading/);
    // It was made, so it is not "not run".
    expect(find(runs, E).attempt).not.toBeNull();
  });

  test('report an id under two headings, and counts that are not those of the lists', async () => {
    const { runs, problems } = await read({
      'm.r.json': { ...summary({ resolved_ids: [A], unresolved_ids: [A, B, B] }), unresolved_instances: 1 },
    });
    expect(verdict(find(runs, A))).toBe('resolved');
    expect(problems.map(({ code, reason }) => [code, reason])).toEqual([
      ['contradiction', 'unresolved_instances says 1, but 3 ids are listed; the ids count'],
      ['contradiction', `${A} is listed as resolved and as unresolved; the first counts`],
      ['duplicate', `${B} stands twice under unresolved`],
    ]);
  });

  const legacy = {
    ...{ no_generation: [F], generated: [A, B, C, D, E], with_logs: [A, B, C, D], applied: [A, B] },
    ...{
      resolved: [A],
      no_apply: [C],
      test_timeout: [],
      test_errored: [],
      install_fail: [],
      reset_failed: [],
    },
  };

  test('of 2024 tell how far each task came', async () => {
    const { runs, problems } = await read({ 'agent/report.json': legacy });
    expect([A, B, C, D, E, F].map((task) => verdict(find(runs, task)))).toEqual([
      ...['resolved', 'unresolved', 'patch-failed', null, null, 'empty-patch'],
    ]);
    expect(find(runs, D).note).toMatch(/neither that its patch applied nor why not/);
    expect(find(runs, E).note).toMatch(/no log/);
    expect(problems).toEqual([]);
  });

  test('of 2024 tell errors of the harness from failures, and report who is listed twice', async () => {
    const { runs, problems } = await read({
      'agent/report.json': {
        ...legacy,
        test_timeout: [A],
        resolved: [],
        install_fail: [B],
        no_generation: [F, F, A],
      },
    });
    expect([verdict(find(runs, A)), verdict(find(runs, B))]).toEqual(['test-timeout', 'infra-error']);
    expect(find(runs, B).note).toMatch(/installation failed/);
    expect(problems.map(({ code }) => code)).toEqual(['duplicate', 'contradiction']);
  });

  test('of one run in two files: the first counts, and each task on which they differ is reported', async () => {
    const { runs, problems } = await read({
      'gold/report.json': legacy,
      'gold/results.json': { ...legacy, resolved: [A, B] },
    });
    expect(runs).toHaveLength(6);
    expect(verdict(find(runs, B))).toBe('unresolved');
    expect(problems.map(({ file, code }) => [file, code])).toEqual([['gold/results.json', 'disagreement']]);
  });

  test('of numbered runs of one agent are repeats, of one model where only one of them names it', async () => {
    const { runs, notes } = await read({
      'rover-run-1/report.json': { ...legacy, no_generation: [] },
      'rover-run-1/predictions.jsonl': [A, B].map((task) => prediction(task, 'x', 'gpt-4')),
      'rover-run-2/report.json': { ...legacy, no_generation: [] },
    });
    expect(new Set(told(runs))).toEqual(
      new Set([1, 2].map((n) => `SWE-bench Lite dev | rover · gpt-4 | vanilla | ${n}`)),
    );
    expect(notes).toEqual([
      'rover-run-2 name no model; gpt-4, which the other repeats of rover name, was taken.',
    ]);
  });

  test('of two splits at once are two benchmarks', async () => {
    const lite = 'astropy__astropy-6938';
    const { runs } = await read({ 'gold/report.json': { generated: [A, lite], resolved: [A, lite] } });
    expect(told(runs).sort()).toEqual([
      'SWE-bench Lite dev | gold | vanilla | 1',
      'SWE-bench Lite | gold | vanilla | 1',
    ]);
  });
});

describe('a submission to the board', () => {
  const NAME = '20240620_agent_model';
  const counts = (resolved: number, total = 23) => ({ 2023: { resolved, total } });
  const results = { no_generation: [B], no_logs: [C], resolved: [A] };
  const base = { 'metadata.yaml': 'name: Agent + Model\noss: true\n', 'results/results.json': results };

  test('who is not listed is unresolved, where the counts are those of a known benchmark', async () => {
    const { runs, published } = await read({ ...base, 'results/resolved_by_time.json': counts(1) }, NAME);
    expect(runs).toHaveLength(23);
    expect([A, B, C, D].map((task) => verdict(find(runs, task)))).toEqual([
      ...['resolved', 'empty-patch', null, 'unresolved'],
    ]);
    expect(find(runs, D)).toMatchObject({
      system: { label: NAME, settings: { name: 'Agent + Model', oss: true } },
      note: expect.stringMatching(/not listed as resolved/),
    });
    expect(published).toEqual([{ benchmark: 'SWE-bench Lite dev', system: NAME, resolved: 1, exact: false }]);
  });

  test('where rows tell of nearly all others, a task that nobody tells of has no verdict', async () => {
    const rows = DEV.slice(3, -1).map((task) => ({ instance_id: task, resolved: false }));
    const files = { ...base, 'results/resolved_by_time.json': counts(1), 'derived_reports.jsonl': rows };
    const { runs, problems } = await read(files, NAME);
    expect(runs).toHaveLength(23);
    expect(verdict(find(runs, DEV.at(-1)!))).toBeNull();
    expect(find(runs, DEV.at(-1)!).note).toMatch(/neither listed nor reported/);
    expect(problems).toEqual([]);
  });

  test('without counts its predictions tell what was tried', async () => {
    const preds = [A, D].map((task) => prediction(task)).concat(prediction(E, ''));
    const { runs } = await read({ ...base, 'all_preds.jsonl': preds }, NAME);
    expect(runs.map(({ task }) => task).sort()).toEqual([A, B, C, D, E].sort());
    expect([D, E].map((task) => verdict(find(runs, task)))).toEqual(['unresolved', 'empty-patch']);
  });

  test('counts that are not those of the list are reported', async () => {
    const byRepo = { 'pvlib/pvlib-python': { resolved: 7, total: 23 } };
    const { problems } = await read({ ...base, 'results/resolved_by_repo.json': byRepo }, NAME);
    expect(problems.map(({ code }) => code)).toEqual(['contradiction', 'contradiction']);
  });

  test('reports in logs/TASK are its own, and a transcript in trajs/ gives its run events', async () => {
    const task = 'sqlfluff__sqlfluff-2419';
    const folder = folderOf({ ...base, [`logs/${task}/report.json`]: { [task]: applied(true) } }, NAME);
    cpSync(
      fixture('mini-swe-agent', 'deepseek_chat_dev', task, `${task}.traj.json`),
      join(writeFiles({ 'trajs/README.md': 'x' }, folder), 'trajs', `${task}.traj.json`),
    );
    expect((await RESULTS.sniff(folder)).confidence).toBeGreaterThan(0.5);
    const { runs } = await collect(RESULTS, folder);
    const run = find(runs, task);
    expect(run).toMatchObject({ system: { label: NAME }, grade: { verdict: 'resolved', p2p_pass: 2 } });
    expect(run.attempt).toMatchObject({ exit: 'submitted', steps: 48 });
    expect(run.attempt?.events).toHaveLength(15);
  });

  test('a file in trajs/ that nobody can read is named', async () => {
    const { notes } = await read({ ...base, 'trajs/what.traj': 'no transcript' }, NAME);
    expect(notes).toContain('1 files were not read: trajs/what.traj.');
  });
});

describe('predictions', () => {
  const rows = [prediction(A), prediction(B, ''), prediction(C, null)];

  test.each([
    ['an object by task', 'preds.json', Object.fromEntries(rows.map((row) => [row.instance_id, row]))],
    ['a list', 'preds.json', rows],
    ['lines', 'all_preds.jsonl', rows],
    [
      "the list of SWE-bench Pro's evaluation",
      'patches.json',
      rows.map((row) => ({
        instance_id: row.instance_id,
        patch: row.model_patch ?? '',
        prefix: 'acme/gpt-9',
      })),
    ],
  ])(
    '%s: a patch without a verdict is unscored, an empty one is an empty patch',
    async (_, name, content) => {
      const { runs } = await read({ [name]: content });
      expect(new Set(told(runs))).toEqual(new Set(['SWE-bench Lite dev | gpt-9 | vanilla | 1']));
      expect(find(runs, A)).toMatchObject({
        ...{ grade: null, note: expect.stringMatching(/nothing here says whether it resolves/) },
        attempt: { patch: patchOf(A), patch_empty: false, exit: null },
      });
      expect([B, C].map((task) => verdict(find(runs, task)))).toEqual(['empty-patch', 'empty-patch']);
    },
  );

  test('that stand twice: the last counts, as for the harness, and different patches are reported', async () => {
    const { runs, problems } = await read({
      'preds.jsonl': [prediction(A, 'first'), prediction(A, 'last'), prediction(B), prediction(B)],
    });
    expect(find(runs, A).attempt?.patch).toBe('last');
    expect(runs).toHaveLength(2);
    expect(problems.map(({ code }) => code)).toEqual(['duplicate']);
  });

  test('of two models in one file are two runs of each task', async () => {
    const { runs } = await read({ 'preds.jsonl': [prediction(A), prediction(A, 'other', 'acme/gpt-8')] });
    expect(runs.map(({ system, attempt }) => [system.label, attempt?.patch]).sort()).toEqual([
      ['gpt-8', 'other'],
      ['gpt-9', patchOf(A)],
    ]);
  });

  test('patches stand as they are: terminal escapes, text direction, line ends', async () => {
    const patch = 'diff\r\n+\u001b[31mred\u001b[0m \u202Eevil\u202C <b>\u2066\n';
    const { runs } = await read({ 'preds.json': { [A]: prediction(A, patch) } });
    expect(find(runs, A).attempt?.patch).toBe(patch);
  });
});

describe('rows of Claude Code', () => {
  const row = (task: string, more: Readonly<Record<string, unknown>> = {}) => ({
    ...{
      instanceId: task,
      agent: 'claude-code',
      model: 'claude-x',
      resolved: true,
      modelPatch: patchOf(task),
    },
    ...{ inputTokens: 2, cacheReadTokens: 100, cacheCreationTokens: 30, outputTokens: 7 },
    ...{ costUsd: 0.5, numTurns: 9, durationMs: 1500, toolCalls: { Bash: 2 }, vexpMetrics: null },
    ...more,
  });

  test('belong to the one run beside them, whose patches they repeat', async () => {
    const { runs, notes } = await read({
      [`logs/run_evaluation/night/night/${A}/report.json`]: { [A]: applied(true) },
      'predictions.jsonl': [prediction(A, patchOf(A), 'night')],
      'results.jsonl': [row(A), row(B, { resolved: false, modelPatch: '' })],
    });
    expect(new Set(told(runs))).toEqual(
      new Set(['SWE-bench Lite dev | claude-code · claude-x | vanilla | 1']),
    );
    expect(find(runs, A).attempt).toMatchObject({
      ...{
        steps: 9,
        input_tokens: 132,
        cached_tokens: 100,
        output_tokens: 7,
        cost_usd: 0.5,
        duration_s: 1.5,
      },
    });
    expect(find(runs, A).grade?.tests).toHaveLength(3);
    expect(notes).toContain('Columns of results.jsonl not imported: toolCalls.');
  });

  test('with other patches than the run beside them are another run', async () => {
    const { runs } = await read({
      [`logs/run_evaluation/night/night/${A}/report.json`]: { [A]: applied(true) },
      'predictions.jsonl': [prediction(A, 'quite another', 'night')],
      'results.jsonl': [row(A)],
    });
    expect(runs.map(({ system }) => system.label).sort()).toEqual(['claude-code · claude-x', 'night']);
  });

  test('zeros everywhere are unknown; numbers that are none are reported', async () => {
    const zeros = { inputTokens: 0, cacheReadTokens: 0, cacheCreationTokens: 0, outputTokens: 0, costUsd: 0 };
    const { runs, problems } = await read({
      'results.jsonl': [row(A, zeros), row(B, { costUsd: -1, numTurns: 'x' })],
    });
    expect(find(runs, A).attempt).toMatchObject({
      ...{ input_tokens: null, cached_tokens: null, output_tokens: null, cost_usd: null },
    });
    expect(find(runs, B).attempt).toMatchObject({ cost_usd: null, steps: null });
    expect(problems.map(({ line, code }) => [line, code])).toEqual([
      [2, 'bad-number'],
      [2, 'bad-number'],
    ]);
  });

  test('a row that says the same again is none; a second one of a task is its second run', async () => {
    const { runs, notes } = await read({
      'results.jsonl': [row(A), row(A), row(A, { resolved: false, costUsd: 1 })],
    });
    expect(runs.map((run) => [run.repeat, verdict(run)])).toEqual([
      [1, 'resolved'],
      [2, 'unresolved'],
    ]);
    expect(notes).toContain('1 rows of results.jsonl stand twice and were taken once.');
  });

  test('a verdict that the report denies is reported', async () => {
    const { runs, problems } = await read({
      [`logs/run_evaluation/night/night/${A}/report.json`]: { [A]: applied(false) },
      'results.jsonl': [row(A)],
    });
    expect(verdict(find(runs, A))).toBe('unresolved');
    expect(problems).toMatchObject([{ file: 'results.jsonl', line: 1, code: 'disagreement' }]);
  });
});

describe('lists of what a system resolved', () => {
  const list = {
    system: 'Other Agent',
    score: 4.3,
    date: '2025-12',
    avgCostPerInstance: 0.86,
    resolvedIds: [A],
  };

  test('tell who is unresolved where the score is that of a known benchmark', async () => {
    const { runs, published } = await read({ 'external/other.json': list });
    expect(runs).toHaveLength(23);
    expect(runs.filter((run) => verdict(run) === 'resolved').map(({ task }) => task)).toEqual([A]);
    expect(runs[0]?.system).toMatchObject({ label: 'Other Agent', settings: { avgCostPerInstance: 0.86 } });
    expect(published).toEqual([
      { benchmark: 'SWE-bench Lite dev', system: 'Other Agent', resolved: 1, exact: true },
    ]);
  });

  test('else only the resolved ones are taken, which a note says', async () => {
    const { runs, notes, published } = await read({ 'external/other.json': { ...list, score: 50 } });
    expect(runs.map(({ task }) => task)).toEqual([A]);
    expect(notes[0]).toMatch(/does not tell which tasks Other Agent did not resolve/);
    expect(published).toEqual([]);
  });

  test('a leaderboard is no result of a task, and says so', async () => {
    const board = { entries: [{ system: 'x', score: 13.5 }] };
    const { notes } = await read({ 'leaderboard.json': board, 'external/other.json': list });
    expect(notes).toEqual([
      "leaderboard.json was not imported: it holds scores or sums over many tasks, no task's result.",
    ]);
    const alone = await RESULTS.sniff(join(folderOf({ 'leaderboard.json': board }), 'leaderboard.json'));
    expect(alone.confidence).toBeLessThan(0.25);
    expect(alone.reason).toMatch(/scores or sums/);
  });
});

describe('two arms', () => {
  const arms = {
    ...{ model: 'claude-x', total_instances: 23 },
    baseline: { resolved: 2, resolved_ids: [A, B] },
    polydev: { resolved: 2, resolved_ids: [A, C] },
    hybrid: { resolved: 3, resolved_ids: [A, B, C], only_baseline: [B], only_polydev: [C], both: [A] },
  };
  const metrics = (more: Readonly<Record<string, unknown>> = {}) => ({
    ...{ turns: 10, cost_usd: 0.5, input_tokens: 0, output_tokens: 0, duration_sec: 60 },
    ...more,
  });
  const record = (task: string, own: unknown, more: Readonly<Record<string, unknown>> = {}) => ({
    ...{ instance_id: task, model: 'claude-x', metrics: own, patch_generated: true, error: null },
    ...more,
  });
  const helped = metrics({ polydev_sec: 5, polydev_cost: 0.25 });
  const submission = {
    'submission/trajs-all.jsonl': [
      record(A, metrics(), { patch_length: patchOf(A).length }),
      record(B, metrics(), { error: 'Timeout after 3000 seconds (attempt 1)' }),
      record(C, helped, { patch_length: 3 }),
      record(D, metrics(), {
        error: 'No patch generated after 3 attempts',
        patch_generated: false,
        patch_length: 0,
      }),
    ],
    [`submission/trajs/${A}.json`]: record(A, metrics(), { patch_length: patchOf(A).length }),
    'submission/all_preds.jsonl': [prediction(A, patchOf(A), 'hybrid'), prediction(C, 'other', 'hybrid')],
  };

  test('are two conditions on the same tasks; the better of both is no system', async () => {
    const { runs, notes } = await read({ 'FINAL_RESULTS.json': arms });
    expect(runs).toHaveLength(46);
    const solved = (condition: string) =>
      runs
        .filter((run) => run.condition === condition && verdict(run) === 'resolved')
        .map(({ task }) => task);
    expect([solved('baseline').sort(), solved('assisted').sort()]).toEqual([[A, B].sort(), [A, C].sort()]);
    expect(new Set(runs.map(({ system }) => system.label))).toEqual(new Set(['claude-x']));
    expect(notes).toHaveLength(1);
    expect(notes[0]).toMatch(
      /hybrid .* left out.* baseline or polydev .* best of 2 is a bound, not a system/,
    );
  });

  test('each record of what a run took goes to the arm that it shows; zero tokens are unknown', async () => {
    const { runs, notes, problems } = await read({ 'FINAL_RESULTS.json': arms, ...submission });
    expect(runs).toHaveLength(46);
    const of = (task: string, condition: string) =>
      runs.find((run) => run.task === task && run.condition === condition)!;
    expect(of(A, 'baseline').attempt).toMatchObject({
      ...{ steps: 10, cost_usd: 0.5, input_tokens: null, output_tokens: null, duration_s: 60 },
      ...{ exit: 'submitted', patch: patchOf(A) },
    });
    // The helper's cost stands beside the agent's own.
    expect(of(C, 'assisted').attempt).toMatchObject({
      steps: 10,
      cost_usd: 0.75,
      patch: null,
      patch_empty: false,
    });
    expect(of(C, 'baseline').attempt).toBeNull();
    expect(of(B, 'baseline').attempt).toMatchObject({
      ...{ exit: 'time-limit', exit_detail: 'Timeout after 3000 seconds (attempt 1)' },
    });
    expect(of(D, 'baseline').attempt).toMatchObject({ exit: 'error', patch_empty: true });
    expect(notes.at(-1)).toMatch(
      /one run per task only: 3 of baseline and 1 of polydev, chosen by the verdict/,
    );
    expect(problems.map(({ code, reason }) => [code, reason])).toEqual([
      [
        'disagreement',
        `the patch for ${C} has 5 characters, which no record of it has: not known whose it is; left out`,
      ],
    ]);
  });

  test('a smaller run of the same model beside them is kept apart, with its own records', async () => {
    const { runs, notes, problems } = await read({
      'FINAL_RESULTS.json': arms,
      'claude-x.validation-baseline-eval.json': summary({
        submitted_ids: [A, B],
        resolved_ids: [A],
        unresolved_ids: [B],
      }),
      'results/baseline/metrics.jsonl': [
        record(A, metrics()),
        record(B, metrics()),
        record(A, metrics({ turns: 12 })),
      ],
    });
    const apart = runs.filter(({ condition }) => condition === 'validation-baseline-eval');
    expect(apart.map(({ task, attempt }) => [task, attempt?.steps]).sort()).toEqual(
      [
        [A, 12],
        [B, 10],
      ].sort(),
    );
    expect(runs).toHaveLength(48);
    expect(notes.find((note) => note.startsWith('validation'))).toMatch(
      /2 tasks, 1 of them with another verdict than in baseline/,
    );
    expect(problems).toMatchObject([{ file: 'results/baseline/metrics.jsonl', line: 3, code: 'duplicate' }]);
  });

  test('of an unknown benchmark tell only what is resolved', async () => {
    const { runs, notes } = await read({ 'FINAL_RESULTS.json': { ...arms, total_instances: 99 } });
    expect(runs).toHaveLength(4);
    expect(notes.some((note) => note.includes('does not tell which tasks its arms did not resolve'))).toBe(
      true,
    );
  });

  test('a count that is not that of the list is reported', async () => {
    const baseline = { ...arms.baseline, resolved: 9 };
    const { problems } = await read({ 'FINAL_RESULTS.json': { ...arms, baseline } });
    expect(problems).toMatchObject([
      { code: 'contradiction', reason: expect.stringMatching(/baseline says 9 are resolved, but 2 ids/) },
    ]);
  });
});

describe('a folder', () => {
  test('with other data beside results is searched for what it holds', async () => {
    const folder = folderOf({ 'night/m.r.json': summary({}), 'other/log.json': [{ role: 'user' }] });
    expect((await RESULTS.sniff(folder)).confidence).toBe(0);
    expect((await RESULTS.sniff(join(folder, 'night'))).confidence).toBeGreaterThan(0.5);
  });

  test('that holds no run is not claimed, nor a transcript that tells metrics', async () => {
    expect(
      (await RESULTS.sniff(folderOf({ 'leaderboard.json': { entries: [{ system: 'x', score: 1 }] } })))
        .confidence,
    ).toBe(0);
    const output = { instance_id: A, history: [], metrics: { turns: 1, duration_sec: 2 } };
    const folder = folderOf({ 'output.jsonl': [output] });
    expect((await RESULTS.sniff(join(folder, 'output.jsonl'))).confidence).toBe(0);
  });

  test('names the run of a folder after it', async () => {
    const { groups } = await RESULTS.inspect(
      folderOf({ 'preds.jsonl': [prediction('a__b-1')] }, 'mine'),
      NEVER,
    );
    expect(groups).toMatchObject([{ name: 'mine', n_runs: 1, benchmark: null, system: 'gpt-9' }]);
    expect(basename(folderOf({}, 'mine'))).toBe('mine');
  });
});
