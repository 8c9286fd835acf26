import type { Filter } from '../../analysis/model/filter.ts';
import { OUTCOMES } from '../../analysis/model/outcome.ts';
import type { Database } from './database.ts';
import { filterClause } from './filter-clause.ts';

/** Counts of one benchmark × system × condition × repeat. */
export interface RepeatCounts {
  readonly benchmark: string;
  readonly system: string;
  readonly condition: string;
  readonly repeat: number;
  readonly n_tasks: number;
  readonly n_scored: number;
  readonly n_suspect: number;
  readonly n_ambiguous: number;
  readonly resolved: number;
  readonly published: number | null;
  readonly sum_steps: number | null;
  readonly n_steps: number;
  readonly sum_tokens: number | null;
  readonly n_tokens: number;
  readonly sum_cost: number | null;
  readonly n_cost: number;
  readonly outcomes: Readonly<Record<string, number>>;
}

/** Task means of one benchmark × system × condition that has several repeats. */
export interface TaskMeans {
  readonly benchmark: string;
  readonly system: string;
  readonly condition: string;
  readonly n_tasks: number;
  /** Mean of scored runs per task with at least one, 0–1. */
  readonly means: readonly number[];
}

const outcomeColumn = (outcome: string) => `n_${outcome.replaceAll('-', '_')}`;

const OUTCOME_COUNTS = [
  ...OUTCOMES.map(
    (outcome) => `count(*) FILTER (WHERE r.outcome = '${outcome}') AS ${outcomeColumn(outcome)}`,
  ),
]
  .concat('count(*) FILTER (WHERE r.outcome IS NULL) AS n_none')
  .join(', ');

const repeatSql = (where: string) => `
  WITH counted AS (
    SELECT r.benchmark_id, r.system_id, r.condition_id, r.repeat,
      count(*) AS n_tasks, count(r.resolved) AS n_scored, count(*) FILTER (WHERE r.resolved) AS resolved,
      count(*) FILTER (WHERE r.suspect AND r.resolved IS NOT NULL) AS n_suspect, count(*) FILTER (WHERE r.ambiguous) AS n_ambiguous,
      sum(r.steps)::DOUBLE AS sum_steps, count(r.steps) AS n_steps,
      sum(r.input_tokens + r.output_tokens)::DOUBLE AS sum_tokens,
      count(r.input_tokens + r.output_tokens) AS n_tokens,
      sum(r.cost_usd) AS sum_cost, count(r.cost_usd) AS n_cost, ${OUTCOME_COUNTS}
    FROM cache.run_fact r
    WHERE ${where}
    GROUP BY ALL
  )
  SELECT b.name AS benchmark, s.label AS system, c.name AS condition, k.*,
    (SELECT max(p.resolved) FROM published_count p
      WHERE p.benchmark_id = k.benchmark_id AND p.system_id = k.system_id) AS published
  FROM counted k
  JOIN benchmark b USING (benchmark_id) JOIN system s USING (system_id) JOIN condition c USING (condition_id)
  ORDER BY benchmark, system, condition, repeat`;

const taskSql = (where: string) => `
  WITH kept AS (
    SELECT r.benchmark_id, r.system_id, r.condition_id, r.task_id, r.repeat, r.resolved
    FROM cache.run_fact r
    WHERE ${where}
  ), repeated AS (
    SELECT benchmark_id, system_id, condition_id FROM kept GROUP BY ALL HAVING max(repeat) > min(repeat)
  ), means AS (
    SELECT benchmark_id, system_id, condition_id, task_id, avg(resolved::INTEGER) AS mean
    FROM kept SEMI JOIN repeated USING (benchmark_id, system_id, condition_id)
    GROUP BY ALL
  )
  SELECT b.name AS benchmark, s.label AS system, c.name AS condition, count(*) AS n_tasks,
    coalesce(list(mean ORDER BY task_id) FILTER (WHERE mean IS NOT NULL), []) AS means
  FROM means
  JOIN benchmark b USING (benchmark_id) JOIN system s USING (system_id) JOIN condition c USING (condition_id)
  GROUP BY ALL`;

function outcomesOf(row: Readonly<Record<string, unknown>>): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const outcome of [...OUTCOMES, 'none']) {
    const n = row[outcomeColumn(outcome)];
    if (typeof n === 'number' && n > 0) counts[outcome] = n;
  }
  return counts;
}

/** What every rate is made from: counts per repeat, and task means where there are several repeats. */
export async function rateCounts(database: Database, filter: Filter, signal?: AbortSignal) {
  const { where, values } = filterClause(filter);
  const [repeats, tasks] = await Promise.all([
    database.selectFacts(repeatSql(where), values, signal),
    database.selectFacts(taskSql(where), values, signal),
  ]);
  return {
    repeats: repeats.map((row) => ({ ...row, outcomes: outcomesOf(row) }) as unknown as RepeatCounts),
    tasks: tasks as unknown as TaskMeans[],
  };
}
