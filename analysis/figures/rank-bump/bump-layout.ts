import { type ScaleLinear, scaleLinear } from 'd3';
import { fixed, rank } from '../../format/number.ts';
import { measureText } from '../measure-text.ts';
import { spreadLabels } from '../parts/spread-labels.ts';
import { shortenLabels } from '../shorten-labels.ts';
import { bodyText, smallText, type Theme } from '../theme.ts';
import type { BumpRow } from './bump-rows.ts';

export type Side = 'a' | 'b';
export const SIDES: readonly Side[] = ['a', 'b'];

/** Where one side's parts stand; A has its names at the left edge, B at the right. */
export interface BumpSide {
  /** Where names start. */
  readonly label: number;
  /** Right edges of the numbers' columns; null where there is no room for them. */
  readonly score: number | null;
  readonly rank: number | null;
  /** Rank → place in the panel of confidence sets. */
  readonly panel: ScaleLinear<number, number>;
  /** Middle of the dots. */
  readonly dot: number;
  /** From the figure's edge to just beyond the panel. */
  readonly from: number;
  readonly to: number;
}

export interface PlacedBump {
  readonly row: BumpRow;
  /** The name as short as it must be. */
  readonly label: string;
  /** Middles of its line of text and set on either side: nearest to its rank without covering another's. */
  readonly line: Readonly<Record<Side, number>>;
}

export interface BumpLayout {
  readonly width: number;
  readonly height: number;
  readonly label_width: number;
  readonly pitch: number;
  readonly top: number;
  readonly bottom: number;
  /** Rank → height of its dot. */
  readonly y: ScaleLinear<number, number>;
  readonly sides: Readonly<Record<Side, BumpSide>>;
  readonly rows: readonly PlacedBump[];
}

const PANEL_SHARE = 0.1;
/** At most so wide, in text heights. */
const PANEL_MOST = 9;
const LINES_SHARE = 0.13;
/** A name is given this width, in text heights, before numbers are shown beside it. */
const LABEL_NEED = 9.5;
const MANY_ROWS = 40;
const CLOSER = 0.87;

export function bumpLayout(rows: readonly BumpRow[], theme: Theme, width: number): BumpLayout {
  const n = rows.length;
  const pitch = theme.row_height * (n > MANY_ROWS ? CLOSER : 1);
  const top = 2 * theme.row_height + 0.1 * pitch;
  const bottom = top + n * pitch;
  const y = rankScale(n, top, bottom);
  const columns = fitColumns(rows, theme, width);
  const labels = shortenLabels(
    rows.map(({ system }) => ({ ...bodyText(theme), text: system.label, width: columns.label + 1e-6 })),
  );
  const lines = { a: linesOf(rows, 'a', y, pitch), b: linesOf(rows, 'b', y, pitch) };
  return {
    width,
    height: Math.ceil(bottom + 4.6 * theme.small_size),
    label_width: columns.label,
    pitch,
    top,
    bottom,
    y,
    sides: { a: sideA(columns, n, theme), b: sideB(columns, n, theme, width) },
    rows: rows.map((row, i) => ({
      row,
      label: labels[i] ?? '',
      line: { a: lines.a[i] as number, b: lines.b[i] as number },
    })),
  };
}

function rankScale(n: number, from: number, to: number): ScaleLinear<number, number> {
  return scaleLinear([0.5, n + 0.5], [from, to]);
}

/** Lines of one side; of systems that share a rank, the one that is better on the other side stands higher. */
function linesOf(
  rows: readonly BumpRow[],
  side: Side,
  y: (rank: number) => number,
  pitch: number,
): readonly number[] {
  const other = side === 'a' ? 'b' : 'a';
  const order = rows
    .map((_, i) => i)
    .sort((i, j) => {
      const [x, z] = [rows[i] as BumpRow, rows[j] as BumpRow];
      return x[side].rank - z[side].rank || x[other].rank - z[other].rank || i - j;
    });
  const wanted = order.map((i) => y((rows[i] as BumpRow)[side].rank));
  const spread = spreadLabels(wanted, pitch, y(1), y(rows.length));
  const places = new Array<number>(rows.length);
  for (const [place, i] of order.entries()) places[i] = spread[place] as number;
  return places;
}

interface Columns {
  readonly label: number;
  readonly score: number;
  readonly rank: number;
  readonly panel: number;
  readonly gap: number;
}

/** Numbers beside the names as far as the names keep room. */
function fitColumns(rows: readonly BumpRow[], theme: Theme, width: number): Columns {
  const text = bodyText(theme);
  const widest = (texts: readonly string[]) => Math.max(0, ...texts.map((one) => measureText(one, text)));
  const ends = rows.flatMap(({ a, b }) => [a, b]);
  const full = {
    score: Math.max(widest(ends.map(scoreText)), measureText('%', smallText(theme))),
    rank: Math.max(widest(ends.map((end) => rank(end.rank))), measureText('rank', smallText(theme))),
  };
  const wanted = Math.max(widest(rows.map(({ system }) => system.label)), 3 * theme.text_size);
  const panel = Math.min(PANEL_SHARE * width, PANEL_MOST * theme.text_size);
  const gap = 0.5 * theme.text_size;
  const sets = [full, { ...full, rank: 0 }, { score: 0, rank: 0 }].map((numbers) => {
    const taken = [numbers.score, numbers.rank].reduce((sum, one) => sum + (one > 0 ? one + gap : 0), 0);
    const room = (width - LINES_SHARE * width) / 2 - theme.margin - panel - 3 * gap - taken;
    return { ...numbers, panel, gap, label: Math.min(wanted, room) };
  });
  const enough = Math.min(wanted, LABEL_NEED * theme.text_size);
  return sets.find(({ label }) => label >= enough) ?? (sets.at(-1) as Columns);
}

export function scoreText({ score }: Pick<BumpRow['a'], 'score'>): string {
  return fixed(score === null ? null : 100 * score, 1);
}

function sideA({ label, score, rank: numbers, panel, gap }: Columns, n: number, theme: Theme): BumpSide {
  const named = theme.margin + label;
  const scored = named + (score > 0 ? gap + score : 0);
  const ranked = scored + (numbers > 0 ? gap + numbers : 0);
  const left = ranked + gap;
  const dot = left + panel + 2 * gap;
  return {
    label: theme.margin,
    score: score > 0 ? scored : null,
    rank: numbers > 0 ? ranked : null,
    panel: rankScale(n, left, left + panel),
    dot,
    from: 0,
    to: left + panel + gap,
  };
}

function sideB(columns: Columns, n: number, theme: Theme, width: number): BumpSide {
  const { label, score, rank: numbers, panel, gap } = columns;
  const named = width - theme.margin - label;
  const scored = named - gap;
  const ranked = scored - (score > 0 ? score + gap : 0);
  const right = ranked - (numbers > 0 ? numbers + gap : 0);
  const dot = right - panel - 2 * gap;
  return {
    label: named,
    score: score > 0 ? scored : null,
    rank: numbers > 0 ? ranked : null,
    panel: rankScale(n, right - panel, right),
    dot,
    from: right - panel - gap,
    to: width,
  };
}
