import { execFileSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { keptImages } from '../../main/docker/kept-images.ts';
import type { GradeResult } from '../../main/evaluation/grading/grade-context.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { testEngine } from './support/test-engine.ts';

const ROOT = join(import.meta.dirname, '../..');

/** The command line as a person uses it. */
function parallax(...args: readonly string[]): string {
  return execFileSync(process.execPath, [join(ROOT, 'build/parallax.mjs'), ...args], {
    cwd: ROOT,
    encoding: 'utf8',
    env: { ...process.env, DOCKER_HOST: inject('engineHost') },
    maxBuffer: 2 ** 26,
  });
}

const select = (workspace: string, query: string): readonly (readonly unknown[])[] =>
  (JSON.parse(parallax('sql', query, '-w', workspace, '--json')) as { rows: unknown[][] }).rows;

describe('gold and empty on the built-in tasks', () => {
  const folder = mkdtempSync(join(tmpdir(), 'parallax-test-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  let workspace = '';
  let first: GradeResult;

  beforeAll(() => {
    workspace = join(folder, 'w.duckdb');
    const agents = ['--agent', 'gold', '--agent', 'empty'];
    first = JSON.parse(parallax('grade', ...agents, 'build/demo/tasks', '-w', workspace, '--json'));
  }, 240_000);

  it('gold resolves every one, empty none', () => {
    expect(first.systems).toMatchObject([
      { system: 'empty', n_runs: 12, n_scored: 12, n_resolved: 0, outcomes: { 'empty-patch': 12 } },
      { system: 'gold', n_runs: 12, n_scored: 12, n_resolved: 12, outcomes: { resolved: 12 } },
    ]);
    expect(first.problems).toEqual([]);
    expect(first.tasks.every(({ reference_passes }) => reference_passes)).toBe(true);
  });

  it('keeps grades, test results and logs', () => {
    expect(select(workspace, "SELECT count(*) FROM grade WHERE subject_kind = 'attempt'")).toEqual([[24]]);
    expect(select(workspace, "SELECT count(*) FROM grade WHERE subject_kind = 'task'")).toEqual([[12]]);
    expect(select(workspace, 'SELECT count(*) FROM test_result WHERE NOT passed')).toEqual([[0]]);
    expect(select(workspace, 'SELECT count(*), bool_and(log_bytes > 100) FROM evaluation')).toEqual([
      [12, true],
    ]);
    expect(JSON.parse(parallax('rates', '-w', workspace, '--json'))).toMatchObject([
      { system: 'empty', rate: 0, n_scored: 12 },
      { system: 'empty' },
      { system: 'gold', rate: 1, n_scored: 12 },
      { system: 'gold' },
    ]);
  });

  it('has nothing left to do, and runs the same content no second time', () => {
    const agents = ['--agent', 'gold', '--agent', 'empty', 'build/demo/tasks', '-w', workspace, '--json'];
    expect(JSON.parse(parallax('grade', ...agents))).toMatchObject({ runs: [] });
    const again = JSON.parse(parallax('grade', ...agents, '--again')) as GradeResult;
    expect(again).toMatchObject({ n_reused: 12 });
    expect(select(workspace, 'SELECT count(*) FROM evaluation')).toEqual([[12]]);
    const predictions = join(folder, 'predictions.jsonl');
    const gold = readFileSync(join(ROOT, 'build/demo/tasks/predictions-gold.jsonl'), 'utf8');
    writeFileSync(predictions, gold.replaceAll('"gold"', '"another"'));
    const replayed = ['build/demo/tasks/instances.jsonl', predictions, '-w', workspace, '--json'];
    expect(JSON.parse(parallax('grade', ...replayed))).toMatchObject({
      n_reused: 12,
      systems: [{ system: 'another', n_resolved: 12 }],
    });
  });

  it('reads the kept logs again without an engine', () => {
    const env = { ...process.env, DOCKER_HOST: 'unix:///nowhere/docker.sock' };
    const args = [join(ROOT, 'build/parallax.mjs'), 'regrade', '-w', workspace, '--json'];
    const told = JSON.parse(execFileSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8', env }));
    expect(told).toMatchObject({ changes: [], problems: [] });
    expect(told.n_read).toBe(36);
  });

  it('grades the task folders where that is asked for', () => {
    const folder = 'build/demo/tasks/harbor/slugworks-21';
    const args = ['grade', '--agent', 'gold', folder, '-w', join(tempFolder(), 'h.duckdb'), '--json'];
    expect(JSON.parse(parallax(...args))).toMatchObject({
      systems: [{ system: 'gold', n_resolved: 1, n_scored: 1 }],
      tasks: [{ verifier: 'harbor', reference_passes: true }],
    });
  });
});

it('a task whose reference passes now and then is found by trying it several times, and is not scored', () => {
  const workspace = join(tempFolder(), 'f.duckdb');
  const args = ['build/demo/flaky-tasks', '-w', workspace, '--reference-runs', '25', '--json'];
  const { tasks, systems } = JSON.parse(parallax('grade', '--agent', 'gold', ...args)) as GradeResult;
  expect(tasks[0]?.flaky_tests).toEqual(['tests/test_references.py::test_references_of_a_busy_day_differ']);
  expect(tasks[0]).toMatchObject({ reference_passes: false, n_tried: 25 });
  expect(systems).toMatchObject([{ n_runs: 1, n_scored: 0, outcomes: { 'infra-error': 1 } }]);
});

it('images of tasks that were graded go where those to come may not take more of the disk', async () => {
  const engine = await testEngine();
  const folder = tempFolder();
  const grade = (task: string, ...more: readonly string[]) => {
    const own = join(folder, task);
    cpSync(join(ROOT, 'build/demo/tasks/harbor/slugworks-21'), join(own, 'slugworks-21'), {
      recursive: true,
    });
    const settings = join(own, 'slugworks-21/task.toml');
    writeFileSync(
      settings,
      readFileSync(settings, 'utf8').replace(/(docker_image = )".*"/, `$1"parallax-test/${task}:1"`),
    );
    appendFileSync(join(own, 'slugworks-21/environment/Dockerfile'), `ENV UNSEEN=${task}\n`);
    const args = [own, '-w', join(folder, `${task}.duckdb`), '--json', ...more];
    return JSON.parse(parallax('grade', '--agent', 'gold', ...args)) as GradeResult;
  };
  grade('one');
  const before = (await keptImages(engine)).images.map(({ id }) => id);
  expect(grade('two', '--disk-budget', '0.000001').systems).toMatchObject([{ n_resolved: 1 }]);
  const after = (await keptImages(engine)).images.map(({ id }) => id);
  expect(after).toHaveLength(1);
  expect(before).not.toContain(after[0]);
});

it('without an engine it says what to do', () => {
  const env = { ...process.env, DOCKER_HOST: 'unix:///nowhere/docker.sock' };
  const args = ['grade', '--agent', 'gold', 'build/demo/tasks', '-w', join(tempFolder(), 'n.duckdb')];
  expect(() =>
    execFileSync(process.execPath, [join(ROOT, 'build/parallax.mjs'), ...args], {
      cwd: ROOT,
      env,
      stdio: 'pipe',
    }),
  ).toThrow(/No Docker engine answers at unix:\/\/\/nowhere.*\n?.*DOCKER_HOST/);
});
