import type { RateRow } from '../../model/rate-row.ts';
import type { Figure } from '../figure.ts';
import { fileStem } from '../file-stem.ts';
import { EmptyFigure } from '../parts/empty-figure.tsx';
import type { SystemOrder } from '../rates/order-option.ts';
import { conditionsOf, ratePanels } from '../rates/rate-panels.ts';
import type { Palette } from '../spec/palette.ts';
import { Dots } from './dots.tsx';
import { dotsCaption, dotsSubject, dotsTitle } from './dots-caption.ts';
import { dotsTable } from './dots-table.ts';

export interface DotsSettings {
  readonly options: { readonly order: SystemOrder; readonly axis: 'fitted' | 'zero' };
  readonly order: readonly string[];
  readonly palette: Palette;
}

/** Rates as dots with all that belongs to them, for writing files. */
export function dotsFigure(rows: readonly RateRow[], { options, order, palette }: DotsSettings): Figure {
  const panels = ratePanels(rows, { by: options.order, order, palette });
  const conditions = conditionsOf(panels, palette, order);
  const title = dotsTitle(panels);
  const empty = panels.length === 0 ? 'No run is chosen, so there is no rate.' : null;
  const caption = empty ?? dotsCaption(panels);
  return {
    file_stem: fileStem('dots', ...panels.slice(0, 3).map(({ benchmark }) => benchmark)),
    title,
    caption,
    table_caption: empty ?? dotsSubject(panels),
    table: dotsTable(panels),
    empty,
    draw: ({ theme, width, caption: own }) =>
      empty === null ? (
        <Dots
          panels={panels}
          conditions={conditions}
          palette={palette}
          from_zero={options.axis === 'zero'}
          theme={theme}
          width={width}
          title={title}
          caption={own ?? caption}
        />
      ) : (
        <EmptyFigure theme={theme} width={width} title={title} reason={empty} />
      ),
  };
}
