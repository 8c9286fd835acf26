import type { ChatMessage, Tool } from '../../../analysis/models/index.ts';
import type { Behaviour } from './behaviour.ts';

/** One call of a conversation: what is asked, what the endpoint does, and what is to be made of it. */
export interface Turn {
  readonly messages: readonly ChatMessage[];
  readonly tools?: readonly Tool[];
  readonly behaviour: Behaviour;
  /** Of the completion, or of the error where it has a `kind`. */
  readonly expected: Readonly<Record<string, unknown>>;
}

export interface Conversation {
  readonly name: string;
  readonly endpoint?: object;
  readonly model?: object;
  readonly turns: readonly Turn[];
}

const BASH: Tool = {
  ...{ name: 'bash', description: 'Runs a command.' },
  parameters: { type: 'object', properties: { command: { type: 'string' } }, required: ['command'] },
};
const asked: ChatMessage = { role: 'user', content: 'Why does the test fail?' };
const call = { id: 'call_1', name: 'bash', arguments: '{"command":"pytest -x"}' };
const second = { id: 'call_2', name: 'bash', arguments: '{"command":"git diff"}' };
const ANSWER = { kind: 'answer', text: 'An index is off by one.' } as const;
const one = (behaviour: Behaviour, expected: Turn['expected']): readonly Turn[] => [
  { messages: [asked], behaviour, expected },
];
const raw = (type: string, body: unknown): Behaviour => ({
  ...{ kind: 'raw', type: type === 'events' ? 'text/event-stream' : type },
  body:
    type === 'events'
      ? (body as readonly unknown[])
          .map((data) => `${typeof data === 'string' ? data : `data: ${JSON.stringify(data)}`}\n\n`)
          .join('')
      : typeof body === 'string'
        ? body
        : JSON.stringify(body),
});
const refused = (status: number, body: unknown): Behaviour => ({
  kind: 'status',
  status,
  body: JSON.stringify(body),
});
const JSON_TYPE = 'application/json';

/** A loop of an agent: it calls tools, sees what they gave, and comes to its end. */
const loop = (behaviour: Behaviour, more: Turn['expected'] = {}): readonly Turn[] => [
  {
    messages: [asked],
    tools: [BASH],
    behaviour,
    expected: { tool_calls: [call, second], finish: 'tool-calls', ...more },
  },
  {
    messages: [
      asked,
      { role: 'assistant', content: '', reasoning: 'Let me look.', tool_calls: [call, second] },
      { role: 'tool', tool_call_id: 'call_1', content: '1 failed' },
      { role: 'tool', tool_call_id: 'call_2', content: '' },
    ],
    tools: [BASH],
    behaviour: ANSWER,
    expected: { text: ANSWER.text, tool_calls: [], finish: 'stop' },
  },
];

/** Every kind of conversation that the gateway has to understand, in the forms that endpoints are known to have. */
export const CONVERSATIONS: readonly Conversation[] = [
  { name: 'whole', endpoint: { stream: false }, turns: one(ANSWER, { text: ANSWER.text, finish: 'stop' }) },
  { name: 'streamed', turns: one({ ...ANSWER, piece: 3 }, { text: ANSWER.text, finish: 'stop' }) },
  { name: 'cut-off-at-the-limit', turns: one({ ...ANSWER, finish: 'length' }, { finish: 'length' }) },
  { name: 'tools-in-pieces', turns: loop({ kind: 'answer', tool_calls: [call, second], piece: 4 }) },
  {
    name: 'tools-whole',
    endpoint: { stream: false },
    turns: loop({ kind: 'answer', tool_calls: [call, second] }),
  },
  {
    // As Ollama sends them: each whole, all with one number, the arguments sometimes an object.
    name: 'tools-with-one-number',
    turns: loop(
      raw('events', [
        ...[call, second].map(({ id, name, arguments: written }) => ({
          choices: [
            {
              index: 0,
              delta: {
                role: 'assistant',
                content: '',
                tool_calls: [
                  { id, index: 0, type: 'function', function: { name, arguments: JSON.parse(written) } },
                ],
              },
              finish_reason: null,
            },
          ],
        })),
        {
          choices: [{ index: 0, delta: {}, finish_reason: 'stop' }],
          usage: { prompt_tokens: 90, completion_tokens: 30, total_tokens: 120 },
        },
        'data: [DONE]',
      ]),
    ),
  },
  {
    // As DeepSeek tells them, and as some models want their thoughts back.
    name: 'thoughts-beside-the-answer',
    model: { return_reasoning: 'reasoning_content', billed_output: 2000 },
    turns: [
      ...one(
        {
          ...ANSWER,
          ...{ reasoning: 'The loop starts at one.', piece: 5 },
          usage: {
            ...{ prompt_tokens: 1000, completion_tokens: 200, total_tokens: 1200 },
            ...{
              prompt_cache_hit_tokens: 800,
              prompt_cache_miss_tokens: 200,
              completion_tokens_details: { reasoning_tokens: 120 },
            },
          },
        },
        {
          reasoning: 'The loop starts at one.',
          usage: {
            input_tokens: 1000,
            cached_tokens: 800,
            written_tokens: null,
            output_tokens: 200,
            reasoning_tokens: 120,
          },
          cost_usd: 0.00216,
        },
      ),
      {
        messages: [
          asked,
          { role: 'assistant', content: ANSWER.text, reasoning: 'The loop starts at one.' },
          { role: 'user', content: 'Mend it.' },
        ],
        ...{ behaviour: ANSWER, expected: { text: ANSWER.text } },
      },
    ],
  },
  {
    // As vLLM and OpenRouter name them.
    name: 'thoughts-under-another-name',
    endpoint: { stream: false },
    turns: one(
      { ...ANSWER, reasoning: 'Hm.', reasoning_field: 'reasoning' },
      { reasoning: 'Hm.', text: ANSWER.text },
    ),
  },
  {
    // As Mistral sends them.
    name: 'thoughts-as-parts',
    turns: one(
      raw('events', [
        {
          choices: [
            {
              index: 0,
              delta: {
                role: 'assistant',
                content: [{ type: 'thinking', thinking: [{ type: 'text', text: 'Hm.' }] }],
              },
            },
          ],
        },
        {
          choices: [
            { index: 0, delta: { content: [{ type: 'text', text: ANSWER.text }] }, finish_reason: 'stop' },
          ],
          usage: { prompt_tokens: 50, completion_tokens: 9, total_tokens: 59 },
        },
        'data: [DONE]',
      ]),
      { reasoning: 'Hm.', text: ANSWER.text },
    ),
  },
  {
    // As Gemini counts them.
    name: 'thoughts-in-the-total-alone',
    endpoint: { stream: false },
    turns: one(
      { ...ANSWER, usage: { prompt_tokens: 758, completion_tokens: 102, total_tokens: 860 + 65 } },
      {
        usage: {
          input_tokens: 758,
          cached_tokens: null,
          written_tokens: null,
          output_tokens: 167,
          reasoning_tokens: null,
        },
      },
    ),
  },
  {
    // As Anthropic names what was read from its cache and written to it.
    name: 'cached-beside-the-input',
    endpoint: { stream: false },
    turns: one(
      {
        ...ANSWER,
        usage: {
          input_tokens: 150,
          cache_read_input_tokens: 800,
          cache_creation_input_tokens: 50,
          output_tokens: 40,
        },
      },
      {
        usage: {
          input_tokens: 1000,
          cached_tokens: 800,
          written_tokens: 50,
          output_tokens: 40,
          reasoning_tokens: null,
        },
      },
    ),
  },
  {
    name: 'no-usage',
    turns: one({ ...ANSWER, usage: 'missing' }, { usage: null, cost_usd: null, text: ANSWER.text }),
  },
  {
    // vLLM, OpenAI and llama.cpp.
    name: 'too-long',
    turns: [
      {
        message:
          "This model's maximum context length is 262144 tokens. However, you requested 0 output tokens and your prompt contains at least 262145 input tokens.",
        type: 'BadRequestError',
        code: 400,
      },
      {
        message: 'Your input exceeds the context window of this model.',
        code: 'context_length_exceeded',
        type: 'invalid_request_error',
      },
      {
        code: 400,
        message:
          'request (33056 tokens) exceeds the available context size (32768 tokens), try increasing it',
        type: 'exceed_context_size_error',
      },
    ].flatMap((error) => one(refused(400, { error }), { kind: 'too-long' })),
  },
  {
    // With and without `error`, and with a text in place of it.
    name: 'refused',
    turns: [
      ...one(refused(401, { error: { message: 'Incorrect API key provided', code: 'invalid_api_key' } }), {
        kind: 'refused',
      }),
      ...one(refused(404, { error: 'model "big" not found' }), {
        kind: 'refused',
        message: 'here refused the call with 404: model "big" not found',
      }),
      ...one(refused(422, { detail: 'top_k: not permitted' }), {
        kind: 'refused',
        message: 'here refused the call with 422: top_k: not permitted',
      }),
      ...one(refused(400, { object: 'error', message: 'bad template' }), {
        kind: 'refused',
        message: 'here refused the call with 400: bad template',
      }),
    ],
  },
  {
    // As OpenRouter tells it, in the stream and in place of the reply.
    name: 'an-error-with-success',
    endpoint: { tries: 1 },
    turns: [
      ...one(
        raw('events', [': OPENROUTER PROCESSING', { error: { code: 402, message: 'Insufficient credits' } }]),
        { kind: 'refused' },
      ),
      ...one(raw(JSON_TYPE, { error: { code: 502, message: 'Provider returned error' } }), {
        kind: 'infrastructure',
      }),
    ],
  },
  {
    name: 'no-reply',
    endpoint: { tries: 1 },
    turns: [
      ...one(
        raw(JSON_TYPE, { choices: [], usage: { prompt_tokens: 9, completion_tokens: 0, total_tokens: 9 } }),
        { kind: 'infrastructure' },
      ),
      ...one(raw(JSON_TYPE, '{"choices":[{"message"'), { kind: 'infrastructure' }),
      ...one(raw('text/html', '<html><body>Bad gateway</body></html>'), { kind: 'infrastructure' }),
      ...one(raw('events', [{ choices: [{ index: 0, delta: { content: 'An in' } }] }]), {
        kind: 'infrastructure',
      }),
    ],
  },
];
