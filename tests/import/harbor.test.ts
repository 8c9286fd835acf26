import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { detectSources } from '../../main/import/detect.ts';
import { harbor } from '../../main/import/formats/harbor.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { HARBOR_RUNS, LEGACY_OUTCOMES } from './expectations/harbor.ts';
import { collect, NEVER } from './support/collect.ts';
import { factsOf } from './support/facts-of.ts';
import { packTar } from './support/pack-tar.ts';
import { sharedData } from './support/shared-data.ts';
import { writeFiles } from './support/write-files.ts';

const SAMPLES = sharedData('harbor');
const JOB = 'derived-job/2026-04-10__deepseek-lite-dev';

// All jobs below are made by hand after Harbor's models.
const AT = '2026-01-01T00:00:00Z';
const config = (task: string, more: object = {}) => ({
  task: { path: `tasks/${task}`, source: 'swebench-verified@1.0' },
  trial_name: `${task}__aaaaaaa`,
  trials_dir: 'jobs/j',
  agent: { name: 'codex', model_name: 'openai/gpt-5', kwargs: {} },
  ...more,
});
const result = (task: string, more: object = {}) => ({
  task_name: `org/${task}`,
  trial_name: `${task}__aaaaaaa`,
  config: config(task),
  agent_info: { name: 'codex', version: '1', model_info: { name: 'gpt-5', provider: 'openai' } },
  agent_result: { n_input_tokens: 10, n_cache_tokens: 4, n_output_tokens: 2, cost_usd: 0.5 },
  verifier_result: { rewards: { reward: 1 } },
  exception_info: null,
  started_at: AT,
  finished_at: '2026-01-01T00:01:00Z',
  ...more,
});
const job = (n_total_trials: number, stats: object, more: object = {}) => ({
  id: 'j',
  started_at: AT,
  finished_at: null,
  n_total_trials,
  stats,
  ...more,
});
const exception = (exception_type: string, exception_message = 'why') => ({
  exception_info: { exception_type, exception_message },
  verifier_result: null,
});
const read = async (files: Readonly<Record<string, unknown>>) => {
  const all = await collect(harbor, writeFiles(files));
  return { ...all, codes: all.problems.map(({ code }) => code) };
};

describe.runIf(SAMPLES !== null)(`the samples (${SAMPLES ?? 'not run: ../shared/data is missing'})`, () => {
  test('the job holds what was counted in it', async () => {
    expect(await factsOf(harbor, join(SAMPLES!, JOB))).toEqual(HARBOR_RUNS);
  });

  test('the early result holds all seven trials, two with their measures', async () => {
    const facts = await factsOf(harbor, join(SAMPLES!, 'derived-job/legacy-result.json'));
    const byTask: Record<string, (string | null)[]> = {};
    for (const { task, outcome } of facts) byTask[task] = [...(byTask[task] ?? []), outcome];
    expect(byTask).toEqual(LEGACY_OUTCOMES);
    expect(facts.filter(({ cost_usd }) => cost_usd !== null)).toHaveLength(2);
    expect(facts.some(({ system }) => system.includes('version'))).toBe(false);
  });

  test('both are known for Harbor, and the tasks for no runs', async () => {
    const sources = await detectSources([SAMPLES!], NEVER);
    const told = sources.map(({ path, format, reason }) => [
      path.slice(SAMPLES!.length + 1),
      format?.name ?? reason,
    ]);
    expect(told).toContainEqual([JOB, 'harbor']);
    expect(told).toContainEqual(['derived-job/legacy-result.json', 'harbor']);
    expect(told).toContainEqual(['deep-swe-tasks', 'harbor-tasks']);
    const task = join(SAMPLES!, 'deep-swe-tasks/abs-stepped-slices/tests/config.json');
    expect((await harbor.sniff(task)).reason).toMatch(/belongs to a Harbor task/);
  });

  test('an archive of the job, and one trial of it, are read alike', async () => {
    const folder = tempFolder();
    cpSync(join(SAMPLES!, JOB), join(folder, 'job'), { recursive: true });
    const trial = join(SAMPLES!, JOB, 'sqlfluff__sqlfluff-2419__8007668');
    expect((await detectSources([trial], NEVER)).map(({ format }) => format?.name)).toEqual(['harbor']);
    const { runs, problems } = await collect(harbor, trial);
    expect(problems).toEqual([]);
    expect(runs.map(({ attempt }) => attempt?.events.length)).toEqual([134]);
    expect(runs[0]!.attempt!.events.find(({ kind }) => kind === 'output')?.exit_code).toBe(0);
  });
});

describe('what became of a trial', () => {
  const verdict = async (more: object) => {
    const { runs } = await read({ 't/result.json': result('t', more), 't/config.json': config('t') });
    const [run] = runs;
    return [run?.attempt?.exit, run?.attempt?.exit_detail, run?.grade?.verdict];
  };

  test.each([
    ['done and rewarded', {}, ['submitted', null, 'resolved']],
    [
      'rewarded in part',
      { verifier_result: { rewards: { reward: 0.5 } } },
      ['submitted', null, 'unresolved'],
    ],
    ['rewarded as early versions did', { verifier_result: { reward: 1 } }, ['submitted', null, 'resolved']],
    [
      'rewarded under another name',
      { verifier_result: { rewards: { passed: 0 } } },
      ['submitted', null, 'unresolved'],
    ],
    ['out of time', exception('AgentTimeoutError'), ['time-limit', 'AgentTimeoutError', 'infra-error']],
    [
      'out of time, and graded all the same',
      { ...exception('AgentTimeoutError'), verifier_result: { rewards: { reward: 1 } } },
      ['time-limit', 'AgentTimeoutError', 'resolved'],
    ],
    [
      'crashed',
      exception('NonZeroAgentExitCodeError'),
      ['error', 'NonZeroAgentExitCodeError', 'infra-error'],
    ],
    [
      'never set up',
      exception('EnvironmentStartTimeoutError'),
      ['error', 'EnvironmentStartTimeoutError', 'infra-error'],
    ],
    [
      'too long for the model',
      exception('ContextLengthExceededError'),
      ['token-limit', 'ContextLengthExceededError', 'infra-error'],
    ],
    [
      'tested too long',
      exception('VerifierTimeoutError'),
      ['submitted', 'VerifierTimeoutError', 'test-timeout'],
    ],
    [
      'without a reward file',
      exception('RewardFileNotFoundError'),
      ['submitted', 'RewardFileNotFoundError', 'infra-error'],
    ],
  ])('%s', async (_, more, expected) => {
    expect(await verdict(more)).toEqual(expected);
  });

  test('several rewards and none called so: no verdict, and why', async () => {
    const { runs } = await read({
      't/result.json': result('t', { verifier_result: { rewards: { a: 1, b: 0 } } }),
    });
    expect(runs[0]).toMatchObject({ grade: null, note: expect.stringMatching(/a 1, b 0/) });
  });

  test('the verifier may have left the reward, a patch and a report beside', async () => {
    const report = {
      t: {
        resolved: true,
        patch_exists: true,
        patch_successfully_applied: true,
        tests_status: {
          FAIL_TO_PASS: { success: ['one'], failure: [] },
          PASS_TO_PASS: { success: [], failure: [] },
        },
      },
    };
    const { runs, codes } = await read({
      't/result.json': result('t', { verifier_result: null }),
      't/verifier/reward.txt': '1\n',
      't/verifier/report.json': report,
      't/artifacts/logs/model.patch': 'diff --git a b\n',
    });
    expect(codes).toEqual([]);
    expect(runs[0]!.grade).toMatchObject({ verdict: 'resolved', f2p_pass: 1, p2p_pass: 0 });
    expect(runs[0]!.attempt!.patch).toBe('diff --git a b\n');
  });

  test('sources that contradict one another are reported; the result counts', async () => {
    const stats = {
      evals: { e: { reward_stats: { reward: { '0.0': ['t__aaaaaaa'] } }, exception_stats: {} } },
    };
    const { runs, codes } = await read({
      'result.json': job(1, stats),
      't/result.json': result('t'),
      't/verifier/reward.txt': '0',
      't/verifier/other.json': { a: 1 },
    });
    expect(codes).toEqual(['disagreement', 'disagreement']);
    expect(runs.map(({ grade }) => grade?.verdict)).toEqual(['resolved']);
  });

  test('a reward that is no number is reported', async () => {
    const { codes, runs } = await read({
      't/result.json': result('t', { verifier_result: null }),
      't/verifier/reward.txt': 'yes',
    });
    expect(codes).toEqual(['bad-number']);
    expect(runs[0]!.grade).toBeNull();
  });
});

describe('a job', () => {
  test('names trials that have not begun where its configuration lists its tasks', async () => {
    const { runs } = await read({
      'result.json': job(3, { n_completed_trials: 1, n_pending_trials: 2, evals: {} }),
      'config.json': {
        n_attempts: 1,
        datasets: [],
        tasks: ['t', 'u', 'v'].map((task) => ({ path: `tasks/${task}` })),
        agents: [{ name: 'codex', model_name: 'openai/gpt-5' }],
      },
      't/result.json': result('t'),
      't/config.json': config('t'),
    });
    expect(
      runs.map(({ task, system, attempt, note }) => [task, system.label, attempt !== null, note]),
    ).toEqual([
      ['t', 'codex · gpt-5', true, null],
      ['u', 'codex · gpt-5', false, expect.stringMatching(/^Not run/)],
      ['v', 'codex · gpt-5', false, expect.stringMatching(/^Not run/)],
    ]);
    expect(runs[0]!.benchmark).toBe('SWE-bench Verified');
  });

  test('that lacks trials it counts as done says so, and makes none up', async () => {
    const { runs, codes } = await read({
      'result.json': job(3, { n_completed_trials: 3, n_pending_trials: 0, evals: {} }),
      't/result.json': result('t'),
    });
    expect(codes).toEqual(['missing-trials']);
    expect(runs).toHaveLength(1);
  });

  test('that has ended and whose version counts no open trials lacks what is not there', async () => {
    const finished_at = '2026-01-01T01:00:00Z';
    const read3 = async (more: object) =>
      read({ 'result.json': job(3, { evals: {} }, more), 't/result.json': result('t') });
    const [ended, open] = [await read3({ finished_at }), await read3({})];
    expect([ended.codes, ended.runs.length]).toEqual([['missing-trials'], 1]);
    expect([open.codes, open.runs.length]).toEqual([[], 3]);
  });

  test('that was cut off keeps what a trial had come to', async () => {
    const step = { step_id: 1, source: 'agent', message: 'hm' };
    const { runs, codes } = await read({
      't/config.json': config('t'),
      't/agent/trajectory.json': {
        schema_version: 'ATIF-v1.6',
        session_id: 's',
        agent: { name: 'codex', version: '1' },
        steps: [step],
      },
      'u/config.json': config('u'),
      'v/exception.txt': 'Traceback\nharbor.AgentSetupTimeoutError: slow',
      'v/config.json': config('v'),
      'w/verifier/reward.txt': '1',
    });
    expect(runs.map(({ task, attempt, grade }) => [task, attempt?.exit, grade?.verdict])).toEqual([
      ['t', null, undefined],
      ['u', undefined, undefined],
      ['v', 'error', 'infra-error'],
      ['w', 'submitted', 'resolved'],
    ]);
    expect(runs[0]!.attempt!.events).toHaveLength(1);
    expect(codes).toEqual(['missing-result']);
  });

  test('with two arms of one agent and model tells them apart by what differs', async () => {
    const arm = (task: string, effort: string) => {
      const agent = { name: 'codex', model_name: 'openai/gpt-5', kwargs: { reasoning_effort: effort } };
      return result(task, { trial_name: `${task}__${effort}`, config: config(task, { agent }) });
    };
    const { runs } = await read({
      'a/result.json': arm('t', 'high'),
      'b/result.json': arm('t', 'low'),
    });
    expect(runs.map(({ system, repeat }) => [system.label, repeat])).toEqual([
      ['codex · gpt-5 · reasoning_effort=high', 1],
      ['codex · gpt-5 · reasoning_effort=low', 1],
    ]);
  });

  test('keeps the trials of a task in several steps together, and says what it leaves out', async () => {
    const part = (message: string) => ({
      schema_version: 'ATIF-v1.7',
      session_id: 's',
      agent: { name: 'codex', version: '1' },
      steps: [{ step_id: 1, source: 'agent', message }],
    });
    const { runs, notes } = await read({
      't/result.json': result('t', { step_results: [{ step_name: 'a' }, { step_name: 'b' }] }),
      't/steps/a/agent/trajectory.json': part('A'),
      't/steps/b/agent/trajectory.json': part('B'),
      't/agent/codex.trajectory.json': { events: [] },
    });
    expect(runs[0]!.attempt!.events.map(({ body }) => body)).toEqual(['A', 'B']);
    expect(notes.join()).toMatch(/results of single steps of a task 2/);
    expect(notes.join()).toMatch(/in an agent's own form beside its trajectory 1/);
  });

  test('in an archive is known and read', async () => {
    const path = join(tempFolder(), 'job.tar.gz');
    const files = {
      'job/t/agent/log.txt': 'hm',
      'job/t/result.json': result('t'),
      'job/result.json': job(1, { evals: {} }),
    };
    writeFileSync(
      path,
      await packTar(
        Object.entries(files).map(([name, value]) => ({
          name,
          content: typeof value === 'string' ? value : JSON.stringify(value),
        })),
      ),
    );
    expect((await detectSources([path], NEVER)).map(({ format }) => format?.name)).toEqual(['harbor']);
    const { runs, problems } = await collect(harbor, path);
    expect(problems).toEqual([]);
    expect(runs.map(({ task }) => task)).toEqual(['t']);
  });

  test('with a result cut off keeps the others; a known name may be cut', async () => {
    const long = 'organisation__repository-with-long-n';
    const stats = {
      evals: {
        'codex__gpt-5__set': { reward_stats: { reward: { '1.0': [`${long.slice(0, 32)}__aaaaaaa`] } } },
      },
    };
    const { runs, codes } = await read({
      'result.json': job(2, stats),
      't/result.json': result('t'),
      'u/result.json': JSON.stringify(result('u')).slice(0, 100),
    });
    expect(codes).toEqual(['not-json', 'cut-name']);
    expect(runs.map(({ task, grade }) => [task, grade?.verdict])).toEqual([
      ['t', 'resolved'],
      [long.slice(0, 32), 'resolved'],
    ]);
  });

  test('is no job where a folder only looks like one', async () => {
    const folder = writeFiles({ 'x/result.json': { score: 1 }, 'x/config.json': { a: 1 } });
    mkdirSync(join(folder, 'empty'));
    const sources = await detectSources([folder], NEVER);
    expect(sources.every(({ format }) => format === null)).toBe(true);
  });
});
