import { count } from '../../analysis/format/number.ts';
import type { GradeResult } from '../evaluation/grading/grade-context.ts';
import { printTable } from './print.ts';

const COLUMNS = ['benchmark', 'system', 'condition', 'resolved', 'scored', 'runs', 'outcomes'];

/** What was graded, and everything that a person should look at. */
export function printGraded({ systems, runs, tasks, problems, n_reused }: GradeResult): void {
  if (runs.length === 0 && problems.length === 0) console.log('Nothing is left to be graded.');
  if (systems.length > 0)
    printTable(
      COLUMNS,
      systems.map(({ benchmark, system, condition, n_resolved, n_scored, n_runs, outcomes }) => [
        ...[benchmark, system, condition, n_resolved, n_scored, n_runs],
        Object.entries(outcomes)
          .map(([verdict, n]) => `${count(n)} ${verdict}`)
          .join(', '),
      ]),
    );
  if (n_reused > 0) console.log(`${count(n_reused)} of them were evaluated before and not run again.`);
  for (const { task, n_tried, n_passed, reference_passes } of tasks)
    if (reference_passes === false)
      console.log(`${task}: its reference passes in ${n_passed} of ${n_tried} tries; it is not scored.`);
  for (const { task, flaky_tests } of tasks)
    if (flaky_tests.length > 0)
      console.log(`${task}: ${flaky_tests.length} tests vary with its reference: ${flaky_tests.join(', ')}`);
  for (const { task, system, verdict, because } of runs)
    if (verdict === 'infra-error') console.log(`${task} by ${system} was not graded: ${because}`);
  for (const { task, reason } of problems) console.log(`${task} cannot be graded: ${reason}`);
}
