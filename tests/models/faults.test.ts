import { describe, expect, it } from 'vitest';
import type { Behaviour } from './support/behaviour.ts';
import { bench, KEY, standing } from './support/bench.ts';

const ANSWER: Behaviour = { kind: 'answer', text: 'It is forty-two.' };
const status = (code: number, more: Partial<Extract<Behaviour, { kind: 'status' }>> = {}): Behaviour => ({
  ...{ kind: 'status', status: code, body: JSON.stringify({ error: { message: `says ${code}` } }) },
  ...more,
});

describe.each([true, false])('a reply (streamed: %s)', (stream) => {
  const options = { endpoint: { stream } };

  it('is read with its usage and cost, and settled by them', async () => {
    const set = await bench(ANSWER, options);
    const completion = await set.ask();
    expect(completion).toMatchObject({
      ...{ text: 'It is forty-two.', reasoning: null, tool_calls: [], finish: 'stop' },
      ...{ tries: 1, from_cache: false, answered_by: 'hostile-0001' },
    });
    const { prompt_tokens, completion_tokens } = set.endpoint.meter[0]!;
    expect(completion.usage).toMatchObject({ input_tokens: prompt_tokens, output_tokens: completion_tokens });
    expect(completion.cost_usd).toBeCloseTo((prompt_tokens * 2 + completion_tokens * 8) / 1e6, 12);
    expect((await standing(set)).spent_nano).toBe(Math.round(completion.cost_usd! * 1e9));
    expect(set.endpoint.seen[0]?.headers.authorization).toBe(`Bearer ${KEY}`);
    expect(set.endpoint.seen[0]?.body).toMatchObject({ max_tokens: 100, model: 'hostile' });
  });

  it.each(['reasoning_content', 'reasoning'] as const)(
    'is told apart from thoughts under %s',
    async (field) => {
      const { ask } = await bench(
        { ...ANSWER, reasoning: 'Let me think.', reasoning_field: field } as Behaviour,
        options,
      );
      expect(await ask()).toMatchObject({ text: 'It is forty-two.', reasoning: 'Let me think.' });
    },
  );

  it('brings several calls of tools, piece by piece', async () => {
    const tool_calls = [
      { id: 'a', name: 'bash', arguments: '{"command":"ls -la /some/where"}' },
      { id: 'b', name: 'read', arguments: '{"path":"a.py","range":[1,200]}' },
    ];
    const set = await bench({ kind: 'answer', text: 'Look.', tool_calls, piece: 5 }, options);
    const tool = { name: 'bash', description: 'runs', parameters: { type: 'object' } };
    expect(await set.ask({ tools: [tool] })).toMatchObject({
      text: 'Look.',
      tool_calls,
      finish: 'tool-calls',
    });
    expect(set.endpoint.seen[0]?.body.tools).toEqual([{ type: 'function', function: tool }]);
  });

  it('may come the other way than it was asked for', async () => {
    const { ask } = await bench({ ...ANSWER, ignores_stream: true } as Behaviour, options);
    expect(await ask()).toMatchObject({ text: 'It is forty-two.' });
  });

  it('is charged at its bound where no usage is told, or one that cannot be', async () => {
    for (const usage of [
      'missing',
      { prompt_tokens: -3, completion_tokens: 4 },
      { prompt_tokens: 'many' },
      {},
    ] as const) {
      const set = await bench({ ...ANSWER, usage } as Behaviour, options);
      const completion = await set.ask();
      expect(completion).toMatchObject({ usage: null, cost_usd: null, text: 'It is forty-two.' });
      expect(completion.usage_reason).toBeTruthy();
      const { spent_nano, spent_unseen_nano } = await standing(set);
      expect(spent_nano).toBeGreaterThan(100 * 8 * 1000);
      expect(spent_unseen_nano).toBe(spent_nano);
    }
  });

  it('does not believe a usage that is less than what was shown', async () => {
    const usage = { prompt_tokens: 10, completion_tokens: 0, total_tokens: 10 };
    const { ask } = await bench({ ...ANSWER, usage } as Behaviour, options);
    expect((await ask()).usage_reason).toContain('less than what was sent and shown');
  });

  it.each<[string, Behaviour]>([
    ['no choice', { kind: 'raw', type: 'application/json', body: '{"choices":[]}' }],
    ['no JSON', { kind: 'raw', type: 'application/json', body: '{"choices":[{' }],
    ['a page', { kind: 'raw', type: 'text/html', body: '<html>Sign in</html>' }],
    [
      'a broken line',
      { ...ANSWER, piece: 4, stray_line: 'data: {"choices', ignores_stream: !stream } as Behaviour,
    ],
    ['no end', { ...ANSWER, finish: null } as Behaviour],
    ['a cut before it begins', { kind: 'cut' }],
    ['a cut in its midst', { ...ANSWER, cut_after: 1, piece: 4, ignores_stream: !stream } as Behaviour],
    ['status 500', status(500)],
    ['status 502', status(502)],
    [
      'an error in place of a reply',
      { kind: 'raw', type: 'application/json', body: '{"error":{"message":"oops"}}' },
    ],
  ])('is asked for again after %s, which counts as spent', async (_, behaviour) => {
    const set = await bench([behaviour, ANSWER], options);
    const completion = await set.ask();
    expect(completion).toMatchObject({ text: 'It is forty-two.', tries: 2 });
    const { spent_nano, spent_unseen_nano, n_calls } = await standing(set);
    expect(n_calls).toBe(2);
    expect(spent_unseen_nano).toBeGreaterThan(100 * 8 * 1000);
    expect(completion.charged_usd).toBeCloseTo(spent_nano / 1e9, 12);
    expect(set.timing.waits).toEqual([1000]);
  });

  it('is given up after the last try, and says so', async () => {
    const { ask, endpoint, timing } = await bench(status(500), { endpoint: { stream, tries: 3 } });
    await expect(ask()).rejects.toMatchObject({
      ...{ kind: 'infrastructure', code: 'unreachable' },
      message: expect.stringMatching(/says 500.*try 3, the last/),
    });
    expect(endpoint.seen).toHaveLength(3);
    expect(timing.waits).toEqual([1000, 2000]);
  });

  it('is missed where the endpoint falls silent', async () => {
    const set = await bench([{ kind: 'silent' }, ANSWER], { endpoint: { stream, silence: 0.1 } });
    expect(await set.ask()).toMatchObject({ tries: 2 });
    expect((await standing(set)).spent_unseen_nano).toBeGreaterThan(0);
  });
});

describe('a stream', () => {
  it('is told as it comes', async () => {
    const pieces: string[] = [];
    const { ask } = await bench({ ...ANSWER, reasoning: 'Hm.', piece: 6 } as Behaviour);
    await ask({ onPiece: ({ text, reasoning }) => pieces.push(reasoning ? `(${reasoning})` : text) });
    expect(pieces).toEqual(['(Hm.)', 'It is ', 'forty-', 'two.']);
  });

  it('that falls silent in its midst is ended', async () => {
    const silent = { ...ANSWER, silent_after: 1, piece: 4 } as Behaviour;
    const { ask } = await bench([silent, ANSWER], { endpoint: { silence: 0.1 } });
    expect(await ask()).toMatchObject({ tries: 2 });
  });

  it('that takes longer than a call may is ended', async () => {
    const slow = { kind: 'answer', text: 'a'.repeat(400), piece: 1, pause: 5 } as const;
    const { ask } = await bench(slow, { endpoint: { longest: 0.2, tries: 1 } });
    await expect(ask()).rejects.toMatchObject({ message: expect.stringContaining('took longer than 0.2 s') });
  });

  it('that never ends is cut, and its budget closed', async () => {
    const set = await bench({ kind: 'endless' });
    await expect(set.ask()).rejects.toMatchObject({
      ...{ kind: 'bad-reply', message: expect.stringContaining('went on after the 100 tokens') },
    });
    expect((await standing(set)).closed).toContain('went on after the 100 tokens');
    await expect(set.ask()).rejects.toMatchObject({
      kind: 'budget',
      message: expect.stringContaining('closed'),
    });
    expect(set.endpoint.seen).toHaveLength(1);
    expect(set.endpoint.meter[0]?.completion_tokens).toBeLessThan(60_000);
  });
});

describe('an endpoint that has no room', () => {
  it.each([
    ['in seconds', { 'retry-after': '7' }, 7000],
    ['as a date', { 'retry-after': new Date(1_800_000_030_000).toUTCString() }, 30_000],
    ['in milliseconds', { 'retry-after-ms': '250' }, 250],
    ['not at all', {}, 1000],
  ])('is left alone for as long as it says %s, and charges nothing', async (_, headers, wait) => {
    const set = await bench([status(429, { headers }), ANSWER]);
    const completion = await set.ask();
    expect(set.timing.waits).toEqual([wait]);
    expect((await standing(set)).spent_nano).toBe(Math.round(completion.cost_usd! * 1e9));
  });

  it('is left alone by all', async () => {
    const set = await bench(
      (_, n) => (n === 1 ? status(429, { headers: { 'retry-after': '20' } }) : ANSWER),
      {
        endpoint: { concurrency: 1 },
      },
    );
    await Promise.all([set.ask(), set.ask(), set.ask()]);
    expect(set.timing.waits.reduce((sum, one) => sum + one, 0)).toBe(20_000);
    expect(set.endpoint.seen).toHaveLength(4);
  });

  it('is not waited for longer than patience lasts', async () => {
    const set = await bench(status(429, { headers: { 'retry-after': '9000' } }));
    await expect(set.ask()).rejects.toMatchObject({
      ...{ kind: 'infrastructure', message: expect.stringContaining('left alone for 9000 s') },
    });
    expect(set.endpoint.seen).toHaveLength(1);
  });

  it('with no credit left is no matter of waiting', async () => {
    const body = JSON.stringify({
      error: { message: 'You exceeded your quota', code: 'insufficient_quota' },
    });
    const { ask } = await bench(status(429, { body }));
    await expect(ask()).rejects.toMatchObject({
      kind: 'refused',
      hint: expect.stringContaining('no credit'),
    });
  });

  it('never has more calls than it takes at once, in the order of asking', async () => {
    const set = await bench({ ...ANSWER, pause: 20, piece: 4 } as Behaviour, {
      endpoint: { concurrency: 3 },
    });
    await Promise.all(Array.from({ length: 10 }, () => set.ask()));
    expect(set.endpoint.most).toBe(3);
  });

  it('is asked at its rate', async () => {
    const set = await bench(ANSWER, { endpoint: { requests_per_minute: 30, concurrency: 1 } });
    await set.ask();
    await set.ask();
    await set.ask();
    expect(set.timing.waits).toEqual([2000, 2000]);
  });
});

describe('an endpoint that refuses', () => {
  it.each([
    [401, 'refused', 'Check the key in TEST_KEY'],
    [403, 'refused', 'Check the key in TEST_KEY'],
    [402, 'refused', 'no credit'],
    [404, 'refused', 'usually ends in /v1'],
    [400, 'refused', 'does not take'],
    [413, 'too-long', 'longer context'],
    [307, 'refused', '`base_url`'],
  ] as const)('with %i is not asked again and charges nothing', async (code, kind, hint) => {
    const set = await bench(
      status(code, { headers: code === 307 ? { location: 'http://127.0.0.1:1/' } : {} }),
    );
    await expect(set.ask()).rejects.toMatchObject({ kind, hint: expect.stringContaining(hint) });
    expect(set.endpoint.seen).toHaveLength(1);
    expect(await standing(set)).toMatchObject({ spent_nano: 0, reserved_nano: 0, n_calls: 1 });
  });

  it.each([
    [400, { message: 'too long', code: 'context_length_exceeded' }],
    [
      400,
      { message: "This model's maximum context length is 8192 tokens. However, you requested 9000 tokens." },
    ],
    [
      400,
      {
        message: 'request (33056 tokens) exceeds the available context size (32768 tokens)',
        type: 'exceed_context_size_error',
      },
    ],
    [
      500,
      {
        code: 500,
        message: 'the request exceeds the available context size',
        type: 'exceed_context_size_error',
      },
    ],
    [400, { message: 'prompt is too long: 210000 tokens > 200000 maximum' }],
  ])('since the conversation is too long says that (%i)', async (code, error) => {
    const { ask } = await bench(status(code, { body: JSON.stringify({ error }) }));
    await expect(ask()).rejects.toMatchObject({ kind: 'too-long' });
  });

  it('a name of the limit is sent the other one, from then on', async () => {
    const message =
      "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.";
    const set = await bench(({ body }) =>
      'max_tokens' in body ? status(400, { body: JSON.stringify({ error: { message } }) }) : ANSWER,
    );
    expect(await set.ask()).toMatchObject({ tries: 1 });
    await set.ask();
    const sent = set.endpoint.seen.map(({ body }) =>
      ['max_tokens', 'max_completion_tokens'].filter((name) => name in body),
    );
    expect(sent).toEqual([['max_tokens'], ['max_completion_tokens'], ['max_completion_tokens']]);
  });

  it('both names is not asked for ever', async () => {
    const set = await bench(({ body }) => {
      const message = `unknown field ${'max_tokens' in body ? 'max_tokens' : 'max_completion_tokens'}`;
      return status(400, { body: JSON.stringify({ error: { message } }) });
    });
    await expect(set.ask()).rejects.toMatchObject({ kind: 'refused' });
    expect(set.endpoint.seen).toHaveLength(3);
  });

  it('to tell the usage of a stream is not asked for it', async () => {
    const set = await bench(({ body }) =>
      'stream_options' in body
        ? status(422, { body: JSON.stringify({ detail: 'stream_options: Extra inputs are not permitted' }) })
        : ANSWER,
    );
    expect(await set.ask()).toMatchObject({ usage: null, text: 'It is forty-two.' });
  });

  it('in the midst of a stream is believed with its code', async () => {
    const stray_line = 'data: {"error":{"message":"No endpoints for this key","code":401}}';
    const set = await bench({ ...ANSWER, stray_line, piece: 4 } as Behaviour);
    await expect(set.ask()).rejects.toMatchObject({ kind: 'refused' });
    // It had said something before.
    expect((await standing(set)).spent_nano).toBeGreaterThan(0);
  });
});

describe('an endpoint that is not there', () => {
  it('charges nothing, however often it is tried', async () => {
    const set = await bench(ANSWER, { endpoint: { tries: 2 } });
    await set.endpoint.stop();
    await expect(set.ask()).rejects.toMatchObject({
      ...{ kind: 'infrastructure', message: expect.stringContaining('cannot be reached') },
    });
    expect(await standing(set)).toMatchObject({ spent_nano: 0, n_calls: 2 });
  });
});

describe('a call that is called off', () => {
  it('ends at once, and counts as spent', async () => {
    const set = await bench({ kind: 'silent' });
    const stop = new AbortController();
    const asked = set.ask({}, stop.signal);
    await expect.poll(() => set.endpoint.seen.length).toBe(1);
    stop.abort();
    await expect(asked).rejects.toMatchObject({ kind: 'cancelled' });
    const { spent_nano, spent_unseen_nano } = await standing(set);
    expect(spent_nano).toBeGreaterThan(0);
    expect(spent_unseen_nano).toBe(spent_nano);
    await expect.poll(() => set.endpoint.underWay).toBe(0);
  });

  it('before it leaves costs nothing', async () => {
    const set = await bench(ANSWER, { endpoint: { concurrency: 1 } });
    await expect(set.ask({}, AbortSignal.abort())).rejects.toThrow();
    expect(await standing(set)).toMatchObject({ n_calls: 0 });
  });
});
