import { grouped } from '../compare/grouped.ts';

export interface VerdictOfRun {
  readonly benchmark: string;
  readonly system: string;
  readonly condition: string;
  readonly verdict: string;
  /** Null: unscored. */
  readonly resolved: boolean | null;
}

export interface GradedSystem extends Pick<VerdictOfRun, 'benchmark' | 'system' | 'condition'> {
  readonly n_runs: number;
  readonly n_scored: number;
  readonly n_resolved: number;
  /** Verdict → runs. */
  readonly outcomes: Readonly<Record<string, number>>;
}

/** What each system came to under each condition, in the order of names. */
export function systemsOf(runs: readonly VerdictOfRun[]): readonly GradedSystem[] {
  const groups = grouped(runs, ({ benchmark, system, condition }) =>
    JSON.stringify([benchmark, system, condition]),
  );
  return [...groups].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, group]) => systemOf(group));
}

function systemOf(group: readonly VerdictOfRun[]): GradedSystem {
  const { benchmark, system, condition } = group[0] as VerdictOfRun;
  const outcomes: Record<string, number> = {};
  for (const { verdict } of group) outcomes[verdict] = (outcomes[verdict] ?? 0) + 1;
  return {
    ...{ benchmark, system, condition, n_runs: group.length, outcomes },
    n_scored: group.filter(({ resolved }) => resolved !== null).length,
    n_resolved: group.filter(({ resolved }) => resolved).length,
  };
}
