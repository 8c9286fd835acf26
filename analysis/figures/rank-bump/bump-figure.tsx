import type { Ranking } from '../../model/ranking.ts';
import { whyUnranked } from '../../ranks/why-unranked.ts';
import type { Figure } from '../figure.ts';
import { fileStem } from '../file-stem.ts';
import { EmptyFigure } from '../parts/empty-figure.tsx';
import type { Palette } from '../spec/palette.ts';
import { Bump } from './bump.tsx';
import { bumpCaption, bumpTitle, ranksSubject } from './bump-caption.ts';
import type { BumpOptions } from './bump-options.ts';
import { bumpTable } from './bump-table.ts';

/** The bump chart with all that belongs to it, for writing files. */
export function bumpFigure(data: Ranking, options: BumpOptions, palette: Palette): Figure {
  const empty = whyUnranked(data);
  const title = bumpTitle(data);
  return {
    file_stem: fileStem('rank-bump', data.a, data.b),
    title,
    caption: bumpCaption(data, options),
    table_caption: ranksSubject(data),
    table: bumpTable(data, options),
    empty,
    draw: ({ theme, width, caption }) =>
      empty === null ? (
        <Bump {...{ data, options, palette, theme, caption }} size={{ width }} />
      ) : (
        <EmptyFigure theme={theme} width={width} title={title} reason={empty} />
      ),
  };
}
