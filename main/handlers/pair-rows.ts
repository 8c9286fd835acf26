import { pairedOutcomes, type Transition } from '../../analysis/compare/index.ts';
import type { Output, Parsed } from '../../preload/contract.ts';
import type { PairedRows } from '../store/paired-rows.ts';
import { pairedTask } from './paired.ts';

type PairRow = Output<'compare.pairs'>['rows'][number];

/** The tasks of one row of a comparison, each with where it moved. */
export function pairRows({ rows }: PairedRows, request: Parsed<'compare.pairs'>): readonly PairRow[] {
  const own = rows.filter(({ row, condition }) => row === request.system && condition === request.condition);
  const tasks = own.map(pairedTask);
  const moved = new Map<string, Transition>(
    pairedOutcomes({ system: request.system, condition: request.condition, tasks }).tasks.map((outcome) => [
      outcome.task,
      outcome.transition,
    ]),
  );
  return own
    .map(({ task, repository, runs_a, runs_b }, i) => ({
      task,
      repository,
      transition: moved.get(task) ?? ('dropped' as const),
      a: tasks[i]?.a ?? [],
      b: tasks[i]?.b ?? [],
      runs_a,
      runs_b,
    }))
    .filter(({ transition }) => request.transition === undefined || transition === request.transition);
}
