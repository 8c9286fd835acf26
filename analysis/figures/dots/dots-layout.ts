import { count, fixed } from '../../format/number.ts';
import type { RateRow } from '../../model/rate-row.ts';
import { measureText } from '../measure-text.ts';
import { type FittedScale, fitLinear } from '../parts/fit-linear.ts';
import { type KeyLayout, keyLayout } from '../parts/key-layout.ts';
import type { NumberColumn } from '../parts/number-columns.ts';
import { type PanelLines, rateLines } from '../rates/rate-lines.ts';
import type { RatePanel } from '../rates/rate-panels.ts';
import { type RowsLayout, rowsLayout } from '../rates/rows-layout.ts';
import { smallText, type Theme } from '../theme.ts';

export interface DotsLayout extends RowsLayout, FittedScale {
  readonly key: KeyLayout;
}

interface Wanted {
  readonly panels: readonly RatePanel[];
  /** Those that a key has to tell apart; one alone needs none. */
  readonly conditions: readonly string[];
  readonly from_zero: boolean;
  readonly theme: Theme;
  readonly width: number;
}

const PLOT_SHARE = 0.27;

/** Places everything; one scale serves all panels. */
export function dotsLayout({ panels, conditions, from_zero, theme, width }: Wanted): DotsLayout {
  const lines = rateLines(panels, ({ repeats }) => 1 + repeats.length);
  const key = keyLayout(
    conditions.length > 1 ? conditions : [],
    theme,
    theme.margin + 0.4 * theme.dot_radius,
    width - theme.margin,
  );
  const layout = rowsLayout({
    panels: lines,
    theme,
    width,
    column_sets: columnSets(lines),
    names_conditions: false,
    above: key.height,
    plot_share: PLOT_SHARE,
  });
  return { ...layout, ...dotsScale(lines, from_zero, layout.plot, theme), key };
}

/** Numbers of tasks go first where all are the same, which the caption says; then intervals; then rates. */
function columnSets(panels: readonly PanelLines[]): readonly (readonly NumberColumn[])[] {
  const rows = panels.flatMap(({ lines }) => lines.map(({ entry }) => entry.row));
  const rate = { key: 'rate', header: 'Rate', cells: rows.map(({ rate: value }) => [percent(value)]) };
  const effect = {
    key: 'rate',
    header: 'Rate [95% CI]',
    cells: rows.map(({ rate: value, ci }) => [
      percent(value),
      ...(ci === null ? ['', ''] : [`[${percent(ci[0])},`, `${percent(ci[1])}]`]),
    ]),
  };
  const n = { key: 'n', header: 'Scored', cells: rows.map((row) => [scored(row)]) };
  return [[effect, n], [effect], [rate]];
}

const percent = (rate: number | null) => fixed(rate === null ? null : 100 * rate, 1);

const scored = ({ n_scored, n_tasks }: RateRow) => `${count(n_scored)} of ${count(n_tasks)}`;

function dotsScale(
  panels: readonly PanelLines[],
  from_zero: boolean,
  { left, right }: RowsLayout['plot'],
  theme: Theme,
): FittedScale {
  const values = panels
    .flatMap(({ lines }) => lines.map(({ entry }) => entry))
    .flatMap(({ row, repeats }) => [row.rate, ...(row.ci ?? []), ...repeats.map(({ rate }) => rate)])
    .flatMap((value) => (value === null ? [] : [100 * value]));
  const low = from_zero ? 0 : Math.min(100, ...values);
  const style = smallText(theme);
  return fitLinear({
    domain: values.length === 0 ? [0, 100] : [low, Math.max(...values)],
    range: [left, right],
    limits: [0, 100],
    apart: (label, next) => (measureText(label, style) + measureText(next, style)) / 2 + 0.7 * style.size,
  });
}
