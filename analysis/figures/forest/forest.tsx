import type { ReactElement } from 'react';
import { directionWord, isUnpaired, rowNoun } from '../../compare/comparison-words.ts';
import type { ComparisonResult } from '../../model/comparison.ts';
import type { AxisWords } from '../parts/effect-rows/effect-axis.tsx';
import { effectLayout } from '../parts/effect-rows/effect-layout.ts';
import { EffectPlot } from '../parts/effect-rows/effect-plot.tsx';
import { FigureFrame } from '../parts/figure-frame.tsx';
import type { Theme } from '../theme.ts';
import { forestCaption, forestTitle } from './forest-caption.ts';
import { ForestHighlights, type ForestInteraction, ForestTargets } from './forest-interaction.tsx';
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
  const explained = props.onSelect ? (isUnpaired(data) ? 'groups' : 'pairs') : null;
  const layout = effectLayout(rows, label, theme, size.width);
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
      <EffectPlot label={label} words={axisWords(data)} layout={layout} theme={theme} explained={explained} />
      <ForestTargets {...props} layout={layout} />
    </FigureFrame>
  );
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** Each direction names the side that it is better for. */
function axisWords({ by, a, b }: ComparisonResult): AxisWords {
  const written = (name: string) => directionWord(by, name);
  return {
    below: { name: a, written },
    above: { name: b, written },
    titles: [`${b} − ${a}, percentage points`, 'B − A, percentage points', 'points'],
  };
}
