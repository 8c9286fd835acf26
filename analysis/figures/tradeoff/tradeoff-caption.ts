import { grouped } from '../../compare/grouped.ts';
import { measureWord } from '../../format/measure.ts';
import { count } from '../../format/number.ts';
import type { Tradeoff, TradeoffPoint } from '../../model/tradeoff.ts';
import type { TradeoffOptions } from './tradeoff-options.ts';

/** The figure's name in a few words. */
export function tradeoffTitle({ measure }: Pick<Tradeoff, 'measure'>): string {
  return `Resolve rate against ${measureWord(measure)} per run`;
}

/** What the figure shows: over what, what each mark is, and what is left out. */
export function tradeoffCaption(data: Tradeoff, { scale }: Pick<TradeoffOptions, 'scale'>): string {
  const { points } = data;
  const benchmarks = new Set(points.map(({ benchmark }) => benchmark));
  return [
    tradeoffSubject(data),
    `Marks: mean over the runs that report it (${count(total(points, 'n_known'))} of ${count(total(points, 'n_runs'))}),`,
    `filled on the Pareto front${benchmarks.size > 1 ? ' of their benchmark' : ''} (none resolves as much for less), which the grey steps join.`,
    intervalSentence(points),
    points.some(({ n_repeats }) => n_repeats > 1)
      ? 'Horizontal lines: least to greatest mean of a repeat.'
      : null,
    scale === 'log' ? 'The measure is on a logarithmic scale.' : null,
    scale === 'log' && points.some(({ min }) => min <= 0)
      ? 'Arrowheads: repeats that took 0, which has no place on it.'
      : null,
    leftOutSentence(data),
  ]
    .filter((sentence) => sentence !== null)
    .join(' ');
}

/** The caption's first sentence, which holds for the same data as a table too. */
export function tradeoffSubject(data: Tradeoff): string {
  const { points } = data;
  if (points.length === 0) return `${tradeoffTitle(data)}.`;
  const names = [...new Set(points.map(({ benchmark }) => benchmark))].join(' and ');
  const scored = rangeOf(points.map(({ n_scored }) => n_scored));
  const systems = new Set(points.map(({ system }) => system));
  const of = systems.size === 1 ? ` of ${[...systems].join()}` : '';
  const marks =
    points.length === 1 ? '1 mark' : `${count(points.length)} marks, a system under a condition each`;
  return `${tradeoffTitle(data)}${of} on ${names}: ${marks}, ${scored} scored tasks.`;
}

function rangeOf(counts: readonly number[]): string {
  const [least, most] = [Math.min(...counts), Math.max(...counts)];
  return least === most ? count(least) : `${count(least)} to ${count(most)}`;
}

const METHODS = { wilson: 'Wilson', 'clustered-t': 'task-clustered t over repeats' } as const;

function intervalSentence(points: readonly TradeoffPoint[]): string | null {
  const methods = [...new Set(points.flatMap(({ ci_method }) => ci_method ?? []))];
  if (methods.length === 0) return null;
  return `Vertical lines: 95% intervals of the rate (${methods.map((method) => METHODS[method]).join('; ')}).`;
}

/** How many groups have no point, by the reason; null where all have one. */
export function leftOutSentence({ left_out }: Pick<Tradeoff, 'left_out'>): string | null {
  if (left_out.length === 0) return null;
  const reasons = [...grouped(left_out, ({ reason }) => reason)];
  return `Left out: ${reasons.map(([reason, { length }]) => `${count(length)} (${reason})`).join(', ')}.`;
}

function total(points: readonly TradeoffPoint[], key: 'n_known' | 'n_runs'): number {
  return points.reduce((sum, point) => sum + point[key], 0);
}
