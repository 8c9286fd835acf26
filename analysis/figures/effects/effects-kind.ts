import type { FigureKind } from '../figure-kind.ts';
import { effectsFigure } from './effects-figure.tsx';
import { EFFECTS_OPTIONS } from './effects-options.ts';
import { orderedEffects } from './effects-rows.ts';

export const effectsKind: FigureKind<'effects', typeof EFFECTS_OPTIONS> = {
  name: 'effects',
  title: 'Effects of fields and styles',
  question: 'What does each part of a request, or its style, do to the resolve rate?',
  source: 'effects',
  options: EFFECTS_OPTIONS,
  least_width: { pt: 150, px: 150 },
  make: (data, { options, order }) => effectsFigure(orderedEffects(data, order), options),
};
