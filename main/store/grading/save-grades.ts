import type { DuckDBConnection } from '@duckdb/node-api';
import type { Database } from '../database.ts';
import { RowAppender } from '../ingest/row-appender.ts';

/** A verdict on one subject, with what it was read from. */
export interface NewGrade {
  /** `task`: its reference. */
  readonly subject_kind: 'attempt' | 'task';
  readonly subject_id: number;
  readonly verdict: string;
  readonly verifier: string;
  readonly verifier_version: string;
  readonly image: string | null;
  readonly patch_hash: string | null;
  readonly tests_hash: string | null;
  readonly timeout_counts: boolean | null;
  readonly because: string;
  readonly remarks: readonly string[];
  /** Null where no container was needed, or none could be had. */
  readonly evaluation_id: number | null;
  /** Milliseconds since the epoch. */
  readonly graded_at: number;
  readonly tests: readonly {
    readonly name: string;
    readonly group: 'F2P' | 'P2P';
    readonly passed: boolean;
  }[];
}

const ROW_TYPE = JSON.stringify([
  {
    ...{ grade_id: 'BIGINT', subject_kind: 'VARCHAR', subject_id: 'BIGINT', verdict: 'VARCHAR' },
    ...{ verifier: 'VARCHAR', verifier_version: 'VARCHAR', image: 'VARCHAR', patch_hash: 'VARCHAR' },
    ...{ tests_hash: 'VARCHAR', f2p_pass: 'INTEGER', f2p_fail: 'INTEGER', p2p_pass: 'INTEGER' },
    ...{ p2p_fail: 'INTEGER', timeout_counts: 'BOOLEAN', because: 'VARCHAR', remarks: ['VARCHAR'] },
    ...{ evaluation_id: 'BIGINT', graded_at: 'BIGINT' },
  },
]);

const INSERT = `
  INSERT INTO grade BY NAME
  SELECT g.* EXCLUDE (graded_at), make_timestamp_ms(g.graded_at) AS graded_at, coalesce(last.n, 0) +
    row_number() OVER (PARTITION BY g.subject_kind, g.subject_id ORDER BY g.grade_id) AS n
  FROM (SELECT unnest(from_json($rows, '${ROW_TYPE}'), recursive := true)) g
  LEFT JOIN (SELECT subject_kind, subject_id, max(n) AS n FROM grade GROUP BY ALL) last USING (subject_kind, subject_id)`;

/** Adds grades to what their subjects have: none is ever rewritten. All in one transaction. @returns their ids */
export async function saveGrades(
  database: Database,
  { grades }: { readonly grades: readonly NewGrade[] },
): Promise<readonly number[]> {
  const first = await database.ids.grades.reserve(grades.length);
  await database.write(async (connection) => {
    await connection.run(INSERT, { rows: JSON.stringify(grades.map((grade, i) => rowOf(grade, first + i))) });
    await appendTests(connection, grades, first);
  });
  database.runsChanged();
  return grades.map((_, i) => first + i);
}

function rowOf({ tests, ...grade }: NewGrade, grade_id: number) {
  const of = (group: string, passed: boolean) =>
    tests.length === 0 ? null : tests.filter((test) => test.group === group && test.passed === passed).length;
  return {
    ...{ ...grade, grade_id },
    ...{ f2p_pass: of('F2P', true), f2p_fail: of('F2P', false) },
    ...{ p2p_pass: of('P2P', true), p2p_fail: of('P2P', false) },
  };
}

async function appendTests(
  connection: DuckDBConnection,
  grades: readonly NewGrade[],
  first: number,
): Promise<void> {
  const appender = await RowAppender.open(connection, 'test_result');
  for (const [i, { tests }] of grades.entries())
    for (const { name, group, passed } of tests) appender.append([first + i, name, group, passed]);
  appender.close();
}
