import type { OutcomeMatrix, SolvedCounts } from '../model/outcome-matrix.ts';
import type { CellCounts } from './matrix-input.ts';

/** A task and who solves it. */
interface SolvedTask {
  /** Columns in which it is scored, in which a run resolves it, and in which every scored run does. */
  readonly n_scored: number;
  readonly n_any: number;
  readonly n_every: number;
  /** The column that solves it where no other does, of at least two that are scored; else −1. */
  readonly only: number;
}

interface Solved {
  readonly solved: OutcomeMatrix['solved'];
  /** Per column the tasks that it alone solves: of those scored anywhere, and of those scored everywhere. */
  readonly unique: { readonly anywhere: Uint32Array; readonly everywhere: Uint32Array };
}

/** How many tasks are solved by none, by all and by one of the columns. */
export function solvedCounts(cells: CellCounts, n: number, width: number): Solved {
  const tasks = Array.from({ length: n }, (_, row) => solvedTask(cells, row * width, width));
  const anywhere = tasks.filter(({ n_scored }) => n_scored > 0);
  const everywhere = anywhere.filter(({ n_scored }) => n_scored === width);
  return {
    solved: { anywhere: counted(anywhere), everywhere: counted(everywhere) },
    unique: { anywhere: uniqueOf(anywhere, width), everywhere: uniqueOf(everywhere, width) },
  };
}

function solvedTask({ scored, resolved }: CellCounts, from: number, width: number): SolvedTask {
  let [n_scored, n_any, n_every, only] = [0, 0, 0, -1];
  for (let column = 0; column < width; column += 1) {
    const [runs, solved] = [scored[from + column]!, resolved[from + column]!];
    n_scored += Number(runs > 0);
    n_any += Number(solved > 0);
    n_every += Number(runs > 0 && solved === runs);
    if (solved > 0) only = column;
  }
  return { n_scored, n_any, n_every, only: n_any === 1 && n_scored > 1 ? only : -1 };
}

function counted(tasks: readonly SolvedTask[]): SolvedCounts {
  const count = (is: (task: SolvedTask) => boolean) => tasks.filter(is).length;
  return {
    n_tasks: tasks.length,
    none: count(({ n_any }) => n_any === 0),
    all: count(({ n_every, n_scored }) => n_every === n_scored),
    one: count(({ only }) => only >= 0),
  };
}

function uniqueOf(tasks: readonly SolvedTask[], width: number): Uint32Array {
  const unique = new Uint32Array(width);
  for (const { only } of tasks) if (only >= 0) unique[only]! += 1;
  return unique;
}
