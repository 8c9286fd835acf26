import { grouped } from '../../../analysis/compare/grouped.ts';
import type { GradedRun, GradedSystem } from './grade-context.ts';

/** What each system came to, in the order of names. */
export function systemsOf(runs: readonly GradedRun[]): readonly GradedSystem[] {
  const groups = grouped(runs, ({ benchmark, system, condition }) =>
    JSON.stringify([benchmark, system, condition]),
  );
  return [...groups].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, group]) => systemOf(group));
}

function systemOf(group: readonly GradedRun[]): GradedSystem {
  const { benchmark, system, condition } = group[0] as GradedRun;
  const outcomes: Record<string, number> = {};
  for (const { verdict } of group) outcomes[verdict] = (outcomes[verdict] ?? 0) + 1;
  return {
    ...{ benchmark, system, condition, n_runs: group.length, outcomes },
    n_scored: group.filter(({ resolved }) => resolved !== null).length,
    n_resolved: group.filter(({ resolved }) => resolved).length,
  };
}
