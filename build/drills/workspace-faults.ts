import type { Output } from '../../preload/contract.ts';
import type { Port } from '../../preload/port.ts';

type Import = Output<'import.list'>['rows'][number];

/** What an import of a source comes to when nothing disturbs it: its counts by the source's name. */
export type Expected = ReadonlyMap<string, Counts>;
type Counts = Readonly<Record<'n_runs' | 'n_attempts' | 'n_grades' | 'n_events', number>>;

export const countsOf = ({ n_runs, n_attempts, n_grades, n_events }: Import): Counts => ({
  n_runs,
  n_attempts,
  n_grades,
  n_events,
});

/** Rows that must not be there, each as a query that counts them. */
const STRAYS: Readonly<Record<string, string>> = {
  'runs of an unknown import': 'FROM run ANTI JOIN import USING (import_id)',
  'runs without task, system or condition': `FROM run r LEFT JOIN task t USING (task_id) LEFT JOIN system s USING (system_id)
    LEFT JOIN condition c USING (condition_id) WHERE t.task_id IS NULL OR s.system_id IS NULL OR c.condition_id IS NULL`,
  'attempts without a run': 'FROM attempt ANTI JOIN run USING (run_id)',
  'grades without an attempt': 'FROM grade g ANTI JOIN attempt a ON a.attempt_id = g.subject_id',
  'events without an attempt': 'FROM event ANTI JOIN attempt USING (attempt_id)',
  'bodies without an event': 'FROM event_body ANTI JOIN event USING (attempt_id, chunk)',
  'events without their body': `FROM event e LEFT JOIN event_body b USING (attempt_id, chunk)
    WHERE b.body IS NULL OR e.body_offset + e.body_length > b.raw_bytes`,
  'test results without a grade': 'FROM test_result ANTI JOIN grade USING (grade_id)',
  'problems of an unknown import': 'FROM import_problem ANTI JOIN import USING (import_id)',
  'published counts of an unknown import': 'FROM published_count ANTI JOIN import USING (import_id)',
  'cohorts of an unknown import': 'FROM cohort ANTI JOIN import USING (import_id)',
  'tasks without a run': 'FROM task ANTI JOIN run USING (task_id)',
  'systems without a run': 'FROM system ANTI JOIN run USING (system_id)',
  'conditions without a run': 'FROM condition ANTI JOIN run USING (condition_id)',
  'run ids given twice': 'FROM (SELECT run_id FROM run GROUP BY 1 HAVING count(*) > 1)',
  'attempt ids given twice': 'FROM (SELECT attempt_id FROM attempt GROUP BY 1 HAVING count(*) > 1)',
  'grade ids given twice': 'FROM (SELECT grade_id FROM grade GROUP BY 1 HAVING count(*) > 1)',
};

const HELD = `
  SELECT r.import_id, count(DISTINCT r.run_id)::INTEGER AS n_runs, count(DISTINCT a.attempt_id)::INTEGER AS n_attempts,
    count(DISTINCT g.grade_id)::INTEGER AS n_grades, coalesce(sum(e.n), 0)::INTEGER AS n_events
  FROM run r LEFT JOIN attempt a USING (run_id) LEFT JOIN grade g ON g.subject_id = a.attempt_id
  LEFT JOIN (SELECT attempt_id, count(*) AS n FROM event GROUP BY 1) e ON e.attempt_id = a.attempt_id
  GROUP BY r.import_id`;

/** Everything wrong with a workspace: rows without their owner, imports that are not whole. Empty where all is well. */
export async function workspaceFaults(
  port: Port,
  imports: readonly Import[],
  expected: Expected,
): Promise<readonly string[]> {
  return [...(await strays(port)), ...(await partImports(port, imports, expected))];
}

async function strays(port: Port): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const [what, from] of Object.entries(STRAYS)) {
    const { rows } = await port.call('sql', { query: `SELECT count(*)::INTEGER ${from}` });
    const n = rows[0]?.[0];
    if (n !== 0) faults.push(`${n} ${what}`);
  }
  return faults;
}

async function partImports(port: Port, imports: readonly Import[], expected: Expected) {
  const { rows } = await port.call('sql', { query: HELD, limit: 10_000 });
  const held = new Map(rows.map(([id, ...counts]) => [id, counts.join(' ')]));
  return imports.flatMap((row) => {
    const said = Object.values(countsOf(row)).join(' ');
    const usual = Object.values(expected.get(nameOf(row)) ?? {}).join(' ');
    const there = held.get(row.import_id);
    return said === usual && said === there
      ? []
      : [`import ${row.import_id} (${nameOf(row)}) holds ${there}, says ${said}, and should have ${usual}`];
  });
}

export const nameOf = ({ path }: Import): string => path.slice(path.lastIndexOf('/') + 1);
