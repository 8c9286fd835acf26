import { readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { sweBenchTask } from '../../main/evaluation/swe-bench/swe-bench-task.ts';
import { verifierFor } from '../../main/evaluation/verifier-for.ts';
import { testList } from '../../main/import/formats/task-instances/test-list.ts';
import { taskInstances } from '../../main/import/formats/task-instances.ts';
import type { ImportedTask } from '../../main/import/items.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { ASTROPY_14365, TASK_FILES } from './expectations/task-instances.ts';
import { collect, NEVER } from './support/collect.ts';
import { makeParquet } from './support/make-parquet.ts';
import { sharedData } from './support/shared-data.ts';

const INSTANCES = sharedData('instances');
const MISSING = 'not run: ../shared/data is not beside this repository';

const sum = (tasks: readonly ImportedTask[], size: (task: ImportedTask) => number | undefined) =>
  tasks.reduce((total, task) => total + (size(task) ?? 0), 0);

const listed = (tasks: readonly ImportedTask[], list: 'fail_to_pass' | 'pass_to_pass') =>
  tasks.every((task) => task[list] === null) ? null : sum(tasks, (task) => task[list]?.length);

describe.runIf(INSTANCES !== null)(`the public task instances (${INSTANCES ?? MISSING})`, () => {
  test.each(TASK_FILES)('$file', async ({ file, benchmark, counts }) => {
    const { tasks, problems } = await collect(taskInstances, join(INSTANCES!, file));
    expect(problems).toEqual([]);
    expect(new Set(tasks.map((task) => task.benchmark))).toEqual(new Set([benchmark]));
    expect({
      rows: tasks.length,
      statements: sum(tasks, ({ statement }) => statement?.length),
      patches: sum(tasks, ({ reference_patch }) => reference_patch?.length),
      crlf: sum(tasks, ({ statement }) => statement?.match(/\r\n/g)?.length),
      f2p: listed(tasks, 'fail_to_pass'),
      p2p: listed(tasks, 'pass_to_pass'),
    }).toEqual(counts);
  });

  test('one row, fact by fact', async () => {
    const { tasks } = await collect(taskInstances, join(INSTANCES!, 'verified-100-full.jsonl'));
    const task = tasks.find(({ instance }) => instance === ASTROPY_14365.instance)!;
    expect(task).toMatchObject(ASTROPY_14365);
    expect([task.pass_to_pass?.length, task.hints?.length, task.test_patch?.length]).toEqual([8, 1548, 1194]);
  });

  test('those with tests can be graded as they are', async () => {
    const { tasks } = await collect(taskInstances, join(INSTANCES!, 'verified-100-full.jsonl'));
    expect(new Set(tasks.map(verifierFor))).toEqual(new Set(['swe-bench']));
    const hashes = tasks.map((task) => sweBenchTask(task).tests_hash);
    expect(new Set(hashes).size).toBe(100);
  });
});

const ROW = {
  instance_id: 'a__b-1',
  repo: 'a/b',
  base_commit: 'c0',
  problem_statement: 'broken\r\n\u001b[31mred\u001b[0m \u202eevil\u202c 🙂',
  patch: 'diff --git a/x b/x\n',
};

const write = (name: string, content: string | Buffer): string => {
  const path = join(tempFolder(), name);
  writeFileSync(path, content);
  return path;
};

const jsonl = (...rows: readonly unknown[]) =>
  write('tasks.jsonl', rows.map((row) => `${JSON.stringify(row)}\n`).join(''));

describe('task instances', () => {
  test('are told from predictions, runs and requests of other kinds', async () => {
    expect(await taskInstances.sniff(jsonl(ROW))).toMatchObject({ confidence: 0.9 });
    for (const row of [
      { ...ROW, model_patch: 'diff' },
      { ...ROW, resolved: true },
      { instance_id: 'a__b-1', patch: 'diff' },
      { instance_id: 'a__b-1', repo: 'a/b' },
      { ...ROW, instance_id: 7 },
    ])
      expect(await taskInstances.sniff(jsonl(row)), JSON.stringify(row)).toMatchObject({ confidence: 0 });
  });

  test('keep texts as they stand: CR LF, terminal escapes, direction marks', async () => {
    const { tasks } = await collect(taskInstances, jsonl(ROW));
    expect(tasks[0]?.statement).toBe(ROW.problem_statement);
  });

  test.each([
    ['a list', ['t::a', 't::b']],
    ['JSON inside a string', '["t::a", "t::b"]'],
    ['Python inside a string', `['t::a', "t::b"]`],
  ])('take tests from %s', async (_, FAIL_TO_PASS) => {
    const { tasks, problems } = await collect(
      taskInstances,
      jsonl({ ...ROW, FAIL_TO_PASS, PASS_TO_PASS: [] }),
    );
    expect(tasks[0]).toMatchObject({ fail_to_pass: ['t::a', 't::b'], pass_to_pass: [] });
    expect(problems).toEqual([]);
  });

  test('keep what is not what it should be, and say so', async () => {
    const { tasks, problems } = await collect(
      taskInstances,
      jsonl({ ...ROW, FAIL_TO_PASS: 'many', created_at: 'May' }),
    );
    expect(tasks[0]).toMatchObject({
      fail_to_pass: null,
      created_at: null,
      more: { FAIL_TO_PASS: 'many', created_at: 'May' },
    });
    expect(problems.map(({ code, line }) => [code, line])).toEqual([
      ['bad-value', 1],
      ['bad-value', 1],
    ]);
  });

  test('keep columns that are nobody else’s, but not what says nothing or repeats', async () => {
    const row = { ...ROW, language: 'go', task_id: 'a__b-1', query: ROW.problem_statement, empty: null };
    const { tasks } = await collect(taskInstances, jsonl(row));
    expect(tasks[0]?.more).toEqual({ language: 'go' });
  });

  test('of SWE-bench Pro keep what they are graded by', async () => {
    const graded = {
      before_repo_set_cmd: 'git reset --hard c0\ngit checkout c1 -- t',
      selected_test_files_to_run: "['t/a.py']",
      dockerhub_tag: 'a.b-a__b-1',
    };
    const { tasks } = await collect(taskInstances, jsonl({ ...ROW, fail_to_pass: "['t::a']", ...graded }));
    expect(tasks[0]).toMatchObject({ fail_to_pass: ['t::a'], more: graded });
    expect(verifierFor(tasks[0]!)).toBe('swe-bench-pro');
  });

  test('of Multi-SWE-bench are put together from where its records have them', async () => {
    const record = {
      ...{ instance_id: 'a__b-1', org: 'A', repo: 'b', number: 1, title: 'Mend', body: 'Fixes both.' },
      ...{ base: { label: 'A:main', ref: 'main', sha: 'c0' }, fix_patch: 'diff --git a/x b/x\n' },
      resolved_issues: [
        { number: 2, title: 'Broken', body: 'It is.' },
        { number: 3, title: 'Also', body: null },
      ],
      f2p_tests: { f: { run: 'FAIL', test: 'FAIL', fix: 'PASS' } },
      n2p_tests: { n: { run: 'NONE', test: 'NONE', fix: 'PASS' } },
      p2p_tests: { p: { run: 'PASS', test: 'PASS', fix: 'PASS' } },
      test_patch_result: { passed_tests: ['p'], failed_tests: ['f'], skipped_tests: [] },
    };
    const { tasks, problems } = await collect(taskInstances, jsonl(record));
    expect(problems).toEqual([]);
    expect(tasks[0]).toMatchObject({
      ...{ repository: 'A/b', base_commit: 'c0', statement: 'Broken\n\nIt is.\n\nAlso' },
      ...{ reference_patch: record.fix_patch, fail_to_pass: ['f', 'n'], pass_to_pass: ['p'] },
      more: { number: 1, test_patch_result: record.test_patch_result },
    });
    expect(verifierFor(tasks[0]!)).toBe('multi-swe-bench');
    const { tasks: alone } = await collect(
      taskInstances,
      jsonl({ ...record, resolved_issues: [], f2p_tests: 'many' }),
    );
    expect(alone[0]).toMatchObject({ statement: 'Mend\n\nFixes both.', fail_to_pass: null });
    const { tasks: plain } = await collect(taskInstances, jsonl(ROW));
    expect(verifierFor(plain[0]!)).toBe('swe-bench');
  });

  test('without an id are left out, and so are lines that are cut, too long or no rows', async () => {
    const long = JSON.stringify({ ...ROW, hints_text: 'x'.repeat(50 * 1024 * 1024) });
    const lines = [JSON.stringify(ROW), JSON.stringify({ ...ROW, instance_id: ' ' }), long, '[1]'];
    const path = write('tasks.jsonl', `${lines.join('\n')}\n${JSON.stringify(ROW).slice(0, 40)}`);
    const { tasks, problems } = await collect(taskInstances, path);
    expect(tasks.map(({ line }) => line)).toEqual([1]);
    expect(problems.map(({ code, line }) => [code, line])).toEqual([
      ['no-task', 2],
      ['long-line', 3],
      ['not-a-row', 4],
      ['not-json', 5],
    ]);
  });

  test('of a JSON array that is cut cannot be read, and this is said', async () => {
    const path = write('tasks.json', `[${JSON.stringify(ROW)}, {"instance_id": "a__b`);
    expect(await taskInstances.sniff(path)).toMatchObject({ confidence: 0.9 });
    const { tasks, problems } = await collect(taskInstances, path);
    expect(tasks).toEqual([]);
    expect(problems).toMatchObject([{ code: 'not-json', line: 1 }]);
  });

  test('of a Parquet have their lists and their order; a cut one is refused with its reason', async () => {
    const path = join(tempFolder(), 'test-00000-of-00001.parquet');
    await makeParquet(
      path,
      `SELECT 'a__b-' || i AS instance_id, 'a/b' AS repo, 'c' AS base_commit, 'l' || chr(13) || chr(10) AS problem_statement,
         ['x', 'y'] AS FAIL_TO_PASS, '["z"]' AS PASS_TO_PASS, NULL::VARCHAR AS hints_text FROM range(3) t(i)`,
    );
    expect(await taskInstances.sniff(path)).toMatchObject({ confidence: 0.9 });
    const { tasks } = await collect(taskInstances, path, { all: { benchmark: 'Own' } });
    expect(tasks.map(({ instance, line }) => [instance, line])).toEqual([
      ['a__b-0', 1],
      ['a__b-1', 2],
      ['a__b-2', 3],
    ]);
    expect(tasks[0]).toMatchObject({
      benchmark: 'Own',
      statement: 'l\r\n',
      fail_to_pass: ['x', 'y'],
      pass_to_pass: ['z'],
      hints: null,
      more: null,
    });
    const bytes = readFileSync(path);
    bytes.fill(0xff, bytes.length - 300, bytes.length - 8);
    const damaged = write('damaged.parquet', bytes);
    expect(await taskInstances.sniff(damaged)).toMatchObject({
      confidence: 0,
      reason: expect.stringContaining('could not be read'),
    });
    truncateSync(path, bytes.length - 4);
    expect(await taskInstances.sniff(path)).toMatchObject({ confidence: 0 });
  });

  test('of a CSV have text alone, and an empty field says nothing', async () => {
    const path = write(
      'tasks.csv',
      'instance_id,repo,problem_statement,hints_text\na__b-1,a/b,"one\r\ntwo, ""three""",\na__b-2,a/b\n',
    );
    const { tasks, problems } = await collect(taskInstances, path);
    expect(tasks).toMatchObject([{ statement: 'one\r\ntwo, "three"', hints: null, line: 2 }]);
    expect(problems).toMatchObject([{ code: 'bad-record', line: 4 }]);
  });

  test('take names of columns from a mapping, and refuse those that are not there', async () => {
    const row = { ticket: 'T-1', repo: 'a/b', problem_statement: 's' };
    const { tasks } = await collect(taskInstances, jsonl(row), { columns: { task: 'ticket' } });
    expect(tasks[0]?.instance).toBe('T-1');
    await expect(collect(taskInstances, jsonl(row))).rejects.toMatchObject({ code: 'bad-input' });
    const wrong = collect(taskInstances, jsonl(row), { columns: { task: 'gone' } });
    await expect(wrong).rejects.toMatchObject({
      code: 'usage',
      message: expect.stringContaining('no column gone'),
    });
  });

  test('of SWE-bench Pro are known by the form of their ids', async () => {
    const instance_id = `instance_a__b-${'0f'.repeat(20)}-vnan`;
    const { groups } = await taskInstances.inspect(jsonl({ ...ROW, instance_id }), NEVER);
    expect(groups).toMatchObject([{ name: 'tasks.jsonl', benchmark: 'SWE-bench Pro' }]);
  });
});

describe('a list of tests inside a string', () => {
  test.each([
    ['[]', []],
    ["['a', 'b']", ['a', 'b']],
    [
      `['it\\'s', "say \\"x\\"", 'tab\\there', 'u\\u00e9', '[x, y]',]`,
      ["it's", 'say "x"', 'tab\there', 'ué', '[x, y]'],
    ],
    ['a, b', null],
    ["['a', b]", null],
    ["['a'", null],
    ['{"a": 1}', null],
    ['[1]', null],
  ])('%s', (text, list) => {
    expect(testList(text)).toEqual(list);
  });
});
