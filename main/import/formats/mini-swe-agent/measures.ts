import type { Untyped } from '../../untyped.ts';
import { isReply, messageTime, messageUsage } from './message.ts';

/** What a trajectory's messages add up to; null: not told by any of them. */
export interface Measures {
  readonly replies: number;
  readonly input_tokens: number | null;
  readonly cached_tokens: number | null;
  readonly output_tokens: number | null;
  readonly started_at: number | null;
  readonly duration_s: number | null;
}

/** Sums and span over messages. A call that was answered but not kept (a format error) carries its usage with the error. */
export function measure(messages: readonly Untyped[]): Measures {
  const usages = messages.flatMap((message) => messageUsage(message) ?? []);
  const times = messages.flatMap((message) => messageTime(message) ?? []);
  const sum = (values: readonly number[]) => (values.length === 0 ? null : values.reduce((a, b) => a + b, 0));
  const first = times.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY);
  const last = times.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY);
  return {
    replies: messages.filter(isReply).length,
    input_tokens: sum(usages.map(({ input }) => input)),
    cached_tokens: sum(usages.flatMap(({ cached }) => cached ?? [])),
    output_tokens: sum(usages.map(({ output }) => output)),
    started_at: times.length === 0 ? null : first,
    duration_s: times.length < 2 ? null : (last - first) / 1000,
  };
}
