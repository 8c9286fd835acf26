import { asList, asNumber, asText, type Untyped } from '../../untyped.ts';

/** One whole run over the tasks of an experiment, of which only the rate is known. */
export interface ParityRun {
  /** Percent, as written. */
  readonly percent: number;
  /** Tasks resolved; null where the rate is that of no whole number of tasks. */
  readonly resolved: number | null;
}

/** What one side of a comparison, such as `original` or `harbor`, came to. */
export interface ParitySide {
  readonly name: string;
  /** Mean as it is written, such as `35.7 +/- 0.6`. */
  readonly mean: string | null;
  readonly runs: readonly ParityRun[];
  /** The counts given do not fit the rates given. */
  readonly contradicts: boolean;
}

const RUN_LIST = /^(.+)_(?:runs|trials)$/;

const decimals = (value: number): number => {
  const [, digits = ''] = String(value).split('.');
  return digits.length;
};

/** Rates are fractions unless the metric says percent or one of them is above 1. */
function isPercent(metric: string, rates: readonly number[]): boolean {
  return /%|percent/i.test(metric) || rates.some((rate) => rate > 1);
}

/** The whole number of tasks that a rate stands for: exactly, or as near as its digits tell. */
function resolvedOf(rate: number, scale: number, size: number): number | null {
  const tasks = (rate / scale) * size;
  const off = Math.abs(tasks - Math.round(tasks));
  const slack = (0.5 * 10 ** -decimals(rate) * size) / scale;
  return off < 1e-6 || (off <= slack && slack < 0.5) ? Math.round(tasks) : null;
}

function numbersOf(value: unknown): readonly number[] {
  return asList(value)
    .map(asNumber)
    .filter((number) => number !== null);
}

function sideOf(name: string, list: unknown, metric: Untyped, size: number | null): ParitySide {
  const rates = numbersOf(list);
  const scale = isPercent(asText(metric.metric) ?? '', rates) ? 100 : 1;
  const counts = numbersOf(metric[`${name}_run_pass_counts`]);
  const runs = rates.map((rate, i) => {
    const computed = size === null ? null : resolvedOf(rate, scale, size);
    return { percent: (rate * 100) / scale, resolved: counts[i] ?? computed, computed };
  });
  return {
    name,
    mean: asText(metric[name]),
    runs: runs.map(({ percent, resolved }) => ({ percent, resolved })),
    contradicts: runs.some(({ resolved, computed }) => computed !== null && resolved !== computed),
  };
}

/** The sides of one metric over `size` tasks, in the order of the file. */
export function paritySides(metric: Untyped, size: number | null): readonly ParitySide[] {
  return Object.entries(metric).flatMap(([key, value]) => {
    const name = Array.isArray(value) ? RUN_LIST.exec(key)?.[1] : undefined;
    return name === undefined ? [] : [sideOf(name, value, metric, size)];
  });
}
