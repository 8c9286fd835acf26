import type { Filter } from '../../analysis/model/filter.ts';
import type { Database } from './database.ts';
import { filterClause } from './filter-clause.ts';
import type { Row } from './select.ts';

export interface RunsRequest {
  readonly filter: Filter;
  readonly run_ids?: readonly number[] | undefined;
  readonly offset: number;
  readonly limit: number;
}

const COLUMNS = `
  r.run_id, b.name AS benchmark, r.instance AS task, r.repository, s.label AS system, c.name AS condition, r.repeat,
  r.outcome, r.resolved, r.suspect, r.note, r.exit, r.exit_detail, r.steps,
  r.input_tokens, r.cached_tokens, r.output_tokens, r.cost_usd, r.duration_s,
  (SELECT count(*) FROM event e WHERE e.attempt_id = r.attempt_id) AS n_events`;

const SOURCE = `
  FROM cache.run_fact r JOIN benchmark b USING (benchmark_id)
  JOIN system s USING (system_id) JOIN condition c USING (condition_id)`;

/** One page of runs, in the order benchmark, system, condition, task, repeat; with the size of the whole list. */
export async function runs(database: Database, request: RunsRequest, signal?: AbortSignal) {
  const { where, values } = filterClause(request.filter);
  const chosen = request.run_ids ? `${where} AND list_contains($ids::BIGINT[], r.run_id)` : where;
  const bound = request.run_ids ? { ...values, ids: request.run_ids } : values;
  const [total] = await database.selectFacts(`SELECT count(*) AS n ${SOURCE} WHERE ${chosen}`, bound, signal);
  const rows = await database.selectFacts(
    `SELECT ${COLUMNS} ${SOURCE} WHERE ${chosen}
     ORDER BY b.name, s.label, c.name, r.instance, r.repeat LIMIT $limit OFFSET $offset`,
    { ...bound, limit: request.limit, offset: request.offset },
    signal,
  );
  return { rows: rows as readonly Row[], total: total?.n as number };
}
