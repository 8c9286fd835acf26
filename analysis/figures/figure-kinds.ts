import { UserError } from '../model/user-error.ts';
import { changesKind } from './changes/changes-kind.ts';
import { distributionsKind } from './distributions/distributions-kind.ts';
import { dotsKind } from './dots/dots-kind.ts';
import { effectsKind } from './effects/effects-kind.ts';
import type { Figure } from './figure.ts';
import type { FigureKind, FigureSettings, FigureSources, SourceName } from './figure-kind.ts';
import { forestKind } from './forest/forest-kind.ts';
import { outcomeMatrixKind } from './outcome-matrix/outcome-matrix-kind.ts';
import { outcomeSharesKind } from './outcome-shares/outcome-shares-kind.ts';
import { bumpKind } from './rank-bump/bump-kind.ts';
import { slopesKind } from './slopes/slopes-kind.ts';
import type { OptionsSchema, OptionValue } from './spec/option.ts';
import { readOptions } from './spec/read-options.ts';
import { matrixKind } from './swap-matrix/matrix-kind.ts';
import { tradeoffKind } from './tradeoff/tradeoff-kind.ts';
import { transitionsKind } from './transitions/transitions-kind.ts';

/** A kind with what it is made from hidden: what a list of kinds can hold. */
export interface AnyFigureKind extends Omit<FigureKind, 'make' | 'ask'> {
  /**
   * What its source is asked beside the selection; null where that is nothing.
   * @throws UserError where an option is none of the kind's
   */
  ask(options: Readonly<Record<string, OptionValue>>): unknown;
  /** @throws UserError where an option is none of the kind's */
  make(
    data: unknown,
    settings: Omit<FigureSettings, 'options'> & { readonly options: Readonly<Record<string, OptionValue>> },
  ): Figure;
}

/** Data of the kind's source goes in; the caller gathers it by `source`. */
function asAny<N extends SourceName, S extends OptionsSchema>(kind: FigureKind<N, S>): AnyFigureKind {
  const read = (options: Readonly<Record<string, OptionValue>>) =>
    readOptions(kind.name, kind.options, options);
  return {
    ...kind,
    ask: (options) => kind.ask?.(read(options)) ?? null,
    make: (data, settings) =>
      kind.make(data as FigureSources[N], { ...settings, options: read(settings.options) }),
  };
}

/** Every kind of figure, in the order of the gallery. */
export const FIGURE_KINDS: readonly AnyFigureKind[] = [
  asAny(forestKind),
  asAny(transitionsKind),
  asAny(changesKind),
  asAny(effectsKind),
  asAny(dotsKind),
  asAny(slopesKind),
  asAny(outcomeSharesKind),
  asAny(outcomeMatrixKind),
  asAny(bumpKind),
  asAny(matrixKind),
  asAny(tradeoffKind),
  asAny(distributionsKind),
];

/** @throws UserError where there is none of that name */
export function figureKind(name: string): AnyFigureKind {
  const found = FIGURE_KINDS.find((kind) => kind.name === name);
  if (found) return found;
  throw new UserError(
    'usage',
    `There is no figure “${name}”.`,
    `There is: ${FIGURE_KINDS.map((kind) => kind.name).join(', ')}.`,
  );
}
