import type { OutcomeMatrix } from '../../model/outcome-matrix.ts';
import type { FittedScale } from '../parts/fit-linear.ts';
import { type KeyLayout, keyLayout } from '../parts/key-layout.ts';
import type { CellSize } from '../parts/marks.ts';
import type { PlotScale } from '../parts/plot-scales.ts';
import { smallText, type Theme } from '../theme.ts';
import { acrossLayout } from './across-layout.ts';
import { downLayout } from './down-layout.ts';
import { shownOutcomes } from './matrix-marks.ts';
import type { MatrixOptions } from './matrix-options.ts';
import { OUTCOME_WORDS } from './outcome-words.ts';
import type { PlacedText } from './placed-text.ts';

/** Where the cells are: `size` in pixels, `pixel` how large one is in the figure's unit. */
export interface CellPlace {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly size: CellSize;
  readonly pixel: { readonly x: number; readonly y: number };
}

/** Everything but the key, for one of the two directions. */
export interface MatrixPlan {
  readonly cells: CellPlace;
  /** Percent of runs that resolve a task → position across its line. */
  readonly profile: PlotScale & ((value: number) => number);
  /** Percent of tasks that a system resolves → position along its line. */
  readonly rates: FittedScale;
  /** Middle of a system's line. */
  readonly middleOf: (system: number) => number;
  /** Where lines between repositories cross the direction of the tasks. */
  readonly borders: readonly number[];
  readonly texts: readonly PlacedText[];
  readonly bottom: number;
}

export interface MatrixLayout extends MatrixPlan {
  readonly width: number;
  readonly height: number;
  readonly key: KeyLayout & { readonly top: number };
}

/** Places everything; the width is given, the height follows. */
export function matrixLayout(
  matrix: OutcomeMatrix,
  tasks: MatrixOptions['tasks'],
  theme: Theme,
  width: number,
): MatrixLayout {
  const plan = (tasks === 'across' ? acrossLayout : downLayout)(matrix, theme, width);
  const words = shownOutcomes(matrix).map((outcome) => OUTCOME_WORDS[outcome]);
  const key = keyLayout(words, theme, theme.margin, width - theme.margin);
  const top = plan.bottom + 0.8 * smallText(theme).size;
  return { ...plan, width, height: Math.ceil(top + key.height + theme.margin), key: { ...key, top } };
}
