import { UserError } from '../../analysis/model/user-error.ts';
import type { Database } from './database.ts';
import type { Binding } from './select.ts';

export interface TasksRequest {
  readonly filter: {
    readonly benchmark?: readonly string[] | undefined;
    readonly repository?: readonly string[] | undefined;
    readonly task?: string | undefined;
  };
  readonly offset: number;
  readonly limit: number;
}

const ROW = `
  SELECT f.task_id, b.name AS benchmark, f.instance AS task, f.canonical_id, f.repository, f.difficulty,
    epoch_ms(f.created_at) AS created_at, f.statement IS NOT NULL AS has_statement,
    f.reference_patch IS NOT NULL AS has_reference_patch,
    f.test_patch IS NOT NULL OR f.fail_to_pass IS NOT NULL AS has_tests,
    len(f.fail_to_pass) AS n_fail_to_pass, len(f.pass_to_pass) AS n_pass_to_pass,
    (SELECT count(*) FROM run r WHERE r.task_id = f.task_id) AS n_runs,
    (SELECT count(*) FROM chosen_script c WHERE c.task_id = f.task_id) AS n_scripts
  FROM task_fact f JOIN benchmark b USING (benchmark_id)`;

function clause({ benchmark, repository, task }: TasksRequest['filter']): {
  readonly where: string;
  readonly values: Binding;
} {
  const parts = [
    ...(benchmark?.length ? ['list_contains($benchmark::VARCHAR[], b.name)'] : []),
    ...(repository?.length ? ['list_contains($repository::VARCHAR[], t.repository)'] : []),
    ...(task ? ['contains(lower(t.instance), lower($task))'] : []),
  ];
  return {
    where: ['TRUE', ...parts].join(' AND '),
    values: {
      ...(benchmark?.length && { benchmark }),
      ...(repository?.length && { repository }),
      ...(task && { task }),
    },
  };
}

/** One page of tasks, in the order benchmark, instance; with the size of the whole list. */
export async function tasks(database: Database, request: TasksRequest, signal?: AbortSignal) {
  const { where, values } = clause(request.filter);
  const chosen = `FROM task t JOIN benchmark b USING (benchmark_id) WHERE ${where}`;
  const [total] = await database.select(`SELECT count(*) AS n ${chosen}`, values, signal);
  const rows = await database.select(
    `${ROW} SEMI JOIN (
       SELECT t.task_id ${chosen} ORDER BY b.name, t.instance LIMIT $limit OFFSET $offset
     ) page USING (task_id) ORDER BY b.name, f.instance`,
    { ...values, limit: request.limit, offset: request.offset },
    signal,
  );
  return { rows, total: total?.n as number };
}

const FACTS = `
  SELECT base_commit, statement, hints, reference_patch, test_patch, image, version, environment_commit, fail_to_pass,
    pass_to_pass, more::VARCHAR AS more
  FROM task_fact WHERE task_id = $id`;

const SCRIPTS = `
  SELECT c.name AS condition, k.script_id, s.method, s.label
  FROM chosen_script k JOIN condition c USING (condition_id) LEFT JOIN script s USING (script_id)
  WHERE k.task_id = $id ORDER BY c.name`;

const SOURCES = `
  SELECT t.import_id, i.path, t.file, t.line FROM task_content t JOIN import i USING (import_id)
  WHERE t.task_id = $id ORDER BY t.import_id, t.n`;

/** Everything known of one task: its facts, the scripts that conditions chose for it, and who told of it. */
export async function taskDetail(database: Database, taskId: number, signal?: AbortSignal) {
  const id = { id: taskId };
  const [row] = await database.select(`${ROW} WHERE f.task_id = $id`, id, signal);
  if (!row)
    throw new UserError(
      'not-found',
      `This workspace has no task ${taskId}.`,
      'Its import may have been undone.',
    );
  const [facts, scripts, sources] = await Promise.all([
    database.select(FACTS, id, signal),
    database.select(SCRIPTS, id, signal),
    database.select(SOURCES, id, signal),
  ]);
  const more = facts[0]?.more;
  return {
    task: row,
    facts: { ...facts[0], more: typeof more === 'string' ? JSON.parse(more) : null },
    scripts,
    sources,
  };
}
