import type { ReactElement } from 'react';
import { rowNoun } from '../../compare/comparison-words.ts';
import type { ComparisonResult } from '../../model/comparison.ts';
import { toHundredths } from '../figure-text.tsx';
import { FigureFrame } from '../parts/figure-frame.tsx';
import { plotScales } from '../parts/plot-scales.ts';
import type { Theme } from '../theme.ts';
import { ForestAxis, ForestGrid, ZeroLine } from './forest-axis.tsx';
import { ForestBands } from './forest-bands.tsx';
import { forestCaption, forestTitle } from './forest-caption.ts';
import { ForestHeader } from './forest-header.tsx';
import { ForestHighlights, type ForestInteraction, ForestTargets } from './forest-interaction.tsx';
import { type ForestLayout, forestLayout } from './forest-layout.ts';
import { ForestLine } from './forest-line.tsx';
import { type ForestOptions, forestRows } from './forest-rows.ts';

export interface ForestProps extends ForestInteraction {
  readonly data: ComparisonResult;
  readonly theme: Theme;
  /** Width in the theme's unit, at least 150; the height follows from the rows. */
  readonly size: { readonly width: number };
  readonly options?: ForestOptions;
  /** In place of its own. */
  readonly caption?: string | undefined;
}

/**
 * Forest plot of differences: per comparison a dot with its interval, the numbers beside it, the mean of
 * all set apart. Drawn the same on screen and into files; with `onSelect` its lines are buttons.
 */
export function Forest(props: ForestProps): ReactElement {
  const { data, theme, size, options, caption } = props;
  const rows = forestRows(data, options);
  const label = capitalised(rowNoun(data, 1));
  const layout = forestLayout(rows, label, theme, size.width);
  return (
    <FigureFrame
      theme={theme}
      width={layout.width}
      height={layout.height}
      title={forestTitle(data)}
      caption={caption ?? forestCaption(data, options)}
      role={props.onSelect ? 'group' : 'img'}
    >
      <ForestHighlights {...props} layout={layout} />
      <ForestGrid layout={layout} theme={theme} />
      <g {...plotScales({ x: layout.scale })}>
        <ForestBands layout={layout} theme={theme} />
      </g>
      <ZeroLine layout={layout} theme={theme} />
      <ForestHeader label={label} layout={layout} theme={theme} />
      <g {...plotScales({ x: layout.scale })}>
        {layout.rows.map((placed) => (
          <ForestLine key={placed.top} placed={placed} layout={layout} theme={theme} />
        ))}
      </g>
      <SummaryRule layout={layout} theme={theme} />
      <ForestAxis data={data} layout={layout} theme={theme} />
      <ForestTargets {...props} layout={layout} />
    </FigureFrame>
  );
}

/** Line between the rows and their mean. */
function SummaryRule({
  layout,
  theme,
}: {
  readonly layout: ForestLayout;
  readonly theme: Theme;
}): ReactElement | null {
  if (layout.summary_rule === null) return null;
  const y = toHundredths(layout.summary_rule);
  const x2 = toHundredths(layout.width - theme.margin);
  return (
    <line
      fill="none"
      x1={theme.margin}
      x2={x2}
      y1={y}
      y2={y}
      stroke={theme.rule}
      strokeWidth={theme.hairline}
    />
  );
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
