import type { ReactElement } from 'react';
import { toHundredths } from '../../figure-text.tsx';
import type { Theme } from '../../theme.ts';
import { plotScales } from '../plot-scales.ts';
import { type AxisWords, EffectAxis, EffectGrid, ZeroLine } from './effect-axis.tsx';
import { EffectBands } from './effect-bands.tsx';
import { EffectHeader } from './effect-header.tsx';
import type { EffectLayout } from './effect-layout.ts';
import { EffectLine } from './effect-line.tsx';

interface EffectPlotProps {
  /** Over the names of the rows. */
  readonly label: string;
  readonly words: AxisWords;
  readonly layout: EffectLayout;
  readonly theme: Theme;
  /** In a window: names of columns say which term explains them, by whether the sides share tasks. */
  readonly explained?: 'pairs' | 'groups' | null;
}

/** Effects in lines: names, dots with intervals over an axis of percentage points, the numbers beside them. */
export function EffectPlot({ label, words, layout, theme, explained = null }: EffectPlotProps): ReactElement {
  return (
    <>
      <EffectGrid layout={layout} theme={theme} />
      <g {...plotScales({ x: layout.scale })}>
        <EffectBands layout={layout} theme={theme} />
      </g>
      <ZeroLine layout={layout} theme={theme} />
      <EffectHeader label={label} layout={layout} theme={theme} explained={explained} />
      <g {...plotScales({ x: layout.scale })}>
        {layout.rows.map((placed) => (
          <EffectLine key={placed.top} placed={placed} layout={layout} theme={theme} />
        ))}
      </g>
      <SummaryRule layout={layout} theme={theme} />
      <EffectAxis words={words} layout={layout} theme={theme} />
    </>
  );
}

/** Line between the rows and their mean. */
function SummaryRule({
  layout,
  theme,
}: {
  readonly layout: EffectLayout;
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
