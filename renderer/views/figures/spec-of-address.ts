import type { AnyFigureKind } from '../../../analysis/figures/figure-kinds.ts';
import { SOURCE_SIDES } from '../../../analysis/figures/source-sides.ts';
import type { FigureSpec } from '../../../analysis/figures/spec/figure-spec.ts';
import type { Option, OptionValue } from '../../../analysis/figures/spec/option.ts';
import type { Output } from '../../../preload/contract.ts';
import type { Address } from '../../address/address.ts';
import { type FigureAddress, newFigure } from '../../address/figure-address.ts';
import { appliedFilter } from '../../filter/applied-filter.ts';
import { NO_FILTERS } from '../compare/no-filters.ts';
import { type ResolvedComparison, resolveComparison } from '../compare/resolve-comparison.ts';
import { resolveMatrix } from '../matrix/resolve-matrix.ts';

/** The address compares nothing. */
export const NO_SIDES = { by: null, a: null, b: null, ...NO_FILTERS } as const;

type Pairs = Output<'facets'>['pairs'];
type Offered = Pick<Output<'facets'>, 'pairs' | 'benchmarks'>;

export interface Selected {
  readonly selection: FigureSpec['selection'];
  /** The two sides with what the address leaves open filled in; null where the source has no sides. */
  readonly sides: ResolvedComparison | null;
}

/**
 * What a kind shows under the address: the filter, and where its source has two sides those of the address or the
 * first that can be compared; of a source that is of one benchmark the one with the most runs. null where it needs two and no two share a task. `benchmarks`: those with runs of both
 * filters, where filters are compared.
 */
export function selectedBy(
  address: Address,
  { source }: AnyFigureKind,
  { pairs, benchmarks: all }: Offered,
  benchmarks: readonly string[] = [],
): Selected | null {
  const allowed = SOURCE_SIDES[source];
  if (allowed.length === 0) return { selection: unsided(address, source, all), sides: null };
  const isAllowed = address.by === null || allowed.includes(address.by);
  const sides = resolveComparison(
    isAllowed ? address : { ...address, ...NO_SIDES },
    offered(pairs, source),
    benchmarks,
  );
  if (sides === null) return null;
  const { seed: _, filter = {}, ...others } = sides.request;
  return { selection: { filter, ...others }, sides };
}

/** Pairs of the source's sides; an order takes two systems, so that pairs of one alone come last. */
function offered(pairs: Pairs, source: AnyFigureKind['source']): Pairs {
  const fit = pairs.filter(({ by }) => SOURCE_SIDES[source].includes(by));
  if (source !== 'ranking') return fit;
  return fit.toSorted((a, b) => Number(a.n_systems < 2) - Number(b.n_systems < 2));
}

/** The runs that the filter leaves; for effects the contrasts that are asked for too. */
function unsided(
  address: Address,
  source: AnyFigureKind['source'],
  benchmarks: Offered['benchmarks'],
): FigureSpec['selection'] {
  const { base = null, against = [] } = address.figure ?? {};
  const here: Address = { ...address, ...NO_SIDES, view: 'figures' };
  const filter = source === 'matrix' ? resolveMatrix(here, benchmarks)?.request.filter : undefined;
  return {
    filter: filter ?? appliedFilter(here),
    ...(base === null ? {} : { base }),
    ...(against.length === 0 ? {} : { against }),
  };
}

/** The specification of a figure under the address; null where there is nothing to show. */
export function specOfAddress(address: Address, kind: AnyFigureKind, selected: Selected): FigureSpec {
  const { options, order, colours, size, theme, caption, seed } = address.figure ?? newFigure(kind.name);
  return {
    ...{ version: 1, figure: kind.name, selection: selected.selection },
    ...{ options: typedOptions(options, kind), order, colours, size, theme },
    ...(caption === null ? {} : { caption }),
    seed,
  };
}

/** Options of a link as values of their kind; what is none stays text, so that the host says what it can be. */
function typedOptions(options: FigureAddress['options'], kind: AnyFigureKind): FigureSpec['options'] {
  const entries = Object.entries(options).map(([name, text]) => [name, typed(text, kind.options[name])]);
  return Object.fromEntries(entries);
}

function typed(text: string, option: Option | undefined): OptionValue {
  if (option?.kind === 'boolean' && (text === 'true' || text === 'false')) return text === 'true';
  return option?.kind === 'number' && text.trim() !== '' && Number.isFinite(Number(text))
    ? Number(text)
    : text;
}
