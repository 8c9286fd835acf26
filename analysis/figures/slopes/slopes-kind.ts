import type { FigureKind } from '../figure-kind.ts';
import { slopesFigure } from './slopes-figure.tsx';
import { SLOPES_OPTIONS } from './slopes-options.ts';

export const slopesKind: FigureKind<'rates', typeof SLOPES_OPTIONS> = {
  name: 'slopes',
  title: 'Slopes between conditions',
  question: 'Which systems rise and which fall from one condition to the next?',
  source: 'rates',
  options: SLOPES_OPTIONS,
  series: ['systems'],
  least_width: { pt: 240, px: 420 },
  make: slopesFigure,
};
