import type { Path } from 'fontkit';

interface Point {
  readonly x: number;
  readonly y: number;
  readonly on_curve: boolean;
}

/**
 * An outline of lines and quadratic curves as an entry of the `glyf` table, every coordinate times `scale`.
 * Source: OpenType 1.9, "Simple Glyph Description". Coordinates are written as words, none left out as a repetition.
 */
export function simpleGlyph(path: Path, scale: number): Uint8Array {
  const contours = contoursOf(path, scale);
  const points = contours.flat();
  if (points.length === 0) return new Uint8Array(0);
  const header = 10 + 2 * contours.length + 2;
  const bytes = new Uint8Array((header + 5 * points.length + 3) & ~3);
  const view = new DataView(bytes.buffer);
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const bounds = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
  for (const [i, value] of [contours.length, ...bounds].entries()) view.setInt16(2 * i, value);
  let end = -1;
  for (const [i, contour] of contours.entries()) {
    end += contour.length;
    view.setUint16(10 + 2 * i, end);
  }
  for (const [i, point] of points.entries()) bytes[header + i] = point.on_curve ? 1 : 0;
  const deltas = [...differences(xs), ...differences(ys)];
  for (const [i, delta] of deltas.entries()) view.setInt16(header + points.length + 2 * i, delta);
  return bytes;
}

function contoursOf(path: Path, scale: number): readonly (readonly Point[])[] {
  const contours: Point[][] = [];
  const add = (on_curve: boolean, x = 0, y = 0) =>
    contours.at(-1)?.push({ x: Math.round(x * scale), y: Math.round(y * scale), on_curve });
  for (const { command, args } of path.commands) {
    if (command === 'bezierCurveTo') throw new Error('A TrueType outline has no cubic curves');
    if (command === 'moveTo') contours.push([]);
    if (command === 'quadraticCurveTo') {
      add(false, args[0], args[1]);
      add(true, args[2], args[3]);
    } else if (command !== 'closePath') add(true, args[0], args[1]);
  }
  return contours.map(withoutClosingPoint);
}

/** A contour closes by itself: its last point is not its first again. */
function withoutClosingPoint(contour: readonly Point[]): readonly Point[] {
  const [first, last] = [contour[0], contour.at(-1)];
  return contour.length > 1 && first?.x === last?.x && first?.y === last?.y ? contour.slice(0, -1) : contour;
}

function differences(values: readonly number[]): readonly number[] {
  return values.map((value, i) => value - (values[i - 1] ?? 0));
}
