import type { Filter } from '../../analysis/model/filter.ts';
import { UserError } from '../../analysis/model/user-error.ts';
import { comparedBenchmark } from './compared-benchmark.ts';
import type { Database } from './database.ts';
import { filterClause } from './filter-clause.ts';

export interface ComparisonSelection {
  readonly by: 'condition' | 'system' | 'benchmark';
  readonly a: string;
  readonly b: string;
  readonly filter: Filter;
}

/** One task of one row from both sides; verdicts as one character a repeat: 1, 0 or - (unscored). */
export interface PairedTaskRow {
  readonly row: string;
  readonly condition: string | null;
  readonly task: string;
  readonly repository: string | null;
  readonly a: string;
  readonly b: string;
  readonly runs_a: readonly number[];
  readonly runs_b: readonly number[];
}

export interface PairedRows {
  readonly benchmark: string;
  readonly rows: readonly PairedTaskRow[];
}

const SIDES = {
  condition: { side: 'c.name', row: 's.label', condition: 'NULL' },
  system: { side: 's.label', row: '$b::VARCHAR', condition: 'c.name' },
  benchmark: { side: 'b.name', row: 's.label', condition: 'c.name' },
} as const;

/** What the two sides differ in must not also restrict them; outcomes would select on the result. */
function withoutSides(filter: Filter, by: ComparisonSelection['by'], benchmark: string): Filter {
  return {
    ...filter,
    outcome: undefined,
    benchmark: by === 'benchmark' ? undefined : [benchmark],
    ...(by === 'condition' ? { condition: undefined } : {}),
    ...(by === 'system' ? { system: undefined } : {}),
  };
}

function sql(by: ComparisonSelection['by'], where: string): string {
  const { side, row, condition } = SIDES[by];
  const verdicts = (which: string) =>
    `coalesce(string_agg(verdict, '' ORDER BY repeat) FILTER (WHERE side = $${which}), '') AS ${which}`;
  const runs = (which: string) =>
    `coalesce(list(run_id ORDER BY repeat) FILTER (WHERE side = $${which}), []) AS runs_${which}`;
  return `
    WITH seen AS (
      SELECT ${side} AS side, ${row} AS row, ${condition} AS condition, r.canonical_id AS task, r.repository,
        r.run_id, r.repeat, CASE WHEN r.resolved THEN '1' WHEN NOT r.resolved THEN '0' ELSE '-' END AS verdict
      FROM cache.run_fact r JOIN benchmark b USING (benchmark_id)
      JOIN system s USING (system_id) JOIN condition c USING (condition_id)
      WHERE ${where} AND ${side} IN ($a, $b)
    ), paired AS (
      SELECT row, condition, task, any_value(repository) AS repository,
        ${verdicts('a')}, ${verdicts('b')}, ${runs('a')}, ${runs('b')}
      FROM seen GROUP BY row, condition, task
    )
    SELECT * FROM paired
    -- A row that stands on one side only has nothing to compare.
    WHERE (row, coalesce(condition, '')) IN (
      SELECT (row, coalesce(condition, '')) FROM paired GROUP BY row, condition HAVING bool_or(a <> '') AND bool_or(b <> '')
    )
    ORDER BY row, condition, task`;
}

/** The tasks of both sides, per row; a task met on one side only is kept, so that it can be counted as dropped. */
export async function pairedRows(
  database: Database,
  selection: ComparisonSelection,
  signal?: AbortSignal,
): Promise<PairedRows> {
  const { by, a, b, filter } = selection;
  if (a === b) throw new UserError('usage', `A and B are both “${a}”.`, 'Name two different ones.');
  const benchmark = await comparedBenchmark(database, selection, signal);
  const { where, values } = filterClause(withoutSides(filter, by, benchmark));
  const rows = await database.selectFacts(sql(by, where), { ...values, a, b }, signal);
  return { benchmark, rows: rows as unknown as PairedTaskRow[] };
}
