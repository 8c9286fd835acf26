import type { CompareBy } from '../../model/comparison.ts';
import type { Filter } from '../../model/filter.ts';
import type { ThemeName } from '../theme.ts';
import type { FigureSize } from './figure-size.ts';
import type { OptionValue } from './option.ts';

/** What a figure shows: which runs, and for a comparison its two sides. */
export interface FigureSelection {
  readonly filter: Filter;
  readonly by?: CompareBy | undefined;
  readonly a?: string | undefined;
  readonly b?: string | undefined;
  /** For effects: only contrasts with this condition. */
  readonly base?: string | undefined;
  /** For effects: conditions compared with `base` as they are, whatever their scripts or names say. */
  readonly against?: readonly string[] | undefined;
  /** The runs of each side where filters are compared. */
  readonly filter_a?: Filter | undefined;
  readonly filter_b?: Filter | undefined;
}

/**
 * All that a figure is made from but the runs themselves: the same specification over the same runs gives the same bytes, in
 * the window, on the command line and on another machine.
 */
export interface FigureSpec {
  /** Version of this form. */
  readonly version: 1;
  /** Name of a kind of figure. */
  readonly figure: string;
  readonly selection: FigureSelection;
  /** Of the kind; those left out have their initial values. */
  readonly options: Readonly<Record<string, OptionValue>>;
  /** Names of rows or series that come first, in this order. */
  readonly order: readonly string[];
  /** Condition or system → `#rrggbb`. */
  readonly colours: Readonly<Record<string, string>>;
  readonly size: FigureSize;
  readonly theme: ThemeName;
  /** In place of the figure's own. */
  readonly caption?: string | undefined;
  readonly seed: string;
}
