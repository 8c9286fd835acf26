import { type ScaleLinear, scaleLinear } from 'd3';
import { count } from '../../format/number.ts';
import { outcomeName, type ShownOutcome } from '../../model/outcome-names.ts';
import { measureText } from '../measure-text.ts';
import { fitLinear } from '../parts/fit-linear.ts';
import { type KeyLayout, keyLayout } from '../parts/key-layout.ts';
import type { Tick } from '../parts/tick.ts';
import { rateLines } from '../rates/rate-lines.ts';
import { entriesOf, type RatePanel } from '../rates/rate-panels.ts';
import { type RowsLayout, rowsLayout } from '../rates/rows-layout.ts';
import { smallText, type Theme } from '../theme.ts';
import { outcomesOf, runsOf } from './shown-outcomes.ts';

export interface OutcomeSharesLayout extends RowsLayout {
  readonly outcomes: readonly ShownOutcome[];
  readonly key: KeyLayout;
  readonly scale: ScaleLinear<number, number>;
  readonly ticks: readonly Tick[];
}

const PLOT_SHARE = 0.32;

/** Places everything; conditions are named where there are several. */
export function outcomeSharesLayout(
  panels: readonly RatePanel[],
  theme: Theme,
  width: number,
): OutcomeSharesLayout {
  const entries = entriesOf(panels);
  const outcomes = outcomesOf(entries.map(({ row }) => row));
  const key = keyLayout(outcomes.map(outcomeName), theme, theme.margin, width - theme.margin);
  const runs = { key: 'runs', header: 'Runs', cells: entries.map(({ row }) => [count(runsOf(row))]) };
  const layout = rowsLayout({
    panels: rateLines(panels),
    theme,
    width,
    column_sets: [[runs]],
    names_conditions: new Set(entries.map(({ row }) => row.condition)).size > 1,
    above: key.height,
    plot_share: PLOT_SHARE,
  });
  const { left, right } = layout.plot;
  const style = smallText(theme);
  const { ticks } = fitLinear({
    domain: [0, 100],
    range: [left, right],
    most: 5,
    apart: (label, next) => (measureText(label, style) + measureText(next, style)) / 2 + 0.7 * style.size,
  });
  return { ...layout, outcomes, key, scale: scaleLinear([0, 100], [left, right]), ticks };
}
