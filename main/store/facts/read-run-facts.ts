import type { DuckDBConnection } from '@duckdb/node-api';
import { EXITS } from '../../../analysis/model/exit.ts';
import { orderBy } from './order-by.ts';
import { ranksOf } from './ranks-of.ts';
import { readCohortFacts } from './read-cohort-facts.ts';
import { readColumns } from './read-columns.ts';
import { readLabels } from './read-labels.ts';
import { type Dimension, OUTCOME_NAMES, RUN_COLUMNS, type RunFacts } from './run-facts.ts';

/** A name's code is its place among the names in their order. */
const coded = (table: string, name: string) =>
  `SELECT ${table}_id AS id, ${name} AS name, row_number() OVER (ORDER BY ${name}) - 1 AS code FROM ${table}`;
const BENCHMARKS = coded('benchmark', 'name');
const SYSTEMS = coded('system', 'label');
const CONDITIONS = coded('condition', 'name');
const TASKS = `
  SELECT task_id AS id, instance AS name, benchmark_id, repository, canonical_id,
    row_number() OVER (ORDER BY b.name, instance) - 1 AS code
  FROM task JOIN benchmark b USING (benchmark_id)`;

const code = (value: string) => `coalesce(${value}, -1)::INTEGER`;
const number = (value: string) => `coalesce(${value}::DOUBLE, 'NaN'::DOUBLE)`;
const place = (value: string, names: readonly string[]) =>
  code(`list_position([${names.map((name) => `'${name}'`).join(', ')}], ${value}) - 1`);

/** In the order of `RUN_COLUMNS`. */
const RUNS = `
  SELECT ${code('b.code')}, ${code('s.code')}, ${code('c.code')}, ${code('t.code')}, r.repeat,
    ${place("coalesce(r.outcome, 'none')", OUTCOME_NAMES)}, ${code('r.resolved::INTEGER')}, ${code('r.suspect::INTEGER')},
    ${code('r.ambiguous::INTEGER')}, ${place('r.exit', EXITS)}, coalesce(e.n_events, 0)::INTEGER,
    ${number('r.run_id')}, ${number('r.attempt_id')}, ${number('r.steps')}, ${number('r.input_tokens')},
    ${number('r.cached_tokens')}, ${number('r.output_tokens')}, ${number('r.cost_usd')}, ${number('r.duration_s')}
  FROM run_outcome r JOIN (${TASKS}) t ON t.id = r.task_id JOIN (${BENCHMARKS}) b ON b.id = t.benchmark_id
  JOIN (${SYSTEMS}) s ON s.id = r.system_id JOIN (${CONDITIONS}) c ON c.id = r.condition_id
  LEFT JOIN (SELECT attempt_id, count(*) AS n_events FROM event GROUP BY ALL) e USING (attempt_id)`;

const NOTES = `
  SELECT run_id::DOUBLE, coalesce(set_aside, note) FROM run WHERE set_aside IS NOT NULL OR note IS NOT NULL`;
const EXIT_DETAILS = 'SELECT attempt_id::DOUBLE, exit_detail FROM attempt WHERE exit_detail IS NOT NULL';
const PUBLISHED = `
  SELECT ${code('b.code')}, ${code('s.code')}, max(p.resolved) FROM published_count p
  JOIN (${BENCHMARKS}) b ON b.id = p.benchmark_id JOIN (${SYSTEMS}) s ON s.id = p.system_id
  GROUP BY ALL`;

const readNames = (connection: DuckDBConnection, dimension: string) =>
  readColumns(connection, `SELECT id, name FROM (${dimension}) ORDER BY code`, { id: 'code', name: 'text' });

const readTasks = (connection: DuckDBConnection) =>
  readColumns(connection, `SELECT name, repository, canonical_id FROM (${TASKS}) ORDER BY code`, {
    name: 'text',
    repository: 'text',
    canonical_id: 'text',
  });

async function readTexts(connection: DuckDBConnection, sql: string): Promise<ReadonlyMap<number, string>> {
  const { key, text } = await readColumns(connection, sql, { key: 'number', text: 'text' });
  return new Map(text.map((value, i) => [key[i] as number, value as string]));
}

async function readPublished(connection: DuckDBConnection): Promise<RunFacts['published']> {
  const kinds = { benchmark: 'code', system: 'code', resolved: 'code' } as const;
  const { benchmark, system, resolved } = await readColumns(connection, PUBLISHED, kinds);
  const counts = new Map(Array.from(resolved, (n, i) => [`${benchmark[i]} ${system[i]}`, n]));
  return (ofBenchmark, ofSystem) => counts.get(`${ofBenchmark} ${ofSystem}`) ?? null;
}

/** What each run has by way of its task. */
function dimensionOfTasks(ofTasks: readonly (string | null)[], task: Int32Array): Dimension {
  const names = [...new Set(ofTasks)].filter((name) => name !== null).sort();
  const places = new Map(names.map((name, i) => [name, i]));
  const codes = Int32Array.from(ofTasks, (name) => (name === null ? -1 : (places.get(name) as number)));
  return { names, codes: task.map((at) => codes[at] as number) };
}

/** The values at `rows`, one after another. */
function taken<Column extends Int32Array | Float64Array>(column: Column, rows: Int32Array): Column {
  const sorted = column.slice() as Column;
  for (let i = 0; i < rows.length; i += 1) sorted[i] = column[rows[i]!]!;
  return sorted;
}

/** In the order in which runs are listed. */
async function readListed(connection: DuckDBConnection): Promise<RunFacts['columns']> {
  const columns = await readColumns(connection, RUNS, RUN_COLUMNS);
  const { benchmark, system, condition, task, repeat } = columns;
  const rows = orderBy(benchmark, system, condition, task, ranksOf(repeat));
  return Object.fromEntries(
    Object.entries(columns).map(([name, column]) => [name, taken(column, rows)]),
  ) as never;
}

/** Reads in the caller's transaction, so that all queries see one state. Outcomes are derived by `run_outcome`. */
export async function readRunFacts(connection: DuckDBConnection): Promise<RunFacts> {
  const benchmarks = await readNames(connection, BENCHMARKS);
  const systems = await readNames(connection, SYSTEMS);
  const conditions = await readNames(connection, CONDITIONS);
  const tasks = await readTasks(connection);
  const columns = await readListed(connection);
  const canonical = dimensionOfTasks(tasks.canonical_id, columns.task);
  const { cohorts, cohort } = await readCohortFacts(connection, canonical);
  return {
    n_runs: columns.run_id.length,
    columns,
    dimensions: {
      benchmark: { names: benchmarks.name as string[], codes: columns.benchmark },
      system: { names: systems.name as string[], codes: columns.system },
      condition: { names: conditions.name as string[], codes: columns.condition },
      repository: dimensionOfTasks(tasks.repository, columns.task),
      outcome: { names: OUTCOME_NAMES, codes: columns.outcome },
      task: { names: tasks.name as string[], codes: columns.task },
    },
    several: { cohort, label: await readLabels(connection, columns) },
    cohorts,
    canonical,
    ids: { benchmark: benchmarks.id, system: systems.id, condition: conditions.id },
    notes: await readTexts(connection, NOTES),
    exit_details: await readTexts(connection, EXIT_DETAILS),
    published: await readPublished(connection),
  };
}

/** The same facts with the cohorts as they are now. */
export async function withCohorts(connection: DuckDBConnection, facts: RunFacts): Promise<RunFacts> {
  const { cohorts, cohort } = await readCohortFacts(connection, facts.canonical);
  return { ...facts, cohorts, several: { ...facts.several, cohort } };
}
