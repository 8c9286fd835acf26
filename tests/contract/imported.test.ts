import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { fixture } from '../import/support/fixture.ts';
import { sharedData } from '../import/support/shared-data.ts';
import { documentOf, json, run, runEach } from '../support/command.ts';

vi.setConfig({ testTimeout: 90_000 });

type Json = Readonly<Record<string, unknown>>;

let folder = '';
const at = (name: string) => join(folder, name);
const workspace = () => ['-w', at('w.duckdb')] as const;

const linesOf = (path: string): readonly Json[] =>
  readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));

const sorted = (rows: readonly Json[]) =>
  rows.map((row) => [String(row.instance_id), row] as const).sort(([a], [b]) => (a < b ? -1 : 1));

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'parallax-test-'));
  const tasks = [
    {
      instance_id: 'psf__requests-1142',
      repo: 'psf/requests',
      problem_statement: 'GET sends\r\nlength',
      patch: 'diff',
    },
    {
      instance_id: 'django__django-11099',
      repo: 'django/django',
      problem_statement: 'newline',
      version: 3.1,
    },
  ];
  writeFileSync(at('tasks.json'), JSON.stringify(tasks));
  writeFileSync(
    at('chats.csv'),
    'session,role,intent,text\ns1,user,bug-fix,"fix\r\nit"\ns1,assistant,,done\ns2,user,,fix it\n',
  );
  const imports = await runEach(
    [fixture('task-flow', 'objects.jsonl'), at('tasks.json'), at('chats.csv')].map((path) => [
      'import',
      path,
      '--benchmark',
      'SWE-bench Verified',
      ...workspace(),
      '--json',
    ]),
  );
  for (const outcome of imports) documentOf(outcome);
}, 60_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('what is imported besides runs', () => {
  it('is counted by its import', async () => {
    const rows = await json<readonly Json[]>('imports', ...workspace());
    const NONE = {
      n_runs: 0,
      n_tasks: 0,
      n_scripts: 0,
      n_sessions: 0,
      n_messages: 0,
      n_labels: 0,
      n_problems: 0,
    };
    expect(rows).toMatchObject([
      { ...NONE, format: 'message-table', n_sessions: 2, n_messages: 3, n_labels: 1 },
      { ...NONE, format: 'task-instances', n_tasks: 2 },
      { ...NONE, format: 'task-flow', n_scripts: 3 },
    ]);
    const { out } = await run('imports', ...workspace());
    expect(out).toContain('2 sessions, 3 messages, 1 labels, 0 duplicates left out');
  });

  it('is listed: tasks with what is known of them', async () => {
    const { rows, total } = await json<{ rows: readonly Json[]; total: number }>('tasks', ...workspace());
    expect(total).toBe(3);
    expect(rows).toMatchObject([
      { task: 'astropy__astropy-12907', has_statement: false, n_scripts: 1, repository: 'astropy/astropy' },
      { task: 'django__django-11099', has_statement: true, has_reference_patch: false, n_scripts: 1 },
      { task: 'psf__requests-1142', has_statement: true, has_reference_patch: true, n_runs: 0 },
    ]);
    const some = await json<{ total: number }>(
      'tasks',
      '--repository',
      'psf/requests',
      '--task',
      'REQ',
      ...workspace(),
    );
    expect(some.total).toBe(1);
    const { out } = await run('tasks', ...workspace());
    expect(out).toMatch(/^task +benchmark +repository/);
  });

  it('is listed: scripts with the conditions that chose them', async () => {
    const { rows, total } = await json<{ rows: readonly Json[]; total: number }>('scripts', ...workspace());
    expect(total).toBe(3);
    expect(rows[0]).toMatchObject({
      ...{
        method: 'taskflow',
        label: 'split+qa',
        n_spine: 4,
        n_overlays: 0,
        n_tasks: 1,
        conditions: ['task-flow'],
      },
      hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect(await json('scripts', '--condition', 'other', ...workspace())).toEqual({ rows: [], total: 0 });
  });

  it('is listed: corpora with their sessions, messages and texts', async () => {
    expect(await json('corpora', ...workspace())).toEqual([
      { corpus_id: 1, name: 'chats', import_id: 3, n_sessions: 2, n_messages: 3, n_texts: 3, n_intents: 1 },
    ]);
  });

  it('is written in its own form again', async () => {
    const written = at('flows.jsonl');
    expect(await json('export-scripts', '--as', 'taskflow', '-o', written, ...workspace())).toEqual({
      file: written,
      n_records: 3,
    });
    expect(sorted(linesOf(written))).toEqual(sorted(linesOf(fixture('task-flow', 'objects.jsonl'))));
  });

  it('is refused where there is nothing to write, or nowhere', async () => {
    const nothing = await run('export-scripts', '--as', 'swe-touch', '-o', at('x.jsonl'), ...workspace());
    expect(nothing).toMatchObject({
      code: 1,
      err: expect.stringMatching(/no scripts of swe-touch.*\n.*parallax scripts/),
    });
    const unknown = await run('export-scripts', '--as', 'tfas', '-o', at('x.jsonl'), ...workspace());
    expect(unknown).toMatchObject({ code: 2, err: expect.stringContaining('swe-touch, realswe, taskflow') });
  });
});

const TOUCH = sharedData('swe-touch');
const REALSWE = sharedData('realswe-sample');

describe.runIf(TOUCH !== null && REALSWE !== null)(
  `public scripts${TOUCH === null ? ' (not run: ../shared/data is not beside this repository)' : ''}`,
  () => {
    it('go through a workspace and come out as they were', async () => {
      const file = ['-w', at('public.duckdb')];
      for (const outcome of await runEach(
        [TOUCH!, REALSWE!].map((path) => ['import', path, ...file, '--json']),
      ))
        documentOf(outcome);
      const [touch, requests] = [at('touch.jsonl'), at('requests.jsonl')];
      await json('export-scripts', '--as', 'swe-touch', '-o', touch, ...file);
      await json(
        'export-scripts',
        '--as',
        'realswe',
        '--condition',
        'realswe-bench',
        '-o',
        requests,
        ...file,
      );
      const records = readdirSync(TOUCH!)
        .filter((name) => name.endsWith('.jsonl'))
        .flatMap((name) => linesOf(join(TOUCH!, name)));
      expect(records).toHaveLength(250);
      expect(sorted(linesOf(touch))).toEqual(sorted(records));
      expect(sorted(linesOf(requests))).toEqual(sorted(linesOf(join(REALSWE!, 'RealSWE-bench/tasks.jsonl'))));
      const mixed = await run('export-scripts', '--as', 'realswe', '-o', requests, ...file);
      expect(mixed).toMatchObject({
        code: 2,
        err: expect.stringContaining('realswe-bench, realswe-families'),
      });
    });
  },
);
