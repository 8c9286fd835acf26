import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { detectSources } from '../../main/import/detect.ts';
import { exitOf } from '../../main/import/formats/swe-agent/exit-of.ts';
import { parseRunName } from '../../main/import/formats/swe-agent/run-name.ts';
import { sweAgent } from '../../main/import/formats/swe-agent.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { collect, NEVER } from './support/collect.ts';
import { packTar } from './support/pack-tar.ts';
import { jsonLines, writeFiles } from './support/write-files.ts';

/*
 * The trajectories here are made by hand, after the forms that SWE-agent 0.x, 1.0 and 1.1 write; those of the public data
 * are held to their counts in expectations.test.ts.
 */

const PATCH = 'diff --git a/x b/x\n--- a/x\n+++ b/x\n';

const system = { role: 'system', content: 'be good', agent: 'main' };
const issue = { role: 'user', content: 'mend it', agent: 'main', message_type: 'observation' };
const reply = (action: string, content = `so: ${action}`) => ({
  ...{ role: 'assistant', content, thought: content, action, agent: 'main', message_type: 'action' },
});
const called = (name: string, args: string, action: string) => ({
  ...reply(action),
  tool_calls: [{ id: 'c', type: 'function', function: { name, arguments: args } }],
});
const shown = (content: string) => ({ role: 'tool', content, agent: 'main', message_type: 'observation' });
const step = (action: string, observation: string, more: object = {}) => ({
  ...{ action, observation, response: `so: ${action}`, thought: `so: ${action}`, state: {}, ...more },
});

/** A trajectory that ran `ls` and submitted. */
const trajectory = (info: object = {}, more: object = {}) => ({
  environment: 'main',
  trajectory: [step('ls', 'a.py'), step('submit', PATCH)],
  history: [system, issue, reply('ls'), shown('a.py'), reply('submit'), shown(PATCH)],
  info: {
    exit_status: 'submitted',
    submission: PATCH,
    model_stats: { instance_cost: 0.5, tokens_sent: 100, tokens_received: 10, api_calls: 2 },
    ...info,
  },
  ...more,
});

const config = (model: object, more: object = {}) => ({ agent: { model }, ...more });

async function only(value: unknown, name = 'a__b-1.traj') {
  const { runs, problems } = await collect(sweAgent, join(writeFiles({ [name]: value }), name));
  expect(problems).toEqual([]);
  expect(runs).toHaveLength(1);
  return { run: runs[0]!, attempt: runs[0]!.attempt!, events: runs[0]!.attempt!.events };
}

const told = (events: Awaited<ReturnType<typeof only>>['events']) =>
  events.map(({ kind, speaker, thread, body }) => [speaker ?? kind, thread, body]);

describe('the run folder of 1.x', () => {
  const RUN = 'default__gpt-4o__t-0.20__p-1.00__c-3.00___swe_bench_lite_dev';
  const prediction = (instance: string, model_patch: string | null) => ({
    model_name_or_path: RUN,
    instance_id: instance,
    model_patch,
  });
  const files = () => ({
    [`${RUN}/a__b-1/a__b-1.traj`]: trajectory(),
    [`${RUN}/a__b-1/a__b-1.pred`]: prediction('a__b-1', PATCH),
    [`${RUN}/a__b-1/a__b-1.config.yaml`]: stringify(JSON.stringify(config({ name: 'gpt-4o', top_p: 1 }))),
    [`${RUN}/a__b-1/a__b-1.debug.log`]: 'noise',
    [`${RUN}/a__b-1/a__b-1.patch`]: PATCH,
    [`${RUN}/a__b-2/a__b-2.pred`]: prediction('a__b-2', null),
    [`${RUN}/preds.json`]: {
      'a__b-1': prediction('a__b-1', PATCH),
      'a__b-2': prediction('a__b-2', null),
      'a__b-4': prediction('a__b-4', 'diff'),
    },
    [`${RUN}/run_batch_exit_statuses.yaml`]: stringify({
      instances_by_exit_status: {
        'skipped (submitted)': ['a__b-1'],
        exit_context: ['a__b-2'],
        'Uncaught DockerPullError': ['a__b-3'],
        'submitted (exit_cost)': ['a__b-4'],
      },
      total_cost: 1.5,
    }),
    // Written as the YAML of a text that is JSON.
    [`${RUN}/run_batch.config.yaml`]: stringify(
      JSON.stringify(
        config(
          { name: 'gpt-4o', temperature: 0.2 },
          { instances: { type: 'swe_bench', subset: 'lite', split: 'dev' } },
        ),
      ),
    ),
    [`${RUN}/results.json`]: {
      ...{ total_instances: 4, completed_ids: ['a__b-1', 'a__b-4'], resolved_ids: ['a__b-1'] },
      ...{ unresolved_ids: ['a__b-4'], empty_patch_ids: ['a__b-2'], error_ids: [] },
    },
  });

  test('is one source with all its runs, those without a trajectory too', async () => {
    const root = writeFiles(files());
    const [source, ...others] = await detectSources([root], NEVER);
    expect(others).toEqual([]);
    expect(source).toMatchObject({ path: root, format: { name: 'swe-agent' } });
    const { runs, problems, notes } = await collect(sweAgent, root);
    expect(problems).toEqual([]);
    expect(notes).toEqual([]);
    const rows = runs.map(({ task, file, line, attempt, grade }) => [
      ...[task, file.slice(RUN.length + 1), line, attempt?.exit, attempt?.exit_detail, attempt?.patch],
      ...[attempt?.events.length, grade?.verdict ?? null],
    ]);
    expect(rows).toEqual([
      ['a__b-1', 'a__b-1/a__b-1.traj', null, 'submitted', 'submitted', PATCH, 8, 'resolved'],
      ['a__b-2', 'a__b-2/a__b-2.pred', null, 'token-limit', 'exit_context', '', 0, null],
      ['a__b-4', 'preds.json', null, 'cost-limit', 'submitted (exit_cost)', 'diff', 0, 'unresolved'],
      [
        ...['a__b-3', 'run_batch_exit_statuses.yaml', 7, 'error', 'Uncaught DockerPullError', null],
        ...[0, null],
      ],
    ]);
    expect(new Set(runs.map(({ benchmark }) => benchmark))).toEqual(new Set(['SWE-bench Lite dev']));
    expect(runs[0]!.system).toEqual({
      label: 'SWE-agent · gpt-4o',
      ...{ agent: 'SWE-agent', model: 'gpt-4o', settings: { temperature: 0.2, top_p: 1 } },
    });
    const { groups } = await sweAgent.inspect(root, NEVER);
    expect(groups).toMatchObject([{ name: RUN, system: 'SWE-agent · gpt-4o' }]);
  });

  test('keeps the run of a trajectory that is cut off, from what lies beside it', async () => {
    const name = `${RUN}/a__b-1/a__b-1.traj`;
    const cut = { ...files(), [name]: JSON.stringify(trajectory()).slice(0, 300) };
    const { runs, problems } = await collect(sweAgent, writeFiles(cut));
    expect(problems).toMatchObject([{ file: name, code: 'not-json', line: 1 }]);
    expect(runs).toHaveLength(4);
    expect(runs.find(({ task }) => task === 'a__b-1')).toMatchObject({
      attempt: { patch: PATCH, events: [], exit: 'submitted', exit_detail: 'skipped (submitted)' },
    });
  });

  test('says where files disagree or cannot be read, and goes on', async () => {
    const bad = {
      ...files(),
      [`${RUN}/a__b-1/a__b-1.pred`]: prediction('a__b-1', 'another'),
      [`${RUN}/a__b-2/a__b-2.pred`]: '7',
      [`${RUN}/run_batch.config.yaml`]: 'a: [',
      [`${RUN}/results.json`]: { resolved: ['a__b-1'] },
      [`${RUN}/all_preds.jsonl`]: 'no json\n{"instance_id":"a__b-5"}\n',
    };
    const { runs, problems } = await collect(sweAgent, writeFiles(bad));
    expect(problems.map(({ file, line, code }) => `${code} ${file.slice(RUN.length + 1)} ${line}`)).toEqual([
      'bad-predictions a__b-2/a__b-2.pred null',
      'not-json all_preds.jsonl 1',
      'bad-predictions all_preds.jsonl 2',
      'disagreement preds.json null',
      'bad-summary results.json null',
      'bad-yaml run_batch.config.yaml null',
      'disagreement a__b-1/a__b-1.traj null',
    ]);
    expect(runs).toHaveLength(4);
    expect(runs.find(({ task }) => task === 'a__b-1')?.attempt?.patch).toBe(PATCH);
  });

  test('in an archive is the same', async () => {
    const entries = Object.entries(files()).map(([name, value]) => ({
      name,
      content: typeof value === 'string' ? value : JSON.stringify(value),
    }));
    const path = join(tempFolder(), 'runs.tar.gz');
    writeFileSync(path, await packTar(entries));
    const [source] = await detectSources([path], NEVER);
    expect(source).toMatchObject({ format: { name: 'swe-agent' } });
    const { runs, problems } = await collect(sweAgent, path);
    expect(problems).toEqual([]);
    expect(runs.map(({ task, attempt }) => [task, attempt?.events.length])).toEqual([
      ['a__b-1', 8],
      ['a__b-2', 0],
      ['a__b-4', 0],
      ['a__b-3', 0],
    ]);
    expect(runs[0]!.file).toBe(`runs.tar.gz!${RUN}/a__b-1/a__b-1.traj`);
  });
});

describe('the run folder of 0.x', () => {
  const RUN = 'gpt4__SWE-bench_Lite__default__t-0.00__p-0.95__c-3.00__install-1';

  test('names its model; its arguments name the benchmark, its predictions what has no trajectory', async () => {
    const root = writeFiles({
      [`${RUN}/a__b-1.traj`]: trajectory({ exit_status: 'exit_cost', submission: undefined }),
      [`${RUN}/patches/a__b-1.patch`]: PATCH,
      [`${RUN}/all_preds.jsonl`]: jsonLines(
        { model_name_or_path: RUN, instance_id: 'a__b-1', model_patch: '' },
        { model_name_or_path: RUN, instance_id: 'a__b-2', model_patch: PATCH },
      ),
      [`${RUN}/args.yaml`]: stringify({
        agent: { model: { model_name: 'gpt4', temperature: 0 } },
        environment: { data_path: 'princeton-nlp/SWE-bench_Lite', split: 'test' },
      }),
    });
    const { runs, problems } = await collect(sweAgent, root);
    expect(problems).toEqual([]);
    expect(runs.map(({ task, benchmark, system: { label } }) => [task, benchmark, label])).toEqual([
      ['a__b-1', 'SWE-bench Lite', 'SWE-agent · gpt4'],
      ['a__b-2', 'SWE-bench Lite', 'SWE-agent · gpt4'],
    ]);
    // An agent that ended without handing anything in left nothing.
    expect(runs[0]!.attempt).toMatchObject({ exit: 'cost-limit', patch: '', patch_empty: true });
    expect(runs[0]!.system.settings).toEqual({ temperature: 0, top_p: 0.95 });
  });

  test('of one trajectory given alone is still known by the folder above it', async () => {
    const root = writeFiles({ [`${RUN}/a__b-1.traj`]: trajectory() });
    const { runs } = await collect(sweAgent, join(root, RUN, 'a__b-1.traj'));
    expect(runs[0]).toMatchObject({ task: 'a__b-1', system: { model: 'gpt4' }, file: `${RUN}/a__b-1.traj` });
  });

  test.each([
    [RUN, 'gpt4', 0.95],
    ['default__claude-3__t-0.00__p-None__c-2.00___lite', 'claude-3', undefined],
    ['a__anthropic--claude-3__t-0.00__p-1.00__c-2.00___lite__v2', 'anthropic/claude-3', 1],
    ['human_thought__x__lcb__t-0.00__p-0.95__c-4.00__install-0', 'human_thought', 0.95],
  ])('%s is of %s', (name, model, top_p) => {
    expect(parseRunName(name)).toMatchObject({ model });
    expect(parseRunName(name)?.settings.top_p).toBe(top_p);
  });

  test('other names tell nothing', () => {
    expect(parseRunName('my_runs')).toBeNull();
  });
});

describe('the exit status', () => {
  test.each([
    ['submitted', 'submitted'],
    ['submitted (exit_cost)', 'cost-limit'],
    ['submitted (exit_context)', 'token-limit'],
    ['submitted (exit_total_execution_time)', 'time-limit'],
    ['skipped (exit_format)', 'error'],
    ['exit_cost', 'cost-limit'],
    ['exit_context', 'token-limit'],
    ['exit_command_timeout', 'time-limit'],
    ['exit_format', 'error'],
    ['exit_error', 'error'],
    ['exit_api', 'error'],
    ['exit_environment_error', 'error'],
    ['early_exit', 'error'],
    ['exit_forfeit', 'submitted'],
    ['exit_command', 'submitted'],
    ['None', null],
    [null, null],
  ])('%s is %s', (word, exit) => {
    expect(exitOf(word, { calls: 5, call_limit: 0 })).toBe(exit);
  });

  test('of a limit on cost is that of a limit on calls where that was reached', () => {
    expect(exitOf('exit_cost', { calls: 5, call_limit: 5 })).toBe('step-limit');
    expect(exitOf('exit_cost', { calls: 4, call_limit: 5 })).toBe('cost-limit');
    expect(exitOf('exit_cost', { calls: null, call_limit: 5 })).toBe('cost-limit');
  });

  test('stands verbatim with the run', async () => {
    const { attempt } = await only(trajectory({ exit_status: 'submitted (exit_context)' }));
    expect(attempt).toMatchObject({
      exit: 'token-limit',
      exit_detail: 'submitted (exit_context)',
      patch: PATCH,
    });
  });
});

describe('a trajectory', () => {
  test('from 1.1 on keeps its configuration as text, and its version', async () => {
    const replay_config = JSON.stringify(
      config({ name: 'o3', temperature: 1 }, { problem_statement: { id: 'c__d-7' } }),
    );
    const { run } = await only(trajectory({ swe_agent_version: '1.1.0' }, { replay_config }));
    expect(run.task).toBe('c__d-7');
    expect(run.system).toMatchObject({ model: 'o3', settings: { version: '1.1.0', temperature: 1 } });
  });

  test('with counts that are all zero has none', async () => {
    const model_stats = { instance_cost: 0, tokens_sent: 0, tokens_received: 0, api_calls: 0 };
    const { attempt } = await only(trajectory({ model_stats }));
    expect(attempt).toMatchObject({ cost_usd: null, input_tokens: null, output_tokens: null, steps: 2 });
  });

  test('tells commands from edits and from its own commands, and which file is changed', async () => {
    const open = { state: { open_file: '/t/x.py', working_dir: '/t' } };
    const old = { state: '{"open_file": "/t/y.py", "working_dir": "/t"}\n' };
    const steps = [
      step('ls -a', '.', open),
      step("edit 'a' 'b'", 'done', open),
      step('edit 1:1\nb\nend_of_edit\n', 'done', old),
      step('create "new file.py"', 'done', open),
      step('str_replace_editor view /t/z.py', 'z', open),
      step('str_replace_editor insert /t/z.py --line 1', 'done', open),
      step('open src/x.py 10', 'x', open),
    ];
    const { events } = await only({ ...trajectory(), history: [], trajectory: steps });
    expect(events.filter(({ speaker, kind }) => speaker === null && kind !== 'output')).toMatchObject([
      { kind: 'call', body: 'ls -a', path: null },
      { kind: 'edit', body: "edit 'a' 'b'", path: '/t/x.py' },
      { kind: 'edit', body: 'edit 1:1\nb\nend_of_edit\n', path: '/t/y.py' },
      { kind: 'edit', path: 'new file.py' },
      { kind: 'tool', body: 'str_replace_editor view /t/z.py', path: '/t/z.py' },
      { kind: 'edit', path: '/t/z.py' },
      { kind: 'tool', body: 'open src/x.py 10', path: 'src/x.py' },
    ]);
  });

  test('a tool that was called by its name is no command, whatever its text looks like', async () => {
    const history = [system, issue, called('bash', '{"command":"edit x"}', 'edit x'), shown('ok')];
    const more = [called('deploy', '{}', 'deploy now'), shown('ok')];
    const { events } = await only({ history: [...history, ...more] });
    expect(told(events).filter(([who]) => who === 'call' || who === 'tool')).toEqual([
      ['call', 0, 'edit x'],
      ['tool', 0, 'deploy now'],
    ]);
  });

  test('keeps what was tried and never shown again, with what the model was told of it', async () => {
    const asked = (content: string) => ({ query: [issue, { role: 'user', content, message_type: 'user' }] });
    const steps = [
      step('', '', { response: 'no action', thought: 'no action' }),
      step('vim', '', asked('Your output could not be parsed')),
      step('ls', 'a.py', asked('vim is not supported')),
      step('submit', PATCH, { query: [issue, shown('a.py')] }),
    ];
    const history = [system, issue, reply('ls'), shown('a.py\nbash-$'), reply('submit')];
    const { events } = await only({ trajectory: steps, history, info: {} });
    expect(told(events).slice(2)).toEqual([
      ['agent', 0, 'no action'],
      ['harness', 0, 'Your output could not be parsed'],
      ['agent', 0, 'so: vim'],
      ['call', 0, 'vim'],
      ['harness', 0, 'vim is not supported'],
      ['agent', 0, 'so: ls'],
      ['call', 0, 'ls'],
      ['output', 0, 'a.py\nbash-$'],
      ['agent', 0, 'so: submit'],
      ['tool', 0, 'submit'],
      ['output', 0, PATCH],
    ]);
  });

  test('without a history has its first question in its first step', async () => {
    const steps = [
      step('ls', 'a.py', { query: [system, issue] }),
      step('submit', PATCH, { query: [system, issue, reply('ls'), shown('a.py')] }),
    ];
    const { events } = await only({ trajectory: steps, info: {} });
    expect(told(events).map(([who]) => who)).toEqual([
      ...['system', 'user', 'agent', 'call', 'output', 'agent', 'tool', 'output'],
    ]);
  });

  test('keeps thoughts, what the user says midway and the harness ending it; demonstrations are no turns', async () => {
    const demo = { ...reply('rm -r /'), is_demo: true };
    const thinking = { ...reply('ls'), thinking_blocks: [{ type: 'thinking', thinking: 'hm' }] };
    const history = [
      ...[system, { ...issue, content: 'a demo', is_demo: true }, demo, issue, thinking, shown('a.py')],
      { role: 'user', content: 'rather do y', agent: 'main' },
      ...[reply(''), { ...issue, content: 'Say a command' }],
      ...[reply('', 'Exit due to cost limit'), { ...issue, content: 'Exited (autosubmitted)' }],
    ];
    const { events } = await only({ history });
    expect(told(events)).toEqual([
      ['system', 0, 'be good'],
      ['harness', 0, 'a demo'],
      ['harness', 0, 'so: rm -r /'],
      ['user', 0, 'mend it'],
      ['agent', 0, 'hm'],
      ['agent', 0, 'so: ls'],
      ['call', 0, 'ls'],
      ['output', 0, 'a.py'],
      ['user', 0, 'rather do y'],
      ['agent', 0, 'so: '],
      ['harness', 0, 'Say a command'],
      ['harness', 0, 'Exit due to cost limit'],
      ['harness', 0, 'Exited (autosubmitted)'],
    ]);
    expect(events.map(({ turn }) => turn)).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1]);
  });

  test('of sub-agents has their threads', async () => {
    const sub = (message: object) => ({ ...message, agent: 'reviewer' });
    const history = [
      ...[system, issue, reply('ls'), shown('a.py')],
      ...[sub({ ...issue, content: 'look at it' }), sub(reply('cat a.py')), sub(shown('x'))],
      ...[reply('submit'), shown(PATCH)],
    ];
    const { events } = await only({ history });
    expect(told(events).slice(5)).toEqual([
      ['agent', 1, 'look at it'],
      ['agent', 1, 'so: cat a.py'],
      ['call', 1, 'cat a.py'],
      ['output', 1, 'x'],
      ['agent', 0, 'so: submit'],
      ['tool', 0, 'submit'],
      ['output', 0, PATCH],
    ]);
    expect(events.every(({ turn }) => turn === 0)).toBe(true);
  });

  test('of several tries has the chosen one as its main thread and the others beside it', async () => {
    const attempt = (action: string) => ({
      trajectory: [step(action, 'x')],
      history: [system, issue, reply(action), shown('x')],
      info: { exit_status: 'submitted' },
    });
    const value = {
      attempts: [attempt('first'), attempt('second')],
      ...attempt('second'),
      info: { exit_status: 'submitted', submission: PATCH, best_attempt_idx: 1 },
    };
    const { run, events } = await only(value);
    expect(told(events)).toEqual([
      ['system', 1, 'be good'],
      ['harness', 1, 'mend it'],
      ['agent', 1, 'so: first'],
      ['call', 1, 'first'],
      ['output', 1, 'x'],
      ['system', 0, 'be good'],
      ['user', 0, 'mend it'],
      ['agent', 0, 'so: second'],
      ['call', 0, 'second'],
      ['output', 0, 'x'],
    ]);
    expect(run.attempt?.steps).toBe(2);
    const root = writeFiles({ 'a.traj': value });
    const { notes } = await collect(sweAgent, join(root, 'a.traj'));
    expect(notes.join(' ')).toMatch(/several tries/);
  });

  test('keeps text as it stands: terminal escapes, bidi overrides, 50 MB in one line', async () => {
    const nasty = '\u001b[31mred\u001b[0m \u202egnp.exe\u202c <script>alert(1)</script>\r\n';
    const large = 'x'.repeat(50_000_000);
    const history = [system, issue, reply('ls'), shown(nasty), reply('cat big'), shown(large)];
    const { events } = await only({ history });
    expect(events[4]?.body).toBe(nasty);
    expect(events[7]?.body === large).toBe(true);
  });
});

describe('two trajectories of one task', () => {
  test('with the same content are one, with another are repeats', async () => {
    const other = trajectory({ submission: 'other' });
    const root = writeFiles({ 'r/a__b-1.traj': trajectory(), 'r/a__b-1/a__b-1.traj': trajectory() });
    mkdirSync(join(root, 's'));
    writeFileSync(join(root, 's', 'a__b-1.traj'), JSON.stringify(other));
    const { runs, notes } = await collect(sweAgent, root);
    expect(runs.map(({ file, repeat }) => [file, repeat])).toEqual([
      ['r/a__b-1/a__b-1.traj', 1],
      ['s/a__b-1.traj', 2],
    ]);
    expect(notes).toContain('A trajectory that stands twice with the same content was taken once.');
  });
});

describe('what is no trajectory of SWE-agent', () => {
  test.each([
    ['messages of mini-swe-agent', { messages: [{ role: 'user', content: 'x' }], info: {} }],
    ['a row of OpenHands', { instance_id: 'a', history: [{ source: 'user', action: 'message', args: {} }] }],
    ['a bare history of nobody', { history: [{ role: 'user', content: 'x' }] }],
    ['a list', [{ trajectory: [{ action: 'a', observation: 'b' }] }]],
    ['the words alone', { note: '"trajectory":[{"action":"","observation":""}]' }],
  ])('%s is not claimed', async (_, value) => {
    const root = writeFiles({ 'x.traj': value });
    expect((await sweAgent.sniff(join(root, 'x.traj'))).confidence).toBe(0);
  });

  test('within a source is reported and passed over', async () => {
    const root = writeFiles({ 'r/a.traj': trajectory(), 'r/b.traj': { a: 1 }, 'r/c.txt2': 'x' });
    const { runs, problems } = await collect(sweAgent, root);
    expect(runs).toHaveLength(1);
    expect(problems).toMatchObject([
      { file: 'r/b.traj', code: 'not-a-trajectory' },
      { file: 'r/c.txt2', code: 'not-json' },
    ]);
  });
});
