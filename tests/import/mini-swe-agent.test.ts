import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { ImportedRun } from '../../main/import/format.ts';
import { miniSweAgent } from '../../main/import/formats/mini-swe-agent.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { collect, NEVER } from './support/collect.ts';
import { copyOfFixture, fixture } from './support/fixture.ts';
import { packTar } from './support/pack-tar.ts';

const RUNS = fixture('mini-swe-agent');
const SQLFLUFF = 'sqlfluff__sqlfluff-2419';
const PVLIB = 'pvlib__pvlib-python-1072';
const CHAT = 'mini-swe-agent · deepseek-chat';

function find(runs: readonly ImportedRun[], task: string, repeat = 1, label = CHAT): ImportedRun {
  const found = runs.find((run) => run.task === task && run.repeat === repeat && run.system.label === label);
  if (found === undefined) throw new Error(`no run of ${task}, repeat ${repeat}, ${label}`);
  return found;
}

const readText = (path: string): string => readFileSync(path, 'utf8');

function edit(path: string, change: (text: string) => string): void {
  writeFileSync(path, change(readText(path)));
}

describe('a folder of runs', () => {
  test('names its groups, numbers repeats in time and tells settings apart', async () => {
    const { groups, columns } = await miniSweAgent.inspect(RUNS, NEVER);
    expect(columns).toBeNull();
    const told = groups.map(({ name, n_runs, benchmark, system, repeat }) => [
      name,
      n_runs,
      benchmark,
      system,
      repeat,
    ]);
    expect(told.sort()).toEqual([
      ['deepseek_chat_dev', 3, 'SWE-bench Lite dev', CHAT, 1],
      ['deepseek_chat_dev_rerun', 3, 'SWE-bench Lite dev', CHAT, 3],
      ['deepseek_chat_test_1-100', 3, 'SWE-bench Lite', CHAT, 1],
      ['deepseek_lite_dev', 3, 'SWE-bench Lite dev', CHAT, 2],
      ['deepseek_lite_dev_noparallel', 3, 'SWE-bench Lite dev', `${CHAT} · parallel_tool_calls=false`, 1],
      ['deepseek_reasoner_dev', 2, 'SWE-bench Lite dev', 'mini-swe-agent · deepseek-reasoner', 1],
    ]);
  });

  test('merges table, report, predictions and trajectory into one run', async () => {
    const { runs } = await collect(miniSweAgent, RUNS);
    expect(runs).toHaveLength(17);
    const { attempt, grade, ...run } = find(runs, SQLFLUFF);
    expect(run).toEqual({
      benchmark: 'SWE-bench Lite dev',
      task: SQLFLUFF,
      repository: 'sqlfluff/sqlfluff',
      canonical_id: SQLFLUFF,
      system: {
        label: CHAT,
        agent: 'mini-swe-agent',
        model: 'deepseek/deepseek-chat',
        settings: { version: '2.2.7', temperature: 0, parallel_tool_calls: true },
      },
      condition: 'vanilla',
      repeat: 1,
      file: 'runs.csv',
      line: 4,
      note: null,
      ambiguous: false,
    });
    expect(attempt).toMatchObject({
      exit: 'submitted',
      exit_detail: 'Submitted',
      steps: 48,
      input_tokens: 467091,
      cached_tokens: 450176,
      output_tokens: 4976,
      cost_usd: 0.019431,
      started_at: Date.parse('2026-04-09T06:15:29Z'),
      patch_empty: false,
    });
    expect(attempt?.patch).toMatch(/^diff --git/);
    expect(attempt?.events).toHaveLength(15);
    expect(grade).toMatchObject({ verdict: 'resolved', f2p_pass: 1, f2p_fail: 0, p2p_pass: 0, p2p_fail: 0 });
    expect(grade?.tests).toHaveLength(1);
    expect(grade?.tests[0]).toMatchObject({ group: 'F2P', passed: true });
  });

  test('a report tells what passes nowhere', async () => {
    const { runs } = await collect(miniSweAgent, RUNS);
    expect(find(runs, PVLIB).grade).toMatchObject({
      verdict: 'unresolved',
      f2p_fail: 1,
      p2p_pass: 0,
      p2p_fail: 18,
    });
  });

  test('a run of which nothing was graded keeps its exit; tokens and cost of zero are unknown', async () => {
    const { runs } = await collect(miniSweAgent, RUNS);
    const stopped = find(runs, 'pvlib__pvlib-python-1154', 1, 'mini-swe-agent · deepseek-reasoner');
    expect(stopped.grade).toBeNull();
    expect(stopped.attempt).toMatchObject({
      exit: 'error',
      exit_detail: 'Timeout',
      steps: 1,
      input_tokens: null,
      cached_tokens: null,
      output_tokens: null,
      cost_usd: null,
      patch: '',
      patch_empty: true,
    });
  });

  test('a row without a model belongs to the system of its run and keeps its note', async () => {
    const { runs } = await collect(miniSweAgent, RUNS);
    const row = find(runs, 'django__django-13220');
    expect(row.note).toBe('trajectory over 4 MiB, not available');
    expect(row.grade?.verdict).toBe('unresolved');
    expect(row.attempt?.exit).toBeNull();
  });

  test('a task that only an exit list knows, misspelt there, is no run', async () => {
    const { runs, problems } = await collect(miniSweAgent, RUNS);
    expect(runs.some(({ task }) => task.includes('asteroid'))).toBe(false);
    const unknown = problems.filter(({ code }) => code === 'unknown-task');
    expect(unknown).toContainEqual({
      file: 'deepseek_chat_dev/exit_statuses_1775793694.7334955.yaml',
      line: 3,
      code: 'unknown-task',
      reason: 'no other file of deepseek_chat_dev knows pylint-dev__asteroid-1978; left out',
    });
  });

  test('a mapping entry for a run wins over the one for all, and repeats follow from it', async () => {
    const { runs, notes } = await collect(miniSweAgent, RUNS, {
      all: { condition: 'parallel' },
      runs: {
        deepseek_lite_dev_noparallel: { condition: 'one by one', system: CHAT, repeat: 7 },
        deepseek_chat_dev: { repeat: 2 },
        'no such run': { repeat: 1 },
      },
    });
    expect(find(runs, PVLIB, 7).condition).toBe('one by one');
    const repeats = runs
      .filter(({ task, condition }) => task === PVLIB && condition === 'parallel')
      .map((run) => run.repeat);
    expect(repeats.sort()).toEqual([1, 2, 3]);
    expect(notes).toContain('The mapping names runs that this source does not hold: no such run.');
  });
});

describe('sources that disagree', () => {
  test('the report counts over summary and table, and each other voice is reported', async () => {
    const folder = copyOfFixture('mini-swe-agent');
    const report = `logs/run_evaluation/deepseek_chat_dev/deepseek__deepseek-chat/${SQLFLUFF}/report.json`;
    edit(join(folder, report), (text) => text.replace('"resolved": true', '"resolved": false'));
    const { runs, problems } = await collect(miniSweAgent, folder);
    expect(find(runs, SQLFLUFF).grade?.verdict).toBe('unresolved');
    const reason = `${SQLFLUFF} of deepseek_chat_dev is resolved here, but unresolved in ${report}, which counts`;
    expect(problems.filter(({ code }) => code === 'disagreement')).toEqual([
      { file: 'deepseek__deepseek-chat.deepseek_chat_dev.json', line: null, code: 'disagreement', reason },
      { file: 'runs.csv', line: 4, code: 'disagreement', reason },
    ]);
  });

  test('without reports the summary counts, and the counts of tests come from the table', async () => {
    const folder = copyOfFixture('mini-swe-agent');
    rmSync(join(folder, 'logs'), { recursive: true });
    edit(join(folder, 'runs.csv'), (text) =>
      text.replace(/(deepseek_chat_dev,sqlfluff.*Submitted),true/, '$1,false'),
    );
    const { runs, problems } = await collect(miniSweAgent, folder);
    expect(find(runs, SQLFLUFF).grade).toMatchObject({
      verdict: 'resolved',
      f2p_pass: 1,
      p2p_pass: 0,
      tests: [],
    });
    expect(problems.filter(({ code }) => code === 'disagreement')).toMatchObject([
      { file: 'runs.csv', line: 4 },
    ]);
  });

  test('of several exit lists the later one counts, task by task', async () => {
    const folder = copyOfFixture('mini-swe-agent');
    rmSync(join(folder, 'runs.csv'));
    const list = (word: string) => `instances_by_exit_status:\n    ${word}:\n    - ${PVLIB}\n`;
    writeFileSync(join(folder, 'deepseek_chat_dev/exit_statuses_999999999.5.yaml'), list('TimeoutExpired'));
    writeFileSync(
      join(folder, 'deepseek_chat_dev/exit_statuses_9999999999.5.yaml'),
      list('InternalServerError'),
    );
    const { runs } = await collect(miniSweAgent, folder);
    const run = runs.find(({ task, file }) => task === PVLIB && file.includes('/deepseek_chat_dev/'));
    expect(run?.attempt).toMatchObject({ exit: 'error', exit_detail: 'InternalServerError' });
  });

  test('a summary of version 1 leaves the unresolved to be derived', async () => {
    const folder = copyOfFixture('mini-swe-agent');
    rmSync(join(folder, 'logs'), { recursive: true });
    rmSync(join(folder, 'runs.csv'));
    const path = join(folder, 'deepseek__deepseek-chat.deepseek_chat_dev.json');
    edit(path, (text) => {
      const { unresolved_ids: _, unresolved_instances: __, ...summary } = JSON.parse(text);
      return JSON.stringify({ ...summary, schema_version: 1 });
    });
    const { runs } = await collect(miniSweAgent, folder);
    const verdicts = runs.filter(
      ({ repeat, system }) => repeat === 1 && system.model === 'deepseek/deepseek-chat',
    );
    expect(find(verdicts, PVLIB).grade?.verdict).toBe('unresolved');
    expect(find(verdicts, SQLFLUFF).grade?.verdict).toBe('resolved');
  });
});

describe('trajectories', () => {
  async function archive(path: string, names: readonly string[] = [SQLFLUFF]): Promise<void> {
    const content = readFileSync(join(RUNS, 'deepseek_chat_dev', SQLFLUFF, `${SQLFLUFF}.traj.json`));
    const entries = names.map((name) => ({ name: `deepseek_chat_dev/${name}/${name}.traj.json`, content }));
    writeFileSync(path, await packTar(entries));
  }

  test('one that stands loose and in an archive is taken once', async () => {
    const folder = copyOfFixture('mini-swe-agent');
    await archive(join(folder, 'all.tar.gz'));
    const { runs, notes, problems } = await collect(miniSweAgent, folder);
    expect(runs.filter(({ task }) => task === SQLFLUFF)).toHaveLength(5);
    expect(find(runs, SQLFLUFF).attempt?.events).toHaveLength(15);
    expect(notes).toEqual(['1 trajectories stand twice with the same content and were taken once.']);
    expect(problems.filter(({ code }) => code === 'duplicate')).toEqual([]);
  });

  test('one whose times go back is read in the order of the file, and reported', async () => {
    const folder = tempFolder();
    const said = (role: string, content: string, timestamp: number) => ({
      role,
      content,
      extra: { timestamp },
    });
    const messages = [said('user', 'a', 30), said('assistant', 'b', 10), said('user', 'c', 40)];
    writeFileSync(
      join(folder, 'a__b-1.traj.json'),
      JSON.stringify({ trajectory_format: 'mini-swe-agent-1.1', instance_id: 'a__b-1', messages }),
    );
    const { runs, problems } = await collect(miniSweAgent, folder);
    expect(problems).toMatchObject([{ file: 'a__b-1.traj.json', code: 'time-order' }]);
    expect(runs[0]?.attempt?.events.map(({ body }) => body)).toEqual(['a', 'b', 'c']);
  });

  test('one that stands twice with different content is reported, and the loose one taken', async () => {
    const folder = copyOfFixture('mini-swe-agent');
    await archive(join(folder, 'all.tar.gz'));
    const loose = join(folder, 'deepseek_chat_dev', SQLFLUFF, `${SQLFLUFF}.traj.json`);
    edit(loose, (text) => text.replace("I'll", 'I shall'));
    const { problems, notes } = await collect(miniSweAgent, folder);
    expect(notes).toEqual([]);
    expect(problems.filter(({ code }) => code === 'duplicate')).toMatchObject([
      { file: `all.tar.gz!deepseek_chat_dev/${SQLFLUFF}/${SQLFLUFF}.traj.json` },
    ]);
  });

  test('an archive alone is a source: system, start and task come from the trajectories', async () => {
    const path = join(tempFolder(), 'runs.tar.gz');
    await archive(path);
    expect((await miniSweAgent.sniff(path)).confidence).toBeGreaterThan(0.9);
    const { runs } = await collect(miniSweAgent, path);
    expect(runs).toHaveLength(1);
    expect(runs[0]).toMatchObject({
      task: SQLFLUFF,
      benchmark: 'SWE-bench Lite dev',
      system: { label: CHAT, settings: { version: '2.2.7', temperature: 0, parallel_tool_calls: true } },
      attempt: { exit: 'submitted', steps: 48, patch_empty: false },
      grade: null,
    });
    expect(runs[0]?.attempt?.input_tokens).toBeGreaterThan(0);
  });

  test('a packed copy of the whole folder says what the folder says', async () => {
    const names = readdirSync(RUNS, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(RUNS, join(entry.parentPath, entry.name)));
    const path = join(tempFolder(), 'packed.tgz');
    writeFileSync(
      path,
      await packTar(names.map((name) => ({ name, content: readFileSync(join(RUNS, name)) }))),
    );
    const sorted = ({ runs }: { runs: readonly ImportedRun[] }) =>
      runs
        .map((run) => ({ ...run, file: run.file.replace('packed.tgz!', '') }))
        .sort((a, b) => (a.file + a.line < b.file + b.line ? -1 : 1));
    const packed = await collect(miniSweAgent, path);
    const loose = await collect(miniSweAgent, RUNS);
    expect(sorted(packed)).toEqual(sorted(loose));
    expect(packed.problems).toHaveLength(loose.problems.length);
  });

  test('a parent of run folders and a single trajectory are sources too', async () => {
    const parent = join(tempFolder(), 'experiments');
    for (const run of ['deepseek_chat_dev', 'deepseek_reasoner_dev'])
      cpSync(join(RUNS, run), join(parent, run), { recursive: true });
    mkdirSync(join(parent, 'logs'));
    expect((await miniSweAgent.sniff(parent)).confidence).toBeGreaterThan(0.5);
    writeFileSync(join(parent, 'other.parquet'), 'PAR1');
    expect((await miniSweAgent.sniff(parent)).confidence).toBe(0);
    const single = join(parent, 'deepseek_chat_dev', SQLFLUFF, `${SQLFLUFF}.traj.json`);
    const { groups } = await miniSweAgent.inspect(single, NEVER);
    expect(groups).toMatchObject([{ name: 'deepseek_chat_dev', n_runs: 1, system: CHAT }]);
  });

  test('several models in one folder are several groups, and an unknown benchmark is asked for', async () => {
    const { groups } = await miniSweAgent.inspect(fixture('generations'), NEVER);
    expect(groups.map(({ name, system, benchmark }) => [name, system, benchmark]).sort()).toEqual([
      [
        'generations · anthropic/claude-3-5-sonnet-20241022',
        'mini-swe-agent · claude-3-5-sonnet-20241022',
        null,
      ],
      ['generations · anthropic/claude-sonnet-4-20250514', 'claude-sonnet-4-20250514', null],
      ['generations · deepseek/deepseek-chat', `${CHAT}`, 'SWE-bench Lite dev'],
      ['generations · model unknown', 'mini-swe-agent', null],
    ]);
    const { notes } = await collect(miniSweAgent, fixture('generations'));
    expect(notes[0]).toMatch(/do not tell which benchmark it is.*--benchmark NAME/);
  });
});
