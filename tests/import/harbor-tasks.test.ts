import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { harborTasks } from '../../main/import/formats/harbor-tasks.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { collect, NEVER } from './support/collect.ts';
import { sharedData } from './support/shared-data.ts';

const TASKS = sharedData('harbor/deep-swe-tasks');
const MISSING = 'not run: ../shared/data is not beside this repository';

describe.runIf(TASKS !== null)(`the public task folders of DeepSWE (${TASKS ?? MISSING})`, () => {
  test('are two tasks with their statements, commits, images and tests', async () => {
    expect(await harborTasks.sniff(TASKS!)).toMatchObject({ confidence: 0.95 });
    const { tasks, problems } = await collect(harborTasks, TASKS!);
    expect(problems).toEqual([]);
    // Read with one's own eyes; lengths by `wc -m`, lists by Python's json over tests/config.json.
    expect(
      tasks.map(({ statement, fail_to_pass, pass_to_pass, more, ...task }) => ({
        ...task,
        ...{ statement: statement?.length, f2p: fail_to_pass?.length, p2p: pass_to_pass?.length },
        sections: Object.keys(more ?? {}).sort(),
      })),
    ).toMatchObject([
      {
        benchmark: 'DeepSWE',
        instance: 'abs-stepped-slices',
        repository: 'abs-lang/abs',
        base_commit: 'cb1b3b671d0ee9fa9da9f7b02f86967953ffd10a',
        image: 'public.ecr.aws/d3j8x8q7/swe-bench-202605:kh7d5m4ed35zfp7gyhx7wdahed82yw72-v1.1',
        file: 'abs-stepped-slices/task.toml',
        ...{ statement: 3484, f2p: 6, p2p: 6 },
        sections: [
          ...[
            'agent',
            'artifacts',
            'config',
            'environment',
            'metadata',
            'schema_version',
            'solution',
            'task',
          ],
          'verifier',
        ],
      },
      {
        instance: 'awilix-async-container-initialization',
        repository: 'jeffijoe/awilix',
        base_commit: '82ac179c1de4c216c4e333093044fac643303f0c',
        ...{ statement: 2348, f2p: 24, p2p: 162 },
      },
    ]);
    expect(tasks[0]?.more).toMatchObject({
      metadata: { language: 'go', category: 'feature_request' },
      verifier: { timeout_sec: 1800 },
      config: { grade: { format: 'ctrf' } },
    });
  });
});

/** A folder of files, made by hand. */
function folder(files: Readonly<Record<string, string>>): string {
  const root = join(tempFolder(), 'tasks');
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), content);
  }
  return root;
}

const TOML =
  '[task]\nname = "someone/one"\n[metadata]\ndifficulty = "easy"\n[environment]\ndocker_image = "i:1"\n';

describe('task folders', () => {
  test('are told from other folders', async () => {
    const one = folder({ 'one/task.toml': TOML, 'one/instruction.md': 'Do it.\r\n', 'README.md': 'x' });
    expect(await harborTasks.sniff(one)).toMatchObject({ confidence: 0.95 });
    expect(await harborTasks.sniff(join(one, 'one'))).toMatchObject({ confidence: 0.95 });
    expect(await harborTasks.sniff(join(one, 'one/task.toml'))).toMatchObject({ confidence: 0 });
    const other = folder({ 'one/task.toml': TOML, 'one/instruction.md': 'Do it.', 'two/result.json': '{}' });
    expect(await harborTasks.sniff(other)).toMatchObject({ confidence: 0 });
    expect(await harborTasks.sniff(tempFolder())).toMatchObject({ confidence: 0 });
  });

  test('keep the statement as it stands; the publisher is the benchmark until told otherwise', async () => {
    const path = folder({ 'one/task.toml': TOML, 'one/instruction.md': 'Do it.\r\n' });
    const { tasks } = await collect(harborTasks, path);
    expect(tasks).toMatchObject([
      { benchmark: 'someone', instance: 'one', statement: 'Do it.\r\n', image: 'i:1', difficulty: 'easy' },
    ]);
    const told = await collect(harborTasks, path, { all: { benchmark: 'Own' } });
    expect(told.tasks[0]?.benchmark).toBe('Own');
    expect((await harborTasks.inspect(path, NEVER)).groups).toMatchObject([{ benchmark: 'someone' }]);
  });

  test('of an adapter hold the instance that they were made from', async () => {
    const config = {
      instance_id: 'a__b-1',
      repo: 'a/b',
      base_commit: 'c',
      patch: 'p',
      FAIL_TO_PASS: '["t"]',
    };
    const path = folder({
      'one/task.toml': TOML,
      'one/instruction.md': 's',
      'one/tests/config.json': JSON.stringify(config),
      'one/tests/tests.patch': 'tp',
    });
    const { tasks } = await collect(harborTasks, path);
    expect(tasks).toMatchObject([
      {
        instance: 'a__b-1',
        repository: 'a/b',
        base_commit: 'c',
        reference_patch: 'p',
        test_patch: 'tp',
        fail_to_pass: ['t'],
      },
    ]);
  });

  test('that are damaged or contradict themselves are reported, and the others kept', async () => {
    const path = folder({
      'cut/task.toml': '[task]\nname = "x',
      'cut/instruction.md': 's',
      'good/task.toml': `${TOML}[verifier]\n`,
      'good/instruction.md': 's',
      'split/task.toml': '[metadata]\nbase_commit_hash = "one"\n',
      'split/instruction.md': 's',
      'split/tests/config.json': '{"base_commit": "two"}',
      'terse/task.toml': TOML,
      'void/notes.json': '{}',
    });
    const { tasks, problems } = await collect(harborTasks, path);
    expect(tasks.map(({ instance, base_commit }) => [instance, base_commit])).toEqual([
      ['one', null],
      ['split', 'one'],
      ['one', null],
    ]);
    expect(problems.map(({ file, code, line }) => [file, code, line])).toEqual([
      ['cut/task.toml', 'not-toml', 2],
      ['split/task.toml', 'contradiction', null],
      ['terse/task.toml', 'not-found', null],
      ['void/task.toml', 'not-found', null],
    ]);
  });
});
