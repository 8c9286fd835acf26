import { describe, expect, test } from 'vitest';
import { readHistory } from '../../main/import/formats/openhands/history.ts';
import { openHandsEvents } from './support/open-hands-events.ts';

/*
 * The events here are made by hand, after the forms that OpenHands 0.x and 1.x write; those of the public data are held to
 * their counts in expectations.test.ts.
 */

const { action, observation, userSays } = openHandsEvents;

const read = (...events: readonly unknown[]) => readHistory(events, null);

const told = ({ events }: ReturnType<typeof readHistory>) =>
  events.map(({ kind, speaker, thread, body }) => [speaker ?? kind, thread, body]);

describe('events of OpenHands 0.x', () => {
  test('become what was said, run, changed, used and given back', () => {
    const history = read(
      action('system', { content: 'be good', openhands_version: '0.9', agent_class: 'CodeActAgent' }),
      userSays('mend it', { args: { content: 'mend it', image_urls: ['data:'], file_urls: ['/a.log'] } }),
      action('run', { command: 'ls', thought: 'look' }),
      observation('run', 'a.py', { metadata: { exit_code: 0, suffix: '\n[done]' } }),
      action('run', { command: 'sleep 999' }),
      observation('run', '', { metadata: { exit_code: -1, suffix: '[timed out]' } }),
      action('run_ipython', { code: 'print(1)' }),
      observation('run_ipython', '1'),
      action('read', { path: '/a.py', thought: '' }),
      observation('read', 'x'),
      action('edit', { path: '/a.py', command: 'view' }),
      observation('edit', 'x'),
      action('write', { path: '/a.py', content: 'y' }),
      observation('write', 'ok'),
      action('edit', { path: '/a.py', old_str: 'x', new_str: '', file_text: null }),
      observation('error', 'no such text'),
      action('think', { thought: 'hm' }),
      observation('think', 'logged'),
      action('call_tool_mcp', { name: 'search', arguments: { q: 1 } }),
      observation('mcp', 'found'),
      action('message', { content: 'which one?', wait_for_response: true }),
      observation('null', ''),
      action('finish', {
        thought: 'done',
        final_thought: 'it is mended',
        task_completed: 'true',
        outputs: {},
      }),
    );
    expect(told(history)).toEqual([
      ['system', 0, 'be good'],
      ['user', 0, 'mend it\n[image]\n[file /a.log]'],
      ['agent', 0, 'look'],
      ['call', 0, 'ls'],
      ['output', 0, 'a.py'],
      ['call', 0, 'sleep 999'],
      ['output', 0, '[timed out]'],
      ['tool', 0, 'run_ipython print(1)'],
      ['output', 0, '1'],
      ['tool', 0, 'read {"path":"/a.py"}'],
      ['output', 0, 'x'],
      ['tool', 0, 'edit {"path":"/a.py","command":"view"}'],
      ['output', 0, 'x'],
      ['edit', 0, 'write {"path":"/a.py","content":"y"}'],
      ['output', 0, 'ok'],
      ['edit', 0, 'edit {"path":"/a.py","old_str":"x","new_str":""}'],
      ['output', 0, 'no such text'],
      ['agent', 0, 'hm'],
      ['output', 0, 'logged'],
      ['tool', 0, 'call_tool_mcp {"name":"search","arguments":{"q":1}}'],
      ['output', 0, 'found'],
      ['agent', 0, 'which one?'],
      ['agent', 0, 'done'],
      ['agent', 0, 'it is mended'],
      ['tool', 0, 'finish {"task_completed":"true"}'],
    ]);
    expect(history.events.filter(({ path }) => path !== null).map(({ path }) => path)).toEqual(
      Array(4).fill('/a.py'),
    );
    expect(history.events.filter(({ kind }) => kind === 'output').map(({ exit_code }) => exit_code)).toEqual([
      ...[0, null, null, null, null, null, null, null, null],
    ]);
    expect(history).toMatchObject({ version: '0.9', agentClass: 'CodeActAgent', problems: [] });
    expect(history.ending.word).toBe('finish');
  });

  test('in pairs are the same as one after the other', () => {
    const flat = [userSays('x'), action('run', { command: 'ls' }), observation('run', 'a'), { message: 'b' }];
    const pairs = [
      [flat[0], observation('null', '')],
      [flat[1], flat[2]],
      [action('run', { command: 'ls' }), flat[3]],
    ];
    expect(told(read(...pairs)).slice(0, 3)).toEqual(told(read(...flat)).slice(0, 3));
    // What stands second in a pair answers the first, though it has no kind.
    expect(told(read(...pairs)).at(-1)).toEqual(['output', 0, 'b']);
    expect(told(read(...flat)).at(-1)).toEqual(['agent', 0, 'b']);
  });

  test('of the oldest form have everything side by side and no source', () => {
    const history = read(
      { action: 'message', content: 'mend it', wait_for_response: false, action_risk: null },
      { action: 'run', command: 'ls', thought: 'look', is_confirmed: 'confirmed', keep_prompt: true },
      { observation: 'run', content: 'a', command_id: -1, command: 'ls', exit_code: 2 },
      { action: 'message', content: 'and now?', wait_for_response: true },
      { action: 'browse', url: 'http://x', thought: '' },
      { action: 'finish', outputs: {}, thought: 'done' },
    );
    expect(told(history)).toEqual([
      ['user', 0, 'mend it'],
      ['agent', 0, 'look'],
      ['call', 0, 'ls'],
      ['output', 0, 'a'],
      ['agent', 0, 'and now?'],
      ['tool', 0, 'browse {"url":"http://x"}'],
      ['agent', 0, 'done'],
      ['tool', 0, 'finish'],
    ]);
    expect(history.events[3]?.exit_code).toBe(2);
  });

  test('of OpenHands itself are the harness speaking, with what it tells', () => {
    const history = read(
      action('recall', { query: 'mend it' }, { source: 'user', message: 'Retrieving content for: mend it' }),
      observation('recall', 'Added workspace context', { recall_type: 'w', repo_instructions: 'test' }),
      observation('agent_state_changed', '', { agent_state: 'running', reason: '' }),
      action('condensation', { summary: 'so far' }, { message: 'Summary' }),
      action('change_agent_state', { agent_state: 'paused' }, { source: 'user' }),
    );
    expect(told(history)).toEqual([
      ['harness', 0, 'Retrieving content for: mend it'],
      ['harness', 0, 'Added workspace context\n{"repo_instructions":"test"}'],
      ['harness', 0, 'running'],
      ['harness', 0, 'Summary\nso far'],
      ['harness', 0, 'change_agent_state {"agent_state":"paused"}'],
    ]);
  });

  test('of a person are turns and edits, midway too', () => {
    const history = read(
      userSays('mend it'),
      action('run', { command: 'rm x' }),
      observation('user_rejected', 'no, keep it'),
      action('write', { path: '/a', content: 'mine' }, { source: 'user' }),
      action('run', { command: 'git status' }, { source: 'user', message: 'Running command: git status' }),
      userSays('go on'),
    );
    expect(history.events.map(({ kind, speaker, turn, path }) => [speaker ?? kind, turn, path])).toEqual([
      ['user', 0, null],
      ['call', 0, null],
      ['user', 1, null],
      ['user-edit', 1, '/a'],
      ['user', 2, null],
      ['user', 3, null],
    ]);
  });

  test('of sub-agents have their threads, and what ends them does not end the run', () => {
    const history = read(
      userSays('mend it'),
      action('delegate', { agent: 'BrowsingAgent', inputs: { task: 'look' }, thought: 'ask' }),
      userSays('TASK: look'),
      action('delegate', { agent: 'Deeper', inputs: {} }),
      action('finish', { outputs: {}, thought: 'deep' }),
      observation('delegate', '', { outputs: { found: 1 } }),
      action('finish', { outputs: { found: 2 }, thought: 'near' }),
      observation('delegate', 'found it', { outputs: {} }),
      action('run', { command: 'ls' }),
    );
    expect(told(history)).toEqual([
      ['user', 0, 'mend it'],
      ['agent', 0, 'ask'],
      ['tool', 0, 'delegate {"agent":"BrowsingAgent","inputs":{"task":"look"}}'],
      ['agent', 1, 'TASK: look'],
      ['tool', 1, 'delegate {"agent":"Deeper"}'],
      ['agent', 2, 'deep'],
      ['tool', 2, 'finish'],
      ['output', 1, '{"found":1}'],
      ['agent', 1, 'near'],
      ['tool', 1, 'finish {"outputs":{"found":2}}'],
      ['output', 0, 'found it'],
      ['call', 0, 'ls'],
    ]);
    expect(history.ending.word).toBeNull();
    expect(history.events.every(({ turn }) => turn === 0)).toBe(true);
  });

  test('of unknown kinds are kept as they stand and reported once', () => {
    const history = read(
      action('levitate', { height: 3, thought: 'up' }),
      observation('levitated', '', { height: 3 }),
      action('levitate', { height: 4 }),
    );
    expect(told(history)).toEqual([
      ['agent', 0, 'up'],
      ['tool', 0, 'levitate {"height":3}'],
      ['output', 0, 'levitated {"height":3}'],
      ['tool', 0, 'levitate {"height":4}'],
    ]);
    expect(history.problems.map(({ code, reason }) => [code, /"(\w+)"/.exec(reason)?.[1]])).toEqual([
      ['unknown-event', 'levitate'],
      ['unknown-event', 'levitated'],
    ]);
  });

  test('under one number are taken once where they are the same, and both where not', () => {
    const first = action('run', { command: 'ls' }, { id: 4 });
    const history = read(first, first, action('run', { command: 'rm x' }, { id: 4 }), { ...first, id: 5 });
    expect(told(history).map(([, , body]) => body)).toEqual(['ls', 'rm x', 'ls']);
    expect(history.problems.map(({ code }) => code)).toEqual(['duplicate', 'repeated-id']);
  });

  test('keep terminal escapes and bidi overrides', () => {
    const nasty = '\u001b]0;title\u0007\u001b[2J \u202eexe.\u202c <img src=x onerror=alert(1)>';
    expect(told(read(observation('run', nasty)))).toEqual([['output', 0, nasty]]);
  });
});

describe('events of OpenHands 1.x', () => {
  const event = (kind: string, more: object) => ({ kind, timestamp: '2025-11-01T10:00:00', ...more });
  const text = (...texts: readonly string[]) => texts.map((part) => ({ type: 'text', text: part }));
  const call = (name: string, args: object, more: object = {}) =>
    event('ActionEvent', {
      ...{ source: 'agent', tool_name: name, llm_response_id: `r-${name}` },
      tool_call: { id: 'c', name, arguments: JSON.stringify(args) },
      ...more,
    });

  test('become the same as those of 0.x', () => {
    const history = read(
      event('SystemPromptEvent', {
        source: 'agent',
        system_prompt: { type: 'text', text: 'be good' },
        tools: [],
      }),
      event('MessageEvent', {
        source: 'user',
        llm_message: { role: 'user', content: text('mend it') },
        extended_content: text('a skill'),
      }),
      call('terminal', { command: 'ls' }, { reasoning_content: 'hm', thought: text('look') }),
      event('ObservationEvent', { observation: { content: text('a.py'), exit_code: 1 } }),
      call('file_editor', { command: 'str_replace', path: '/a.py' }),
      event('AgentErrorEvent', { error: 'no such text' }),
      call('think', { thought: 'why' }, { action: { thought: 'why' } }),
      event('ObservationEvent', { observation: { output: 'logged', metadata: { exit_code: -1 } } }),
      event('UserRejectObservation', { rejection_reason: 'not that' }),
      event('Condensation', { summary: 'so far' }),
      event('ConversationStateUpdateEvent', { key: 'execution_status', value: 'running' }),
      event('ConversationStateUpdateEvent', { key: 'full_state', value: { big: 1 } }),
      event('TokenEvent', { source: 'agent' }),
      call('finish', { message: 'done' }, { action: { message: 'done' } }),
    );
    expect(told(history)).toEqual([
      ['system', 0, 'be good'],
      ['user', 0, 'mend it'],
      ['harness', 0, 'a skill'],
      ['agent', 0, 'hm'],
      ['agent', 0, 'look'],
      ['call', 0, 'ls'],
      ['output', 0, 'a.py'],
      ['edit', 0, 'file_editor {"command":"str_replace","path":"/a.py"}'],
      ['output', 0, 'no such text'],
      ['agent', 0, 'why'],
      ['output', 0, 'logged'],
      ['user', 0, 'not that'],
      ['harness', 0, 'so far'],
      ['harness', 0, 'execution_status: running'],
      ['agent', 0, 'done'],
      ['tool', 0, 'finish'],
    ]);
    expect(history.events.filter(({ kind }) => kind === 'output').map(({ exit_code }) => exit_code)).toEqual([
      ...[1, null, null],
    ]);
    expect(history.ending.word).toBe('finish');
    expect(history.problems).toEqual([]);
  });

  test('of an unknown kind are kept whole and reported', () => {
    const odd = event('HookEvent', { source: 'environment', what: 1 });
    const history = read(odd);
    expect(told(history)).toEqual([['harness', 0, JSON.stringify(odd)]]);
    expect(history.problems).toMatchObject([{ code: 'unknown-event' }]);
  });
});
