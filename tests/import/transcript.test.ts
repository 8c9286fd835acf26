import { describe, expect, it } from 'vitest';
import { logChatMessage } from '../../main/import/transcript/chat-message.ts';
import { EMPTY_ATTEMPT } from '../../main/import/transcript/empty-attempt.ts';
import { EventLog } from '../../main/import/transcript/event-log.ts';
import { RunNamer } from '../../main/import/transcript/run-namer.ts';
import type { Transcript } from '../../main/import/transcript/transcript.ts';

const eventsOf = (...messages: readonly Record<string, unknown>[]) => {
  const log = new EventLog();
  for (const message of messages) logChatMessage(log, message, { tokens: 7 });
  return log.events.map(({ kind, speaker, turn, path, tokens, body }) => ({
    kind,
    speaker,
    turn,
    path,
    tokens,
    body,
  }));
};

describe('a chat message', () => {
  it('becomes what was said, thought, called and given back, in order', () => {
    const events = eventsOf(
      { role: 'system', content: 'be brief' },
      { role: 'user', content: [{ type: 'text', text: 'mend it' }] },
      {
        role: 'assistant',
        content: [
          { type: 'thinking', thinking: 'hm' },
          { type: 'text', text: 'I look' },
          { type: 'tool_use', name: 'bash', input: { command: 'ls' } },
          { type: 'tool_use', name: 'Edit', input: { file_path: 'a.py', old_string: 'x', new_string: 'y' } },
        ],
      },
      { role: 'user', content: [{ type: 'tool_result', content: [{ type: 'text', text: 'a.py' }] }] },
      { role: 'user', content: 'and test it' },
    );
    expect(events.map(({ kind, speaker, turn }) => [kind, speaker, turn])).toEqual([
      ['say', 'system', 0],
      ['say', 'user', 0],
      ['say', 'agent', 0],
      ['say', 'agent', 0],
      ['call', null, 0],
      ['edit', null, 0],
      ['output', null, 0],
      ['say', 'user', 1],
    ]);
    expect(events[4]?.body).toBe('ls');
    expect(events[5]?.path).toBe('a.py');
    expect(events[6]?.body).toBe('a.py');
    expect(events.slice(2, 6).map(({ tokens }) => tokens)).toEqual([7, null, null, null]);
  });

  it('of the chat interface names its calls beside its content', () => {
    const call = (name: string, args: unknown) => ({ type: 'function', function: { name, arguments: args } });
    const events = eventsOf(
      {
        role: 'assistant',
        content: null,
        reasoning_content: 'so',
        tool_calls: [
          call('shell', '{"command":["bash","-lc","ls -a"]}'),
          call('str_replace_editor', '{"command":"view","path":"/a"}'),
          call('str_replace_editor', '{"command":"create","path":"/a"}'),
          call('search', 'not json'),
        ],
      },
      { role: 'tool', content: 'out' },
    );
    expect(events.map(({ kind, body }) => [kind, body])).toEqual([
      ['say', 'so'],
      ['call', 'ls -a'],
      ['tool', 'str_replace_editor {"command":"view","path":"/a"}'],
      ['edit', 'str_replace_editor {"command":"create","path":"/a"}'],
      ['tool', 'search not json'],
      ['output', 'out'],
    ]);
  });
});

const transcript = (facts: Partial<Transcript>): Transcript => ({
  ...{
    group: 'g',
    file: 'f',
    line: null,
    task: null,
    benchmark: null,
    repository: null,
    agent: null,
    model: null,
  },
  ...{ settings: {}, condition: null, repeat: null, note: null, attempt: EMPTY_ATTEMPT, grade: null },
  ...facts,
});

describe('the namer of runs', () => {
  it('numbers runs that differ in nothing and says so', () => {
    const namer = new RunNamer({});
    const repeats = [1, 2, 3].map(() => namer.run(transcript({ task: 't', agent: 'a', model: 'm' })).repeat);
    expect(repeats).toEqual([1, 2, 3]);
    expect(namer.run(transcript({ task: 'other' })).repeat).toBe(1);
    expect(namer.notes().join(' ')).toMatch(/2 runs have the task/);
  });

  it('takes a zero for unknown, and the mapping before the source', () => {
    const namer = new RunNamer({
      all: { system: 'S', benchmark: 'B' },
      runs: { g: { condition: 'c', repeat: 4 } },
    });
    const attempt = { ...EMPTY_ATTEMPT, input_tokens: 0, cached_tokens: 0, output_tokens: 0, cost_usd: 0 };
    const run = namer.run(transcript({ task: 'astropy__astropy-1', attempt, benchmark: 'other' }));
    expect(run).toMatchObject({
      benchmark: 'B',
      system: { label: 'S' },
      condition: 'c',
      repeat: 4,
      repository: 'astropy/astropy',
      attempt: { input_tokens: null, cached_tokens: null, output_tokens: null, cost_usd: null },
    });
  });

  it('knows a benchmark by all tasks of a source where one alone is of several', () => {
    const both = 'astropy__astropy-14995';
    expect(new RunNamer({}).run(transcript({ task: both })).benchmark).toBe('unspecified');
    const ids = [both, 'astropy__astropy-13977'];
    expect(new RunNamer({}, ids).run(transcript({ task: both })).benchmark).toBe('SWE-bench Verified');
  });
});
