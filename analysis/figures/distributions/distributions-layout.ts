import { count } from '../../format/number.ts';
import { type Distributions, PARTS } from '../../model/distributions.ts';
import { outcomeName } from '../../model/outcome-names.ts';
import { measureText } from '../measure-text.ts';
import { AXIS_X_HEIGHT } from '../parts/axis-x.tsx';
import { fitMeasure, type MeasureScale, type ScaleKind } from '../parts/fit-measure.ts';
import { type KeyLayout, keyLayout } from '../parts/key-layout.ts';
import { shortenLabels } from '../shorten-labels.ts';
import { bodyText, smallText, type Theme } from '../theme.ts';
import { binsOf, type DistributionRow, distributionRows } from './distribution-rows.ts';
import { PART_OUTCOMES } from './part-outcome.ts';

export interface PlacedRow {
  readonly row: DistributionRow;
  readonly top: number;
  readonly height: number;
  readonly name: string;
  readonly detail: string | null;
}

export interface NumberColumn {
  readonly header: string;
  /** Right edge of its numbers and its header. */
  readonly right: number;
  readonly of: (row: DistributionRow) => number;
}

export interface DistributionsLayout {
  readonly width: number;
  readonly height: number;
  readonly labels: number;
  readonly plot: {
    readonly left: number;
    readonly right: number;
    readonly top: number;
    readonly bottom: number;
  };
  readonly axis: MeasureScale;
  /** Of the bins that all rows share, as positions. */
  readonly edges: readonly number[];
  readonly columns: readonly NumberColumn[];
  readonly key: KeyLayout;
  readonly rows: readonly PlacedRow[];
}

/** Share of the width for names at most, and for the plot at least. */
const LABEL_SHARE = 0.34;
const PLOT_SHARE = 0.36;
/** Heights in `row_height`: rows of one figure are alike, lower where there are many. */
const ROW = { few: 2.3, many: 1.8, crowded: 1.55 };
const MANY = 12;
const CROWDED = 30;

/** Places rows, axis and numbers; the width is given, the height follows from the rows. */
export function distributionsLayout(
  data: Distributions,
  scale: ScaleKind,
  theme: Theme,
  width: number,
): DistributionsLayout {
  const rows = distributionRows(data, scale);
  const key = keyLayout(keyNames(rows), theme, theme.margin, width - theme.margin);
  const columns = numberColumns(rows, scale, theme);
  const numbers = columns.reduce((sum, column) => sum + column.width + theme.gap, 0);
  const room = width - 2 * theme.margin - numbers - theme.gap - PLOT_SHARE * width;
  const labels = Math.max(0, Math.min(labelWidth(rows, theme), LABEL_SHARE * width, room));
  const top = theme.margin + key.height + 1.5 * theme.small_size;
  const height = rowHeight(rows.length) * theme.row_height;
  const plot = {
    left: theme.margin + labels + theme.gap,
    right: width - theme.margin - numbers,
    top,
    bottom: top + rows.length * height + 0.2 * theme.row_height,
  };
  const edges = binsOf(data, scale)?.edges ?? [];
  const domain = [edges[0] ?? 0, edges.at(-1) ?? 1] as const;
  const axis = fitMeasure({ kind: scale, domain, range: [plot.left, plot.right], theme });
  return {
    ...{ width, labels, plot, axis, key, edges: edges.map((edge) => axis.scale(edge)) },
    height: Math.ceil(plot.bottom + AXIS_X_HEIGHT * theme.small_size + theme.margin),
    columns: placed(columns, plot.right, theme),
    rows: placedRows(rows, { top, height, labels, theme }),
  };
}

function rowHeight(n: number): number {
  if (n > CROWDED) return ROW.crowded;
  return n > MANY ? ROW.many : ROW.few;
}

/** Verdicts that occur; texts have none. */
function keyNames(rows: readonly DistributionRow[]): readonly string[] {
  return PARTS.flatMap((part) =>
    part !== 'text' && rows.some(({ counts }) => counts?.[part] !== undefined)
      ? [outcomeName(PART_OUTCOMES[part])]
      : [],
  );
}

type MeasuredColumn = Pick<NumberColumn, 'header' | 'of'> & { readonly width: number };

function numberColumns(
  rows: readonly DistributionRow[],
  scale: ScaleKind,
  theme: Theme,
): readonly MeasuredColumn[] {
  const wanted = [
    { header: '0', of: (row: DistributionRow) => row.n_not_positive, is_wanted: scale === 'log' },
    { header: 'n', of: (row: DistributionRow) => row.n_known, is_wanted: true },
    { header: 'Unknown', of: (row: DistributionRow) => row.n_missing, is_wanted: true },
  ];
  return wanted
    .filter(({ header, of, is_wanted }) => is_wanted && (header === 'n' || rows.some((row) => of(row) > 0)))
    .map(({ header, of }) => {
      const texts = rows.map((row) => measureText(count(of(row)), bodyText(theme)));
      return { header, of, width: Math.max(measureText(header, smallText(theme)), ...texts) };
    });
}

function placed(columns: readonly MeasuredColumn[], left: number, theme: Theme): readonly NumberColumn[] {
  let right = left;
  return columns.map(({ header, of, width }) => {
    right += theme.gap + width;
    return { header, of, right };
  });
}

function labelWidth(rows: readonly DistributionRow[], theme: Theme): number {
  return Math.max(
    ...rows.map(({ name }) => measureText(name, bodyText(theme))),
    ...rows.map(({ detail }) => measureText(detail ?? '', smallText(theme))),
  );
}

function placedRows(
  rows: readonly DistributionRow[],
  place: { readonly top: number; readonly height: number; readonly labels: number; readonly theme: Theme },
): readonly PlacedRow[] {
  // Rounding must not shorten the very name that set the width.
  const width = place.labels + 1e-6;
  const names = shortenLabels(rows.map(({ name }) => ({ text: name, width, ...bodyText(place.theme) })));
  const details = shortenLabels(
    rows.map(({ detail }) => ({ text: detail ?? '', width, ...smallText(place.theme) })),
  );
  return rows.map((row, i) => ({
    ...{ row, top: place.top + i * place.height, height: place.height, name: names[i] ?? '' },
    detail: row.detail === null ? null : (details[i] ?? ''),
  }));
}
