import type { Power } from '../../model/report.ts';
import { meanDetectable, meanPower, welchT } from '../../stats/index.ts';
import { NO_POWER, WANTED_POWER } from '../comparison-power.ts';
import { NO_PAIRS, SINGLE_TASK } from './no-pairs.ts';
import { meansOf, type TaskGroups } from './task-groups.ts';

/**
 * What a comparison of two groups could find at its own sizes and spreads, by the normal approximation to the difference of
 * the task means. `stated`: the difference in question, above 0. What needs pairs is null.
 */
export function groupPower({ a, b, lacking }: TaskGroups, stated: number): Power {
  const found = welchT(meansOf(a), meansOf(b));
  const n_tasks = a.length + b.length;
  const base = { ...NO_POWER, stated_difference: stated, wanted: WANTED_POWER, n_tasks };
  if (found === null || found.no_variation) {
    const why = lacking ?? (found === null ? SINGLE_TASK : 'the tasks of each side end alike');
    return { ...base, reasons: { discordance: NO_PAIRS, sd: why } };
  }
  const { se } = found;
  // The standard error stands for sd/√n: it is that of one draw of the difference.
  return {
    ...{
      ...base,
      se,
      mean_power: meanPower(1, se, stated),
      mean_detectable: meanDetectable(1, se, WANTED_POWER),
    },
    reasons: {
      discordance: NO_PAIRS,
      mean_tasks_needed: 'it depends on how many tasks each side gets',
    },
  };
}
