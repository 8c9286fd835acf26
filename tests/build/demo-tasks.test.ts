import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { experimentFiles } from '../../build/demo/pack/experiment-files.ts';
import { git } from '../../build/demo/pack/git.ts';
import { packFiles } from '../../build/demo/pack/pack-files.ts';
import { replayHistory } from '../../build/demo/pack/replay-history.ts';
import { historyOf, readTasks } from '../../build/demo/pack/task-source.ts';
import { harborTasks } from '../../main/import/formats/harbor-tasks.ts';
import { taskInstances } from '../../main/import/formats/task-instances.ts';
import { collect } from '../import/support/collect.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { commandsIn, NO_PYTEST, PYTHON } from './support/demo-machine.ts';
import { checkout, type DemoRun, runTask } from './support/demo-run.ts';

const DEMO = join(import.meta.dirname, '../../build/demo');
const PACK = join(DEMO, 'tasks');
const SOURCE = join(PACK, 'source');
const TASKS = readTasks(SOURCE);
const NAMES = TASKS.map(({ name }) => name);
const FLAKY = join(DEMO, 'flaky-tasks', 'harbor', 'pennyfold-17-flaky');

/** How many of two hundred seeds the flaky test passes for. */
const COUNT_SEEDS = `
import random
from tests.test_references import test_references_of_a_busy_day_differ as flaky

passes = 0
for seed in range(200):
    random.seed(seed)
    try:
        flaky()
        passes += 1
    except AssertionError:
        pass
print(passes)
`;

const filesBelow = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
    statSync(join(folder, path)).isFile(),
  );

const jsonl = (name: string): readonly Readonly<Record<string, string>>[] =>
  readFileSync(join(PACK, name), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

/** Every object of a repository. */
const objectsIn = (folder: string): readonly string[] =>
  git(folder, ['cat-file', '--batch-all-objects', '--batch-check=%(objectname)']).trim().split('\n').sort();

function objectsOfBundle(bundle: string): readonly string[] {
  const folder = tempFolder();
  git(folder, ['init', '--quiet']);
  git(folder, ['fetch', '--quiet', bundle, 'main']);
  return objectsIn(folder);
}

describe('the pack', () => {
  test('is what its source makes, to the byte', () => {
    const pack = packFiles(SOURCE, tempFolder());
    const rows = String(pack['tasks/instances.jsonl']).trim().split('\n');
    const experiment = experimentFiles(rows.map((row) => JSON.parse(row)));
    const made = {
      ...pack,
      ...Object.fromEntries(Object.entries(experiment).map(([name, text]) => [`tasks/${name}`, text])),
    };
    const committed = filesBelow(DEMO).filter((path) =>
      /^(tasks|flaky-tasks)\/(harbor\/|[^/]*\.jsonl$|commands-[^/]*\.yaml$)/.test(path),
    );
    expect(committed.toSorted()).toEqual(Object.keys(made).toSorted());
    for (const [path, content] of Object.entries(made)) {
      if (typeof content === 'string') expect(readFileSync(join(DEMO, path), 'utf8'), path).toBe(content);
    }
  });

  // Their bytes are up to the zlib that git was built with; what they hold is not.
  test('has bundles of the commits that its source makes', () => {
    const made = packFiles(SOURCE, tempFolder());
    const heads = (bundle: Buffer) => bundle.subarray(0, bundle.indexOf('\n\n')).toString();
    const bundles = Object.entries(made).filter(([path]) => path.endsWith('.bundle'));
    expect(bundles).toHaveLength(NAMES.length + 1);
    for (const [path, bundle] of bundles)
      expect(heads(readFileSync(join(DEMO, path))), path).toBe(heads(bundle as Buffer));
  });

  test('is small', () => {
    const bytes = filesBelow(PACK).reduce((sum, path) => sum + statSync(join(PACK, path)).size, 0);
    expect(bytes).toBeLessThan(700_000);
  });

  test('can be run from every script', () => {
    for (const path of filesBelow(join(PACK, 'harbor')).filter((each) => each.endsWith('.sh')))
      expect(statSync(join(PACK, 'harbor', path)).mode & 0o111, path).not.toBe(0);
  });
});

describe('the repository of a task', () => {
  test.each(['hourhand', 'pennyfold', 'slugworks'])('%s ends with the base commit', (name) => {
    const folder = tempFolder();
    const commits = replayHistory(folder, name, historyOf(SOURCE, name));
    const tasks = TASKS.filter(({ repository }) => repository === name);
    expect(tasks.length).toBeGreaterThanOrEqual(3);
    for (const task of tasks) {
      const base = commits[task.fix - 2]!;
      const reachable = git(folder, ['rev-list', '--objects', '--no-object-names', base]).trim().split('\n');
      const later = objectsIn(folder).filter((id) => !reachable.includes(id));
      expect(later).toContain(commits[task.fix - 1]);
      const held = objectsOfBundle(join(PACK, 'harbor', task.name, 'environment', 'repository.bundle'));
      expect(held).toEqual(reachable.toSorted());
      expect(held.filter((id) => later.includes(id))).toEqual([]);
    }
  });
});

describe('the two forms', () => {
  test('are read without problems and say the same', async () => {
    const harbor = await collect(harborTasks, join(PACK, 'harbor'), {});
    const rows = await collect(taskInstances, join(PACK, 'instances.jsonl'), {});
    expect([...harbor.problems, ...rows.problems]).toEqual([]);
    expect(rows.tasks).toHaveLength(NAMES.length);
    const facts = [
      ...(['instance', 'repository', 'base_commit', 'reference_patch', 'test_patch', 'image'] as const),
      ...(['difficulty', 'fail_to_pass', 'pass_to_pass'] as const),
    ];
    for (const row of rows.tasks) {
      const folder = harbor.tasks.find(({ instance }) => instance === row.instance);
      for (const fact of facts) expect(folder?.[fact], `${fact} of ${row.instance}`).toEqual(row[fact]);
      expect(folder?.statement).toContain(row.statement);
    }
  });

  test('make the same files of the same commit', () => {
    for (const row of jsonl('instances.jsonl')) {
      const name = row.image_name!.replace('parallax-demo-', '').replace(':1', '');
      const folder = join(tempFolder(), 'repository');
      checkout(join(PACK, 'harbor', name), folder);
      expect(git(folder, ['rev-parse', 'HEAD']).trim()).toBe(row.base_commit);
      git(folder, ['apply', '-'], { input: row.patch! });
      git(folder, ['apply', '-'], { input: row.test_patch! });
      const tests = join(PACK, 'harbor', name, 'tests', 'files');
      for (const path of filesBelow(tests))
        expect(readFileSync(join(folder, path), 'utf8')).toBe(readFileSync(join(tests, path), 'utf8'));
    }
  });

  test('have predictions of the reference and of nothing for every task', () => {
    const patches = jsonl('instances.jsonl').map(({ instance_id, patch }) => [instance_id, patch]);
    const said = (name: string) =>
      jsonl(name).map(({ instance_id, model_patch }) => [instance_id, model_patch]);
    expect(said('predictions-gold.jsonl')).toEqual(patches);
    expect(said('predictions-empty.jsonl')).toEqual(patches.map(([id]) => [id, '']));
  });
});

describe.runIf(PYTHON !== null)(`the tests of each task (${PYTHON ?? NO_PYTEST})`, () => {
  let work = '';
  const runs = new Map<string, { readonly before: DemoRun; readonly after: DemoRun }>();
  const of = (special: string) => runs.get(TASKS.find((task) => task.special === special)!.name)!;

  // All at once: most of the time is sleep.
  beforeAll(async () => {
    work = mkdtempSync(join(tmpdir(), 'parallax-tasks-'));
    const commands = commandsIn(join(work, 'bin'));
    const both = NAMES.map(async (name) => {
      const task = join(PACK, 'harbor', name);
      const [before, after] = await Promise.all([
        runTask(task, join(work, name, 'before'), false, commands),
        runTask(task, join(work, name, 'after'), true, commands),
      ]);
      runs.set(name, { before, after });
    });
    await Promise.all(both);
  });
  afterAll(() => rmSync(work, { recursive: true, force: true }));

  test.each(TASKS)('$name fails where it should, and passes with the reference', (task) => {
    const { before, after } = runs.get(task.name)!;
    const passing = (run: DemoRun) =>
      Object.keys(run.passed).filter((name) => run.passed[name] && !task.flaky.includes(name));
    expect(passing(before).toSorted()).toEqual(task.pass_to_pass);
    expect(passing(after).toSorted()).toEqual([...task.fail_to_pass, ...task.pass_to_pass].toSorted());
    expect([before.reward, after.reward]).toEqual(['0', '1']);
  });

  test('a slow one sleeps for ten seconds', () => {
    const seconds = /^Ran \d+ tests in ([\d.]+)s$/m.exec(of('slow').after.log)?.[1];
    expect(Number(seconds)).toBeGreaterThanOrEqual(9.9);
  });

  test('one floods its output', () => {
    expect(of('flood').after.log.length).toBeGreaterThan(20_000_000);
  });

  test('one leaves daemons behind', () => {
    expect(of('daemon').after.daemons.length).toBeGreaterThan(0);
    expect(of('daemon').before.daemons.length).toBeGreaterThan(0);
  });

  test('one prints results and marks of its own that are not true', () => {
    const task = TASKS.find(({ special }) => special === 'forged')!;
    const { log, passed } = of('forged').before;
    for (const mark of ['>>>>> Start Test Output', '>>>>> End Test Output'])
      expect(log.split('\n')).toContain(mark);
    const forged = log.slice(
      log.lastIndexOf('>>>>> Start Test Output'),
      log.lastIndexOf('>>>>> End Test Output'),
    );
    const claimed = forged.split('\n').filter((line) => line.startsWith('PASSED '));
    const tests = [...task.fail_to_pass, ...task.pass_to_pass];
    expect(claimed.toSorted()).toEqual(tests.map((name) => `PASSED ${name}`).toSorted());
    for (const name of task.fail_to_pass) expect(passed[name]).toBe(false);
  });

  test('the flaky one has its flaky test in a pack of its own', () => {
    const task = TASKS.find(({ special }) => special === 'flaky')!;
    const lists = (name: string) => jsonl(name).map(({ PASS_TO_PASS }) => JSON.parse(PASS_TO_PASS!));
    expect(lists('instances.jsonl').flat()).not.toContain(task.flaky[0]);
    expect(lists('../flaky-tasks/instances.jsonl')).toEqual([[...task.pass_to_pass, ...task.flaky]]);
    expect(Object.keys(of('flaky').after.passed)).toContain(task.flaky[0]);
  });

  test('the flaky test passes for about seven seeds of ten', () => {
    const folder = tempFolder();
    checkout(FLAKY, folder);
    const passes = execFileSync(PYTHON!, ['-c', COUNT_SEEDS], { cwd: folder, encoding: 'utf8' });
    expect(Number(passes) / 200).toBeCloseTo(0.7, 1);
  });
});
