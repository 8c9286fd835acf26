import { type ReactNode, useState } from 'react';
import { Forest } from '../../../analysis/figures/forest/forest.tsx';
import { forestCaption } from '../../../analysis/figures/forest/forest-caption.ts';
import { themes } from '../../../analysis/figures/theme.ts';
import type { Comparison, ComparisonResult } from '../../../analysis/model/comparison.ts';
import { useAddress } from '../../address/use-address.ts';
import { ExplainedText } from '../../hints/explained-text.tsx';
import { walkHints } from '../../hints/walk-hints.ts';
import { useFigureFocus } from '../../parts/use-figure-focus.ts';
import { useWidth } from '../../parts/use-width.ts';
import { useTheme } from '../../theme/use-theme.ts';
import { comparisonMarks } from './comparison-marks.ts';

interface ComparisonFigureProps {
  readonly result: ComparisonResult;
  readonly selected: Comparison | null;
  readonly onSelect: (comparison: Comparison) => void;
}

const LEAST_WIDTH = 150;

/** The forest plot as wide as there is room, with its caption. */
export function ComparisonFigure({ result, selected, onSelect }: ComparisonFigureProps): ReactNode {
  const { theme } = useTheme();
  const { address } = useAddress();
  const [frame, width] = useWidth<HTMLDivElement>();
  const [hovered, setHovered] = useState<Comparison | null>(null);
  const options = { repositories: address.repositories };
  useFigureFocus(frame, selected);
  return (
    <figure className="forest">
      <div ref={frame} className="forest-frame">
        {width >= LEAST_WIDTH && (
          <Forest
            data={result}
            theme={themes[theme]}
            size={{ width }}
            options={options}
            selected={result.comparisons.length > 1 ? selected : null}
            hovered={hovered}
            onSelect={onSelect}
            onHover={setHovered}
          />
        )}
      </div>
      <figcaption className="caption" onKeyDown={walkHints}>
        <ExplainedText text={forestCaption(result, options)} marks={comparisonMarks('caption', result)} />
      </figcaption>
    </figure>
  );
}
