import type { Database } from './database.ts';

export interface ComparablePair {
  readonly by: 'condition' | 'system' | 'benchmark';
  readonly a: string;
  readonly b: string;
  readonly benchmark: string;
  readonly n_systems: number;
  readonly n_tasks: number;
}

/** Among very many systems only the largest are paired: the list is an offer, not a limit. */
const SYSTEMS_OFFERED = 12;

const SQL = `
  WITH cell AS (
    SELECT DISTINCT benchmark_id, system_id, condition_id, canonical_id FROM cache.run_fact
  ), largest AS (
    SELECT system_id FROM cell GROUP BY system_id ORDER BY count(*) DESC, system_id LIMIT ${SYSTEMS_OFFERED}
  ), pair AS (
    SELECT 'condition' AS "by", ca.name AS a, cb.name AS b, x.benchmark_id, x.system_id, x.canonical_id
    FROM cell x JOIN cell y USING (benchmark_id, system_id, canonical_id)
    JOIN condition ca ON ca.condition_id = x.condition_id JOIN condition cb ON cb.condition_id = y.condition_id
    WHERE x.condition_id < y.condition_id
    UNION ALL
    SELECT 'benchmark', ba.name, bb.name, x.benchmark_id, x.system_id, x.canonical_id
    FROM cell x JOIN cell y USING (condition_id, system_id, canonical_id)
    JOIN benchmark ba ON ba.benchmark_id = x.benchmark_id JOIN benchmark bb ON bb.benchmark_id = y.benchmark_id
    WHERE x.benchmark_id < y.benchmark_id
    UNION ALL
    SELECT 'system', sa.label, sb.label, x.benchmark_id, y.system_id, x.canonical_id
    FROM (FROM cell SEMI JOIN largest USING (system_id)) x
    JOIN (FROM cell SEMI JOIN largest USING (system_id)) y USING (benchmark_id, condition_id, canonical_id)
    JOIN system sa ON sa.system_id = x.system_id JOIN system sb ON sb.system_id = y.system_id
    WHERE x.system_id < y.system_id
  )
  SELECT * FROM (SELECT "by", a, b, CASE WHEN "by" = 'benchmark' THEN a ELSE benchmark.name END AS benchmark,
    count(DISTINCT system_id) AS n_systems, count(DISTINCT canonical_id) AS n_tasks
  FROM pair JOIN benchmark USING (benchmark_id)
  GROUP BY ALL)
  ORDER BY CASE "by" WHEN 'condition' THEN 0 WHEN 'benchmark' THEN 1 ELSE 2 END, n_systems * n_tasks DESC, a, b
  LIMIT 200`;

/** Pairs with tasks in common: conditions first, then benchmarks, then systems; most shared cells first. */
export async function comparablePairs(database: Database, signal?: AbortSignal): Promise<ComparablePair[]> {
  return (await database.selectFacts(SQL, {}, signal)) as unknown as ComparablePair[];
}
