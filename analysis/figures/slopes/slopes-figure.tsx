import type { RateRow } from '../../model/rate-row.ts';
import type { Figure } from '../figure.ts';
import { fileStem } from '../file-stem.ts';
import { EmptyFigure } from '../parts/empty-figure.tsx';
import { ratePanels } from '../rates/rate-panels.ts';
import type { Palette } from '../spec/palette.ts';
import { slopePanels } from './slope-panels.ts';
import { Slopes } from './slopes.tsx';
import { slopesCaption, slopesSubject, slopesTitle } from './slopes-caption.ts';
import type { Highlight } from './slopes-options.ts';
import { slopesTable } from './slopes-table.ts';

interface SlopesSettings {
  readonly options: { readonly highlight: Highlight; readonly intervals: boolean };
  readonly order: readonly string[];
  readonly palette: Palette;
}

/** Rates from condition to condition with all that belongs to them, for writing files. */
export function slopesFigure(rows: readonly RateRow[], { options, order, palette }: SlopesSettings): Figure {
  const panels = slopePanels(ratePanels(rows, { by: 'rate', order, palette }), options.highlight, order);
  const title = slopesTitle(panels);
  const empty =
    panels.length === 0
      ? 'No system has a rate under two conditions of one benchmark, so there is no slope.'
      : null;
  const caption = empty ?? slopesCaption(panels, options.intervals);
  return {
    file_stem: fileStem('slopes', ...panels.slice(0, 1).flatMap(({ conditions }) => conditions.slice(0, 3))),
    title,
    caption,
    table_caption: empty ?? slopesSubject(panels),
    table: slopesTable(panels, options.intervals),
    empty,
    draw: ({ theme, width, caption: own }) =>
      empty === null ? (
        <Slopes
          panels={panels}
          palette={palette}
          intervals={options.intervals}
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
