import { type ReactNode, useState } from 'react';
import { Bump } from '../../../analysis/figures/rank-bump/bump.tsx';
import { bumpCaption } from '../../../analysis/figures/rank-bump/bump-caption.ts';
import { BUMP_OPTIONS, type BumpOptions } from '../../../analysis/figures/rank-bump/bump-options.ts';
import { NO_PALETTE } from '../../../analysis/figures/spec/palette.ts';
import { themes } from '../../../analysis/figures/theme.ts';
import type { RankedSystem, Ranking } from '../../../analysis/model/ranking.ts';
import { ExplainedText } from '../../hints/explained-text.tsx';
import { walkHints } from '../../hints/walk-hints.ts';
import { useFigureFocus } from '../../parts/use-figure-focus.ts';
import { useWidth } from '../../parts/use-width.ts';
import { useCall } from '../../port/use-call.ts';
import { useTheme } from '../../theme/use-theme.ts';
import { RANKING_MARKS } from './ranking-marks.ts';

interface RankFigureProps {
  readonly ranking: Ranking;
  readonly selected: RankedSystem | null;
  readonly onSelect: (system: RankedSystem) => void;
}

const LEAST_WIDTH = 360;

const OPTIONS: BumpOptions = {
  beside: BUMP_OPTIONS.beside.initial,
  highlight: BUMP_OPTIONS.highlight.initial,
};

/** The bump chart as wide as there is room, with its caption. */
export function RankFigure({ ranking, selected, onSelect }: RankFigureProps): ReactNode {
  const { theme } = useTheme();
  const [frame, width] = useWidth<HTMLDivElement>();
  const [hovered, setHovered] = useState<string | null>(null);
  const { data: names } = useCall('palette', {});
  useFigureFocus(frame, selected);
  return (
    <figure className="forest rank-bump">
      <div ref={frame} className="forest-frame">
        {width >= LEAST_WIDTH && (
          <Bump
            data={ranking}
            options={OPTIONS}
            palette={{ ...NO_PALETTE, ...names }}
            theme={themes[theme]}
            size={{ width }}
            selected={selected?.label ?? null}
            hovered={hovered}
            onSelect={onSelect}
            onHover={(system) => setHovered(system?.label ?? null)}
          />
        )}
      </div>
      <figcaption className="caption" onKeyDown={walkHints}>
        <ExplainedText text={bumpCaption(ranking, OPTIONS)} marks={RANKING_MARKS} />
      </figcaption>
    </figure>
  );
}
