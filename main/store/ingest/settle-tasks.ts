import type { DuckDBConnection } from '@duckdb/node-api';
import type { ImportProblem } from '../../import/format.ts';
import { select } from '../select.ts';
import { runNamed } from './run-named.ts';
import { settleNames } from './settle-names.ts';

const FACTS = [
  'repository',
  'base_commit',
  'statement',
  'hints',
  'reference_patch',
  'test_patch',
  'image',
  'version',
  'environment_commit',
  'created_at',
  'difficulty',
  'fail_to_pass',
  'pass_to_pass',
  'more',
] as const;

const SAID = `
  CREATE OR REPLACE TEMP TABLE stage_said AS
  SELECT $import::INTEGER AS import_id, t.task_id, x.* EXCLUDE (benchmark, instance, canonical_id) REPLACE (
    make_timestamp_ms(x.created_at::BIGINT) AS created_at, from_json(x.fail_to_pass, '["VARCHAR"]') AS fail_to_pass,
    from_json(x.pass_to_pass, '["VARCHAR"]') AS pass_to_pass, x.more::JSON AS more, x.line::BIGINT AS line)
  FROM stage_task x JOIN benchmark b ON b.name = x.benchmark
  JOIN task t ON t.benchmark_id = b.benchmark_id AND t.instance = x.instance`;

/** One number in the order in which facts were told: by import, then by place in it. */
const AT = '(import_id::BIGINT * 4294967296 + n)';

/** Task folders add to the statement where the repository is and what to leave alone. */
const GOES_ON = `NOT starts_with(f.statement, rtrim(s.statement, E' \\n')) AND NOT starts_with(s.statement, rtrim(f.statement, E' \\n'))`;

/** Further facts are the source's own and differ from source to source; within one they should agree. */
const ALSO: Readonly<Record<string, string>> = {
  more: 'f.more_at // 4294967296 = s.import_id',
  statement: GOES_ON,
};

const differs = (fact: string) =>
  [`s.${fact} <> f.${fact}`, ...(ALSO[fact] === undefined ? [] : [ALSO[fact]])].join(' AND ');

/** Each fact against the first that was told of the task: what differs, and whether anything is new. */
const JUDGED = `
  CREATE OR REPLACE TEMP TABLE stage_judged AS
  WITH told AS (
    SELECT * FROM stage_said
    UNION ALL BY NAME SELECT * FROM task_content WHERE task_id IN (SELECT task_id FROM stage_said)
  ), first_told AS (
    SELECT task_id, ${FACTS.map((fact) => `arg_min(${fact}, ${AT}) AS ${fact}, min(${AT}) FILTER (WHERE ${fact} IS NOT NULL) AS ${fact}_at`).join(', ')}
    FROM told GROUP BY task_id
  )
  SELECT s.n, s.task_id,
    list_filter([${FACTS.map((fact) => `CASE WHEN ${differs(fact)} THEN '${fact}' END`).join(', ')}], lambda x : x IS NOT NULL) AS differs,
    coalesce(list_contains([${FACTS.map((fact) => `${fact}_at`).join(', ')}], s.import_id::BIGINT * 4294967296 + s.n), false) AS adds
  FROM stage_said s JOIN first_told f USING (task_id)`;

/** What agrees with the workspace is kept too, once per task: it stands when the import that told it first is undone. */
const KEEP = `
  INSERT INTO task_content BY NAME
  SELECT s.* FROM stage_said s JOIN stage_judged j USING (n) WHERE len(j.differs) = 0
  QUALIFY j.adds OR row_number() OVER (PARTITION BY s.task_id ORDER BY s.n) = 1
  ORDER BY s.n`;

/** A repository that was not known before goes again with the import. */
const REPOSITORIES = `
  UPDATE task SET repository = c.repository, repository_import = $import
  FROM (SELECT task_id, arg_min(repository, n) AS repository FROM task_content WHERE import_id = $import GROUP BY task_id) c
  WHERE task.task_id = c.task_id AND task.repository IS NULL AND c.repository IS NOT NULL`;

const CLASHES = `
  SELECT x.file, x.line, x.benchmark, x.instance, array_to_string(j.differs, ', ') AS differs
  FROM stage_judged j JOIN stage_task x USING (n) WHERE len(j.differs) > 0 ORDER BY n`;

const COUNTS = `
  SELECT count(DISTINCT task_id) FILTER (WHERE len(differs) = 0 AND adds) AS n_tasks,
    count(*) FILTER (WHERE len(differs) = 0 AND NOT adds) AS n_duplicates
  FROM stage_judged`;

function conflict({ file, line, benchmark, instance, differs }: Record<string, unknown>): ImportProblem {
  return {
    file: String(file),
    line: line as number | null,
    code: 'conflict',
    reason: `${instance} of ${benchmark} is already there with another ${differs}: the first was kept and this one left out.`,
  };
}

/** Adds what is told of tasks; of two that contradict each other the first stands and the other is reported. */
export async function settleTasks(connection: DuckDBConnection, importId: number) {
  for (const sql of [...settleNames('stage_task', 'NULL'), SAID, JUDGED, KEEP, REPOSITORIES])
    await runNamed(connection, sql, { import: importId });
  const [counts] = await select(connection, COUNTS);
  const clashes = await select(connection, CLASHES);
  return {
    n_tasks: counts?.n_tasks as number,
    n_duplicates: counts?.n_duplicates as number,
    conflicts: clashes.map(conflict),
  };
}
