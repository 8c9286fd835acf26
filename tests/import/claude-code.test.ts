import { describe, expect, test } from 'vitest';
import { detectSources } from '../../main/import/detect.ts';
import { claudeCode } from '../../main/import/formats/claude-code.ts';
import { CLAUDE_CODE_RUNS } from './expectations/sessions.ts';
import { collect, NEVER } from './support/collect.ts';
import { factsOf } from './support/facts-of.ts';
import { sharedData } from './support/shared-data.ts';
import { writeFiles } from './support/write-files.ts';

const SAMPLES = sharedData('trajectory-samples/claude-code');

// All sessions below are made by hand after those that the program keeps.
type Line = Readonly<Record<string, unknown>>;

let count = 0;
const line = (type: string, more: object): Line => {
  count += 1;
  const timestamp = new Date(Date.UTC(2026, 0, 1) + count * 1000).toISOString();
  return {
    ...{ uuid: `u${count}`, parentUuid: null, isSidechain: false, sessionId: 's', cwd: '/home/user/app' },
    ...{ version: '2.0.0', type, timestamp },
    ...more,
  };
};
const user = (content: unknown, more: object = {}) =>
  line('user', { message: { role: 'user', content }, ...more });
const USAGE = { input_tokens: 10, cache_creation_input_tokens: 20, cache_read_input_tokens: 30 };
const reply = (id: string, part: object, more: object = {}, output_tokens = 5) =>
  line('assistant', {
    requestId: `r-${id}`,
    message: {
      ...{ id, model: 'claude-x', role: 'assistant', content: [part], stop_reason: 'end_turn' },
      usage: { ...USAGE, output_tokens },
    },
    ...more,
  });
const text = (words: string) => ({ type: 'text', text: words });
const use = (id: string, name: string, input: object) => ({ type: 'tool_use', id, name, input });
const given = (tool_use_id: string, content: string, more: object = {}) => [
  { type: 'tool_result', tool_use_id, content, ...more },
];
const jsonl = (...lines: readonly unknown[]) => `${lines.map((item) => JSON.stringify(item)).join('\n')}\n`;
const read = async (files: Readonly<Record<string, unknown>>) => {
  const { runs, problems, notes } = await collect(claudeCode, writeFiles(files));
  return {
    runs,
    notes,
    problems: problems.map(({ code, line: at }) => [code, at]),
    events: runs.map(({ attempt }) =>
      attempt!.events.map(({ thread, kind, speaker, body }) => [thread, speaker ?? kind, body]),
    ),
  };
};
const only = async (...lines: readonly Line[]) => {
  const all = await read({ 's.jsonl': jsonl(...lines) });
  return { ...all, attempt: all.runs[0]!.attempt!, events: all.events[0]! };
};

describe.runIf(SAMPLES !== null)(`the samples (${SAMPLES ?? 'not run: ../shared/data is missing'})`, () => {
  test('hold what was counted in them', async () => {
    expect(await factsOf(claudeCode, SAMPLES!)).toEqual(CLAUDE_CODE_RUNS);
  });

  test('say which sessions work on one plan', async () => {
    const { notes, problems } = await collect(claudeCode, SAMPLES!);
    expect(problems).toEqual([]);
    expect(notes.filter((note) => note.includes('the same plan'))).toEqual([
      expect.stringContaining('session-partner, session-clear'),
      expect.stringContaining('session-aaa, session-bbb'),
    ]);
  });
});

describe('a reply', () => {
  test('in several lines is one call: its tokens count once, at its largest', async () => {
    const { attempt } = await only(
      user('go'),
      reply('m1', { type: 'thinking', thinking: 'hm', signature: 'x' }, {}, 1),
      reply('m1', text('I run it'), {}, 9),
      reply('m1', use('c1', 'Bash', { command: 'false' }), {}, 1),
      user(given('c1', 'Exit code 1\noh', { is_error: true })),
      reply('m2', text('done')),
    );
    expect(attempt).toMatchObject({
      ...{ steps: 2, input_tokens: 120, cached_tokens: 60, output_tokens: 14, cost_usd: null },
      ...{ exit: 'submitted', exit_detail: 'end_turn' },
    });
    expect(attempt.events.map(({ kind, tokens, exit_code }) => [kind, tokens, exit_code])).toEqual([
      ['say', null, null],
      ['say', 69, null],
      ['say', null, null],
      ['call', null, null],
      ['output', null, 1],
      ['say', 65, null],
    ]);
  });

  test.each([
    [
      'error',
      'overloaded',
      {
        isApiErrorMessage: true,
        error: 'overloaded',
        message: { model: '<synthetic>', content: [text('API Error')] },
      },
    ],
    [
      'token-limit',
      'max_tokens',
      { message: { id: 'm', content: [text('a')], stop_reason: 'max_tokens', usage: USAGE } },
    ],
    [null, 'tool_use', { message: { id: 'm', content: [text('a')], stop_reason: 'tool_use', usage: USAGE } }],
  ])('that is the last tells the end: %s', async (exit, exit_detail, more) => {
    const { attempt, events } = await only(user('go'), line('assistant', more));
    expect(attempt).toMatchObject({ exit, exit_detail });
    expect(events.at(-1)?.[1]).toBe(exit === 'error' ? 'harness' : 'agent');
    expect(attempt.steps).toBe(exit === 'error' ? null : 1);
  });
});

describe('who speaks in the role of the user', () => {
  test('the user, in the middle too; the program; a summary; an interruption', async () => {
    const { events, attempt } = await only(
      user('one'),
      user('<system-reminder>mind</system-reminder>', { isMeta: true }),
      reply('m1', use('c1', 'Edit', { file_path: 'a.ts', old_string: 'x', new_string: 'y' })),
      user([
        ...given(
          'c1',
          "The user doesn't want to proceed with this tool use. To tell you how to proceed, the user said:\nnot there",
        ),
        text('[Request interrupted by user for tool use]'),
      ]),
      user('<command-name>/clear</command-name>'),
      user('<local-command-stdout>cleared</local-command-stdout>'),
      line('system', {
        subtype: 'compact_boundary',
        content: 'Conversation compacted',
        compactMetadata: { preTokens: 9 },
      }),
      user('This session is being continued', { isCompactSummary: true }),
      user([text('two'), { type: 'image', source: {} }]),
      reply('m2', use('c2', 'AskUserQuestion', { questions: [] })),
      user(given('c2', 'the second')),
      user('[Request interrupted by user]'),
    );
    expect(events).toEqual([
      [0, 'user', 'one'],
      [0, 'harness', '<system-reminder>mind</system-reminder>'],
      [0, 'edit', 'Edit {"file_path":"a.ts","old_string":"x","new_string":"y"}'],
      [0, 'output', expect.stringMatching(/^The user doesn't/)],
      [0, 'user', 'not there'],
      [0, 'harness', '[Request interrupted by user for tool use]'],
      [0, 'user', '<command-name>/clear</command-name>'],
      [0, 'harness', '<local-command-stdout>cleared</local-command-stdout>'],
      [0, 'harness', 'Conversation compacted\n{"preTokens":9}'],
      [0, 'harness', 'This session is being continued'],
      [0, 'user', 'two\n[image]'],
      [0, 'tool', 'AskUserQuestion {"questions":[]}'],
      [0, 'user', 'the second'],
      [0, 'harness', '[Request interrupted by user]'],
    ]);
    expect(attempt).toMatchObject({ exit: null, exit_detail: '[Request interrupted by user]' });
  });

  test('what waited in the queue is said where it was delivered, or where it waited for ever', async () => {
    const { events, notes } = await only(
      user('go'),
      line('queue-operation', { operation: 'enqueue', content: 'and the tests' }),
      line('attachment', { attachment: { type: 'queued_command', prompt: 'and the tests' } }),
      line('queue-operation', { operation: 'enqueue', content: 'never delivered' }),
      line('queue-operation', { operation: 'enqueue', content: '<task-notification>x</task-notification>' }),
      line('attachment', { attachment: { type: 'edited_text_file', filename: 'a.ts' } }),
    );
    expect(events).toEqual([
      [0, 'user', 'go'],
      [0, 'user', 'and the tests'],
      [0, 'user', 'never delivered'],
      [0, 'harness', '<task-notification>x</task-notification>'],
      [0, 'harness', '{"type":"edited_text_file","filename":"a.ts"}'],
    ]);
    expect(notes.at(-1)).toBe('Not taken as events: queue-operation lines 1.');
  });

  test('an edit that the user changed before it was made is the user editing', async () => {
    const toolUseResult = {
      ...{ userModified: true, filePath: 'a.ts' },
      structuredPatch: [{ oldStart: 1, oldLines: 1, newStart: 1, newLines: 1, lines: ['-x', '+z'] }],
    };
    const { attempt } = await only(
      reply('m1', use('c1', 'Edit', { file_path: 'a.ts', old_string: 'x', new_string: 'y' })),
      user(given('c1', 'updated'), { toolUseResult }),
    );
    expect(attempt.events.at(-1)).toMatchObject({
      kind: 'user-edit',
      path: 'a.ts',
      body: '@@ -1,1 +1,1 @@\n-x\n+z',
    });
  });
});

describe('sub-agents', () => {
  const side = { isSidechain: true };

  test('in the session itself are threads, told by the line they follow or by agent', async () => {
    const { events } = await only(
      user('go'),
      { ...user('task A', side), uuid: 'a1' },
      { ...user('task B', side), uuid: 'b1' },
      { ...reply('m1', text('A'), side), parentUuid: 'a1' },
      { ...reply('m2', text('B'), side), parentUuid: 'b1' },
      { ...user('task C', side), agentId: 'c' },
      { ...reply('m3', text('C'), side), agentId: 'c' },
    );
    expect(events).toEqual([
      [0, 'user', 'go'],
      [1, 'agent', 'task A'],
      [2, 'agent', 'task B'],
      [1, 'agent', 'A'],
      [2, 'agent', 'B'],
      [3, 'agent', 'task C'],
      [3, 'agent', 'C'],
    ]);
  });

  test('in files beside or below stand before the result they came to, those of sub-agents too', async () => {
    const agentLine = (item: Line, agentId: string) => ({ ...item, ...side, agentId });
    const { runs, events } = await read({
      'p/s.jsonl': jsonl(
        user('go'),
        reply('m1', use('c1', 'Task', { prompt: 'A' })),
        user(given('c1', 'A is done'), { toolUseResult: { agentId: 'aa' } }),
      ),
      'p/agent-aa.jsonl': jsonl(
        agentLine(user('task A'), 'aa'),
        agentLine(user(given('c2', 'B is done'), { toolUseResult: { agentId: 'bb' } }), 'aa'),
      ),
      'p/s/subagents/agent-bb.jsonl': jsonl(agentLine(user('task B'), 'bb')),
      'p/s/subagents/agent-cc.jsonl': jsonl(agentLine(user('task C'), 'cc')),
      'q/agent-dd.jsonl': jsonl({ ...agentLine(user('task D'), 'dd'), sessionId: 'gone' }),
    });
    expect(events[0]).toEqual([
      [0, 'user', 'go'],
      [0, 'tool', 'Task {"prompt":"A"}'],
      [1, 'agent', 'task A'],
      [2, 'agent', 'task B'],
      [1, 'output', 'B is done'],
      [0, 'output', 'A is done'],
      [3, 'agent', 'task C'],
    ]);
    // Without its session a sub-agent is a run of its own, and says so.
    expect(runs[1]).toMatchObject({
      task: 'gone/agent-dd',
      note: expect.stringMatching(/whose session is not in the source/),
    });
  });
});

describe('lines', () => {
  test('of an unknown kind are kept and reported once; bookkeeping is counted', async () => {
    const { events, problems, notes } = await only(
      user('go'),
      line('novelty', { a: 1 }),
      line('novelty', { a: 2 }),
      { type: 'summary', summary: 'A title', leafUuid: 'x' },
      line('file-history-snapshot', {}),
      line('system', { subtype: 'turn_duration', durationMs: 5 }),
    );
    expect(problems).toEqual([['unknown-kind', null]]);
    expect(events.filter(([, who]) => who === 'harness')).toHaveLength(2);
    expect(notes.at(-1)).toBe(
      'Not taken as events: summary lines 1, file-history-snapshot lines 1, system/turn_duration lines 1.',
    );
  });

  test('that stand twice count once; others under the same id are kept and reported', async () => {
    const first = user('go');
    const { events, problems, notes } = await only(first, first, { ...user('other'), uuid: first.uuid });
    expect(events).toHaveLength(2);
    expect(problems).toEqual([['repeated-id', 3]]);
    expect(notes.at(-1)).toMatch(/lines that stand twice 1/);
  });

  test('out of order in time stay where they are, and are reported', async () => {
    const later = user('later');
    const { problems, events } = await only(
      { ...user('first') },
      { ...later, timestamp: '2020-01-01T00:00:00Z' },
    );
    expect(problems).toEqual([['time-order', null]]);
    expect(events).toHaveLength(2);
  });

  test('cut off, or of 50 MB, cost nothing else', async () => {
    const long = 'x'.repeat(50_000_000);
    const odd = '\u001b[2J \u202eevil';
    const { events, problems } = await read({
      's.jsonl': `${jsonl(user(odd), user(long))}\n42\n${JSON.stringify(reply('m', text('a'))).slice(0, -9)}`,
    });
    expect(events[0]!.map(([, , body]) => (body as string).length)).toEqual([odd.length, 50_000_000]);
    expect(events[0]![0]![2]).toBe(odd);
    expect(problems).toEqual([
      ['not-an-object', 4],
      ['not-json', 5],
    ]);
  });
});

describe('a folder of sessions', () => {
  test('takes a copy once; another session under the same id is a repeat, and said', async () => {
    const one = jsonl(user('go'), reply('m', text('a')));
    const { runs, problems, notes } = await read({
      'a/s.jsonl': one,
      'b/s.jsonl': one,
      'c/s.jsonl': jsonl(user('other')),
    });
    expect(runs.map(({ task, repeat, file }) => [task, repeat, file])).toEqual([
      ['s', 1, 'a/s.jsonl'],
      ['s', 1, 'c/s.jsonl'],
    ]);
    expect(problems).toEqual([['repeated-id', null]]);
    expect(notes.join()).toMatch(/copies of a session 1/);
  });

  test('says which session repeats the lines of another', async () => {
    const first = user('go');
    const { notes, runs } = await read({
      '11111111-1111-4111-8111-111111111111.jsonl': jsonl(first),
      '22222222-2222-4222-8222-222222222222.jsonl': jsonl(first, {
        ...user('on'),
        sessionId: '22222222-2222-4222-8222-222222222222',
      }),
    });
    expect(runs).toHaveLength(2);
    expect(notes.some((note) => /begins with the lines of 11111111/.test(note))).toBe(true);
  });

  test('printed by a run without a person tells cost, time and end', async () => {
    const printed = [
      { type: 'system', subtype: 'init', session_id: 'p', cwd: '/testbed', apiKeySource: 'none' },
      {
        type: 'assistant',
        session_id: 'p',
        parent_tool_use_id: null,
        message: { id: 'm', model: 'claude-x', content: [text('a')], usage: USAGE },
      },
      {
        type: 'assistant',
        session_id: 'p',
        parent_tool_use_id: 'c1',
        message: { id: 'n', model: 'claude-y', content: [text('b')], usage: USAGE },
      },
      {
        type: 'result',
        subtype: 'error_max_turns',
        session_id: 'p',
        total_cost_usd: 0.25,
        duration_ms: 4000,
        is_error: false,
      },
    ];
    const folder = writeFiles({ 'log.jsonl': jsonl(...printed) });
    expect((await detectSources([folder], NEVER)).map(({ format }) => format?.name)).toEqual(['claude-code']);
    const { runs } = await collect(claudeCode, folder);
    expect(runs[0]).toMatchObject({
      ...{ task: 'p', system: { model: 'claude-x' } },
      attempt: {
        cost_usd: 0.25,
        duration_s: 4,
        exit: 'step-limit',
        exit_detail: 'error_max_turns',
        steps: 2,
      },
    });
    expect(runs[0]!.attempt!.events.map(({ thread }) => thread)).toEqual([0, 1]);
  });
});
