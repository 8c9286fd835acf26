import type { Theme } from './theme.ts';

/**
 * Hues for conditions and systems, told apart by people with any colour vision. Yellow is left out, which cannot be seen
 * on white. Source: Okabe and Ito, “Color universal design”, 2008.
 */
const ON_WHITE = ['#0072b2', '#d55e00', '#009e73', '#cc79a7', '#e69f00', '#56b4e9', '#000000'] as const;

/** The same in the same order, blue and black made light enough to be seen on a dark ground. */
const ON_DARK = ['#3d9fdb', '#e8762b', '#1fb88d', '#d98fb8', '#e69f00', '#8accf2', '#e8eaed'] as const;

export function hues(theme: Pick<Theme, 'name'>): readonly string[] {
  return theme.name === 'dark' ? ON_DARK : ON_WHITE;
}
