import { precisionFixed, type ScaleLinear, scaleLinear } from 'd3';
import { fixed } from '../../format/number.ts';
import type { Tick } from './tick.ts';

export interface FittedScale {
  readonly scale: ScaleLinear<number, number>;
  readonly ticks: readonly Tick[];
}

interface Wanted {
  /** Everything that must be seen. */
  readonly domain: readonly [number, number];
  /** Positions of its ends. */
  readonly range: readonly [number, number];
  /** What no value can be beyond, such as 0 and 100 percent. */
  readonly limits?: readonly [number, number];
  /** Least distance between the middles of two neighbouring labels. */
  readonly apart: (label: string, next: string) => number;
  readonly most?: number;
  /** Ends where the values do, where there is no room for round ends. */
  readonly tight?: boolean;
  readonly written?: (value: number, digits: number) => string;
}

const MOST_TICKS = 9;

/** A linear scale with round ends, and as many ticks as there is room for their labels. */
export function fitLinear(wanted: Wanted): FittedScale {
  const most = wanted.most ?? MOST_TICKS;
  for (let asked = most; asked > 1; asked -= 1) {
    const scale = niceScale(wanted, asked);
    const ticks = labelled(scale, asked, wanted);
    if (ticks.length <= most && areApart(ticks, scale, wanted)) return { scale, ticks };
  }
  const scale = niceScale(wanted, 2);
  return { scale, ticks: labelled(scale, 2, wanted).slice(0, 1) };
}

function niceScale({ domain, range, limits, tight }: Wanted, ticks: number): ScaleLinear<number, number> {
  const [low, high] = domain[0] === domain[1] ? [domain[0] - 1, domain[1] + 1] : domain;
  const scale = scaleLinear([low, high], range);
  if (!tight) scale.nice(ticks);
  if (!limits) return scale;
  return scale.domain(scale.domain().map((value) => Math.max(limits[0], Math.min(limits[1], value))));
}

function labelled(
  scale: ScaleLinear<number, number>,
  asked: number,
  { written = fixed }: Wanted,
): readonly Tick[] {
  const values = scale.ticks(asked);
  const digits = precisionFixed((values[1] ?? 1) - (values[0] ?? 0));
  return values.map((value) => ({ value, label: written(value, digits) }));
}

function areApart(
  ticks: readonly Tick[],
  scale: ScaleLinear<number, number>,
  { apart }: Pick<Wanted, 'apart'>,
): boolean {
  return ticks.every(({ value, label }, i) => {
    const next = ticks[i + 1];
    return !next || Math.abs(scale(next.value) - scale(value)) >= apart(label, next.label);
  });
}
