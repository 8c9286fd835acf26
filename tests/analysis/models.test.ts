import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  costBound,
  costOf,
  exceedsPromise,
  fencedCommands,
  isTooLong,
  jsonIn,
  nanoCap,
  nanoDollars,
  type Price,
  promptBound,
  publishedCostOf,
  ReplyBuilder,
  readUsage,
  requestHash,
  retryAfter,
  retryDelay,
  tokensOf,
  type Usage,
  visibleBytes,
} from '../../analysis/models/index.ts';

const PRICE: Price = { input: 2, cached_input: 0.2, cache_write: null, output: 8, long_prompt: null };
const NOT_TOLD = { cached_tokens: null, written_tokens: null, reasoning_tokens: null };

describe('usage', () => {
  it.each<[string, object, Partial<Usage>]>([
    [
      'OpenAI: cached and reasoning within',
      {
        ...{ prompt_tokens: 1000, completion_tokens: 200, total_tokens: 1200 },
        prompt_tokens_details: { cached_tokens: 800, audio_tokens: 0 },
        completion_tokens_details: { reasoning_tokens: 128 },
      },
      { input_tokens: 1000, cached_tokens: 800, output_tokens: 200, reasoning_tokens: 128 },
    ],
    [
      'DeepSeek: hits and misses add up',
      {
        ...{ prompt_tokens: 1000, completion_tokens: 200, total_tokens: 1200 },
        ...{ prompt_cache_hit_tokens: 800, prompt_cache_miss_tokens: 200 },
      },
      { input_tokens: 1000, cached_tokens: 800, output_tokens: 200 },
    ],
    [
      'Anthropic: cached beside the input',
      {
        ...{ input_tokens: 150, output_tokens: 200 },
        ...{ cache_read_input_tokens: 800, cache_creation_input_tokens: 50 },
      },
      { input_tokens: 1000, cached_tokens: 800, written_tokens: 50, output_tokens: 200 },
    ],
    [
      'Gemini: thoughts in the total alone',
      { prompt_tokens: 758, completion_tokens: 102, total_tokens: 1725 },
      { input_tokens: 758, output_tokens: 967 },
    ],
    [
      'Grok: reasoning beside the completion',
      {
        ...{ prompt_tokens: 100, completion_tokens: 10, total_tokens: 160 },
        completion_tokens_details: { reasoning_tokens: 50 },
      },
      { input_tokens: 100, output_tokens: 60, reasoning_tokens: 50 },
    ],
    [
      'llama.cpp, Ollama: plain',
      { prompt_tokens: 5, completion_tokens: 7 },
      { input_tokens: 5, output_tokens: 7 },
    ],
    ['an embedding', { prompt_tokens: 9, total_tokens: 9 }, { input_tokens: 9, output_tokens: 0 }],
    [
      'nulls in place of counts',
      { prompt_tokens: 5, completion_tokens: 7, prompt_tokens_details: null, prompt_cache_hit_tokens: null },
      { input_tokens: 5, cached_tokens: null, output_tokens: 7 },
    ],
  ])('is read as %s', (_, told, usage) => {
    expect(readUsage(told)).toEqual({ usage: { ...NOT_TOLD, ...usage }, reason: null });
  });

  it.each([
    [null, 'no usage'],
    ['12', 'no usage'],
    [{}, 'no usage'],
    [{ prompt_tokens: 3 }, 'only a part'],
    [{ prompt_tokens: -1, completion_tokens: 2 }, 'prompt_tokens is -1'],
    [{ prompt_tokens: 1.5, completion_tokens: 2 }, 'prompt_tokens is 1.5'],
    [{ prompt_tokens: 1, completion_tokens: 1e12 }, 'completion_tokens'],
    [{ prompt_tokens: 1, completion_tokens: '2' }, 'completion_tokens is "2"'],
    [
      { prompt_tokens: 5, completion_tokens: 2, prompt_tokens_details: { cached_tokens: 6 } },
      '6 cached of 5',
    ],
  ])('that cannot be is not believed: %j', (told, reason) => {
    expect(readUsage(told)).toEqual({ usage: null, reason: expect.stringContaining(reason) });
  });
});

describe('cost', () => {
  const usage: Usage = { ...NOT_TOLD, input_tokens: 1000, cached_tokens: 800, output_tokens: 200 };

  it('counts what is cached once, at its own price; the published rule at the input’s', () => {
    expect(tokensOf(usage)).toBe(1200);
    expect(costOf(usage, PRICE)).toBeCloseTo(0.00216, 15);
    expect(publishedCostOf(usage, PRICE)).toBeCloseTo(0.0036, 15);
    expect(nanoDollars(costOf(usage, PRICE))).toBe(2_160_000);
  });

  it('knows what is written to a cache, and longer prompts', () => {
    const price = { ...PRICE, cache_write: 2.5, long_prompt: { ...PRICE, input: 4, over: 2000 } };
    expect(costOf({ ...usage, written_tokens: 100 }, price)).toBeCloseTo(
      (100 * 2 + 160 + 250 + 1600) / 1e6,
      15,
    );
    expect(costOf({ ...usage, input_tokens: 2000 }, price)).toBeCloseTo((1200 * 2 + 160 + 1600) / 1e6, 15);
    expect(costOf({ ...usage, input_tokens: 2001 }, price)).toBeCloseTo((1201 * 4 + 160 + 1600) / 1e6, 15);
  });

  const rate = fc.double({ min: 0, max: 200, noNaN: true });
  const rates = { input: rate, cached_input: fc.option(rate), cache_write: fc.option(rate), output: rate };
  const price: fc.Arbitrary<Price> = fc.record({
    ...rates,
    long_prompt: fc.option(fc.record({ over: fc.integer({ min: 1, max: 3000 }), ...rates })),
  });

  it('never exceeds its bound while tokens keep to theirs, in whole billionths either', () => {
    fc.assert(
      fc.property(
        price,
        fc.nat(3000),
        fc.nat(500),
        fc.nat(3000),
        fc.nat(3000),
        (list, cached, written, rest, output) => {
          const input_tokens = cached + written + rest;
          const call = {
            input_tokens,
            cached_tokens: cached,
            written_tokens: written,
            output_tokens: output,
          };
          const cost = nanoDollars(costOf({ ...call, reasoning_tokens: null }, list));
          expect(cost).toBeLessThanOrEqual(nanoDollars(costBound(input_tokens + 7, output + 3, list)));
          expect(cost).toBeLessThanOrEqual(nanoDollars(costBound(input_tokens, output, list)) + 1);
        },
      ),
    );
  });

  it('is rounded up, a cap down', () => {
    expect([nanoDollars(0.1 + 0.2), nanoDollars(1e-10), nanoDollars(0)]).toEqual([300_000_000, 1, 0]);
    expect([nanoCap(4), nanoCap(0.3), nanoCap(1.9e-9)]).toEqual([4e9, 300_000_000, 1]);
  });
});

describe('what a call may be', () => {
  it('of its prompt is bounded by bytes', () => {
    const body = { messages: [{ role: 'user', content: 'naïve 日本' }] };
    expect(promptBound(body)).toBe(Buffer.byteLength(JSON.stringify(body)) + 64);
  });

  it('of its reply is surely exceeded by visible text alone', () => {
    expect(visibleBytes(' a\n\té日🙂 ')).toBe(1 + 2 + 3 + 4);
    expect(exceedsPromise(4096 + 1600, 100)).toBe(false);
    expect(exceedsPromise(4096 + 1601, 100)).toBe(true);
  });

  it('is the same question whatever the order of its keys, and another at another address', () => {
    const hash = requestHash('http://a/v1', { model: 'm', n: [1, { b: 1, a: 2 }] });
    expect(hash).toBe(requestHash('http://a/v1', { n: [1, { a: 2, b: 1 }], model: 'm' }));
    expect(hash).not.toBe(requestHash('http://b/v1', { model: 'm', n: [1, { b: 1, a: 2 }] }));
    expect(hash).toMatch(/^[0-9a-f]{64}$/);
  });
});

describe('waiting', () => {
  it.each([
    ['120', 120_000],
    ['0.5', 500],
    ['Wed, 21 Oct 2026 07:28:10 GMT', 10_000],
    ['Wed, 21 Oct 2026 07:27:00 GMT', 0],
    ['-5', null],
    ['soon', null],
    ['', null],
  ])('is asked for as %j', (text, wait) => {
    const now = Date.UTC(2026, 9, 21, 7, 28, 0);
    expect(retryAfter((name) => (name === 'retry-after' ? text : null), now)).toBe(wait);
  });

  it('doubles up to a minute, and is never shorter than asked for', () => {
    expect([1, 2, 3, 7, 20].map((tries) => retryDelay(tries, null, 0))).toEqual([
      1000, 2000, 4000, 60_000, 60_000,
    ]);
    expect(retryDelay(1, null, 0.999)).toBeGreaterThanOrEqual(500);
    expect([retryDelay(1, 7000, 0), retryDelay(1, 7000, 0.5)]).toEqual([7000, 7350]);
  });
});

describe('a conversation that is too long', () => {
  it.each([
    'context_length_exceeded',
    "This model's maximum context length is 4097 tokens",
    'the request exceeds the available context size. try increasing the context size',
    'prompt is too long: 250000 tokens > 200000 maximum',
    'The input token count (1100000) exceeds the maximum number of tokens allowed',
  ])('is told by “%s”', (text) => expect(isTooLong(text)).toBe(true));

  it.each(['Invalid API key', 'max_tokens is too large: 99999', 'Unknown model'])('is not by “%s”', (text) =>
    expect(isTooLong(text)).toBe(false),
  );
});

describe('commands in fences', () => {
  it('are those of a shell, each whole', () => {
    const text = [
      'First:',
      '```bash',
      'cat <<EOF',
      '~~~',
      'EOF',
      '```',
      '```python',
      'print("```bash")',
      '```',
      '````sh',
      '```',
      'ls',
      '````',
      '```bash',
      'never closed',
    ].join('\n');
    expect(fencedCommands(text)).toEqual(['cat <<EOF\n~~~\nEOF', '```\nls']);
  });

  it('may have Windows line ends and words after the language', () => {
    expect(fencedCommands('```Bash title="x"\r\nls\r\n```\r\n')).toEqual(['ls']);
    expect(fencedCommands('```\nls\n```')).toEqual([]);
  });
});

describe('JSON in a reply', () => {
  it.each([
    ['{"a":1}', { a: 1 }],
    [' [1,2] ', [1, 2]],
    ['Sure!\n```json\n{"a":"}"}\n```\nDone.', { a: '}' }],
    ['The answer is {"a":{"b":"\\"}"}} as asked.', { a: { b: '"}' } }],
  ])('is found in %j', (text, value) => expect(jsonIn(text)).toEqual({ value }));

  it.each(['', 'none', '{"a":', 'see {this}'])('is not in %j', (text) => expect(jsonIn(text)).toBeNull());
});

describe('a reply in pieces', () => {
  const cut = (text: string, lengths: readonly number[]): readonly string[] => {
    const parts: string[] = [];
    let at = 0;
    for (const length of lengths) {
      parts.push(text.slice(at, at + length));
      at += length;
    }
    return [...parts, text.slice(at)];
  };
  const lengths = fc.array(fc.nat(5), { maxLength: 8 });

  it('is what it is in one', () => {
    const call = fc.record({ id: fc.uuid(), name: fc.string({ minLength: 1 }), arguments: fc.string() });
    fc.assert(
      fc.property(
        fc.string(),
        fc.string(),
        fc.uniqueArray(call, { maxLength: 3, selector: ({ id }) => id }),
        lengths,
        (text, thought, calls, at) => {
          const whole = new ReplyBuilder();
          const tool_calls = calls.map(({ id, name, arguments: written }) => ({
            id,
            function: { name, arguments: written },
          }));
          whole.add({
            choices: [{ message: { content: text, reasoning: thought, tool_calls }, finish_reason: 'stop' }],
          });
          const pieces = new ReplyBuilder();
          const add = (delta: object) => pieces.add({ choices: [{ delta }] });
          for (const part of cut(thought, at)) add({ reasoning_content: part });
          for (const part of cut(text, at)) add({ content: part });
          for (const [index, { id, name, arguments: written }] of calls.entries()) {
            add({ tool_calls: [{ index, id, function: { name } }] });
            for (const part of cut(written, at))
              add({ tool_calls: [{ index, function: { arguments: part } }] });
          }
          pieces.add({ choices: [{ delta: {}, finish_reason: 'stop' }] });
          expect(pieces.reply()).toEqual(whole.reply());
          expect(pieces.visible).toBe(whole.visible);
        },
      ),
    );
  });

  it('keeps calls apart that have one number', () => {
    const builder = new ReplyBuilder();
    for (const id of ['a', 'b'])
      builder.add({
        choices: [{ delta: { tool_calls: [{ index: 0, id, function: { name: 'ls', arguments: '{}' } }] } }],
      });
    expect(builder.reply()?.tool_calls.map(({ id }) => id)).toEqual(['a', 'b']);
  });

  it('is nothing where no choice came, and holds whatever else comes', () => {
    const builder = new ReplyBuilder();
    for (const odd of [null, 7, [], {}, { choices: null }, { choices: [] }]) builder.add(odd);
    expect(builder.reply()).toBeNull();
    builder.add({
      choices: [
        {
          delta: {
            content: [
              { type: 'thinking', thinking: [{ text: 'hm' }] },
              { type: 'text', text: 'a' },
            ],
          },
        },
      ],
    });
    builder.add({ choices: [null, 'x'] });
    builder.add({ choices: [{ delta: { content: 5, tool_calls: 'no' }, finish_reason: 'because' }] });
    expect(builder.reply()).toMatchObject({ text: 'a', reasoning: 'hm', finish: 'other' });
  });
});
