import type { FigureSources, QuestionOf, SourceName } from '../../../analysis/figures/figure-kind.ts';
import type { FigureSpec } from '../../../analysis/figures/spec/figure-spec.ts';
import { UserError } from '../../../analysis/model/user-error.ts';
import type { Handlers } from '../../../preload/port.ts';

type Gather<N extends SourceName> = (
  spec: FigureSpec,
  signal: AbortSignal,
  question: QuestionOf<N>,
) => Promise<FigureSources[N]>;

/** How each source of figures is asked for, by the handlers that a view would ask; `question` is what the kind asks of it by its options. */
export type FigureGatherers = { readonly [N in SourceName]: Gather<N> };

/** Handlers that figures are made from. */
export type AskedHandlers = Pick<
  Handlers,
  | 'compare'
  | 'rates'
  | 'ranks'
  | 'changes'
  | 'tradeoff'
  | 'distributions'
  | 'effects.fields'
  | 'effects.styles'
  | 'matrix'
>;

export function figureGatherers(handlers: AskedHandlers): FigureGatherers {
  return {
    comparison: (spec, signal) => handlers.compare(comparison(spec), signal),
    changes: (spec, signal) => handlers.changes(comparison(spec), signal),
    rates: async ({ selection }, signal) => (await handlers.rates(selection, signal)).rows,
    ranking: (spec, signal) => {
      const { by, ...sides } = sided(spec);
      if (by === 'system' || by === 'filter')
        throw new UserError('usage', `Systems cannot be ranked by ${by}.`, RANK_HINT);
      return handlers.ranks({ ...sides, by }, signal);
    },
    matrix: ({ selection: { filter } }, signal, order) => handlers.matrix({ filter, order }, signal),
    tradeoff: ({ selection: { filter } }, signal, question) =>
      handlers.tradeoff({ filter, ...question }, signal),
    distributions: ({ selection: { filter } }, signal, question) =>
      handlers.distributions({ filter, ...question }, signal),
    effects: ({ selection, options, seed }, signal) => {
      const { filter, base, against } = selection;
      const what = options.which === 'styles' ? 'effects.styles' : 'effects.fields';
      return handlers[what]({ filter, seed, base, against }, signal);
    },
  };
}

const RANK_HINT = 'Set `by` to condition or benchmark.';

/** What `compare` is asked for; it says itself what two filters lack. */
function comparison(spec: FigureSpec) {
  const { seed } = spec;
  const { by, filter, a, b, filter_a, filter_b } = spec.selection;
  return by === 'filter'
    ? { by, filter, a, b, filter_a, filter_b, seed }
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
