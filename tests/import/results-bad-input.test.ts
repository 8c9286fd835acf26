import { readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { KNOWN_BENCHMARKS } from '../../main/import/known-benchmarks.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { collect } from './support/collect.ts';
import { formatNamed } from './support/format-named.ts';
import { packTar } from './support/pack-tar.ts';
import { writeFiles } from './support/write-files.ts';

/** All files here are made by hand. */
const RESULTS = formatNamed('swe-bench-results');
const PRO = formatNamed('swe-bench-pro');
const [A, B, C] = [...KNOWN_BENCHMARKS.find(({ name }) => name === 'SWE-bench Lite dev')!.ids] as [
  string,
  string,
  string,
];
const REPORT = `logs/run_evaluation/night/acme__gpt-9/${A}/report.json`;

const entry = { patch_is_None: false, patch_exists: true, patch_successfully_applied: true, resolved: true };
const summary = {
  ...{ total_instances: 23, submitted_ids: [A, B, C], completed_ids: [A, B, C], resolved_ids: [A] },
  ...{ unresolved_ids: [B, C], empty_patch_ids: [], error_ids: [] },
};
const files = { [REPORT]: { [A]: entry }, 'acme__gpt-9.night.json': summary };

const told = (problems: readonly { readonly line: number | null; readonly code: string }[]) =>
  problems.map(({ line, code }) => [line, code]);

describe('a damaged file of results costs only what it says', () => {
  test.each([
    ['is empty', (path: string) => truncateSync(path, 0), [[1, 'empty']]],
    ['is cut off', (path: string) => truncateSync(path, 60), [[1, 'not-json']]],
    ['holds NUL bytes', (path: string) => writeFileSync(path, '{"a": "\0"}'), [[1, 'nul-byte']]],
    [
      'gives no verdict',
      (path: string) => writeFileSync(path, JSON.stringify({ [A]: { ...entry, resolved: 'yes' } })),
      [[null, 'bad-report']],
    ],
  ])('a report that %s: the summary still knows its run', async (_, damage, expected) => {
    const folder = writeFiles(files);
    damage(join(folder, REPORT));
    const { runs, problems } = await collect(RESULTS, folder);
    expect(runs.map(({ task, grade }) => [task, grade?.verdict]).sort()).toEqual(
      [
        [A, 'resolved'],
        [B, 'unresolved'],
        [C, 'unresolved'],
      ].sort(),
    );
    expect(runs.every(({ grade }) => grade?.tests.length === 0)).toBe(true);
    expect(told(problems)).toEqual(expected);
  });

  test('a key that stands twice counts the last time and is reported', async () => {
    const folder = writeFiles({ [REPORT]: `{"${A}": {"resolved": false}, "${A}": {"resolved": true}}` });
    const { runs, problems } = await collect(RESULTS, folder);
    expect(runs[0]?.grade?.verdict).toBe('resolved');
    expect(told(problems)).toEqual([[1, 'repeated-key']]);
  });

  test('two reports on one run: the first counts, the other is reported', async () => {
    const folder = writeFiles({
      'a/run_evaluation/night/m/x/report.json': { [A]: entry },
      'a/logs/run_evaluation/night/m/x/report.json': { [A]: { ...entry, resolved: false } },
    });
    const { runs, problems } = await collect(RESULTS, folder);
    expect(runs).toHaveLength(1);
    expect(runs[0]?.grade?.verdict).toBe('unresolved');
    expect(problems.map(({ code }) => code)).toContain('duplicate');
  });

  test('lines that are no JSON, no object or no prediction are left out with their number', async () => {
    const good = JSON.stringify({ instance_id: A, model_patch: 'x', model_name_or_path: 'm' });
    const lines = [good, '{"instance_id": "b', '[1]', '', JSON.stringify({ instance_id: B })];
    const { runs, problems } = await collect(RESULTS, writeFiles({ 'preds.jsonl': lines.join('\n') }));
    expect(runs.map(({ task }) => task)).toEqual([A]);
    expect(told(problems)).toEqual([
      [2, 'not-json'],
      [3, 'not-an-object'],
      [null, 'bad-predictions'],
    ]);
  });

  test('a patch of 50 MB in one line is taken whole', async () => {
    const patch = `diff\n${'+'.repeat(50_000_000)}`;
    const folder = writeFiles({
      'preds.jsonl': [{ instance_id: A, model_patch: patch, model_name_or_path: 'm' }],
    });
    const { runs } = await collect(RESULTS, folder);
    expect(runs[0]?.attempt?.patch).toHaveLength(patch.length);
  });

  test('metadata that is no YAML, or swells, is reported', async () => {
    const results = { 'results/results.json': { no_generation: [B], resolved: [A] } };
    const bomb = `a: &a [x,x,x,x,x,x,x,x,x,x]\n${'bcdefg'.replace(/./g, (key, at) => `${key}: &${key} [${Array(10).fill(`*${'abcdef'[at]}`)}]\n`)}`;
    for (const yaml of ['name: [', bomb]) {
      const { runs, problems } = await collect(RESULTS, writeFiles({ ...results, 'metadata.yaml': yaml }));
      expect(runs).toHaveLength(2);
      expect(problems).toMatchObject([{ file: 'metadata.yaml', code: 'bad-yaml' }]);
    }
  });
});

describe('an archive of results', () => {
  test('says what its folder says', async () => {
    const folder = writeFiles(files);
    const names = Object.keys(files);
    const path = join(tempFolder(), 'night.tar.gz');
    const entries = names.map((name) => ({ name, content: readFileSync(join(folder, name)) }));
    writeFileSync(path, await packTar(entries));
    expect((await RESULTS.sniff(path)).confidence).toBeGreaterThan(0.5);
    const { runs, problems } = await collect(RESULTS, path);
    expect(runs.map(({ task, system, grade }) => [task, system.label, grade?.verdict])).toEqual([
      [A, 'gpt-9', 'resolved'],
      [B, 'gpt-9', 'unresolved'],
      [C, 'gpt-9', 'unresolved'],
    ]);
    expect(problems).toEqual([]);
  });

  test('that swells beyond belief is read up to there', async () => {
    const zeros = Buffer.alloc(64 * 1024 * 1024);
    const entries = Array.from({ length: 5 }, (_, i) => ({
      name: `logs/run_evaluation/x${i}.bin`,
      content: zeros,
    }));
    const report = { name: REPORT, content: JSON.stringify({ [A]: entry }) };
    const path = join(tempFolder(), 'night.tar.gz');
    writeFileSync(path, await packTar([report, ...entries]));
    const { runs, problems } = await collect(RESULTS, path);
    expect(runs.map(({ task }) => task)).toEqual([A]);
    expect(problems.map(({ code }) => code)).toContain('archive-bomb');
  });
});

describe('verdicts and labels of SWE-bench Pro', () => {
  const task = (n: number) => `instance_ansible__ansible-${String(n).repeat(40)}-vnan`;
  const labels = (...rows: readonly string[]) => ['instance_id,category,rationale', ...rows].join('\n');
  const maps = {
    'traj/gpt-4o-paper/eval_results.json': { [task(1)]: true, [task(2)]: false, [task(3)]: false },
    'traj/claude-opus/eval_results.json': { [task(2)]: true },
  };

  test('each system has its own tasks: who is in no file has no run', async () => {
    const { runs } = await collect(PRO, writeFiles(maps));
    expect(runs.map(({ task: id, system, grade }) => [id, system.label, grade?.verdict])).toEqual([
      [task(2), 'claude-opus', 'resolved'],
      [task(1), 'gpt-4o-paper', 'resolved'],
      [task(2), 'gpt-4o-paper', 'unresolved'],
      [task(3), 'gpt-4o-paper', 'unresolved'],
    ]);
    expect(runs[0]).toMatchObject({ benchmark: 'SWE-bench Pro', repository: 'ansible/ansible' });
  });

  test('a verdict that is neither true nor false is left out and reported', async () => {
    const damaged = { 'x/eval_results.json': { [task(1)]: true, [task(2)]: 'no', [task(3)]: null } };
    const { runs, problems } = await collect(PRO, writeFiles(damaged));
    expect(runs).toHaveLength(1);
    expect(problems.map(({ code, reason }) => [code, reason])).toEqual([
      ['bad-verdict', `${task(2)} is "no", neither true nor false; left out`],
      ['bad-verdict', `${task(3)} is null, neither true nor false; left out`],
    ]);
  });

  test('labels are on the runs whose name starts as their file, text and quotes as they stand', async () => {
    const csv = labels(
      `${task(2)},tool_error,"It said ""no"",\n- twice \u202E"`,
      `${task(1)},other,x`,
      `,other,y`,
    );
    const { labels: found, problems } = await collect(
      PRO,
      writeFiles({ ...maps, 'error_analysis/gpt4o.csv': csv }),
    );
    expect(found[0]).toMatchObject({
      run: {
        benchmark: 'SWE-bench Pro',
        task: task(2),
        system: 'gpt-4o-paper',
        condition: 'vanilla',
        repeat: 1,
      },
      ...{ value: 'tool_error', rationale: 'It said "no",\n- twice \u202E', draw: 1, line: 2 },
    });
    expect(found).toHaveLength(2);
    expect(told(problems)).toEqual([
      [5, 'bad-row'],
      [4, 'contradiction'],
    ]);
  });

  test('labels alone ask for their system; a mapping gives it', async () => {
    const folder = writeFiles({ 'gpt4o.csv': labels(`${task(2)},other,x`) });
    const path = join(folder, 'gpt4o.csv');
    const silent = await collect(PRO, path);
    expect(silent.labels).toEqual([]);
    expect(silent.problems).toMatchObject([
      { code: 'no-system', reason: expect.stringMatching(/give --system/) },
    ]);
    const { labels: found } = await collect(PRO, path, { all: { system: 'gpt-4o-paper' } });
    expect(found[0]?.run).toMatchObject({ system: 'gpt-4o-paper', benchmark: 'SWE-bench Pro' });
  });

  test('a map of other things than tasks is not claimed', async () => {
    const folder = writeFiles({ 'flags.json': { verbose: true }, 'eval_results.json': maps });
    expect((await PRO.sniff(join(folder, 'flags.json'))).confidence).toBe(0);
    expect((await PRO.sniff(folder)).confidence).toBe(0);
  });
});
