import type { Database } from '../database.ts';

/** What is known of one task of a benchmark, so far as tables of cohorts use it. */
export interface BenchmarkTask {
  readonly canonical_id: string;
  readonly repository: string | null;
  readonly difficulty: string | null;
  readonly statement: string | null;
  readonly reference_patch: string | null;
  readonly n_fail_to_pass: number | null;
}

const QUERY = `
  SELECT f.canonical_id, f.repository, f.difficulty, f.statement, f.reference_patch, len(f.fail_to_pass) AS n_fail_to_pass
  FROM task_fact f JOIN benchmark b USING (benchmark_id) WHERE b.name = $benchmark ORDER BY f.canonical_id`;

/** Every task of the benchmark, run or not, in the order of their canonical ids. */
export async function benchmarkTasks(
  database: Database,
  { benchmark }: { readonly benchmark: string },
  signal?: AbortSignal,
) {
  return (await database.select(QUERY, { benchmark }, signal)) as unknown as readonly BenchmarkTask[];
}
