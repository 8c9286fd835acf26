import type { ReactNode } from 'react';
import { Matrix } from '../../../analysis/figures/swap-matrix/matrix.tsx';
import { matrixCaption } from '../../../analysis/figures/swap-matrix/matrix-caption.ts';
import { MATRIX_OPTIONS } from '../../../analysis/figures/swap-matrix/matrix-options.ts';
import { themes } from '../../../analysis/figures/theme.ts';
import type { RankedSystem, Ranking } from '../../../analysis/model/ranking.ts';
import { useAddress } from '../../address/use-address.ts';
import { ExplainedText } from '../../hints/explained-text.tsx';
import { walkHints } from '../../hints/walk-hints.ts';
import { Segments } from '../../parts/segments.tsx';
import { useWidth } from '../../parts/use-width.ts';
import { useTheme } from '../../theme/use-theme.ts';
import { RANKING_MARKS } from './ranking-marks.ts';

interface SwapFigureProps {
  readonly ranking: Ranking;
  readonly selected: RankedSystem | null;
}

export const MATRIX_SIDES = MATRIX_OPTIONS.side.choices;

const LEAST_WIDTH = 240;

/** The swap matrix as wide as there is room, of both sides or one, with its caption. */
export function SwapFigure({ ranking, selected }: SwapFigureProps): ReactNode {
  const { theme } = useTheme();
  const { address, go } = useAddress();
  const [frame, width] = useWidth<HTMLDivElement>();
  const side = address.side ?? 'both';
  return (
    <figure className="forest swap-matrix">
      <div className="swap-head">
        <h3>Swaps of order</h3>
        <Segments
          label="Side of the matrix"
          choices={MATRIX_SIDES}
          value={side}
          onChange={(next) => go({ side: next === 'both' ? null : next }, 'replace')}
        />
      </div>
      <div ref={frame} className="forest-frame">
        {width >= LEAST_WIDTH && (
          <Matrix
            data={ranking}
            side={side}
            theme={themes[theme]}
            size={{ width }}
            selected={selected?.label ?? null}
            isTelling
          />
        )}
      </div>
      <figcaption className="caption" onKeyDown={walkHints}>
        <ExplainedText text={matrixCaption(ranking, side)} marks={RANKING_MARKS} />
      </figcaption>
    </figure>
  );
}
