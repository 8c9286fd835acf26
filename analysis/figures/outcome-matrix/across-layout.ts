import { scaleLinear } from 'd3';
import { count, fixed } from '../../format/number.ts';
import type { OutcomeMatrix } from '../../model/outcome-matrix.ts';
import { centredBaseline } from '../figure-text.tsx';
import { measureText, type TextStyle } from '../measure-text.ts';
import type { Tick } from '../parts/tick.ts';
import { devicePixel } from '../resolution.ts';
import { shortenLabels } from '../shorten-labels.ts';
import { shortenMiddle } from '../shorten-middle.ts';
import { smallText, type Theme } from '../theme.ts';
import { cellGaps } from './cell-gaps.ts';
import { columnLabels } from './column-labels.ts';
import type { CellPlace, MatrixPlan } from './matrix-layout.ts';
import type { PlacedText } from './placed-text.ts';
import { rateScale } from './rate-scale.ts';
import { countMarks, repositoryMarks, tasksTitle } from './task-marks.ts';

/** More systems than this stand as close as their names allow. */
const FEW = 24;
/** What names can be shortened to, so that cells are a pixel wider; they get what is left over. */
const LABEL_SHARE = 0.26;
/** From this width on, in sizes of text, rates are written too. */
const WIDE = 44;
const PROFILE_TITLE = ['Solved,', '% of runs'];

/** Tasks across: a line to each system, its name at the left and its rate at the right. */
export function acrossLayout(matrix: OutcomeMatrix, theme: Theme, width: number): MatrixPlan {
  const style = smallText(theme);
  const { size } = style;
  const [n, m] = [matrix.rows.length, matrix.columns.length];
  const labels = columnLabels(matrix);
  const axis = measureText('100', style) + 0.4 * size;
  const titled = Math.max(...PROFILE_TITLE.map((text) => measureText(text, style))) + axis + 0.5 * size;
  const longest = Math.max(titled, ...labels.map((label) => measureText(label, style)));
  const numbers = width >= WIDE * size ? measureText('100.0', style) + 0.5 * theme.gap : 0;
  const least_rate = Math.max(6.5 * size, 0.17 * width);
  const inner = width - 2 * theme.margin - numbers - 2 * theme.gap;
  const room = inner - least_rate - Math.max(titled, Math.min(longest, LABEL_SHARE * width));
  const pixel = devicePixel(theme);
  const snap = (value: number) => Math.round(value / pixel) * pixel;
  const most = Math.round((1.5 * theme.row_height) / pixel);
  const along = Math.min(most, Math.floor(room / pixel / n));
  const step = along >= 1 ? along * pixel : room / n;
  const label_width = Math.min(longest, inner - least_rate - step * n);
  const left = Math.ceil((theme.margin + label_width + theme.gap) / pixel) * pixel;
  const right = left + step * n;
  const top = snap(2.8 * theme.row_height);
  const line = Math.round((m <= FEW ? 0.85 * theme.row_height : 1.16 * size) / pixel);
  const bottom = top + line * pixel * m;
  const rate_left = right + theme.gap;
  const rate_right = Math.min(width - theme.margin - numbers, rate_left + 0.4 * width);
  const gaps = cellGaps(along, line);
  const cells: CellPlace = {
    ...{ left, top, right: right - gaps.gap_x * pixel, bottom: bottom - gaps.gap_y * pixel },
    size: { width: Math.max(1, along), height: line, ...gaps },
    pixel: { x: along >= 1 ? pixel : step, y: pixel },
  };
  const profile = scaleLinear([0, 100], [snap(top - 0.35 * theme.row_height), snap(0.5 * theme.row_height)]);
  const inset = Math.max(theme.dot_radius + 0.5, measureText('100', style) / 2);
  const rates = rateScale(
    matrix,
    [rate_left + inset, rate_right - inset],
    (label, next) => (measureText(label, style) + measureText(next, style)) / 2 + 0.3 * size,
  );
  const middleOf = (system: number) => top + (system + 0.5) * line * pixel;
  const below = cells.bottom + 1.4 * size;
  const tasks = taskTexts(matrix, theme, cells, step);
  const texts: readonly PlacedText[] = [
    ...names(labels, theme, left - theme.gap - theme.margin, middleOf),
    ...profileTexts(theme, profile, left),
    ...['Resolve', 'rate, %'].map((text, i) => ({
      ...({ id: text, text, anchor: 'middle', x: (rate_left + rate_right) / 2 } as const),
      y: top - (i === 0 ? 1.75 : 0.55) * size,
    })),
    ...rateTicks(rates.ticks, rates.scale, below),
    ...(numbers > 0 ? rateNumbers(matrix, theme, width - theme.margin, middleOf) : []),
    ...tasks.texts,
  ];
  return { cells, profile, rates, middleOf, borders: tasks.borders, texts, bottom: tasks.bottom };
}

function names(
  labels: readonly string[],
  theme: Theme,
  width: number,
  middleOf: (system: number) => number,
): readonly PlacedText[] {
  const style = smallText(theme);
  const short = shortenLabels(labels.map((text) => ({ text, width: width + 1e-6, ...style })));
  return short.map((text, i) => ({
    ...({ id: `name ${i}`, text, full: labels[i]!, anchor: 'start', isName: true } as const),
    ...{ x: theme.margin, y: centredBaseline(middleOf(i), style) },
  }));
}

function profileTexts(theme: Theme, profile: (value: number) => number, left: number): readonly PlacedText[] {
  const style = smallText(theme);
  const at = (value: number) => centredBaseline(profile(value), style);
  return [
    ...PROFILE_TITLE.map((text, i) => ({
      ...({ id: text, text, anchor: 'start', x: theme.margin } as const),
      y: at(50) + (i - 0.5) * 1.2 * style.size,
    })),
    ...[0, 100].map((value) => ({
      ...({ id: `profile ${value}`, text: String(value), anchor: 'end' } as const),
      ...{ x: left - 0.4 * style.size, y: at(value) },
    })),
  ];
}

function rateTicks(
  ticks: readonly Tick[],
  scale: (value: number) => number,
  y: number,
): readonly PlacedText[] {
  return ticks.map(({ value, label }) => ({
    ...({ id: `rate ${label}`, text: label, anchor: 'middle', x: scale(value), y } as const),
  }));
}

function rateNumbers(
  { columns }: OutcomeMatrix,
  theme: Theme,
  x: number,
  middleOf: (system: number) => number,
): readonly PlacedText[] {
  return columns.map(({ rate }, i) => ({
    ...({
      id: `number ${i}`,
      text: fixed(rate === null ? null : 100 * rate, 1),
      anchor: 'end',
      isName: true,
    } as const),
    ...{ x, y: centredBaseline(middleOf(i), smallText(theme)) },
  }));
}

interface TaskTexts {
  readonly texts: readonly PlacedText[];
  readonly borders: readonly number[];
  readonly bottom: number;
}

/** Below the cells: names where each has room, else repositories or numbers, and what the axis is. */
function taskTexts(matrix: OutcomeMatrix, theme: Theme, cells: CellPlace, step: number): TaskTexts {
  const style = smallText(theme);
  const { size } = style;
  const { left, right, bottom } = cells;
  const isByRepository = matrix.order.rows === 'repository';
  const stretches = isByRepository ? repositoryMarks(matrix) : [];
  const borders = stretches.slice(1).map(({ from }) => left + from * step);
  if (step >= 1.16 * size) return { ...upright(matrix, theme, cells, step), borders };
  const marks = isByRepository
    ? stretches
    : countMarks(matrix.rows.length, Math.min(8, (right - left) / (4 * size)));
  const placed = marks.flatMap(({ from, to, text }): readonly PlacedText[] => {
    const middle = left + ((from + to + 1) / 2) * step;
    const room = (to - from + 1) * step - 0.5 * size;
    const fits = isByRepository ? repositoryText(text, room, style) : text;
    // Less than this says nothing.
    if (fits === '' || (fits.includes('…') && [...fits].length < 6)) return [];
    return [
      { id: `task ${from}`, text: fits, full: text, anchor: 'middle', x: middle, y: bottom + 1.4 * size },
    ];
  });
  const clear = placed.filter(({ x, text }) => x + measureText(text, style) / 2 <= right + theme.gap / 2);
  const title = {
    ...({ id: 'tasks', anchor: 'middle', x: (left + right) / 2, y: bottom + 2.7 * size } as const),
    text: shortenMiddle(
      `${tasksTitle(matrix)} (${count(matrix.rows.length)})`,
      right - left + 2 * theme.gap,
      style,
    ),
  };
  return { borders, bottom: bottom + 3 * size, texts: [...clear, title] };
}

/** The whole name, else what stands behind its owner, as much of it as there is room for. */
function repositoryText(name: string, room: number, style: TextStyle): string {
  if (measureText(name, style) <= room) return name;
  return shortenMiddle(name.replace(/^.*\//, ''), room, style);
}

const NAME_LENGTH = 13;

function upright(
  matrix: OutcomeMatrix,
  theme: Theme,
  cells: CellPlace,
  step: number,
): Omit<TaskTexts, 'borders'> {
  const style = smallText(theme);
  const { size } = style;
  const names = matrix.rows.map(({ task }) => task);
  const longest = Math.max(0, ...names.map((name) => measureText(name, style)));
  const length = Math.min(longest, NAME_LENGTH * size);
  const short = shortenLabels(names.map((text) => ({ text, width: length + 1e-6, ...style })));
  const texts = short.map((text, i) => ({
    ...({ id: `task ${i}`, text, full: names[i]!, anchor: 'end', turned: true } as const),
    ...{ x: centredBaseline(cells.left + (i + 0.5) * step, style), y: cells.bottom + 0.5 * size },
  }));
  // Ticks of the rates stand in the same stripe.
  return { texts, bottom: cells.bottom + 0.5 * size + Math.max(length, 1.4 * size) };
}
