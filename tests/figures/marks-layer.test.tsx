import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, test } from 'vitest';
import { cellFill } from '../../analysis/figures/outcome-colours.ts';
import { inColumnOrder } from '../../analysis/figures/outcome-matrix/in-column-order.ts';
import { matrixLayout } from '../../analysis/figures/outcome-matrix/matrix-layout.ts';
import { outcomeMatrixFigure } from '../../analysis/figures/outcome-matrix/outcome-matrix-figure.tsx';
import { colourChannels } from '../../analysis/figures/parts/colour-channels.ts';
import type { DiscMarks } from '../../analysis/figures/parts/marks.ts';
import { DiscLayer, MOST_SHAPES } from '../../analysis/figures/parts/marks-layer.tsx';
import { paintDiscs } from '../../analysis/figures/parts/paint-discs.ts';
import { devicePixel } from '../../analysis/figures/resolution.ts';
import { themes } from '../../analysis/figures/theme.ts';
import { MATRIX_OUTCOMES, type OutcomeMatrix } from '../../analysis/model/outcome-matrix.ts';
import { renderFigure } from '../../main/figures/render-figure.ts';
import { writePicture } from '../../main/figures/write-picture.ts';
import { boardLines, smallMatrix, verifiedMatrix } from './matrices.ts';
import { readPng } from './read-png.ts';
import { specOf } from './spec-of.ts';
import { parse } from './svg-tree.ts';

const hex = (pixel: Uint8Array) => `#${Buffer.from(pixel.subarray(0, 3)).toString('hex')}`;

/** Task and system → what the board itself says. */
function outcomesOfBoard(): ReadonlyMap<string, (task: string) => string> {
  return new Map(
    boardLines().map(({ system, resolved, ambiguous }) => {
      const [solved, unclear] = [new Set(resolved), new Set(ambiguous)];
      const outcome = (task: string) =>
        unclear.has(task) ? 'unscored' : solved.has(task) ? 'resolved' : 'unresolved';
      return [system, outcome];
    }),
  );
}

/** The colours in a PNG at the middle of every cell. */
function cellColours(
  png: Uint8Array,
  matrix: OutcomeMatrix,
  width: number,
  tasks: 'across' | 'down',
  theme: 'paper' | 'dark',
) {
  const image = readPng(png);
  const { cells } = matrixLayout(matrix, tasks, themes[theme], width);
  const scale = image.width / width;
  const at = (place: number, from: number, length: number) =>
    Math.floor((from + place * length) * scale + (length * scale) / 2);
  const [step_x, step_y] = [cells.size.width * cells.pixel.x, cells.size.height * cells.pixel.y];
  return (row: number, column: number) => {
    const [along, across] = tasks === 'across' ? [row, column] : [column, row];
    return hex(image.pixel(at(along, cells.left, step_x), at(across, cells.top, step_y)));
  };
}

describe('a matrix of 28,500 cells', () => {
  const truth = outcomesOfBoard();

  test.each([
    ['across', 'paper', 252],
    ['across', 'paper', 516],
    ['across', 'dark', 900],
    ['down', 'paper', 252],
    ['down', 'dark', 900],
  ] as const)(
    'shows every outcome in a PNG as it is on the board: tasks %s, %s, %i',
    async (tasks, theme, width) => {
      const matrix = verifiedMatrix({ rows: 'repository', columns: 'name' });
      const figure = outcomeMatrixFigure(matrix, { tasks });
      const { bytes } = await renderFigure({ figure, spec: specOf(theme, width), format: 'png' });
      const colourAt = cellColours(bytes, matrix, width, tasks, theme);
      const wrong: string[] = [];
      let n = 0;
      for (const [row, { task }] of matrix.rows.entries())
        for (const [column, { system }] of matrix.columns.entries()) {
          const outcome = truth.get(system)?.(task) as (typeof MATRIX_OUTCOMES)[number];
          const cell = figure.table.rows[column]?.cells[`task_${row}`];
          n += 1;
          if (cell !== outcome || colourAt(row, column) !== cellFill(outcome, themes[theme]))
            wrong.push(`${task}, ${system}: ${colourAt(row, column)}, ${cell} for ${outcome}`);
        }
      expect(wrong.slice(0, 5)).toEqual([]);
      expect(n).toBe(28_500);
    },
  );

  it('is one picture in whole pixels, without one that is mixed of two colours', () => {
    const matrix = verifiedMatrix();
    const figure = outcomeMatrixFigure(matrix, { tasks: 'across' });
    const svg = renderToStaticMarkup(figure.draw({ theme: themes.paper, width: 516, picture: writePicture }));
    const pictures = parse(svg).filter(({ name }) => name === 'image');
    expect(pictures).toHaveLength(1);
    const { x, y, width, height, href = '' } = pictures[0]!.attributes;
    for (const length of [x, y, width, height]) {
      const pixels = Number(length) / devicePixel(themes.paper);
      expect(Math.abs(pixels - Math.round(pixels))).toBeLessThan(1e-6);
    }
    const image = readPng(Buffer.from(href.replace(/^.*,/, ''), 'base64'));
    expect(image.channels).toBe(3);
    const known = new Set(MATRIX_OUTCOMES.map((outcome) => cellFill(outcome, themes.paper)));
    const met = new Set<string>();
    for (let row = 0; row < image.height; row += 1)
      for (let column = 0; column < image.width; column += 1) met.add(hex(image.pixel(column, row)));
    expect([...met].filter((colour) => !known.has(colour))).toEqual([]);
    expect(svg).not.toMatch(/NaN|Infinity/);
  });

  it('is pixels in a PDF too, enlarged without smoothing', async () => {
    const figure = outcomeMatrixFigure(verifiedMatrix(), { tasks: 'across' });
    const { bytes } = await renderFigure({ figure, spec: specOf('paper', 252), format: 'pdf' });
    const pdf = Buffer.from(bytes).toString('latin1');
    expect(pdf.match(/\/Subtype \/Image/g)).toHaveLength(1);
    expect(pdf).not.toMatch(/\/SMask|\/Interpolate true/);
    const streams = [...pdf.matchAll(/stream\r?\n/g)].length;
    expect(streams).toBeGreaterThan(1);
    expect(bytes.length).toBeLessThan(100_000);
  });

  it('leaves the pixels out where they are painted apart', () => {
    const figure = outcomeMatrixFigure(verifiedMatrix(), { tasks: 'across' });
    const svg = renderToStaticMarkup(figure.draw({ theme: themes.light, width: 900, picture: null }));
    expect(svg).not.toMatch(/<image/);
    expect(parse(svg).filter(({ name }) => name === 'rect').length).toBeLessThan(10);
  });
});

it('draws few cells as shapes, each in the colour of its outcome', () => {
  const matrix = smallMatrix();
  const figure = outcomeMatrixFigure(matrix, { tasks: 'across' });
  const svg = renderToStaticMarkup(figure.draw({ theme: themes.paper, width: 252, picture: writePicture }));
  expect(svg).not.toMatch(/<image/);
  const fills = parse(svg)
    .filter(({ name, above }) => name === 'rect' && above.at(-1)?.['shape-rendering'] === 'crispEdges')
    .map(({ attributes }) => attributes.fill);
  const words = matrix.columns.flatMap((_, column) =>
    matrix.rows.map((__, row) => matrix.legend[matrix.cells.outcome[row * matrix.columns.length + column]!]!),
  );
  expect(fills).toEqual(words.map((outcome) => cellFill(outcome, themes.paper)));
  expect(new Set(words)).toEqual(new Set(MATRIX_OUTCOMES));
});

it('tells in the table what repeats come to, and why a rate is empty', () => {
  const { table } = outcomeMatrixFigure(smallMatrix({ columns: 'name' }), { tasks: 'across' });
  const cells = table.rows.map((row) => row.cells);
  expect(cells[0]).toMatchObject({ task_0: 'resolved', n_scored: 3 });
  expect(cells[3]).toMatchObject({
    rate: null,
    ci: null,
    reason: 'no task is scored',
    n_scored: 0,
    n_tasks: 4,
  });
  expect(Object.values(cells[0]!)).toContain('mixed 2/3');
  expect(cells.at(-1)?.label).toBe('Share that resolves it, %');
});

it('puts the systems of an order first, with their cells', () => {
  const matrix = verifiedMatrix();
  const last = matrix.columns.at(-1)!;
  const moved = inColumnOrder(matrix, [last.system]);
  expect(moved.columns[0]).toBe(last);
  const width = matrix.columns.length;
  for (const [row] of matrix.rows.entries()) {
    expect(moved.cells.outcome[row * width]).toBe(matrix.cells.outcome[row * width + width - 1]);
    expect(moved.cells.outcome[row * width + 1]).toBe(matrix.cells.outcome[row * width]);
  }
});

it('keeps the five outcomes apart in grey on white', () => {
  const greys = MATRIX_OUTCOMES.map((outcome) => {
    const [red, green, blue] = colourChannels(cellFill(outcome, themes.paper));
    return 0.299 * red + 0.587 * green + 0.114 * blue;
  }).sort((a, b) => a - b);
  for (const [i, grey] of greys.slice(1).entries()) expect(grey - greys[i]!).toBeGreaterThan(30);
});

/** In the midst of many discs that show through. */
const isBlue = ([red, green, blue, alpha]: readonly number[]) =>
  red! <= 2 && Math.abs(green! - 0x72) <= 3 && Math.abs(blue! - 0xb2) <= 3 && alpha! > 230;

function discs(n: number, more: Partial<DiscMarks> = {}): DiscMarks {
  return {
    kind: 'discs',
    x: Float64Array.from({ length: n }, (_, i) => (i % 300) + 0.5),
    y: Float64Array.from({ length: n }, (_, i) => Math.floor(i / 300) + 0.5),
    ...{ radius: 2, codes: new Uint8Array(n), fills: ['#0072b2', '#d55e00'], opacity: 1 },
    ...more,
  };
}

describe('discs', () => {
  it('are painted where they are, as large as they are, with smooth edges', () => {
    const marks = discs(1, { x: Float64Array.of(10), y: Float64Array.of(8), radius: 5 });
    const { data, width } = paintDiscs(marks, { width: 20, height: 20, scale: 1 });
    const alpha = (x: number, y: number) => data[4 * (y * width + x) + 3]!;
    const covered = data.reduce((sum, value, i) => sum + (i % 4 === 3 ? value : 0), 0) / 255;
    expect(Math.abs(covered - Math.PI * 25)).toBeLessThan(0.5);
    expect([...data.subarray(4 * (8 * width + 10), 4 * (8 * width + 10) + 4)]).toEqual([0, 0x72, 0xb2, 255]);
    expect([alpha(16, 8), alpha(3, 8), alpha(10, 14), alpha(10, 1)]).toEqual([0, 0, 0, 0]);
    for (let y = 0; y < 16; y += 1)
      for (let x = 0; x < 20; x += 1) expect(alpha(x, y)).toBe(alpha(19 - x, 15 - y));
  });

  it('lie over one another in their order, and show through as much as they are to', () => {
    const two = { x: Float64Array.of(5, 5), y: Float64Array.of(5, 5), codes: Uint8Array.of(0, 1), radius: 3 };
    const over = paintDiscs(discs(2, two), { width: 10, height: 10, scale: 1 });
    const middle = 4 * (5 * 10 + 5);
    expect([...over.data.subarray(middle, middle + 4)]).toEqual([0xd5, 0x5e, 0, 255]);
    const through = paintDiscs(discs(2, { ...two, opacity: 0.5 }), { width: 10, height: 10, scale: 1 });
    const [red, green, blue, alpha] = through.data.subarray(middle, middle + 4);
    expect(alpha).toBeCloseTo(191, -0.5);
    // Half of the second over half of the first: two thirds of what is seen are the second's.
    expect([red! - 142, green! - 101, blue! - 59].every((off) => Math.abs(off) <= 2)).toBe(true);
  });

  it('are cut off at the edges', () => {
    const marks = discs(1, { x: Float64Array.of(0), y: Float64Array.of(0), radius: 4 });
    const { data } = paintDiscs(marks, { width: 6, height: 6, scale: 2 });
    expect(data[3]).toBe(255);
    expect(data).toHaveLength(144);
  });

  it.each([MOST_SHAPES, 60_000])('are shapes where few and one picture where many: %i', (n) => {
    const layer = (picture: typeof writePicture | null) =>
      renderToStaticMarkup(
        <g>
          <DiscLayer
            {...{
              marks: discs(n, { opacity: 0.8 }),
              left: 3,
              top: 4,
              width: 300,
              height: 220,
              pixel: 0.5,
              picture,
            }}
          />
        </g>,
      );
    const elements = parse(layer(writePicture));
    const many = n > MOST_SHAPES;
    expect(elements.filter(({ name }) => name === 'circle')).toHaveLength(many ? 0 : n);
    const [picture] = elements.filter(({ name }) => name === 'image');
    if (!many) return expect(picture).toBeUndefined();
    expect(picture?.attributes).toMatchObject({ x: '3', y: '4', width: '300', height: '220' });
    const image = readPng(Buffer.from(picture!.attributes.href!.replace(/^.*,/, ''), 'base64'));
    expect([image.width, image.height, image.channels]).toEqual([600, 440, 4]);
    expect([...image.pixel(301, 201)]).toSatisfy(isBlue);
    return expect(parse(layer(null)).some(({ name }) => name === 'image')).toBe(false);
  });
});

it('refuses a colour that it cannot read', () => {
  expect(() => colourChannels('red')).toThrow('#rrggbb');
});
