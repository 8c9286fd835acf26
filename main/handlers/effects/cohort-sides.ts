import {
  type CohortFacts,
  type CohortRuns,
  changedLines,
  wordCount,
} from '../../../analysis/effects/index.ts';
import type { StoredCohort } from '../../store/cohorts/stored-cohorts.ts';
import type { BenchmarkTask } from '../../store/effects/benchmark-tasks.ts';
import type { EffectRuns } from '../../store/effects/effect-runs.ts';
import { repeatsOf } from '../paired.ts';

/** Benchmarks that hold tasks of the cohort and others besides, by what has run on them. */
export function dividedBenchmarks(
  { tasks }: StoredCohort,
  onBenchmark: ReadonlyMap<string, ReadonlySet<string>>,
): readonly string[] {
  return [...onBenchmark]
    .filter(([, all]) => {
      const inside = tasks.filter((task) => all.has(task)).length;
      return inside > 0 && inside < all.size;
    })
    .map(([benchmark]) => benchmark);
}

/** What the workspace knows of each task. */
export function factsOf(tasks: readonly BenchmarkTask[], cohort: ReadonlySet<string>): CohortFacts {
  const number = (value: (task: BenchmarkTask) => number | null) => tasks.map(value);
  return {
    in_cohort: tasks.map((task) => cohort.has(task.canonical_id)),
    categories: {
      repository: tasks.map((task) => task.repository),
      difficulty: tasks.map((task) => task.difficulty),
    },
    numbers: {
      'changed lines of the reference patch': number(({ reference_patch: patch }) =>
        patch === null ? null : changedLines(patch),
      ),
      'words of the statement': number(({ statement }) => (statement === null ? null : wordCount(statement))),
      'tests that must come to pass': number((task) => task.n_fail_to_pass),
    },
  };
}

/** Runs per system and condition, each task on its side. */
export function cohortRuns(runs: readonly EffectRuns[], cohort: ReadonlySet<string>): readonly CohortRuns[] {
  const rows = new Map<string, { system: string; condition: string; tasks: CohortRuns['tasks'][number][] }>();
  for (const { system, condition, task, verdicts } of runs) {
    const key = JSON.stringify([system, condition]);
    const row = rows.get(key) ?? { system, condition, tasks: [] };
    rows.set(key, row);
    row.tasks.push({ in_cohort: cohort.has(task), runs: repeatsOf(verdicts) });
  }
  return [...rows.values()];
}
