import type { Outcome } from '../model/outcome.ts';
import type { MatrixOutcome } from '../model/outcome-matrix.ts';
import type { Theme } from './theme.ts';

interface Paint {
  readonly fill: string;
  /** Lines over the fill where nothing is known, so that it is not taken for a verdict, in grey too; null without. */
  readonly hatch: string | null;
}

const VERDICTS: Readonly<Partial<Record<Outcome, string>>> = {
  resolved: '#0072b2',
  unresolved: '#d55e00',
  'test-timeout': '#e69f00',
  'empty-patch': '#cc79a7',
  'patch-failed': '#cc79a7',
};

const GROUNDS = {
  light: { hatched: '#e6e9ed', hatch: '#9098a4', idle: '#d4d8de' },
  dark: { hatched: '#2a2f36', hatch: '#7c8591', idle: '#3a404a' },
} as const;

/** How an outcome is painted: alike in every view and figure; verdicts alike on every ground too. */
export function outcomePaint(outcome: Outcome | 'none', theme: Pick<Theme, 'name'>): Paint {
  const ground = GROUNDS[theme.name === 'dark' ? 'dark' : 'light'];
  if (outcome === 'not-run') return { fill: ground.idle, hatch: null };
  const verdict = outcome === 'none' ? undefined : VERDICTS[outcome];
  return verdict === undefined
    ? { fill: ground.hatched, hatch: ground.hatch }
    : { fill: verdict, hatch: null };
}

/**
 * Where whole areas are outcomes, `unresolved` is the tint of its colour, because the two verdicts themselves are almost
 * alike in grey. On white the five stand about 45 of 255 steps of grey apart, from resolved to missing, which is the ground.
 */
const CELLS = {
  light: {
    missing: '#ffffff',
    unscored: '#d4d8de',
    unresolved: '#e8a673',
    resolved: '#0072b2',
    mixed: '#8a7bb5',
  },
  dark: {
    missing: '#16181b',
    unscored: '#3a404a',
    unresolved: '#6c380f',
    resolved: '#0072b2',
    mixed: '#a89bd0',
  },
} as const satisfies Record<string, Readonly<Record<MatrixOutcome, string>>>;

/** As `outcomePaint`, where areas of both verdicts meet: on paper, which may be printed in grey, `unresolved` is the tint. */
export function areaPaint(outcome: Outcome | 'none', theme: Pick<Theme, 'name' | 'unit'>): Paint {
  const paint = outcomePaint(outcome, theme);
  return outcome === 'unresolved' && theme.unit === 'pt' ? { ...paint, fill: CELLS.light.unresolved } : paint;
}

/** The one colour of a cell of a matrix, where it is too small for lines or shapes. */
export function cellFill(outcome: MatrixOutcome, theme: Pick<Theme, 'name'>): string {
  return CELLS[theme.name === 'dark' ? 'dark' : 'light'][outcome];
}
