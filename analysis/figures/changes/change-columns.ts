import { count, fixed, NULL_MARK, signed } from '../../format/number.ts';
import type { Changes } from '../../model/changes.ts';
import type { Interval } from '../../model/comparison.ts';
import { type PlacedColumns, placeColumns } from '../parts/number-columns.ts';
import type { Theme } from '../theme.ts';
import type { ChangeLine } from './change-lines.ts';
import { writtenChange, writtenValue } from './written-measure.ts';

/** A column: each cell a value, or a value and the limits of its interval. */
interface Column {
  readonly key: 'n' | 'a' | 'b' | 'difference' | 'relative';
  readonly header: string;
  readonly pieces: (line: ChangeLine) => readonly string[];
}

/** Side names longer than this would make columns of short numbers wide. */
const LONGEST_SIDE = 10;

/** Sets of columns, the fullest first: tasks go first, then the intervals of differences, differences, and the intervals of the rest. */
export function columnSets(
  data: Changes,
  lines: readonly ChangeLine[],
  theme: Theme,
): readonly PlacedColumns[] {
  const isShort = data.a.length <= LONGEST_SIDE && data.b.length <= LONGEST_SIDE;
  const [a, b] = isShort ? [data.a, data.b] : ['A', 'B'];
  const n: Column = { key: 'n', header: 'n', pieces: (line) => [count(line.n)] };
  const sides: readonly Column[] = [
    { key: 'a', header: a, pieces: (line) => [writtenValue(line.measure, line.a)] },
    { key: 'b', header: b, pieces: (line) => [writtenValue(line.measure, line.b)] },
  ];
  const sets = [
    [n, ...sides, difference(true), relative(true)],
    [...sides, difference(true), relative(true)],
    [n, ...sides, difference(false), relative(true)],
    [...sides, difference(false), relative(true)],
    [...sides, relative(true)],
    [...sides, relative(false)],
  ];
  return sets.map((set) =>
    placeColumns(
      set.map(({ key, header, pieces }) => ({ key, header, cells: lines.map(pieces) })),
      theme,
    ),
  );
}

function difference(withLimits: boolean): Column {
  return {
    key: 'difference',
    header: withLimits ? 'B − A [95% CI]' : 'B − A',
    pieces: ({ measure, difference: value, ci_difference }) => [
      writtenChange(measure, value),
      ...(withLimits ? limitPieces(ci_difference, (limit) => writtenValue(measure, limit)) : []),
    ],
  };
}

function relative(withLimits: boolean): Column {
  return {
    key: 'relative',
    header: withLimits ? 'Change, % [95% CI]' : 'Change, %',
    pieces: ({ relative: value, ci_relative }) => [
      signed(value, 1),
      ...(withLimits ? limitPieces(ci_relative, (limit) => fixed(limit, 1)) : []),
    ],
  };
}

function limitPieces(limits: Interval | null, written: (limit: number) => string): readonly string[] {
  return limits === null ? ['', NULL_MARK] : [`[${written(limits[0])},`, `${written(limits[1])}]`];
}
