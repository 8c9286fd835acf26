import type { Database } from '../database.ts';

/** Tasks for which a condition chose scripts of one label and dose. */
export interface ConditionScripts {
  readonly benchmark: string;
  readonly condition: string;
  readonly method: string;
  readonly label: string;
  /** Interventions that it plans: the attempts of its overlays, one where an overlay has no attempts. */
  readonly dose: number;
  /** Canonical ids. */
  readonly tasks: readonly string[];
}

const QUERY = `
  SELECT b.name AS benchmark, c.name AS condition, s.method, s.label,
    coalesce(list_sum([
      coalesce((o->'when'->'touches'->>'attempts')::INTEGER, 1) FOR o IN json_extract(s.overlays, '$[*]')
    ]), 0)::INTEGER AS dose,
    list(t.canonical_id ORDER BY t.canonical_id) AS tasks
  FROM chosen_script k JOIN condition c USING (condition_id) JOIN script s USING (script_id)
  JOIN task t USING (task_id) JOIN benchmark b USING (benchmark_id)
  GROUP BY ALL ORDER BY ALL`;

/** What conditions say to whom and how often, so far as their scripts are known. */
export async function conditionScripts(database: Database, signal?: AbortSignal) {
  return (await database.select(QUERY, {}, signal)) as unknown as readonly ConditionScripts[];
}
