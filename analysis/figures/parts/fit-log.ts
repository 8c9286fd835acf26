import { ticks as evenTicks, type ScaleLogarithmic, scaleLog } from 'd3';
import { compact } from '../../format/number.ts';
import type { Tick } from './tick.ts';

export interface FittedLogScale {
  readonly scale: ScaleLogarithmic<number, number>;
  readonly ticks: readonly Tick[];
}

interface Wanted {
  /** Everything that must be seen; above 0. */
  readonly domain: readonly [number, number];
  /** Positions of its ends. */
  readonly range: readonly [number, number];
  /** Least distance between the middles of two neighbouring labels. */
  readonly apart: (label: string, next: string) => number;
  readonly most?: number;
  readonly written?: (value: number) => string;
}

interface TickSet {
  readonly digits: readonly number[];
  /** A decade in so many. */
  readonly every: number;
  /** It is not taken for fewer. */
  readonly least: number;
}

/** Ends nearer than these times each other hold few digits, so that even steps say more. */
const NARROW = 3;
const EVEN_STEPS = [6, 5, 4, 3, 2];

const MOST_TICKS = 9;
const ALL = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** The first that has room is taken. */
const TICK_SETS: readonly TickSet[] = [
  { digits: [1, 2, 5], every: 1, least: 3 },
  { digits: [1], every: 1, least: 3 },
  { digits: ALL, every: 1, least: 3 },
  { digits: [1, 3], every: 1, least: 2 },
  { digits: [1, 2, 5], every: 1, least: 2 },
  { digits: [1, 5], every: 1, least: 2 },
  { digits: [1], every: 1, least: 2 },
  { digits: ALL, every: 1, least: 2 },
  ...[2, 3, 5, 10].map((every) => ({ digits: [1], every, least: 2 })),
];

/**
 * A logarithmic scale whose ends are a digit times a power of ten, with ticks at 1, 2 and 5 of each decade, at decades or at
 * some of these, as there is room for their labels; where the ends are near each other, in even steps.
 * @throws RangeError where the domain is not above 0, which has no place on it
 */
export function fitLog(wanted: Wanted): FittedLogScale {
  const { domain, range, apart, most = MOST_TICKS, written = compact } = wanted;
  const ends = roundEnds(domain);
  const scale = scaleLog(ends, range);
  const sets = [
    ...evenSets(ends, written),
    ...TICK_SETS.map(({ least, ...set }) => ({ least, ticks: ticksOf(set, ends, written) })),
  ];
  const isRoomy = (ticks: readonly Tick[]) =>
    ticks.every(({ value, label }, i) => {
      const next = ticks[i + 1];
      return !next || Math.abs(scale(next.value) - scale(value)) >= apart(label, next.label);
    });
  const found = sets.find(
    ({ least, ticks }) => ticks.length >= least && ticks.length <= most && isRoomy(ticks),
  );
  return { scale, ticks: found?.ticks ?? [{ value: ends[0], label: written(ends[0]) }] };
}

/** The nearest below and above that are written with one digit; apart even where all values are alike. */
function roundEnds([least, most]: readonly [number, number]): readonly [number, number] {
  if (!(least > 0 && most >= least && Number.isFinite(most)))
    throw new RangeError(`Not a range above 0: ${least} to ${most}`);
  const [low, high] = least === most ? [least / 2, 2 * most] : [least, most];
  return [oneDigit(low, Math.floor), oneDigit(high, Math.ceil)];
}

/** Rounding errors must not lead to the next digit. */
function oneDigit(value: number, round: (value: number) => number): number {
  const power = Math.floor(Math.log10(value));
  const digits = timesPower(value, -power);
  const nearest = Math.round(digits);
  return timesPower(Math.abs(digits - nearest) < 1e-9 ? nearest : round(digits), power);
}

/** By a quotient below 1, so that three tenths are 0.3. */
function timesPower(value: number, power: number): number {
  return power >= 0 ? value * 10 ** power : value / 10 ** -power;
}

function evenSets([low, high]: readonly [number, number], written: (value: number) => string) {
  if (high / low >= NARROW) return [];
  return EVEN_STEPS.map((steps) => ({
    least: 3,
    ticks: evenTicks(low, high, steps).map((value) => ({ value, label: written(value) })),
  }));
}

function ticksOf(
  { digits, every }: Pick<TickSet, 'digits' | 'every'>,
  [low, high]: readonly [number, number],
  written: (value: number) => string,
): readonly Tick[] {
  const [first, last] = [Math.floor(Math.log10(low)), Math.ceil(Math.log10(high))];
  const decades = Array.from({ length: last - first + 1 }, (_, i) => first + i).filter(
    (at) => at % every === 0,
  );
  const values = decades.flatMap((power) => digits.map((digit) => timesPower(digit, power)));
  const slack = 1 + 1e-9;
  return values
    .filter((value) => value * slack >= low && value <= high * slack)
    .map((value) => ({ value, label: written(value) }));
}
