import { describe, expect, test } from 'vitest';
import { readHistory } from '../../main/import/formats/openhands/history.ts';
import { openHandsEvents } from './support/open-hands-events.ts';

const { action, observation, userSays, calledBy } = openHandsEvents;

const read = (...events: readonly unknown[]) => readHistory(events, null);

const usage = (prompt_tokens: number, completion_tokens: number, cached_tokens = 0) => ({
  ...{ prompt_tokens, completion_tokens, prompt_tokens_details: { cached_tokens } },
});

describe('the times of events', () => {
  const at = (timestamp: string, more: object = {}) =>
    action('run', { command: 'ls' }, { timestamp, ...more });

  test('are those of the zone that replies tell, in the order of the file', () => {
    // The reply is of 22:13:20Z: the clock stands eight hours ahead of it.
    const history = read(
      at('2023-11-15T06:13:22.500000', calledBy('a')),
      at('2023-11-15T06:14:00'),
      at('2023-11-15T06:13:30'),
    );
    expect(history.events.map(({ time }) => new Date(time!).toISOString())).toEqual([
      '2023-11-14T22:13:22.500Z',
      '2023-11-14T22:14:00.000Z',
      '2023-11-14T22:13:30.000Z',
    ]);
    expect(history).toMatchObject({ duration_s: 37.5, isTimeGuess: false });
    expect(history.started_at).toBe(Date.parse('2023-11-14T22:13:22.500Z'));
  });

  test('without any sign of the zone are read as UTC, and that is said', () => {
    const history = read(at('2023-11-15 06:14:00'));
    expect(history.started_at).toBe(Date.parse('2023-11-15T06:14:00Z'));
    expect(history).toMatchObject({ duration_s: null, isTimeGuess: true });
  });

  test('with a zone are as they say; what is no time is none', () => {
    const history = read(at('2023-11-15T06:14:00+02:00'), at('soon'), action('run', { command: 'x' }));
    expect(history.events.map(({ time }) => time)).toEqual([Date.parse('2023-11-15T04:14:00Z'), null, null]);
    expect(history.isTimeGuess).toBe(false);
  });
});

describe('what a run took', () => {
  test('stands once for each reply, with the first event that it brought', () => {
    const history = read(
      action('run', { command: 'a', thought: 'two at once' }, calledBy('r1', 'x', '{}', usage(100, 10, 40))),
      action('run', { command: 'b' }, calledBy('r1', 'x', '{}', usage(100, 10, 40))),
      observation('run', '', {}, calledBy('r1', 'x', '{}', usage(100, 10, 40))),
      action('run', { command: 'c' }, calledBy('r2', 'x', '{}', usage(200, 20))),
    );
    expect(history.events.map(({ tokens }) => tokens)).toEqual([110, null, null, null, 220]);
    expect(history).toMatchObject({ steps: 2, input_tokens: 300, cached_tokens: 40, output_tokens: 30 });
  });

  test('of a message without a call is what the running total grew by', () => {
    const total = (prompt_tokens: number, cost: number) => ({
      llm_metrics: {
        accumulated_cost: cost,
        accumulated_token_usage: { prompt_tokens, completion_tokens: 1, cache_read_tokens: 0 },
      },
    });
    const history = read(
      action('message', { content: 'a' }, total(10, 0.1)),
      action('message', { content: 'b' }, total(30, 0.2)),
      userSays('x'),
    );
    expect(history.events.map(({ tokens }) => tokens)).toEqual([11, 20, null]);
    expect(history).toMatchObject({ steps: 2, input_tokens: 30, output_tokens: 1, cost_usd: 0.2 });
    // OpenHands counts cached tokens from zero, whether or not it is told of them.
    expect(history.cached_tokens).toBeNull();
  });

  test('is what the row says before what its events add up to; what is zero everywhere is unknown', () => {
    const metrics = {
      accumulated_cost: 0,
      accumulated_token_usage: { prompt_tokens: 0, completion_tokens: 0, cache_read_tokens: 0 },
      costs: [{ cost: 0.5 }, { cost: 0.25 }],
      token_usages: [{ response_id: 'r1', prompt_tokens: 7, completion_tokens: 3, cache_read_tokens: 2 }],
    };
    const event = { kind: 'ActionEvent', source: 'agent', tool_name: 'bash', llm_response_id: 'r1' };
    const history = readHistory([event], metrics);
    expect(history).toMatchObject({ cost_usd: 0.75, input_tokens: 7, cached_tokens: 2, output_tokens: 3 });
    expect(history.events[0]?.tokens).toBe(10);
    const nothing = readHistory([action('run', { command: 'ls' })], {
      ...metrics,
      costs: [],
      token_usages: [],
    });
    expect(nothing).toMatchObject({ cost_usd: null, input_tokens: null, output_tokens: null, steps: 1 });
    expect(readHistory([], { costs: [0.1, 0.2] })).toMatchObject({ steps: 2, cost_usd: 0.30000000000000004 });
  });
});
