import type { Changes } from '../model/changes.ts';
import type { ComparisonResult } from '../model/comparison.ts';
import type { DistributionMeasure, Distributions, Grouping } from '../model/distributions.ts';
import type { RequestEffects } from '../model/effects.ts';
import type { MatrixOrder, OutcomeMatrix } from '../model/outcome-matrix.ts';
import type { Ranking } from '../model/ranking.ts';
import type { RateRow } from '../model/rate-row.ts';
import type { Tradeoff, TradeoffMeasure } from '../model/tradeoff.ts';
import type { Figure } from './figure.ts';
import type { OptionsOf, OptionsSchema } from './spec/option.ts';
import type { Palette } from './spec/palette.ts';
import type { SeriesOf } from './spec/series-style.ts';

/** What figures are made from, by the name of the question that gathers it. */
export interface FigureSources {
  readonly comparison: ComparisonResult;
  readonly rates: readonly RateRow[];
  readonly ranking: Ranking;
  readonly matrix: OutcomeMatrix;
  readonly tradeoff: Tradeoff;
  readonly distributions: Distributions;
  /** Of fields, or of styles where the option `which` says so. */
  readonly effects: RequestEffects;
  readonly changes: Changes;
}

export type SourceName = keyof FigureSources;

/** What a source is asked beside the selection and the seed; those that are not listed are asked nothing more. */
interface SourceQuestions {
  readonly tradeoff: { readonly measure: TradeoffMeasure };
  readonly matrix: MatrixOrder;
  readonly distributions: { readonly measure: DistributionMeasure; readonly by: Grouping };
}

export type QuestionOf<N extends SourceName> = N extends keyof SourceQuestions ? SourceQuestions[N] : null;

export interface FigureSettings<S extends OptionsSchema = OptionsSchema> {
  readonly options: OptionsOf<S>;
  /** Names of rows or series that come first. */
  readonly order: readonly string[];
  readonly palette: Palette;
}

interface KindParts<N extends SourceName, S extends OptionsSchema> {
  readonly name: string;
  /** In a gallery. */
  readonly title: string;
  /** The question it answers, in one sentence. */
  readonly question: string;
  readonly source: N;
  readonly options: S;
  /** What it tells apart by the colours of `seriesStyle`; nothing where it is left out. */
  readonly series?: readonly SeriesOf[];
  /** Least width at which it can be read, in the units of paper and of screens. */
  readonly least_width: { readonly pt: number; readonly px: number };
  make(data: FigureSources[N], settings: FigureSettings<S>): Figure;
}

/**
 * A kind of figure: what it answers, what it is made from, what can be chosen, and how it is made. `ask` turns its options into
 * what its source is asked, where that depends on them: an option may choose the data, not only how they are drawn.
 */
export type FigureKind<
  N extends SourceName = SourceName,
  S extends OptionsSchema = OptionsSchema,
> = KindParts<N, S> &
  (N extends keyof SourceQuestions
    ? { readonly ask: (options: OptionsOf<S>) => SourceQuestions[N] }
    : { readonly ask?: never });
