import fc from 'fast-check';
import type { Behaviour, ToldUsage } from './behaviour.ts';

const usage: fc.Arbitrary<ToldUsage> = fc.oneof(
  { weight: 5, arbitrary: fc.constant('honest' as const) },
  { weight: 1, arbitrary: fc.constant('missing' as const) },
  {
    weight: 2,
    arbitrary: fc.record({
      prompt_tokens: fc.constantFrom<unknown>(1, 40, 1e6, 2e9, -1, 0.5, null, '12'),
      completion_tokens: fc.constantFrom<unknown>(1, 90, 1e6, -4, 'x', null),
      total_tokens: fc.constantFrom<unknown>(2, 1e7, undefined, 'many'),
    }),
  },
);

const answer = fc.record({
  kind: fc.constant('answer' as const),
  text: fc.string({ maxLength: 60 }),
  usage,
  hidden_tokens: fc.oneof(
    { weight: 9, arbitrary: fc.nat(60) },
    { weight: 1, arbitrary: fc.integer({ min: 150, max: 9_000 }) },
  ),
  ignores_stream: fc.boolean(),
  piece: fc.integer({ min: 1, max: 30 }),
});

const broken = fc.record({
  kind: fc.constant('answer' as const),
  text: fc.string({ minLength: 10, maxLength: 60 }),
  usage,
  cut_after: fc.nat(3),
  piece: fc.constant(5),
});

const status = fc.record({
  kind: fc.constant('status' as const),
  status: fc.constantFrom(400, 401, 404, 408, 413, 429, 429, 500, 502, 503, 529),
  headers: fc.constantFrom<Record<string, string>>({}, { 'retry-after': '1' }, { 'retry-after': 'soon' }),
  body: fc.constantFrom('{}', '{"error":{"message":"no"}}', 'not even JSON', ''),
});

const raw = fc.record({
  kind: fc.constant('raw' as const),
  type: fc.constantFrom('application/json', 'text/html', 'text/event-stream'),
  body: fc.constantFrom(
    '',
    '{',
    '{"choices":[]}',
    'data: {\n\n',
    'data: [DONE]\n\n',
    '{"error":"no"}',
    '[1]',
    'null',
  ),
});

/** Everything that an endpoint may do, well behaved more often than not. */
export const drawnBehaviour: fc.Arbitrary<Behaviour> = fc.oneof(
  { weight: 8, arbitrary: answer },
  { weight: 2, arbitrary: broken },
  { weight: 2, arbitrary: status },
  { weight: 2, arbitrary: raw },
  { weight: 1, arbitrary: fc.constant({ kind: 'cut' } as const) },
) as fc.Arbitrary<Behaviour>;
