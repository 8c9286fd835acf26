import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Event } from '../../analysis/model/event.ts';
import { measure } from '../../main/import/formats/mini-swe-agent/measures.ts';
import { readTrajectory } from '../../main/import/formats/mini-swe-agent/trajectory.ts';
import {
  submissionIn,
  trajectoryEvents,
} from '../../main/import/formats/mini-swe-agent/trajectory-events.ts';
import { usageOf } from '../../main/import/formats/mini-swe-agent/usage.ts';
import { fixture } from './support/fixture.ts';

function load(...parts: readonly string[]) {
  const trajectory = readTrajectory(JSON.parse(readFileSync(fixture(...parts), 'utf8')));
  if (trajectory === null) throw new Error('no trajectory');
  return { trajectory, events: trajectoryEvents(trajectory.messages) };
}

const shape = (events: readonly Event[]) =>
  events.map(({ kind, speaker }) => (speaker ? `${kind} ${speaker}` : kind));

describe('the three generations', () => {
  test('bare messages: commands in blocks, results in the role of the user, the patch last', () => {
    const { events, trajectory } = load('generations', 'bare-messages.traj.json');
    expect(shape(events).slice(0, 6)).toEqual([
      'say system',
      'say user',
      'say agent',
      'call',
      'output',
      'say agent',
    ]);
    expect(events[3]?.body).toMatch(/^cat /);
    expect(events[4]).toMatchObject({ exit_code: 1, turn: 0, time: null, tokens: null });
    expect(shape(events).at(-1)).toBe('say harness');
    expect(submissionIn(events)).toMatch(/^diff --git/);
    expect(trajectory).toMatchObject({ model: null, exitWord: null, calls: null });
    expect(events.filter(({ kind }) => kind === 'output')).toHaveLength(9);
  });

  test('mini-swe-agent-1: content in parts, times and tokens from the replies', () => {
    const { events, trajectory } = load('generations', 'v1-info-messages.traj.json');
    expect(shape(events)).toEqual([
      'say system',
      'say user',
      'say agent',
      'call',
      'output',
      'say agent',
      'call',
      'output',
      'say agent',
      'call',
      'say harness',
    ]);
    expect(events[3]).toMatchObject({ body: 'echo "Hello, world!" > hello.txt', tokens: null });
    expect(events[2]).toMatchObject({ tokens: 821 });
    expect(events[2]?.time).toBeGreaterThan(1.6e12);
    expect(trajectory).toMatchObject({
      model: 'anthropic/claude-3-5-sonnet-20241022',
      settings: { version: '1.13.4', temperature: 0 },
      exitWord: 'Submitted',
      calls: 3,
      submission: '',
    });
    expect(measure(trajectory.messages)).toMatchObject({ replies: 3, cached_tokens: 0 });
  });

  test('mini-swe-agent-1.1: tool calls, return codes, exit message', () => {
    const task = 'sqlfluff__sqlfluff-2419';
    const { events, trajectory } = load('mini-swe-agent', 'deepseek_chat_dev', task, `${task}.traj.json`);
    expect(trajectory.instance).toBe(task);
    expect(events.map(({ seq }) => seq)).toEqual(events.map((_, index) => index));
    expect(shape(events).slice(0, 5)).toEqual(['say system', 'say user', 'say agent', 'call', 'output']);
    expect(events[4]).toMatchObject({ exit_code: 0 });
    expect(events.at(-1)).toMatchObject({ kind: 'say', speaker: 'harness', body: trajectory.submission });
    const raw = trajectory.messages.find(({ role }) => role === 'tool');
    expect(events[4]?.body).toBe(raw?.content);
  });

  test('a format error is the harness speaking, in the same turn', () => {
    const { events } = load('generations', 'format-error.traj.json');
    const error = events.find(({ body }) => body.startsWith('Tool call error'));
    expect(error).toMatchObject({ kind: 'say', speaker: 'harness', turn: 0 });
  });
});

describe('single messages', () => {
  test('what a person says later opens a turn', () => {
    const events = trajectoryEvents([
      { role: 'system', content: 's' },
      { role: 'user', content: 'do it' },
      { role: 'assistant', content: 'done' },
      { role: 'user', content: 'Interrupted by user: stop', extra: { interrupt_type: 'UserInterruption' } },
      { role: 'assistant', content: 'ok' },
    ]);
    expect(events.map(({ speaker, turn }) => [speaker, turn])).toEqual([
      ['system', 0],
      ['user', 0],
      ['agent', 0],
      ['user', 1],
      ['agent', 1],
    ]);
  });

  test('a block in bash is talk where the instructions ask for another tag, and two blocks run nothing', () => {
    const asks = { role: 'user', content: 'use ```mswea_bash_command\nls\n``` only' };
    const talk = { role: 'assistant', content: '```bash\nrm -rf x\n```' };
    expect(shape(trajectoryEvents([asks, talk]))).toEqual(['say user', 'say agent']);
    const twice = { role: 'assistant', content: '```bash\nls\n```\n```bash\npwd\n```' };
    expect(shape(trajectoryEvents([{ role: 'user', content: 'go' }, twice]))).toEqual([
      'say user',
      'say agent',
    ]);
  });

  test('several calls of one reply wait for one result each; tokens stand once', () => {
    const call = (command: string) => ({
      function: { name: 'bash', arguments: JSON.stringify({ command }) },
    });
    const usage = { prompt_tokens: 10, completion_tokens: 5 };
    const events = trajectoryEvents([
      {
        role: 'assistant',
        content: null,
        tool_calls: [call('a'), call('b')],
        extra: { response: { usage } },
      },
      { role: 'tool', content: '<returncode>0</returncode>' },
      { role: 'tool', content: '<exception>late</exception>\n<returncode>-1</returncode>' },
    ]);
    expect(
      events.map(({ kind, body, tokens, exit_code }) => [kind, body.slice(0, 1), tokens, exit_code]),
    ).toEqual([
      ['call', 'a', 15, null],
      ['call', 'b', null, null],
      ['output', '<', null, 0],
      ['output', '<', null, -1],
    ]);
  });

  test('replies of the Responses interface', () => {
    const events = trajectoryEvents([
      {
        object: 'response',
        created_at: 1700000000,
        output: [
          { type: 'message', content: [{ type: 'output_text', text: 'look' }] },
          { type: 'function_call', name: 'bash', arguments: '{"command":"ls"}' },
        ],
        usage: { input_tokens: 7, input_tokens_details: { cached_tokens: 4 }, output_tokens: 3 },
      },
      { type: 'function_call_output', output: '<returncode>0</returncode>' },
    ]);
    expect(shape(events)).toEqual(['say agent', 'call', 'output']);
    expect(events[0]).toMatchObject({ body: 'look', tokens: 10, time: 1700000000000 });
    expect(events[1]?.body).toBe('ls');
    expect(events[2]?.exit_code).toBe(0);
  });

  test('cached input counts once, inside the input, whoever reports it', () => {
    const chat = { prompt_tokens: 100, completion_tokens: 1, prompt_tokens_details: { cached_tokens: 80 } };
    expect(usageOf({ usage: chat })).toEqual({ input: 100, cached: 80, output: 1 });
    const anthropic = {
      input_tokens: 20,
      cache_read_input_tokens: 80,
      cache_creation_input_tokens: 5,
      output_tokens: 1,
    };
    expect(usageOf({ usage: anthropic })).toEqual({ input: 105, cached: 80, output: 1 });
    expect(usageOf({})).toBeNull();
  });

  test('anything but messages is no trajectory', () => {
    expect(readTrajectory([])).toBeNull();
    expect(readTrajectory([{ a: 1 }])).toBeNull();
    expect(readTrajectory({ messages: 'none' })).toBeNull();
  });
});
