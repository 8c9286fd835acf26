import { pairedOutcomes } from '../../analysis/compare/index.ts';
import { countTransitions } from '../../analysis/compare/outcome-table.ts';
import type { PairedRow, PairedTask } from '../../analysis/model/comparison.ts';
import {
  clusterBootstrap,
  clusteredMean,
  type PairedRuns,
  type PairedTable,
  pooledDifference,
  type Random,
} from '../../analysis/stats/index.ts';
import { pairedRows } from '../synthetic/paired-rows.ts';
import type { Population } from '../synthetic/population.ts';

export const TASKS = 200;
export const RUNS = 3;

export type PairedSample = ReturnType<typeof pairedSample>;

/** A simulated comparison with all that several statistics need of it. The same generator then draws for the statistics. */
export function pairedSample(random: Random, population: Population, draws: number) {
  const row = pairedRows(random, [population], { tasks: TASKS, runs: RUNS })[0]!;
  const { tasks } = pairedOutcomes(row);
  const differences = tasks.map(({ difference }) => difference);
  return {
    ...{ random, draws, differences },
    runs: tasks.map((task) => task.runs),
    table: { 'run 1': tableOf(firstRuns(row)), majority: tableOf(row) },
    clustered: clusteredMean(differences),
    pooled: pooledDifference(row.tasks.map(scoredRuns)),
    byRepository: pooledDifference(repositoriesOf(row.tasks)),
    bootstrap: clusterBootstrap(differences, random, draws),
  };
}

function firstRuns(row: PairedRow): PairedRow {
  return { ...row, tasks: row.tasks.map((task) => ({ ...task, a: [task.a[0]!], b: [task.b[0]!] })) };
}

function tableOf(row: PairedRow): PairedTable {
  const { ss, su, us, uu } = countTransitions(pairedOutcomes(row).tasks);
  return { both: ss, a_only: su, b_only: us, neither: uu };
}

function scoredRuns({ a, b }: PairedTask): PairedRuns {
  const scored = (runs: PairedTask['a']) => runs.flatMap((verdict) => verdict ?? []);
  return { a: scored(a), b: scored(b) };
}

/** All runs of a repository as if of one task. */
function repositoriesOf(tasks: readonly PairedTask[]): readonly PairedRuns[] {
  const groups = new Map<string | null, { a: number[]; b: number[] }>();
  for (const task of tasks) {
    const { a, b } = scoredRuns(task);
    const group = groups.get(task.repository) ?? { a: [], b: [] };
    groups.set(task.repository, { a: [...group.a, ...a], b: [...group.b, ...b] });
  }
  return [...groups.values()];
}
