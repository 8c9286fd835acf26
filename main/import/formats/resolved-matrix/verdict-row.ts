import type { Assignment } from '../../../../preload/schemas/mapping-schema.ts';
import type { VerdictRow } from '../../format.ts';
import type { MatrixRow } from './matrix-row.ts';

function verdictOf(row: MatrixRow, task: string): string {
  if (row.ambiguous.has(task)) return '?';
  return row.resolved.has(task) ? '1' : '0';
}

/** A verdict for every task of the board, as one item: a matrix has tens of thousands of runs. */
export function verdictRow(row: MatrixRow, file: string, assignment: Assignment): VerdictRow {
  const tasks = [...row.benchmark.ids];
  return {
    benchmark: row.benchmark.name,
    system: assignment.system ?? row.system,
    condition: assignment.condition ?? 'vanilla',
    repeat: assignment.repeat ?? 1,
    file,
    line: row.line,
    tasks,
    verdicts: tasks.map((task) => verdictOf(row, task)).join(''),
    ambiguous_note: `ambiguous: the board counts ${row.published ?? 'an unknown number of'} resolved, and the source does not decide this task`,
    settings: row.date === null ? {} : { submitted: row.date },
  };
}
