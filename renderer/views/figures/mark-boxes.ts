/** Where a row of a figure's table is drawn, as shares of the picture's width and height. */
export interface MarkBox {
  readonly row: number;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

type Span = readonly [number, number];
type Mark = ReadonlyMap<string, string>;

/**
 * The rows that a figure draws and where: at the point that stands for a value where there is one, else around all of
 * the row's marks. In the order of the table.
 */
export function markBoxes(svg: string): readonly MarkBox[] {
  const [, , width = 1, height = 1] = (/viewBox="([^"]*)"/.exec(svg)?.[1] ?? '').split(' ').map(Number);
  const rows = new Map<number, Mark[]>();
  // Read as text: a parsed drawing's own styles would offend the window's rules, though it is never shown.
  for (const [, text = ''] of svg.matchAll(/<\w+ ([^>]*\bdata-row="[^>]*)>/g)) {
    const mark = new Map(
      [...text.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
    );
    const row = Number(mark.get('data-row'));
    rows.set(row, [...(rows.get(row) ?? []), mark]);
  }
  return [...rows]
    .sort(([a], [b]) => a - b)
    .map(([row, marks]) => {
      const points = marks.filter((mark) => read(mark, 'cx') !== null);
      const shown = points.length > 0 ? points : marks;
      const [left, right] = hull(shown.map((mark) => spanOf(mark, 'x')));
      const [top, bottom] = hull(shown.map((mark) => spanOf(mark, 'y')));
      return {
        row,
        left: left / width,
        top: top / height,
        width: (right - left) / width,
        height: (bottom - top) / height,
      };
    });
}

function spanOf(mark: Mark, along: 'x' | 'y'): Span {
  const centre = read(mark, `c${along}`);
  if (centre !== null) return [centre, centre];
  const from = read(mark, along);
  if (from !== null) return [from, from + (read(mark, along === 'x' ? 'width' : 'height') ?? 0)];
  const ends = [read(mark, `${along}1`) ?? 0, read(mark, `${along}2`) ?? 0];
  return [Math.min(...ends), Math.max(...ends)];
}

const hull = (spans: readonly Span[]): Span => [
  Math.min(...spans.map(([from]) => from)),
  Math.max(...spans.map(([, to]) => to)),
];

function read(mark: Mark, name: string): number | null {
  const text = mark.get(`data-${name}`) ?? mark.get(name);
  return text === undefined ? null : Number(text);
}
