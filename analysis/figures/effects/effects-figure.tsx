import type { ReactElement } from 'react';
import type { RequestEffects } from '../../model/effects.ts';
import type { Figure, Surface } from '../figure.ts';
import { fileStem } from '../file-stem.ts';
import type { AxisWords } from '../parts/effect-rows/effect-axis.tsx';
import { effectLayout } from '../parts/effect-rows/effect-layout.ts';
import { EffectPlot } from '../parts/effect-rows/effect-plot.tsx';
import { EmptyFigure } from '../parts/empty-figure.tsx';
import { FigureFrame } from '../parts/figure-frame.tsx';
import { effectsCaption, effectsSubject, effectsTitle } from './effects-caption.ts';
import { type EffectsOptions, INITIAL_EFFECTS } from './effects-options.ts';
import { effectsRows } from './effects-rows.ts';
import { effectsTable } from './effects-table.ts';

const WORDS: AxisWords = {
  below: { name: 'lower', written: (name) => name },
  above: { name: 'higher', written: (name) => name },
  titles: ['B − A in resolve rate, percentage points', 'B − A, percentage points', 'points'],
};

const LABEL: Readonly<Record<EffectsOptions['which'], string>> = { fields: 'Field', styles: 'Style' };

/** What a field or the style of a request does, over systems and for each of them, with all that belongs to it. */
export function effectsFigure(data: RequestEffects, options: EffectsOptions = INITIAL_EFFECTS): Figure {
  const title = effectsTitle(options);
  const caption = effectsCaption(data, options);
  const empty = data.overall.length === 0 ? 'No two conditions differ in one thing on the same tasks.' : null;
  return {
    file_stem: fileStem('effects', options.which, data.benchmark),
    title,
    caption,
    table_caption: effectsSubject(data, options),
    table: effectsTable(data, options),
    empty,
    draw: (surface) =>
      empty === null ? (
        <Effects {...{ data, options, surface, title }} caption={surface.caption ?? caption} />
      ) : (
        <EmptyFigure theme={surface.theme} width={surface.width} title={title} reason={empty} />
      ),
  };
}

function Effects(props: {
  readonly data: RequestEffects;
  readonly options: EffectsOptions;
  readonly surface: Surface;
  readonly title: string;
  readonly caption: string;
}): ReactElement {
  const { data, options, surface, title, caption } = props;
  const { theme, width } = surface;
  const label = LABEL[options.which];
  const layout = effectLayout(effectsRows(data, options), label, theme, width);
  return (
    <FigureFrame {...{ theme, width, height: layout.height, title, caption }}>
      <EffectPlot label={label} words={WORDS} layout={layout} theme={theme} />
    </FigureFrame>
  );
}
