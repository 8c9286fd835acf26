import type { RepeatedRuns } from '../../model/repeated-runs.ts';
import { varianceComponents } from '../../stats/index.ts';
import { mostScored, sideOfRuns } from '../repeated-runs.ts';
import { NO_PAIRS } from './no-pairs.ts';
import type { TaskGroups } from './task-groups.ts';

/** What several runs of a task tell beyond their mean, of each side by itself. Null where no side has a task with two. */
export function groupRuns({ a, b }: TaskGroups): RepeatedRuns | null {
  const [mostA, mostB] = [mostScored(a), mostScored(b)];
  if (Math.max(mostA, mostB) < 2) return null;
  const k = Math.min(mostA, mostB);
  const [within_a, within_b] = [varianceComponents(a).within, varianceComponents(b).within];
  const names = ['sd_between', 'runs_needed', 'least_detectable'];
  return {
    ...{ k, a: sideOfRuns(a, k), b: sideOfRuns(b, k) },
    ...{ sd_within_a: rootOf(within_a), sd_within_b: rootOf(within_b), sd_between: null },
    ...{ n_tasks: a.length + b.length, runs_needed: null, least_detectable: null },
    reasons: {
      ...Object.fromEntries(names.map((name) => [name, NO_PAIRS])),
      ...(within_a === null && { sd_within_a: ONE_RUN }),
      ...(within_b === null && { sd_within_b: ONE_RUN }),
    },
  };
}

const ONE_RUN = 'no task of the side has two scored runs';

const rootOf = (variance: number | null): number | null => (variance === null ? null : Math.sqrt(variance));
