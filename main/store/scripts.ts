import { UserError } from '../../analysis/model/user-error.ts';
import type { Database } from './database.ts';
import type { Row } from './select.ts';

export interface ScriptsRequest {
  readonly method?: string | undefined;
  readonly condition?: string | undefined;
  readonly offset: number;
  readonly limit: number;
}

const CHOICES_SHOWN = 100;

const ROW = `
  SELECT s.script_id, s.hash, s.method, s.label, json_array_length(s.spine) AS n_spine, json_array_length(s.overlays) AS n_overlays,
    (SELECT count(DISTINCT k.task_id) FROM chosen_script k WHERE k.script_id = s.script_id) AS n_tasks,
    (SELECT coalesce(list(DISTINCT c.name ORDER BY c.name), []) FROM chosen_script k JOIN condition c USING (condition_id)
      WHERE k.script_id = s.script_id) AS conditions
  FROM script s`;

/** One page of scripts in the order in which they came; with the size of the whole list. */
export async function scripts(database: Database, request: ScriptsRequest, signal?: AbortSignal) {
  const { method, condition } = request;
  const parts = [
    ...(method === undefined ? [] : ['s.method = $method']),
    ...(condition === undefined
      ? []
      : [
          `s.script_id IN (SELECT k.script_id FROM chosen_script k JOIN condition c USING (condition_id) WHERE c.name = $condition)`,
        ]),
  ];
  const where = ['TRUE', ...parts].join(' AND ');
  const values = { ...(method !== undefined && { method }), ...(condition !== undefined && { condition }) };
  const [total] = await database.select(`SELECT count(*) AS n FROM script s WHERE ${where}`, values, signal);
  const rows = await database.select(
    `${ROW} WHERE ${where} ORDER BY s.script_id LIMIT $limit OFFSET $offset`,
    { ...values, limit: request.limit, offset: request.offset },
    signal,
  );
  return { rows, total: total?.n as number };
}

const CHOICES = `
  SELECT c.name AS condition, b.name AS benchmark, t.task_id, t.instance AS task, k.provenance::VARCHAR AS provenance
  FROM chosen_script k JOIN condition c USING (condition_id) JOIN task t USING (task_id) JOIN benchmark b USING (benchmark_id)
  WHERE k.script_id = $id ORDER BY condition, benchmark, task LIMIT ${CHOICES_SHOWN}`;

const parsed = (json: Row[string] | undefined) => (typeof json === 'string' ? JSON.parse(json) : null);

/** One script with its steps and where it is chosen. */
export async function scriptDetail(database: Database, scriptId: number, signal?: AbortSignal) {
  const id = { id: scriptId };
  const [row] = await database.select(`${ROW} WHERE s.script_id = $id`, id, signal);
  if (!row)
    throw new UserError(
      'not-found',
      `This workspace has no script ${scriptId}.`,
      'Its import may have been undone.',
    );
  const [steps] = await database.select(
    'SELECT spine::VARCHAR AS spine, overlays::VARCHAR AS overlays FROM script WHERE script_id = $id',
    id,
    signal,
  );
  const choices = await database.select(CHOICES, id, signal);
  const { method, label } = row;
  return {
    row,
    script: { spine: parsed(steps?.spine), overlays: parsed(steps?.overlays), method, label },
    choices: choices.map((choice) => ({ ...choice, provenance: parsed(choice.provenance) })),
  };
}

/** A script as it was chosen for a task, with what its published form says of the task. */
export interface ChosenScript {
  readonly condition: string;
  readonly benchmark: string;
  readonly instance: string;
  readonly repository: string | null;
  readonly base_commit: string | null;
  readonly image: string | null;
  readonly label: string;
  readonly spine: string;
  readonly overlays: string;
  readonly provenance: string;
}

/** Every choice of a script of one method by the given conditions (all where there are none), in the order of tasks. */
export async function chosenScripts(
  database: Database,
  { method, conditions }: { readonly method: string; readonly conditions: readonly string[] },
  signal?: AbortSignal,
) {
  const rows = await database.select(
    `SELECT c.name AS condition, b.name AS benchmark, f.instance, f.repository, f.base_commit, f.image, s.label, s.spine::VARCHAR AS spine,
       s.overlays::VARCHAR AS overlays, k.provenance::VARCHAR AS provenance
     FROM chosen_script k JOIN condition c USING (condition_id) JOIN script s USING (script_id) JOIN task_fact f USING (task_id)
     JOIN benchmark b USING (benchmark_id)
     WHERE s.method = $method AND k.provenance IS NOT NULL
       AND (len($conditions::VARCHAR[]) = 0 OR list_contains($conditions::VARCHAR[], c.name))
     ORDER BY b.name, f.instance, c.name`,
    { method, conditions },
    signal,
  );
  return rows as unknown as readonly ChosenScript[];
}
