import { count, fixed, NULL_MARK, signed } from '../../format/number.ts';
import type { Changes } from '../../model/changes.ts';
import type { Interval } from '../../model/comparison.ts';
import { measureText, type TextStyle } from '../measure-text.ts';
import { bodyText, smallText, type Theme } from '../theme.ts';
import type { ChangeLine } from './change-lines.ts';
import { writtenChange, writtenValue } from './written-measure.ts';

/** A column of numbers; each cell in pieces that stand under one another: a value, then the limits of its interval. */
interface Column {
  readonly key: 'n' | 'a' | 'b' | 'difference' | 'relative';
  readonly header: string;
  readonly pieces: (line: ChangeLine) => readonly string[];
}

export interface PlacedColumn extends Column {
  readonly width: number;
  /** Right edges of the pieces, from the column's left. */
  readonly edges: readonly number[];
}

/** Side names longer than this would make columns of short numbers wide. */
const LONGEST_SIDE = 10;

/** Sets of columns, the fullest first: tasks go first, then the intervals of differences, differences, and the intervals of the rest. */
export function columnSets(
  data: Changes,
  lines: readonly ChangeLine[],
  theme: Theme,
): readonly (readonly PlacedColumn[])[] {
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
  return sets.map((set) => set.map((column) => placed(column, lines, theme)));
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

function placed(column: Column, lines: readonly ChangeLine[], theme: Theme): PlacedColumn {
  const cells = lines.map(column.pieces);
  const pieces = Math.max(1, ...cells.map((cell) => cell.length));
  const style: TextStyle = bodyText(theme);
  const widths = Array.from({ length: pieces }, (_, i) =>
    Math.max(0, ...cells.map((cell) => measureText(cell[i] ?? '', style))),
  );
  const space = measureText(' ', style);
  const own = widths.reduce((sum, width) => sum + width, (pieces - 1) * space);
  const width = Math.max(own, measureText(column.header, smallText(theme)));
  const edges = widths.map((_, i) => {
    const after = widths.slice(i + 1);
    return width - after.reduce((sum, next) => sum + next + space, 0);
  });
  return { ...column, width, edges };
}
