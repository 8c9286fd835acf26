import { pairedOutcomes, taskGroups } from '../../analysis/compare/index.ts';
import type { PairedRow } from '../../analysis/model/comparison.ts';
import type { Output, Parsed } from '../../preload/contract.ts';
import type { PairedRows } from '../store/paired-rows.ts';
import { pairedTask } from './paired.ts';

type PairRow = Output<'compare.pairs'>['rows'][number];

type Moves = ReadonlyMap<string, PairRow['transition']>;

const movesOf = (row: PairedRow): Moves =>
  new Map(pairedOutcomes(row).tasks.map(({ task, transition }) => [task, transition]));

/** Tasks of sides that share none, by the side that has them. */
function sidesOf(row: PairedRow): Moves {
  const { a, b } = taskGroups(row);
  return new Map([
    ...a.map(({ task }) => [task, 'of_a'] as const),
    ...b.map(({ task }) => [task, 'of_b'] as const),
  ]);
}

/** The tasks of one row of a comparison, each with where it moved. */
export function pairRows({ rows, paired }: PairedRows, request: Parsed<'compare.pairs'>): readonly PairRow[] {
  const own = rows.filter(({ row, condition }) => row === request.system && condition === request.condition);
  const tasks = own.map(pairedTask);
  const row = { system: request.system, condition: request.condition, tasks };
  const moved = paired ? movesOf(row) : sidesOf(row);
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
