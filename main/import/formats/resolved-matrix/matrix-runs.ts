import type { Assignment } from '../../../../preload/contract.ts';
import type { ImportedGrade, ImportedRun } from '../../format.ts';
import type { KnownBenchmark } from '../../known-benchmarks.ts';
import { repositoryOf } from '../../repository-of.ts';
import type { MatrixRow } from './matrix-row.ts';

const grade = (verdict: 'resolved' | 'unresolved'): ImportedGrade => ({
  verdict,
  verifier_version: null,
  f2p_pass: null,
  f2p_fail: null,
  p2p_pass: null,
  p2p_fail: null,
  tests: [],
});

const RESOLVED = grade('resolved');
const UNRESOLVED = grade('unresolved');

const tasks = new WeakMap<
  KnownBenchmark,
  readonly { readonly task: string; readonly repository: string | null }[]
>();

function tasksOf(
  benchmark: KnownBenchmark,
): readonly { readonly task: string; readonly repository: string | null }[] {
  const known =
    tasks.get(benchmark) ?? [...benchmark.ids].map((task) => ({ task, repository: repositoryOf(task) }));
  tasks.set(benchmark, known);
  return known;
}

/** A run for every task of the board. The runs share their system and grades: there are tens of thousands of them. */
export function* matrixRuns(row: MatrixRow, file: string, assignment: Assignment): Generator<ImportedRun> {
  const system = {
    label: assignment.system ?? row.system,
    agent: null,
    model: null,
    settings: row.date === null ? {} : { submitted: row.date },
  };
  const note = `ambiguous: the board counts ${row.published ?? 'an unknown number of'} resolved, and the source does not decide this task`;
  for (const { task, repository } of tasksOf(row.benchmark)) {
    const ambiguous = row.ambiguous.has(task);
    yield {
      benchmark: row.benchmark.name,
      task,
      repository,
      canonical_id: task,
      system,
      condition: assignment.condition ?? 'vanilla',
      repeat: assignment.repeat ?? 1,
      file,
      line: row.line,
      note: ambiguous ? note : null,
      ambiguous,
      attempt: null,
      grade: ambiguous ? null : row.resolved.has(task) ? RESOLVED : UNRESOLVED,
    };
  }
}
