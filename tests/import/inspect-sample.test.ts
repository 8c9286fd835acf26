import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { inspectLog } from '../../main/import/formats/inspect-log.ts';
import { collect } from './support/collect.ts';
import {
  begin,
  end,
  jsonLog,
  model,
  reply,
  result,
  sample,
  step,
  system,
  usage,
  user,
} from './support/inspect-samples.ts';
import { writeFiles } from './support/write-files.ts';

type Value = Readonly<Record<string, unknown>>;

/* The samples here are made by hand after Inspect's schema, for what its public logs do not show. */

async function read(more: Value, head: Value = {}, spec: Value = {}) {
  const root = writeFiles({ 'x.json': jsonLog([sample('a', more)], head, spec) });
  const { runs, problems, notes } = await collect(inspectLog, join(root, 'x.json'));
  const { attempt, ...run } = runs[0]!;
  const { events, ...facts } = attempt!;
  const told = events.map(
    ({ kind, speaker, thread, body }) => `${thread} ${kind}${speaker ? ` ${speaker}` : ''}: ${body}`,
  );
  return { run, events, facts, told, problems, notes };
}

const tool = (id: string, name: string, args: Value, more: Value = {}): Value => ({
  ...{ event: 'tool', id, function: name, arguments: args, timestamp: '2025-01-01T00:00:30Z' },
  ...more,
});

describe('messages and events of a sample', () => {
  test('what is repeated from call to call stands once, what is said twice stands twice', async () => {
    const go = user('go on');
    const said = reply('so be it');
    const { told } = await read({
      events: [
        model(1, [system('be brief'), user('mend it')], said),
        model(2, [system('be brief'), user('mend it'), said, go], said),
        // The conversation was cut to its end, and goes on.
        model(3, [said, go, said, go], reply('done')),
      ],
      messages: [system('be brief'), user('mend it'), said, go, said, go, reply('done'), user('thanks')],
    });
    expect(told).toEqual([
      '0 say system: be brief',
      '0 say user: mend it',
      '0 say agent: so be it',
      '0 say user: go on',
      '0 say agent: so be it',
      '0 say user: go on',
      '0 say agent: done',
      '0 say user: thanks',
    ]);
  });

  test('a reply that comes back changed is known by its id', async () => {
    const thinking = [
      { type: 'reasoning', reasoning: 'hm' },
      { type: 'text', text: 'so' },
    ];
    const { told } = await read({
      events: [
        model(1, [user('mend it')], { ...reply(thinking), id: 'r1' }),
        model(2, [user('mend it'), { ...reply('so'), id: 'r1' }, user('and?')], reply('done')),
      ],
    });
    expect(told).toEqual([
      ...[
        '0 say user: mend it',
        '0 say agent: hm',
        '0 say agent: so',
        '0 say user: and?',
        '0 say agent: done',
      ],
    ]);
  });

  test('a sample without events is read from its messages', async () => {
    const { told, facts } = await read({
      messages: [
        user('mend it'),
        reply('', ['1', 'bash', { cmd: 'ls' }], ['2', 'text_editor', { command: 'create', path: 'a.py' }]),
        result('1', 'a.py'),
        { role: 'tool', tool_call_id: '2', content: '', error: { type: 'timeout', message: 'too slow' } },
        reply('done'),
      ],
      model_usage: { 'p/m': usage(20, 2), 'p/n': { ...usage(3, 1), total_cost: 0.5 } },
    });
    expect(told).toEqual([
      '0 say user: mend it',
      '0 call: ls',
      '0 edit: text_editor {"command":"create","path":"a.py"}',
      '0 output: a.py',
      '0 output: too slow',
      '0 say agent: done',
    ]);
    expect(facts).toMatchObject({ input_tokens: 23, output_tokens: 3, cost_usd: 0.5, started_at: null });
  });

  test('texts kept apart are put back, under either name; one that is gone is reported', async () => {
    const name = 'a'.repeat(32);
    const events = [model(1, [user(`attachment://${name}`)], reply(`attachment://${'b'.repeat(32)}`))];
    const { told, problems } = await read({
      events,
      messages: [user('a long text'), reply(`attachment://${'b'.repeat(32)}`)],
      attachments: { [name]: 'a long text' },
    });
    expect(told).toEqual(['0 say user: a long text', `0 say agent: attachment://${'b'.repeat(32)}`]);
    expect(problems).toMatchObject([{ code: 'missing-attachment' }]);
    const old = await read({
      events: undefined,
      transcript: {
        events: [model(1, [user(`tc://${name}`)], reply('attachment://not-a-name'))],
        content: { [name]: 'a long text' },
      },
    });
    expect(old.told).toEqual(['0 say user: a long text', '0 say agent: attachment://not-a-name']);
    expect(old.problems).toEqual([]);
  });

  test.each([
    ['events_data', (messages: readonly Value[]) => ({ events_data: { messages, calls: [] } })],
    ['message_pool', (messages: readonly Value[]) => ({ message_pool: messages })],
  ])('calls that name their messages by places in %s', async (_, pooled) => {
    const said = reply('so');
    const { told } = await read({
      ...pooled([user('mend it'), said, user('go on')]),
      events: [
        model(1, [], said, { input_refs: [[0, 1]] }),
        model(2, [], said, { input_refs: [[0, 3]] }),
        model(3, [], reply('done'), {
          input_refs: [
            [0, 3],
            [1, 3],
          ],
        }),
      ],
    });
    expect(told).toEqual([
      ...['0 say user: mend it', '0 say agent: so', '0 say user: go on', '0 say agent: so'],
      ...['0 say user: go on', '0 say agent: done'],
    ]);
  });

  test('reasoning that is hidden shows its summary; a tool of the provider is called and answers', async () => {
    const { told } = await read({
      events: [
        model(
          1,
          [user('look it up')],
          reply([
            { type: 'reasoning', reasoning: 'gAAAA', redacted: true, summary: 'I should look' },
            { type: 'tool_use', name: 'web_search', arguments: '{"query":"x"}', result: 'found', id: 'w' },
            { type: 'text', text: 'It is so.' },
            { type: 'image', image: 'data:' },
          ]),
        ),
      ],
    });
    expect(told).toEqual([
      ...['0 say user: look it up', '0 say agent: I should look', '0 tool: web_search {"query":"x"}'],
      ...['0 output: found', '0 say agent: It is so.', '0 say agent: [image]'],
    ]);
  });

  test('bodies stand as they are: escapes of terminals, overrides of direction, NUL', async () => {
    const text = 'a\u001b[31mred\u001b[0m \u202eabc\u202c\u0000\r\n';
    const { events } = await read({ events: [model(1, [user(text)], reply(text))] });
    expect(events.map(({ body }) => body)).toEqual([text, text]);
  });
});

describe('tools', () => {
  const spans = [begin('s', 'solver'), begin('t1', 'tool', 's', 'bash'), begin('t2', 'tool', 's', 'bash')];
  const sandbox = (span_id: string, code: number) => ({
    ...{ event: 'sandbox', action: 'exec', cmd: 'x', result: code, span_id },
  });

  test('that run side by side keep their own exit codes, and end after what happens within', async () => {
    const { told, events } = await read({
      events: [
        spans[0],
        model(1, [user('go')], reply('', ['1', 'bash', { cmd: 'a' }], ['2', 'bash', { cmd: 'b' }])),
        spans[1],
        tool('1', 'bash', { cmd: 'a' }, { result: 'one', span_id: 's', completed: '2025-01-01T00:00:41Z' }),
        spans[2],
        tool('2', 'bash', { cmd: 'b' }, { result: 'two', span_id: 's', completed: '2025-01-01T00:00:40Z' }),
        sandbox('t2', 7),
        sandbox('t1', 0),
        end('t2'),
        end('t1'),
      ],
      messages: [result('1', 'one'), result('2', 'two')],
    });
    expect(told).toEqual(['0 say user: go', '0 call: a', '0 call: b', '0 output: two', '0 output: one']);
    expect(events.slice(3).map(({ exit_code, time }) => [exit_code, time! % 60_000])).toEqual([
      [7, 40_000],
      [0, 41_000],
    ]);
  });

  test('of logs before spans keep what happens within their event, where an agent is a thread of its own', async () => {
    const { told, events, notes } = await read({
      events: [
        step('begin', 'solver'),
        model(1, [user('go')], reply('', ['1', 'searcher', { input: 'x' }])),
        tool(
          '1',
          'searcher',
          { input: 'x' },
          {
            result: 'found',
            events: [
              model(2, [system('search'), user('x')], reply('', ['2', 'bash', { cmd: 'ls' }])),
              tool('2', 'bash', { cmd: 'ls' }, { result: 'a', events: [sandbox('', 3)] }),
            ],
          },
        ),
        {
          ...{ event: 'subtask', name: 'sum', input: { n: 1 }, result: { n: 2 } },
          events: [{ event: 'info', source: 'x', data: 'within' }],
        },
        step('end', 'solver'),
        step('begin', 'scorer'),
        model(9, [user('grade')], reply('C')),
        step('end', 'scorer'),
      ],
    });
    expect(told).toEqual([
      '0 say user: go',
      '0 tool: searcher {"input":"x"}',
      '1 say system: search',
      '1 say agent: x',
      '1 call: ls',
      '1 output: a',
      '0 output: found',
      '0 tool: subtask sum {"n":1}',
      '0 say harness: x\nwithin',
      '0 output: {"n":2}',
    ]);
    expect(events.map(({ exit_code }) => exit_code).filter((code) => code !== null)).toEqual([3]);
    expect(notes.join()).toMatch(/model in scoring 1/);
  });

  test('called without a model, and one that never ended, are there too', async () => {
    const { told } = await read({
      events: [
        spans[0],
        model(1, [user('go')], reply('wait')),
        spans[1],
        tool('9', 'bash', { cmd: 'a' }, { result: 'partly', span_id: 's' }),
      ],
    });
    expect(told).toEqual(['0 say user: go', '0 say agent: wait', '0 call: a', '0 output: partly']);
  });
});

describe('agents', () => {
  test('that tools start are threads, each time anew; one that is run again goes on', async () => {
    const called = (n: number) => [
      begin(`t${n}`, 'tool', 'main', 'search'),
      tool(`${n}`, 'search', {}, { span_id: 'main', result: 'found' }),
      begin(`s${n}`, 'agent', `t${n}`, 'searcher'),
      model(n, [user('find')], reply(`found ${n}`), { span_id: `s${n}` }),
      end(`s${n}`),
      end(`t${n}`),
    ];
    const again = (n: number) => [
      begin(`c${n}`, 'agent', 'main', 'critic'),
      model(10 + n, [user('is it so?')], reply(`no ${n}`), { span_id: `c${n}` }),
    ];
    const { told } = await read({
      events: [
        begin('sol', 'solver'),
        begin('main', 'agent', 'sol', 'mender'),
        model(0, [user('go')], reply('I begin'), { span_id: 'main' }),
        ...called(1),
        ...called(2),
        ...again(1),
        ...again(2),
        model(20, [user('go'), reply('I begin')], reply('I end'), { span_id: 'main' }),
      ],
    });
    expect(told).toEqual([
      '0 say user: go',
      '0 say agent: I begin',
      '0 tool: search {}',
      '1 say agent: find',
      '1 say agent: found 1',
      '0 output: found',
      '0 tool: search {}',
      '2 say agent: find',
      '2 say agent: found 2',
      '0 output: found',
      '3 say agent: is it so?',
      '3 say agent: no 1',
      '3 say agent: no 2',
      '0 say agent: I end',
    ]);
  });

  test('a handed over conversation is not told again; spans that name themselves as their parent end', async () => {
    const before = [user('go'), reply('I begin')];
    const { told } = await read({
      events: [
        begin('main', 'agent', 'main', 'mender'),
        model(0, [user('go')], before[1]!, { span_id: 'main' }),
        begin('h', 'handoff', 'main', 'expert'),
        begin('t', 'tool', 'h', 'transfer'),
        begin('x', 'agent', 't', 'expert'),
        begin('main', 'agent', 'x', 'mender'),
        model(1, [system('expert'), ...before], reply('I know'), { span_id: 'x' }),
      ],
    });
    expect(told).toEqual([
      ...['0 say user: go', '0 say agent: I begin', '1 say system: expert', '1 say agent: I know'],
    ]);
  });
});

describe('other events', () => {
  test('of the harness are told, structure is not, unknown kinds are counted', async () => {
    const { told, notes } = await read({
      events: [
        { event: 'sandbox', action: 'exec', cmd: 'make', output: 'ok', result: 0 },
        { event: 'approval', approver: 'human', decision: 'reject', call: { function: 'bash' }, message: '' },
        { event: 'compaction', type: 'trim', tokens_before: 100, tokens_after: 10 },
        { event: 'interrupt', source: 'user_cancel', interrupted: 'generate' },
        { event: 'score', intermediate: true, score: { value: 0.5 } },
        { event: 'score', score: { value: 1 } },
        { event: 'frobnicate' },
        { event: 'frobnicate' },
        { event: 'state', changes: [] },
        { other: 1 },
      ],
    });
    expect(told).toEqual([
      '0 say user: mend it',
      '0 say harness: exec: make\nok\nexit code 0',
      '0 say harness: human: reject bash',
      '0 say harness: compaction: trim, 100 to 10 tokens',
      '0 say harness: interrupt: user_cancel during generate',
      '0 say harness: intermediate score:\n0.5',
    ]);
    expect(notes.join()).toMatch(/frobnicate 2, state 1, event without kind 1/);
  });

  test('an event that stands twice under its id is taken once; calls out of order are reported and stay', async () => {
    const late = model(30, [user('go')], reply('late'), { uuid: 'u1' });
    const { told, problems } = await read({
      events: [late, late, model(10, [user('go'), reply('late')], reply('early'), { uuid: 'u2' })],
    });
    expect(told).toEqual(['0 say user: go', '0 say agent: late', '0 say agent: early']);
    expect(problems).toMatchObject([{ file: 'x.json', code: 'time-order' }]);
  });

  test('a call that failed says so; of several choices the first is the reply', async () => {
    const { told, notes, facts } = await read({
      events: [
        model(1, [user('go')], reply('x'), { output: { choices: [] }, error: 'overloaded' }),
        model(2, [user('go')], reply('x'), {
          output: { choices: [{ message: reply('one') }, { message: reply('two') }], usage: usage(5, 2) },
        }),
      ],
    });
    expect(told).toEqual(['0 say user: go', '0 say harness: overloaded', '0 say agent: one']);
    expect(notes.join()).toMatch(/further choice 1/);
    expect(facts).toMatchObject({ steps: 1, input_tokens: 5, output_tokens: 2 });
  });
});

describe('tokens', () => {
  test.each([
    [
      'cached ones within',
      { input_tokens: 100, output_tokens: 10, total_tokens: 110, input_tokens_cache_read: 60 },
      100,
    ],
    [
      'cached ones beside',
      { input_tokens: 40, output_tokens: 10, total_tokens: 110, input_tokens_cache_read: 60 },
      100,
    ],
    [
      'no total',
      { input_tokens: 30, output_tokens: 10, input_tokens_cache_read: 60, input_tokens_cache_write: 10 },
      100,
    ],
  ])('of an input with %s are all of it', async (_, counted, input) => {
    const { facts, events } = await read({
      events: [
        model(1, [user('go')], reply('x'), {
          output: { choices: [{ message: reply('x') }], usage: counted },
        }),
      ],
    });
    expect(facts).toMatchObject({ input_tokens: input, cached_tokens: 60, output_tokens: 10 });
    expect(events.map(({ tokens }) => tokens)).toEqual([null, 110]);
  });

  test('that are 0 everywhere are not known', async () => {
    const none = { input_tokens: 0, output_tokens: 0, total_tokens: 0, total_cost: 0 };
    const { facts, events } = await read({
      events: [
        model(1, [user('go')], reply('x'), { output: { choices: [{ message: reply('x') }], usage: none } }),
      ],
    });
    expect(facts).toMatchObject({ input_tokens: null, output_tokens: null, cost_usd: null });
    expect(events.map(({ tokens }) => tokens)).toEqual([null, null]);
  });
});

describe('why a sample stopped', () => {
  test.each([
    [{ limit: { type: 'message', limit: 5 } }, 'step-limit', 'message'],
    [{ limit: { type: 'turn', limit: 5 } }, 'step-limit', 'turn'],
    [{ limit: { type: 'token', limit: 5 } }, 'token-limit', 'token'],
    [{ limit: { type: 'context', limit: 5 } }, 'token-limit', 'context'],
    [{ limit: { type: 'time', limit: 5 } }, 'time-limit', 'time'],
    [{ limit: { type: 'working', limit: 5 } }, 'time-limit', 'working'],
    [{ limit: { type: 'cost', limit: 5 } }, 'cost-limit', 'cost'],
    [{ limit: { type: 'operator', limit: 1 } }, null, 'operator'],
    [{ events: [{ event: 'sample_limit', type: 'token', message: 'too many' }] }, 'token-limit', 'token'],
    [{ error: { message: 'Boom()' }, limit: { type: 'time' } }, 'error', 'Boom()'],
    [{ output: { choices: [{ stop_reason: 'max_tokens' }] } }, 'token-limit', 'max_tokens'],
    [{ output: { choices: [{ stop_reason: 'stop' }] } }, 'submitted', 'stop'],
    [{ output: { choices: [] } }, null, null],
  ])('%j', async (more, exit, exit_detail) => {
    expect((await read(more)).facts).toMatchObject({ exit, exit_detail });
  });
});

describe('scores', () => {
  const verdict = async (scores: Value, head: Value = {}, more: Value = {}) => {
    const { run } = await read({ scores, ...more }, head);
    return [run.grade?.verdict ?? null, run.note];
  };

  test.each([
    ['C', 'resolved'],
    ['I', 'unresolved'],
    ['N', 'unresolved'],
    [1, 'resolved'],
    [0, 'unresolved'],
    [true, 'resolved'],
    [false, 'unresolved'],
    ['1.0', 'resolved'],
  ])('%j is %s', async (value, expected) => {
    expect(await verdict({ s: { value } })).toEqual([expected, null]);
  });

  test.each([['P'], [0.4], [2], ['B'], [{ a: 1 }], [null]])(
    '%j is no verdict, and says so',
    async (value) => {
      const [found, note] = await verdict({ s: { value } });
      expect([found, note]).toEqual([
        null,
        expect.stringMatching(/^s scored .*, which is neither 0 nor 1\.$/),
      ]);
    },
  );

  test('of several the one decides that the results name, and the others are noted', async () => {
    const scores = { style: { value: 0.2 }, tests: { value: 'C' } };
    expect(await verdict(scores)).toEqual([
      null,
      expect.stringMatching(/style scored 0.2.*tests scored "C"\./),
    ]);
    const named = { results: { scores: [{ name: 'tests', scorer: 'tests' }] } };
    expect(await verdict(scores, named)).toEqual(['resolved', 'style scored 0.2.']);
    const headline = { results: { scores: [{ name: 'style' }], headline: { score: 'tests' } } };
    expect(await verdict(scores, headline)).toEqual(['resolved', 'style scored 0.2.']);
  });

  test('an only score of early logs, earlier tries, a sample declared invalid', async () => {
    const old = await read({ scores: undefined, score: { value: 'C' } });
    expect(old.run.grade?.verdict).toBe('resolved');
    const retried = await verdict({ s: { value: 1 } }, {}, { error_retries: [{ message: 'x' }] });
    expect(retried).toEqual(['resolved', '1 earlier tries ended in an error and were made again.']);
    const invalid = await verdict({ s: { value: 1 } }, {}, { invalidation: { author: 'x' } });
    expect(invalid).toEqual([null, 'The log declares it invalid.']);
  });

  test('tests of SWE-bench are read out of the explanation of either form, the patch out of its metadata', async () => {
    const explained = (passed: unknown, fixed: unknown) =>
      `PASS_TO_PASS:\n\n${JSON.stringify(passed, null, 2)}\n\nFAIL_TO_PASS:\n\n${JSON.stringify(fixed, null, 2)}\n\n`;
    const grade = async (explanation: string) =>
      (await read({ scores: { s: { value: 0, explanation, metadata: { model_patch: '' } } } })).run.grade;
    const lists = explained({ success: ['a'], failure: [] }, { success: [], failure: ['b', 'c'] });
    const words = explained({ a: 'PASSED' }, { b: 'FAILED', c: 'ERROR' });
    for (const explanation of [lists, words])
      expect(await grade(explanation)).toMatchObject({
        ...{ verdict: 'unresolved', f2p_pass: 0, f2p_fail: 2, p2p_pass: 1, p2p_fail: 0 },
        tests: [
          { name: 'b', group: 'F2P', passed: false },
          { name: 'c', group: 'F2P', passed: false },
          { name: 'a', group: 'P2P', passed: true },
        ],
      });
    expect(await grade('PASS_TO_PASS: {broken} FAIL_TO_PASS: {}')).toMatchObject({
      f2p_pass: null,
      tests: [],
    });
  });
});

describe('what a run is called', () => {
  const named = async (spec: Value, head: Value = {}, id: unknown = 'a') => {
    const { run } = await read({ id }, head, spec);
    return [run.benchmark, run.task, run.system.label];
  };

  test('benchmark by data set, else by all its tasks, else the evaluation itself', async () => {
    const dataset = (name: string | null, ...sample_ids: readonly string[]) => ({
      dataset: { name, sample_ids },
    });
    expect(await named(dataset('princeton-nlp/SWE-bench_Lite'))).toContain('SWE-bench Lite');
    const dev = { ...dataset('SWE-bench_Lite'), task_args: { split: 'dev' } };
    expect(await named(dev)).toContain('SWE-bench Lite dev');
    expect(await named(dataset('mine', 'django__django-11790'))).toContain('SWE-bench Verified');
    expect(await named(dataset('mine', 'x'))).toContain('mending');
    expect(await named({ ...dataset('mine'), task: '' })).toContain('mine');
  });

  test('system by solver and model, without the provider; numbers as tasks', async () => {
    expect(await named({ solver: 'react', model: 'a/b/c' })).toEqual(['mending', 'a', 'react · c']);
    expect(await named({}, { plan: { steps: [] } }, 7)).toEqual(['mending', '7', 'm']);
  });
});
