import type { ComparisonResult } from '../model/comparison.ts';
import type { OutcomeMatrix } from '../model/outcome-matrix.ts';
import type { Ranking } from '../model/ranking.ts';
import type { RateRow } from '../model/rate-row.ts';
import type { Figure } from './figure.ts';
import type { OptionsOf, OptionsSchema } from './spec/option.ts';
import type { Palette } from './spec/palette.ts';

/** What figures are made from, by the name of the question that gathers it. */
export interface FigureSources {
  readonly comparison: ComparisonResult;
  readonly rates: readonly RateRow[];
  readonly ranking: Ranking;
  /** In the order of its kind's options `rows` and `columns`. */
  readonly matrix: OutcomeMatrix;
}

export type SourceName = keyof FigureSources;

export interface FigureSettings<S extends OptionsSchema = OptionsSchema> {
  readonly options: OptionsOf<S>;
  /** Names of rows or series that come first. */
  readonly order: readonly string[];
  readonly palette: Palette;
}

/** A kind of figure: what it answers, what it is made from, what can be chosen, and how it is made. */
export interface FigureKind<N extends SourceName = SourceName, S extends OptionsSchema = OptionsSchema> {
  readonly name: string;
  /** In a gallery. */
  readonly title: string;
  /** The question it answers, in one sentence. */
  readonly question: string;
  readonly source: N;
  readonly options: S;
  /** Least width at which it can be read, in the units of paper and of screens. */
  readonly least_width: { readonly pt: number; readonly px: number };
  make(data: FigureSources[N], settings: FigureSettings<S>): Figure;
}
