import type { FigureSpec } from '../../analysis/figures/spec/figure-spec.ts';

/** A specification for tests that draw a figure they made themselves. */
export function specOf(
  theme: FigureSpec['theme'] = 'paper',
  width = 252,
  more: Partial<FigureSpec> = {},
): FigureSpec {
  return {
    version: 1,
    figure: 'forest',
    selection: { filter: {} },
    options: {},
    order: [],
    colours: {},
    size: { width },
    theme,
    seed: 'parallax',
    ...more,
  };
}
