import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { Figure } from '../../analysis/figures/figure.ts';
import { FIGURE_KINDS } from '../../analysis/figures/figure-kinds.ts';
import type { FigureTable, TableCell } from '../../analysis/figures/figure-table.ts';
import { type Theme, themes } from '../../analysis/figures/theme.ts';
import { renderFigure } from '../../main/figures/render-figure.ts';
import { writePicture } from '../../main/figures/write-picture.ts';
import { drawnTexts } from './drawn.ts';
import { FIGURE_CASES } from './figure-cases.ts';
import { pdfText } from './pdf-text.ts';
import { readBack } from './read-back.ts';
import { specOf } from './spec-of.ts';
import { parse } from './svg-tree.ts';

const SIZES = [
  ['paper', 252],
  ['paper', 516],
  ['paper-serif', 252],
  ['light', 900],
  ['slides', 900],
] as const;

function draw(figure: Figure, theme: Theme['name'], width: number): string {
  return renderToStaticMarkup(figure.draw({ theme: themes[theme], width, picture: writePicture }));
}

/** The cell that a key names, or one limit of it. */
function cellOf(table: FigureTable, row: number, key: string): TableCell {
  const [column = '', limit] = key.split('.');
  const cell = table.rows[row]?.cells[column] ?? null;
  if (limit === undefined) return cell;
  return Array.isArray(cell) ? (cell[Number(limit)] ?? null) : null;
}

/** Row and key of every number that the table says is drawn. */
function drawnCells(table: FigureTable): readonly { readonly row: number; readonly key: string }[] {
  const drawn = table.columns.filter((column) => column.drawn);
  return table.rows.flatMap(({ cells }, row) =>
    drawn.flatMap(({ key, interval }) => {
      if ((cells[key] ?? null) === null) return [];
      return interval
        ? [
            { row, key: `${key}.0` },
            { row, key: `${key}.1` },
          ]
        : [{ row, key }];
    }),
  );
}

/** A value that an axis cuts off has no place on it. */
function isBeyond(svg: string, value: number): boolean {
  const domains = parse(svg).flatMap(({ attributes }) =>
    [attributes['data-x'], attributes['data-y']].flatMap((text) =>
      text ? [text.split(' ').slice(1, 3)] : [],
    ),
  );
  return domains.some(([low, high]) => value < Number(low) || value > Number(high));
}

const cases = Object.entries(FIGURE_CASES).map(([name, make]) => [name, make()] as const);

test('every kind of figure is among the cases', () => {
  const missing = FIGURE_KINDS.filter(({ name }) => !cases.some(([known]) => known.startsWith(name)));
  expect(missing.map(({ name }) => name)).toEqual([]);
});

describe.each(cases)('%s', (name, figure) => {
  test.each(SIZES)('marks show the values of its table: %s, %i wide', (theme, width) => {
    const svg = draw(figure, theme, width);
    const values = readBack(svg);
    for (const { row, key, value, tolerance } of values) {
      const cell = cellOf(figure.table, row, key);
      expect(cell, `row ${row}, ${key}`).toBeTypeOf('number');
      expect(
        Math.abs(value - (cell as number)),
        `row ${row}, ${key}: ${value} for ${cell}`,
      ).toBeLessThanOrEqual(tolerance);
    }
    const shown = new Set(values.map(({ row, key }) => `${row} ${key}`));
    const lost = drawnCells(figure.table).filter(
      ({ row, key }) =>
        !shown.has(`${row} ${key}`) && !isBeyond(svg, cellOf(figure.table, row, key) as number),
    );
    expect(lost).toEqual([]);
    expect(values.length).toBeGreaterThan(0);
  });

  test.each(SIZES)('texts stay apart and inside: %s, %i wide', (theme, width) => {
    const svg = draw(figure, theme, width);
    const height = Number(/viewBox="0 0 \S+ ([\d.]+)"/.exec(svg)?.[1]);
    const texts = drawnTexts(svg);
    for (const text of texts) {
      expect(text.left, text.text).toBeGreaterThanOrEqual(-0.01);
      expect(text.right, text.text).toBeLessThanOrEqual(width + 0.01);
      expect(text.top, text.text).toBeGreaterThanOrEqual(-0.01);
      expect(text.bottom, text.text).toBeLessThanOrEqual(height + 0.01);
    }
    const covered = texts.flatMap((a, i) =>
      texts
        .slice(i + 1)
        .filter((b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)
        .map((b) => `${a.text} | ${b.text}`),
    );
    expect(covered).toEqual([]);
  });

  test.each(['paper', 'paper-serif'] as const)('has no line thinner than half a point: %s', (theme) => {
    const weights = parse(draw(figure, theme, 252)).flatMap(({ attributes }) => {
      const weight = Number(attributes['stroke-width'] ?? 0);
      return weight > 0 ? [weight] : [];
    });
    expect(weights.length).toBeGreaterThan(0);
    expect(Math.min(...weights)).toBeGreaterThanOrEqual(0.5);
  });

  test('is as it was', async () => {
    const svg = draw(figure, 'paper', 252);
    await expect(svg.replaceAll('><', '>\n<')).toMatchFileSnapshot(`__snapshots__/case-${name}.svg`);
  });

  test.each(['paper', 'paper-serif'] as const)(
    'is a PDF with fonts inside, text as text, of 7 to 9 points: %s',
    async (theme) => {
      const { bytes } = await renderFigure({ figure, spec: specOf(theme, 252), format: 'pdf' });
      const pdf = Buffer.from(bytes);
      expect(pdf.toString('latin1')).toMatch(/\/FontFile2 /);
      expect(pdf.toString('latin1')).not.toMatch(/\/BaseFont \/(Helvetica|Times)/);
      const texts = drawnTexts(draw(figure, theme, 252));
      const inPdf = pdfText(pdf);
      // The fonts hold no Chinese.
      for (const { text } of texts) expect(inPdf).toContain(text.replaceAll(/\s|\p{Script=Han}/gu, ''));
      const sizes = parse(draw(figure, theme, 252)).flatMap(({ attributes }) =>
        attributes['font-size'] ? [Number(attributes['font-size'])] : [],
      );
      expect(Math.min(...sizes)).toBeGreaterThanOrEqual(7);
      expect(Math.max(...sizes)).toBeLessThanOrEqual(9);
    },
  );
});
