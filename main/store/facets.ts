import type { Filter } from '../../analysis/model/filter.ts';
import { comparablePairs } from './comparable-pairs.ts';
import type { Database } from './database.ts';
import { filterClause } from './filter-clause.ts';

export interface Facet {
  readonly name: string;
  readonly n_runs: number;
  readonly n_tasks: number;
}

const FACETS = {
  benchmarks: { name: 'b.name', join: 'JOIN benchmark b USING (benchmark_id)' },
  systems: { name: 's.label', join: 'JOIN system s USING (system_id)' },
  conditions: { name: 'c.name', join: 'JOIN condition c USING (condition_id)' },
  repositories: { name: 'r.repository', join: '' },
  outcomes: { name: "coalesce(r.outcome, 'none')", join: '' },
} as const;

type FacetName = keyof typeof FACETS;

async function facet(
  database: Database,
  which: FacetName,
  filter: Filter,
  signal?: AbortSignal,
): Promise<Facet[]> {
  const { name, join } = FACETS[which];
  const { where, values } = filterClause(filter);
  const sql = `
    SELECT ${name} AS name, count(*) AS n_runs, count(DISTINCT r.task_id) AS n_tasks
    FROM cache.run_fact r ${join}
    WHERE ${where} AND ${name} IS NOT NULL
    GROUP BY 1 ORDER BY n_runs DESC, name`;
  return (await database.selectFacts(sql, values, signal)) as unknown as Facet[];
}

/** A facet ignores its own part of the filter, so that a further value can be added to it. */
export async function facets(database: Database, filter: Filter, signal?: AbortSignal) {
  const [benchmarks, systems, conditions, repositories, outcomes, pairs] = await Promise.all([
    facet(database, 'benchmarks', { ...filter, benchmark: [] }, signal),
    facet(database, 'systems', { ...filter, system: [] }, signal),
    facet(database, 'conditions', { ...filter, condition: [] }, signal),
    facet(database, 'repositories', { ...filter, repository: [] }, signal),
    facet(database, 'outcomes', { ...filter, outcome: [] }, signal),
    comparablePairs(database, signal),
  ]);
  return { benchmarks, systems, conditions, repositories, outcomes, pairs };
}
