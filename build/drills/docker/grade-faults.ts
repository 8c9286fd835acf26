import { withWorkspace } from '../../synthetic/with-workspace.ts';
import type { Lab } from './lab.ts';

/** Every attempt has one grade with the wanted verdict: a sentence for each that has not. */
export function gradeFaults(
  { workspace }: Lab,
  wanted: Readonly<Record<string, string>>,
): Promise<readonly string[]> {
  return withWorkspace(workspace, async (port) => {
    const { rows } = await port.call('sql', {
      query: `SELECT t.instance, count(g.grade_id) AS n, any_value(g.verdict) AS verdict
        FROM run r JOIN task t USING (task_id) JOIN attempt a USING (run_id)
        LEFT JOIN grade g ON g.subject_kind = 'attempt' AND g.subject_id = a.attempt_id
        GROUP BY t.instance, a.attempt_id`,
      limit: 10_000,
    });
    const seen = new Map(rows.map(([instance, n, verdict]) => [String(instance), { n, verdict }]));
    return Object.entries(wanted).flatMap(([name, verdict]) => {
      const found = seen.get(`drill__${name}`);
      if (!found) return [`${name} was lost`];
      if (Number(found.n) !== 1) return [`${name} has ${found.n} grades`];
      return found.verdict === verdict ? [] : [`${name} is ${found.verdict}, not ${verdict}`];
    });
  });
}
