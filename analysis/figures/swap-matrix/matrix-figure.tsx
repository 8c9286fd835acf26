import type { Ranking } from '../../model/ranking.ts';
import { whyUnranked } from '../../ranks/why-unranked.ts';
import type { Figure } from '../figure.ts';
import { fileStem } from '../file-stem.ts';
import { EmptyFigure } from '../parts/empty-figure.tsx';
import { ranksSubject } from '../rank-bump/bump-caption.ts';
import { Matrix } from './matrix.tsx';
import { matrixCaption, matrixTitle } from './matrix-caption.ts';
import type { MatrixSide } from './matrix-options.ts';
import { matrixTable } from './matrix-table.ts';

/** The swap matrix with all that belongs to it, for writing files. */
export function matrixFigure(data: Ranking, side: MatrixSide): Figure {
  const empty = whyUnranked(data);
  const title = matrixTitle(data);
  return {
    file_stem: fileStem('swap-matrix', data.a, data.b),
    title,
    caption: matrixCaption(data, side),
    table_caption: ranksSubject(data),
    table: matrixTable(data, side),
    empty,
    draw: ({ theme, width, caption }) =>
      empty === null ? (
        <Matrix data={data} side={side} theme={theme} size={{ width }} caption={caption} />
      ) : (
        <EmptyFigure theme={theme} width={width} title={title} reason={empty} />
      ),
  };
}
