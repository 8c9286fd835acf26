import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { exitOf } from '../../main/import/formats/swe-agent/exit-of.ts';
import { sweAgent } from '../../main/import/formats/swe-agent.ts';
import { collect } from './support/collect.ts';
import {
  called,
  config,
  issue,
  PATCH,
  reply,
  shown,
  step,
  system,
  trajectory,
} from './support/swe-agent-files.ts';
import { writeFiles } from './support/write-files.ts';

async function only(value: unknown, name = 'a__b-1.traj') {
  const { runs, problems } = await collect(sweAgent, join(writeFiles({ [name]: value }), name));
  expect(problems).toEqual([]);
  expect(runs).toHaveLength(1);
  return { run: runs[0]!, attempt: runs[0]!.attempt!, events: runs[0]!.attempt!.events };
}

const told = (events: Awaited<ReturnType<typeof only>>['events']) =>
  events.map(({ kind, speaker, thread, body }) => [speaker ?? kind, thread, body]);

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

  test('of an agent that ended without handing anything in leaves an empty patch; without one, an unknown', async () => {
    const ended = await only(trajectory({ exit_status: 'exit_error', submission: null }));
    expect(ended.attempt).toMatchObject({ exit: 'error', patch: '', patch_empty: true });
    const steps = [step('ls', 'a.py')];
    const unknown = await only({ trajectory: steps, info: { exit_status: null, submission: null } });
    expect(unknown.attempt).toMatchObject({ exit: null, patch: null, patch_empty: null });
  });

  test('of 0.x stands in the place of an action, and is the harness speaking', async () => {
    const steps = [
      step('exit_cost', 'Exited (autosubmitted)', { response: '', thought: 'Exit due to cost limit' }),
    ];
    const { events } = await only({ ...trajectory(), history: [], trajectory: steps });
    expect(told(events)).toEqual([
      ['harness', 0, 'Exit due to cost limit'],
      ['harness', 0, 'Exited (autosubmitted)'],
    ]);
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
