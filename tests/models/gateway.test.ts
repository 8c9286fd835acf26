import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { CompletionRequest } from '../../main/models/completion.ts';
import { environmentKeys } from '../../main/models/keys.ts';
import type { Behaviour } from './support/behaviour.ts';
import { ASKED, type Bench, bench, KEY, standing } from './support/bench.ts';

const ANSWER: Behaviour = { kind: 'answer', text: 'It is forty-two.' };
const JUDGE = { role: 'judge', draw: 'judge-1 1' } as const;
const never = new AbortController().signal;

/** Everything of a workspace that is text. */
async function wholeText({ database }: Bench): Promise<string> {
  const tables = await database.select('SELECT table_name AS name FROM duckdb_tables() WHERE NOT internal');
  const rows = await Promise.all(tables.map(({ name }) => database.select(`SELECT * FROM ${name}`)));
  return JSON.stringify(rows);
}

describe('a reply that may be asked for again', () => {
  it('is kept by question and draw, and then costs nothing', async () => {
    const set = await bench((_, n) => ({ kind: 'answer', text: `answer ${n}` }), { own: true });
    const first = await set.ask(JUDGE);
    const again = await set.ask(JUDGE);
    expect(again).toEqual({ ...first, tries: 0, charged_usd: 0, from_cache: true });
    expect((await set.ask({ ...JUDGE, draw: 'judge-2 1' })).text).toBe('answer 2');
    expect((await set.ask({ ...JUDGE, temperature: 0.5 })).text).toBe('answer 3');
    expect((await set.ask({ ...JUDGE, messages: [{ role: 'user', content: 'And now?' }] })).text).toBe(
      'answer 4',
    );
    expect(set.endpoint.seen).toHaveLength(4);
    expect((await standing(set)).n_calls).toBe(4);
  });

  it('is the same however it is carried', async () => {
    const set = await bench((_, n) => ({ kind: 'answer', text: `answer ${n}` }), { own: true });
    await set.ask(JUDGE);
    const { body } = set.endpoint.seen[0]!;
    expect(body).toMatchObject({ stream: true, stream_options: { include_usage: true } });
    const [kept] = await set.database.select('SELECT request::VARCHAR AS request FROM model_call');
    expect(JSON.parse(kept!.request as string)).toEqual({
      model: 'hostile',
      messages: ASKED.messages,
      max_output: 100,
    });
  });

  it('is asked for once by all who ask at once', async () => {
    const set = await bench({ ...ANSWER, pause: 5 } as Behaviour, { own: true });
    const all = await Promise.all(Array.from({ length: 5 }, () => set.ask(JUDGE)));
    expect(new Set(all.map(({ text }) => text)).size).toBe(1);
    expect(set.endpoint.seen).toHaveLength(1);
  });

  it('is not lost to others where the first to ask calls it off', async () => {
    const set = await bench([{ kind: 'silent' }, ANSWER], { own: true });
    const stop = new AbortController();
    const first = set.ask(JUDGE, stop.signal);
    const second = set.ask(JUDGE);
    await expect.poll(() => set.endpoint.seen.length).toBe(1);
    stop.abort();
    await expect(first).rejects.toMatchObject({ kind: 'cancelled' });
    expect(await second).toMatchObject({ text: 'It is forty-two.' });
  });

  it('can be asked for anew, and the newest counts', async () => {
    const set = await bench((_, n) => ({ kind: 'answer', text: `answer ${n}` }), { own: true });
    await set.ask(JUDGE);
    set.timing.wait(5, never);
    expect((await set.ask({ ...JUDGE, fresh: true })).text).toBe('answer 2');
    expect((await set.ask(JUDGE)).text).toBe('answer 2');
  });

  it('is never an agent’s', async () => {
    const set = await bench(ANSWER, { own: true });
    await set.ask();
    await set.ask();
    expect(set.endpoint.seen).toHaveLength(2);
    expect(await set.database.select('SELECT count(*) AS n FROM model_call')).toEqual([{ n: 0 }]);
  });

  it('is not kept where it came to nothing', async () => {
    const set = await bench([{ kind: 'status', status: 400 }, ANSWER], { own: true });
    await expect(set.ask(JUDGE)).rejects.toMatchObject({ kind: 'refused' });
    expect(await set.ask(JUDGE)).toMatchObject({ from_cache: false });
  });
});

describe('a replay', () => {
  it('answers what was asked before, without key or endpoint, and calls nobody', async () => {
    const set = await bench(ANSWER, { own: true });
    const first = await set.ask(JUDGE);
    await set.endpoint.stop();
    const replay = set.again({ replay: true, keys: environmentKeys({}) });
    const request: CompletionRequest = { ...ASKED, budget: 'none was opened', ...JUDGE };
    expect(await replay.complete(request, never)).toMatchObject({ text: first.text, from_cache: true });
    for (const other of [{ draw: 'judge-1 2' }, { draw: null }, { seed: 1 }, { fresh: true, temperature: 1 }])
      await expect(replay.complete({ ...request, ...other }, never)).rejects.toMatchObject({
        kind: 'not-recorded',
      });
    expect(await replay.complete({ ...request, fresh: true }, never)).toMatchObject({ from_cache: true });
    expect(set.endpoint.seen).toHaveLength(1);
  });
});

describe('a structured reply', () => {
  const verdict = z.strictObject({ verdict: z.enum(['yes', 'no']), why: z.string() });
  const asked = (set: Bench) => ({
    ...{ ...ASKED, ...JUDGE, budget: set.budget, name: 'verdict', schema: verdict },
  });
  const GOOD = '{"verdict":"yes","why":"It says so."}';

  it('is read by its schema, which the endpoint is given', async () => {
    const set = await bench({ kind: 'answer', text: GOOD });
    const { value, completions } = await set.gateway.structured(asked(set), never);
    expect(value).toEqual({ verdict: 'yes', why: 'It says so.' });
    expect(completions).toHaveLength(1);
    expect(set.endpoint.seen[0]?.body.response_format).toMatchObject({
      ...{ type: 'json_schema', json_schema: { name: 'verdict', schema: { required: ['verdict', 'why'] } } },
    });
  });

  it.each(['json_object', 'prompt'] as const)(
    'has its schema in the conversation where it must (%s)',
    async (how) => {
      const set = await bench(
        { kind: 'answer', text: `Sure:\n\`\`\`json\n${GOOD}\n\`\`\`` },
        { model: { structured: how } },
      );
      await set.gateway.structured(asked(set), never);
      const { body } = set.endpoint.seen[0]!;
      expect(JSON.stringify(body.messages)).toContain('JSON Schema');
      expect('response_format' in body).toBe(how === 'json_object');
    },
  );

  it('is asked for again with what was wrong, each time from the beginning', async () => {
    const set = await bench([
      { kind: 'answer', text: 'Yes, surely.' },
      { kind: 'answer', text: '{"verdict":"maybe","why":"?"}' },
      { kind: 'answer', text: GOOD },
    ]);
    const { value, completions } = await set.gateway.structured(asked(set), never);
    expect(value.verdict).toBe('yes');
    expect(completions).toHaveLength(3);
    const [, second, third] = set.endpoint.seen.map(({ body }) => body.messages as { content: string }[]);
    expect(second?.at(-1)?.content).toContain('it holds no JSON');
    expect(third).toHaveLength(3);
    expect(third?.at(-1)?.content).toContain('verdict: ');
  });

  it('is given up within bounds', async () => {
    const set = await bench({ kind: 'answer', text: '{"verdict":', finish: 'length' });
    await expect(set.gateway.structured({ ...asked(set), repairs: 1 }, never)).rejects.toMatchObject({
      ...{ kind: 'bad-reply', message: expect.stringContaining('in 2 calls; at last it was cut off') },
    });
    expect(set.endpoint.seen).toHaveLength(2);
  });
});

describe('vectors', () => {
  const texts = ['a', 'bb', 'a', 'cccc'];

  it('come in the order of the texts, each text once, and are kept', async () => {
    const set = await bench({ kind: 'answer' }, { own: true });
    const vectors = await set.gateway.embed({ model: 'm', budget: set.budget, texts }, never);
    expect(vectors.map(([length]) => length)).toEqual([1, 2, 1, 4]);
    expect(set.endpoint.seen[0]?.body).toMatchObject({
      input: ['a', 'bb', 'cccc'],
      encoding_format: 'float',
    });
    await set.gateway.embed({ model: 'm', budget: set.budget, texts: ['cccc', 'ddd'] }, never);
    expect(set.endpoint.seen[1]?.body.input).toEqual(['ddd']);
    const replay = set.again({ replay: true });
    expect(await replay.embed({ model: 'm', budget: 'none', texts: ['bb'] }, never)).toHaveLength(1);
    await expect(replay.embed({ model: 'm', budget: 'none', texts: ['e'] }, never)).rejects.toMatchObject({
      kind: 'not-recorded',
    });
    expect((await standing(set)).spent_unseen_nano).toBe(0);
  });

  it('are asked for in batches', async () => {
    const set = await bench({ kind: 'answer' });
    const many = Array.from({ length: 150 }, (_, i) => `text ${i} of ${set.budget}`);
    expect(await set.gateway.embed({ model: 'm', budget: set.budget, texts: many }, never)).toHaveLength(150);
    expect(set.endpoint.seen.map(({ body }) => (body.input as string[]).length).sort()).toEqual([22, 64, 64]);
  });

  it.each([
    ['none', { data: [] }],
    ['of two lengths', { data: [{ embedding: [1] }, { embedding: [1, 2] }] }],
    ['of no numbers', { data: [{ embedding: ['1'] }, { embedding: ['2'] }] }],
    [
      'for one text twice',
      {
        data: [
          { index: 0, embedding: [1] },
          { index: 0, embedding: [2] },
        ],
      },
    ],
  ])('that are %s are refused', async (_, body) => {
    const set = await bench({ kind: 'raw', type: 'application/json', body: JSON.stringify(body) });
    const asked = { model: 'm', budget: set.budget, texts: [`x ${set.budget}`, `y ${set.budget}`] };
    await expect(set.gateway.embed(asked, never)).rejects.toMatchObject({ kind: 'bad-reply' });
  });
});

describe('money', () => {
  it('that is not there lets nothing out', async () => {
    const set = await bench(ANSWER, { cap: 0.0001 });
    await expect(set.ask()).rejects.toMatchObject({
      ...{
        kind: 'budget',
        code: 'budget',
        message: expect.stringMatching(/of \$0.0001 has \$0.0001 left.* may cost \$0.00/),
      },
    });
    expect(set.endpoint.seen).toHaveLength(0);
  });

  it('is waited for where others may give some back', async () => {
    const set = await bench({ ...ANSWER, pause: 5 } as Behaviour, {
      cap: 0.002,
      endpoint: { concurrency: 8 },
    });
    const asked = await Promise.allSettled(Array.from({ length: 4 }, () => set.ask()));
    expect(asked.map(({ status }) => status)).toEqual(Array(4).fill('fulfilled'));
    expect(set.endpoint.most).toBe(1);
  });

  it('of a model without a price is only spent where nothing limits it', async () => {
    const capped = await bench(ANSWER, { model: { price: undefined } });
    await expect(capped.ask()).rejects.toMatchObject({
      kind: 'budget',
      hint: expect.stringContaining('`price:`'),
    });
    expect(capped.endpoint.seen).toHaveLength(0);
    const free = await bench(ANSWER, { model: { price: undefined }, cap: null });
    expect(await free.ask()).toMatchObject({ cost_usd: null, charged_usd: null });
    expect(await standing(free)).toMatchObject({ n_unpriced: 1, spent_nano: 0 });
  });

  it('costs nothing at home', async () => {
    const set = await bench(ANSWER, { model: { price: 'free' }, cap: 0 });
    expect(await set.ask()).toMatchObject({ cost_usd: 0, charged_usd: 0 });
  });

  it('that an endpoint took beyond what it may is told, and it gets no more', async () => {
    const greedy = { ...ANSWER, hidden_tokens: 100_000 } as Behaviour;
    const set = await bench(greedy, { cap: 0.01 });
    const completion = await set.ask();
    expect(completion.cost_usd).toBeGreaterThan(0.8);
    expect(completion.charged_usd).toBeCloseTo(completion.cost_usd!, 6);
    const { spent_nano, over_nano, closed } = await standing(set);
    expect(spent_nano).toBe(10_000_000);
    expect(spent_nano + over_nano).toBeCloseTo(completion.cost_usd! * 1e9, -1);
    expect(closed).toContain('could cost');
    await expect(set.ask()).rejects.toMatchObject({ kind: 'budget' });
    await set.gateway.openBudget(set.budget, 5, { reopen: true });
    await set.ask();
    expect(set.endpoint.seen).toHaveLength(2);
  });

  it('is bounded by what a reply may be charged for, where that is more than it may say', async () => {
    const set = await bench({ ...ANSWER, hidden_tokens: 30_000 } as Behaviour, {
      model: { billed_output: 32_000 },
    });
    await set.ask();
    expect((await standing(set)).closed).toBeNull();
    expect(set.endpoint.seen[0]?.body.max_tokens).toBe(100);
  });
});

describe('a key', () => {
  it('is in no error, no reply and nowhere in the workspace, whatever the endpoint does with it', async () => {
    const echo: Behaviour[] = [
      { kind: 'status', status: 500, body: JSON.stringify({ error: { message: `Bearer ${KEY} is bad` } }) },
      { kind: 'answer', text: `Your key is ${KEY}, or ${encodeURIComponent(KEY)}.`, reasoning: KEY },
      {
        kind: 'status',
        status: 401,
        body: JSON.stringify({ error: { message: `Incorrect API key: ${KEY}` } }),
      },
      {
        kind: 'answer',
        text: 'x',
        piece: 1,
        stray_line: `data: {"error":{"message":"no ${KEY}","code":403}}`,
      },
    ];
    const set = await bench(echo, { own: true });
    const completion = await set.ask({ ...JUDGE, messages: [{ role: 'user', content: `mine is ${KEY}` }] });
    expect(JSON.stringify(completion)).not.toContain(KEY);
    expect(completion.text).toContain('«key»');
    for (const _ of [1, 2]) {
      const error = await set.ask().catch((thrown: unknown) => thrown as Error);
      const told = `${error} ${(error as Error).stack} ${JSON.stringify(error)} ${JSON.stringify((error as Error).cause)}`;
      expect(told).not.toContain(KEY);
    }
    expect(await wholeText(set)).toContain('«key»');
    expect(await wholeText(set)).not.toContain(KEY);
  });

  it('that is missing is named by its variable', async () => {
    const set = await bench(ANSWER);
    const without = set.again({ keys: environmentKeys({ TEST_KEY: '' }) });
    await expect(without.complete({ ...ASKED, budget: set.budget }, never)).rejects.toMatchObject({
      ...{ kind: 'refused', message: expect.stringContaining('TEST_KEY is not set') },
    });
  });

  it('goes under the name that the endpoint has for it, and nothing of the environment goes along', async () => {
    const names = ['OPENAI_API_KEY', 'OPENAI_CUSTOM_HEADERS', 'OPENAI_ORG_ID', 'OPENAI_BASE_URL'] as const;
    for (const name of names)
      process.env[name] = name === 'OPENAI_CUSTOM_HEADERS' ? 'x-secret: OPENAI' : 'http://OPENAI/';
    try {
      const set = await bench(ANSWER, {
        endpoint: { key_header: 'api-key', headers: { 'x-title': 'Study' } },
      });
      await set.ask();
      const { headers } = set.endpoint.seen[0]!;
      expect(headers).toMatchObject({ 'api-key': KEY, 'x-title': 'Study' });
      expect(headers.authorization).toBeUndefined();
      expect(JSON.stringify(headers)).not.toContain('OPENAI');
    } finally {
      for (const name of names) delete process.env[name];
    }
  });
});

describe('a conversation', () => {
  it('goes back as the protocol has it, with reasoning where the model wants it', async () => {
    const set = await bench(ANSWER, {
      model: { return_reasoning: 'reasoning_content', extra: { top_k: 5 } },
    });
    const call = { id: 'a', name: 'bash', arguments: '{}' };
    await set.ask({
      messages: [
        { role: 'system', content: 'You mend.' },
        { role: 'user', content: 'Mend it.' },
        { role: 'assistant', content: '', reasoning: 'Hm.', tool_calls: [call] },
        { role: 'tool', tool_call_id: 'a', content: 'done' },
      ],
    });
    const { messages, top_k } = set.endpoint.seen[0]!.body;
    expect(top_k).toBe(5);
    expect((messages as object[]).slice(2)).toEqual([
      {
        ...{ role: 'assistant', content: '', reasoning_content: 'Hm.' },
        tool_calls: [{ id: 'a', type: 'function', function: { name: 'bash', arguments: '{}' } }],
      },
      { role: 'tool', tool_call_id: 'a', content: 'done' },
    ]);
  });

  it('is of models that the file has, by name or role', async () => {
    const { ask, gateway } = await bench(ANSWER);
    await expect(ask({ model: 'x' })).rejects.toMatchObject({ kind: 'refused', hint: 'It has: m.' });
    expect(gateway.modelsFor('judge')).toEqual(['m']);
    expect(() => gateway.modelsFor('author')).toThrow('role “author”');
  });
});
