import type { FigureSources } from '../../../analysis/figures/figure-kind.ts';
import { MATRIX_OPTIONS } from '../../../analysis/figures/outcome-matrix/matrix-options.ts';
import type { FigureSpec } from '../../../analysis/figures/spec/figure-spec.ts';
import { readOptions } from '../../../analysis/figures/spec/read-options.ts';
import { UserError } from '../../../analysis/model/user-error.ts';
import type { Handlers } from '../../../preload/port.ts';

type Gather<T> = (spec: FigureSpec, signal: AbortSignal) => Promise<T>;

/** How each source of figures is asked for, by the handlers that a view would ask. */
export type FigureGatherers = { readonly [N in keyof FigureSources]: Gather<FigureSources[N]> };

/** Handlers that figures are made from. */
export type AskedHandlers = Pick<Handlers, 'compare' | 'rates' | 'ranks' | 'matrix'>;

export function figureGatherers(handlers: AskedHandlers): FigureGatherers {
  return {
    comparison: (spec, signal) => handlers.compare(comparison(spec), signal),
    rates: async ({ selection }, signal) => (await handlers.rates(selection, signal)).rows,
    ranking: (spec, signal) => {
      const { by, ...sides } = sided(spec);
      if (by === 'system' || by === 'filter')
        throw new UserError('usage', `Systems cannot be ranked by ${by}.`, RANK_HINT);
      return handlers.ranks({ ...sides, by }, signal);
    },
    matrix: ({ figure, selection, options }, signal) => {
      const { rows, columns } = readOptions(figure, MATRIX_OPTIONS, options);
      return handlers.matrix({ filter: selection.filter, order: { rows, columns } }, signal);
    },
  };
}

const RANK_HINT = 'Set `by` to condition or benchmark.';

/** What `compare` is asked for; it says itself what two filters lack. */
function comparison(spec: FigureSpec) {
  const { selection, seed } = spec;
  return selection.by === 'filter'
    ? { ...selection, by: selection.by, seed }
    : { by: 'condition' as const, ...sided(spec) };
}

/** Both sides of a comparison, which the figure cannot do without. */
function sided({ figure, selection, seed }: FigureSpec) {
  const { filter, by, a, b } = selection;
  if (a === undefined || b === undefined)
    throw new UserError(
      'usage',
      `The figure “${figure}” compares two sides and is told of ${a === b ? 'none' : 'one'}.`,
      'Name A and B: --a and --b, or `a` and `b` under `selection`.',
    );
  return { ...(by && { by }), a, b, filter, seed };
}
