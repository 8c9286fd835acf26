import {
  compareGroups,
  compareRow,
  joinedRows,
  meanDifference,
  meanOfGroups,
  type RowAlone,
  type RowIntervals,
  rowIntervals,
} from '../../../analysis/compare/index.ts';
import type { Comparison, PairedRow, PairedTask, Repeats } from '../../../analysis/model/comparison.ts';
import { type PackedRows, packRows, unpackRows } from '../packed-rows.ts';
import type { Task } from '../task.ts';

interface CompareRequest {
  readonly rows: readonly PairedRow[];
  readonly seed: string;
  /** False where the sides share no task. */
  readonly paired?: boolean;
}

interface Piece {
  readonly of: 'mean' | 'intervals' | 'alone' | 'groups' | 'mean of groups';
  readonly packed: PackedRows;
  readonly seed: string;
}

type Mean = ReturnType<typeof meanDifference>;

type Part =
  | { readonly of: 'mean'; readonly mean: Mean }
  | { readonly of: 'intervals'; readonly intervals: readonly RowIntervals[] }
  | { readonly of: 'alone'; readonly alone: readonly RowAlone[] }
  | { readonly of: 'groups'; readonly groups: readonly Comparison[] };

type CompareResult = Mean & { readonly comparisons: readonly Comparison[] };

/** Rows that one pass over the resamples sums up; more take a further pass, which any thread can make. */
const ROWS_OF_ONE_PASS = 64;

/** Tasks over which a piece of rows alone is worth a message of its own. */
const TASKS_OF_A_PIECE = 500;

/**
 * Compares row by row and on the mean. The mean takes all rows together; the intervals of rows take those together that
 * share resamples; everything else takes each row alone.
 */
export const compareTask: Task<CompareRequest, Piece, Part, CompareResult> = {
  plan({ rows, seed, paired }) {
    const { names, rows: packed } = packRows(rows);
    const piece = (of: Piece['of'], positions: readonly number[]): Piece => ({
      of,
      packed: { names, rows: positions.map((i) => packed[i]!) },
      seed,
    });
    if (paired === false) {
      const all = [...rows.keys()];
      return { pieces: [piece('groups', all), piece('mean of groups', all)], join: joinedGroups };
    }
    const sharing = rowsThatShareResamples(rows);
    const alone = rowsOfEnoughTasks(rows);
    const pieces = [
      piece('mean', [...rows.keys()]),
      ...sharing.map((positions) => piece('intervals', positions)),
      ...alone.map((positions) => piece('alone', positions)),
    ];
    return { pieces, join: (parts) => joined(parts, sharing.flat()) };
  },

  work({ of, packed, seed }) {
    const rows = unpackRows(packed);
    if (of === 'groups') return { of, groups: compareGroups(rows, { seed }) };
    if (of === 'mean of groups') return { of: 'mean', mean: meanOfGroups(rows, { seed }) };
    if (of === 'mean') return { of, mean: meanDifference(rows, { seed }) };
    if (of === 'intervals') return { of, intervals: rowIntervals(rows, { seed }) };
    return { of, alone: rows.map((row) => compareRow(row, { seed })) };
  },
};

/** Of sides that share no task. */
function joinedGroups(parts: readonly Part[]): CompareResult {
  const comparisons = parts.flatMap((part) => (part.of === 'groups' ? part.groups : []));
  const [mean] = parts.flatMap((part) => (part.of === 'mean' ? [part.mean] : []));
  return { comparisons, ...mean! };
}

/** `order`: the rows' positions in the order in which the pieces have their intervals. */
function joined(parts: readonly Part[], order: readonly number[]): CompareResult {
  const alone = parts.flatMap((part) => (part.of === 'alone' ? part.alone : []));
  const intervals: RowIntervals[] = [];
  const found = parts.flatMap((part) => (part.of === 'intervals' ? part.intervals : []));
  for (const [at, row] of order.entries()) intervals[row] = found[at]!;
  const [mean] = parts.flatMap((part) => (part.of === 'mean' ? [part.mean] : []));
  return { comparisons: joinedRows(alone, intervals), ...mean! };
}

/** Positions of rows with the same number of tasks to resample, those with most tasks first. */
function rowsThatShareResamples(rows: readonly PairedRow[]): readonly (readonly number[])[] {
  const sizes = rows.map(({ tasks }) => tasks.filter(isScoredOnBothSides).length);
  const distinct = [...new Set(sizes)].sort((x, y) => y - x);
  return distinct.flatMap((size) => {
    const positions = sizes.flatMap((n, i) => (n === size ? [i] : []));
    return chunks(positions, ROWS_OF_ONE_PASS);
  });
}

const isScored = (repeats: Repeats) => repeats.some((verdict) => verdict !== null);
const isScoredOnBothSides = ({ a, b }: PairedTask) => isScored(a) && isScored(b);

function chunks<T>(items: readonly T[], size: number): readonly (readonly T[])[] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, i) =>
    items.slice(i * size, (i + 1) * size),
  );
}

/** Positions of rows in their order, as many together as have enough tasks. */
function rowsOfEnoughTasks(rows: readonly PairedRow[]): readonly (readonly number[])[] {
  const groups: number[][] = [];
  let tasks = TASKS_OF_A_PIECE;
  for (const [i, row] of rows.entries()) {
    if (tasks >= TASKS_OF_A_PIECE) {
      groups.push([]);
      tasks = 0;
    }
    groups.at(-1)!.push(i);
    tasks += row.tasks.length;
  }
  return groups;
}
