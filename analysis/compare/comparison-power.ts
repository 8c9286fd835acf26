import type { PairedComparison } from '../model/comparison.ts';
import type { Power } from '../model/report.ts';
import {
  clusteredMean,
  enumeratedDetectable,
  enumeratedPower,
  meanDetectable,
  meanPower,
  meanTasks,
  pairedBinaryDetectable,
  pairedBinaryPower,
  pairedBinaryTasks,
} from '../stats/index.ts';
import { NO_OUTCOME } from './no-task.ts';
import type { PairedOutcome } from './paired-outcomes.ts';

export const WANTED_POWER = 0.8;

type Part = Partial<Power> & { readonly reasons: Readonly<Record<string, string>> };

/**
 * What the comparison could find at its own size: of one outcome per task at the observed discordance, and of the task
 * means at the observed standard deviation. `stated`: the difference in question, above 0. What the observed variation
 * alone can tell; it says nothing of whether the observed difference is real.
 */
export function comparisonPower(
  { transitions }: PairedComparison,
  tasks: readonly PairedOutcome[],
  stated: number,
): Power {
  const { ss, su, us, uu } = transitions;
  const binary = binaryPower(ss + su + us + uu, su + us, stated);
  const means = powerOfMeans(tasks, stated);
  return {
    ...{ stated_difference: stated, wanted: WANTED_POWER },
    ...NO_POWER,
    ...binary,
    ...means,
    reasons: { ...binary.reasons, ...means.reasons },
  };
}

export const NO_POWER = {
  ...{ n_outcomes: 0, discordance: null, power_normal: null, power_exact: null, power_mid_p: null },
  ...{ detectable_normal: null, detectable_exact: null, detectable_mid_p: null, tasks_needed: null },
  ...{ n_tasks: 0, sd: null, se: null, mean_power: null, mean_detectable: null, mean_tasks_needed: null },
};

function binaryPower(n: number, discordant: number, stated: number): Part {
  if (n === 0) return { n_outcomes: 0, reasons: { discordance: NO_OUTCOME } };
  const discordance = discordant / n;
  const power = {
    power_normal: pairedBinaryPower(n, discordance, stated),
    power_exact: enumeratedPower(n, discordance, stated, 'exact'),
    power_mid_p: enumeratedPower(n, discordance, stated, 'mid_p'),
    tasks_needed: pairedBinaryTasks(discordance, stated, WANTED_POWER),
  };
  const detectable = {
    detectable_normal: pairedBinaryDetectable(n, discordance, WANTED_POWER),
    detectable_exact: enumeratedDetectable(n, discordance, 'exact', WANTED_POWER),
    detectable_mid_p: enumeratedDetectable(n, discordance, 'mid_p', WANTED_POWER),
  };
  const reasons = {
    ...missing(power, 'the stated difference is no less than the share of discordant tasks, which bounds it'),
    ...missing(
      detectable,
      `no difference up to the share of discordant tasks is found with power ${WANTED_POWER}`,
    ),
  };
  return { n_outcomes: n, discordance, ...power, ...detectable, reasons };
}

function missing(values: Readonly<Record<string, number | null>>, why: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value === null ? [[name, why]] : [])),
  );
}

function powerOfMeans(tasks: readonly PairedOutcome[], stated: number): Part {
  const n = tasks.length;
  const found = clusteredMean(tasks.map(({ difference }) => difference));
  if (found === null || found.no_variation) {
    const reason =
      found === null ? 'fewer than two tasks are scored on both sides' : 'every task has the same difference';
    return { n_tasks: n, reasons: { sd: reason } };
  }
  const sd = found.se * Math.sqrt(n);
  return {
    n_tasks: n,
    ...{ sd, se: found.se },
    mean_power: meanPower(n, sd, stated),
    mean_detectable: meanDetectable(n, sd, WANTED_POWER),
    mean_tasks_needed: meanTasks(sd, stated, WANTED_POWER),
    reasons: {},
  };
}
