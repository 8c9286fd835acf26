import type { PairedTask, Repeats } from '../model/comparison.ts';
import type { Estimate, RepeatRates, ReportTask } from '../model/report.ts';
import { mean, type PairedRuns, pooledDifference } from '../stats/index.ts';

/** Resolve rates of every repeat over the tasks, ascending; a repeat of which no run is scored keeps its place. */
export function repeatRates(tasks: readonly ReportTask[]): readonly RepeatRates[] {
  const repeats = new Set(tasks.flatMap(({ repeats_a, repeats_b }) => [...repeats_a, ...repeats_b]));
  return [...repeats].sort((x, y) => x - y).map((repeat) => ratesOf(tasks, repeat));
}

function ratesOf(tasks: readonly ReportTask[], repeat: number): RepeatRates {
  const a = rateOf(tasks.flatMap((task) => task.a.filter((_, i) => task.repeats_a[i] === repeat)));
  const b = rateOf(tasks.flatMap((task) => task.b.filter((_, i) => task.repeats_b[i] === repeat)));
  const difference = a.rate === null || b.rate === null ? null : b.rate - a.rate;
  return { repeat, n_a: a.n, rate_a: a.rate, n_b: b.n, rate_b: b.rate, difference };
}

function rateOf(verdicts: Repeats) {
  const scored = scoredOf(verdicts);
  return { n: scored.length, rate: meanOf(scored) };
}

/** The mean over repeats of their rates, each repeat alike, of B − A: no interval of its own. */
export function repeatRateMean(rates: readonly RepeatRates[], n: number): Estimate {
  const rate_a = meanOf(rates.flatMap(({ rate_a: rate }) => rate ?? []));
  const rate_b = meanOf(rates.flatMap(({ rate_b: rate }) => rate ?? []));
  const difference = rate_a === null || rate_b === null ? null : rate_b - rate_a;
  const reason = 'a mean over few repeats; its uncertainty is that between tasks, which the task means show';
  return { estimand: 'run-rate-mean', n, rate_a, rate_b, difference, interval: null, method: null, reason };
}

/** All scored runs alike, a task with more of them weighing more; errors clustered by task. */
export function pooledRuns(tasks: readonly PairedTask[]): Estimate {
  const runs: readonly PairedRuns[] = tasks.map(({ a, b }) => ({ a: scoredOf(a), b: scoredOf(b) }));
  return { estimand: 'pooled-runs', ...pooledRates(tasks), ...intervalOf(pooledDifference(runs)) };
}

/** Shares of all scored runs of each side, and how many these are. */
export function pooledRates(tasks: readonly PairedTask[]) {
  const [a, b] = [scoredOf(tasks.flatMap((task) => task.a)), scoredOf(tasks.flatMap((task) => task.b))];
  const [rate_a, rate_b] = [meanOf(a), meanOf(b)];
  const difference = rate_a === null || rate_b === null ? null : rate_b - rate_a;
  return { n: a.length + b.length, rate_a, rate_b, difference };
}

function intervalOf(
  found: ReturnType<typeof pooledDifference>,
): Pick<Estimate, 'interval' | 'method' | 'reason'> {
  if (found === null || found.no_variation) {
    const reason =
      found === null ? 'fewer than two tasks are scored on both sides' : 'every run of a side ended alike';
    return { interval: null, method: null, reason };
  }
  return { interval: found.cr1.interval, method: 'clustered-cr1', reason: null };
}

function scoredOf(verdicts: Repeats): readonly (0 | 1)[] {
  return verdicts.filter((verdict) => verdict !== null);
}

function meanOf(values: readonly number[]): number | null {
  return values.length === 0 ? null : mean(values);
}
