import { scaleLinear } from 'd3';
import { count } from '../../format/number.ts';
import type { OutcomeMatrix } from '../../model/outcome-matrix.ts';
import { centredBaseline } from '../figure-text.tsx';
import { measureText } from '../measure-text.ts';
import { devicePixel } from '../resolution.ts';
import { shortenLabels } from '../shorten-labels.ts';
import { shortenMiddle } from '../shorten-middle.ts';
import { smallText, type Theme } from '../theme.ts';
import { cellGaps } from './cell-gaps.ts';
import { columnLabels, columnNoun } from './column-labels.ts';
import type { CellPlace, MatrixPlan } from './matrix-layout.ts';
import type { PlacedText } from './placed-text.ts';
import { rateScale } from './rate-scale.ts';
import { countMarks, repositoryMarks, tasksTitle } from './task-marks.ts';

/** In sizes of text: how long names may be, how tall all tasks, how large profile and rates are. */
const LENGTHS = { column: 14, task: 12, tasks: 84, profile: 4.5, rates: 6 } as const;
const LINE = 1.16;

/** Tasks down: a column to each system, its name turned above it and its rate below. */
export function downLayout(matrix: OutcomeMatrix, theme: Theme, width: number): MatrixPlan {
  const style = smallText(theme);
  const { size } = style;
  const [n, m] = [matrix.rows.length, matrix.columns.length];
  const pixel = devicePixel(theme);
  const snap = (value: number) => Math.round(value / pixel) * pixel;
  const tall = Math.min(2.2 * width, LENGTHS.tasks * size);
  const line = Math.max(1, Math.min(Math.round((1.25 * size) / pixel), Math.floor(tall / pixel / n)));
  const marks = taskMarks(matrix, theme, line * pixel);
  const beside = Math.max(measureText('100', style), ...marks.map(({ text }) => measureText(text, style)));
  const room = width - 2 * theme.margin - beside - 0.5 * size - theme.gap - LENGTHS.profile * size;
  const most = Math.round((2 * theme.row_height) / pixel);
  const across = Math.min(most, Math.floor(room / pixel / m));
  const step = across >= 1 ? across * pixel : room / m;
  const labels = columnLabels(matrix);
  const every = Math.max(1, Math.ceil((LINE * size) / step));
  const longest = Math.max(0, ...labels.map((label) => measureText(label, style)));
  const length = Math.min(longest, LENGTHS.column * size);
  const left = snap(theme.margin + beside + 0.5 * size);
  const right = left + step * m;
  const top = snap(length + 0.9 * size);
  const bottom = top + n * line * pixel;
  const gaps = cellGaps(across, line);
  const cells: CellPlace = {
    ...{ left, top, right: right - gaps.gap_x * pixel, bottom: bottom - gaps.gap_y * pixel },
    size: { width: Math.max(1, across), height: line, ...gaps },
    pixel: { x: across >= 1 ? pixel : step, y: pixel },
  };
  const profile = scaleLinear(
    [0, 100],
    [right + theme.gap, right + theme.gap + (LENGTHS.profile - 1) * size],
  );
  const rate_top = bottom + 1.6 * size;
  const rates = rateScale(matrix, [rate_top + LENGTHS.rates * size, rate_top], () => 1.3 * size);
  const middleOf = (system: number) => left + (system + 0.5) * step;
  const rate_bottom = rate_top + LENGTHS.rates * size;
  const texts: readonly PlacedText[] = [
    ...shortenLabels(labels.map((text) => ({ text, width: length + 1e-6, ...style }))).flatMap((text, i) =>
      i % every > 0
        ? []
        : [
            {
              ...({
                id: `name ${i}`,
                text,
                full: labels[i]!,
                anchor: 'start',
                isName: true,
                turned: true,
              } as const),
              ...{ x: centredBaseline(middleOf(i), style), y: top - 0.5 * size },
            },
          ],
    ),
    ...marks.map(({ from, to, text, full }) => ({
      ...({ id: `task ${from}`, text, full, anchor: 'end', x: left - 0.5 * size } as const),
      y: centredBaseline(top + ((from + to + 1) / 2) * line * pixel, style),
    })),
    ...[0, 100].map((value) => ({
      ...({ id: `profile ${value}`, text: String(value), anchor: 'middle' } as const),
      ...{ x: profile(value), y: bottom + 1.2 * size },
    })),
    ...['Solved,', '% of', 'runs'].map((text, i) => ({
      ...({ id: text, text, anchor: 'middle', x: profile(50), y: bottom + (2.5 + 1.2 * i) * size } as const),
    })),
    ...rates.ticks.map(({ value, label }) => ({
      ...({ id: `rate ${label}`, text: label, anchor: 'end', x: left - 0.5 * size } as const),
      y: centredBaseline(rates.scale(value), style),
    })),
    ...notes(matrix, theme, {
      left: theme.margin,
      right: width - theme.margin,
      y: rate_bottom + 1.6 * size,
      every,
    }),
  ];
  const isByRepository = matrix.order.rows === 'repository';
  const borders = isByRepository
    ? repositoryMarks(matrix)
        .slice(1)
        .map(({ from }) => top + from * line * pixel)
    : [];
  return { cells, profile, rates, middleOf, borders, texts, bottom: rate_bottom + 3.2 * size };
}

/** Names where each has room, else repositories or numbers. */
function taskMarks(matrix: OutcomeMatrix, theme: Theme, step: number) {
  const style = smallText(theme);
  const width = LENGTHS.task * style.size;
  const { rows } = matrix;
  if (step >= LINE * style.size) {
    const short = shortenLabels(rows.map(({ task }) => ({ text: task, width, ...style })));
    return short.map((text, row) => ({ from: row, to: row, text, full: rows[row]!.task }));
  }
  if (matrix.order.rows !== 'repository')
    return countMarks(rows.length, 10)
      .filter(({ from }) => from === 0 || from * step > 1.3 * style.size)
      .map((mark) => ({ ...mark, full: mark.text }));
  return repositoryMarks(matrix)
    .filter(({ from, to }) => (to - from + 1) * step >= LINE * style.size)
    .map((mark) => ({ ...mark, text: shortenMiddle(mark.text, width, style), full: mark.text }));
}

interface NotePlace {
  readonly left: number;
  readonly right: number;
  readonly y: number;
  readonly every: number;
}

/** What the axes are, and whether some names are left out. */
function notes(
  matrix: OutcomeMatrix,
  theme: Theme,
  { left, right, y, every }: NotePlace,
): readonly PlacedText[] {
  const style = smallText(theme);
  const which = every === 2 ? '2nd' : every === 3 ? '3rd' : `${every}th`;
  const named = every === 1 ? '' : `; every ${which} ${columnNoun(matrix, 1)} is named`;
  const lines = [`Below: resolve rate, %${named}`, `${tasksTitle(matrix)} (${count(matrix.rows.length)})`];
  return lines.map((full, i) => ({
    ...({ id: `note ${i}`, text: shortenMiddle(full, right - left, style), full } as const),
    ...({ anchor: 'start', x: left, y: y + 1.3 * i * style.size } as const),
  }));
}
