import type { RateRow } from '../../model/rate-row.ts';
import type { Figure } from '../figure.ts';
import { fileStem } from '../file-stem.ts';
import { EmptyFigure } from '../parts/empty-figure.tsx';
import type { SystemOrder } from '../rates/order-option.ts';
import { ratePanels } from '../rates/rate-panels.ts';
import type { Palette } from '../spec/palette.ts';
import { OutcomeShares } from './outcome-shares.tsx';
import { outcomeSharesCaption, outcomeSharesSubject, outcomeSharesTitle } from './outcome-shares-caption.ts';
import { outcomeSharesTable } from './outcome-shares-table.ts';

interface OutcomeSharesSettings {
  readonly options: { readonly order: SystemOrder };
  readonly order: readonly string[];
  readonly palette: Palette;
}

/** Outcomes of all runs as stacked bars with all that belongs to them, for writing files. */
export function outcomeSharesFigure(
  rows: readonly RateRow[],
  { options, order, palette }: OutcomeSharesSettings,
): Figure {
  const panels = ratePanels(rows, { by: options.order, order, palette });
  const title = outcomeSharesTitle(panels);
  const empty = panels.length === 0 ? 'No run is chosen, so there is no outcome.' : null;
  const caption = empty ?? outcomeSharesCaption(panels);
  return {
    file_stem: fileStem('outcome-shares', ...panels.slice(0, 3).map(({ benchmark }) => benchmark)),
    title,
    caption,
    table_caption: empty ?? outcomeSharesSubject(panels),
    table: outcomeSharesTable(panels),
    empty,
    draw: ({ theme, width, caption: own }) =>
      empty === null ? (
        <OutcomeShares panels={panels} theme={theme} width={width} title={title} caption={own ?? caption} />
      ) : (
        <EmptyFigure theme={theme} width={width} title={title} reason={empty} />
      ),
  };
}
