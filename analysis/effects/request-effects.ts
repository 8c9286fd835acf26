import { type CompareOptions, compareRows } from '../compare/index.ts';
import type { Comparison, PairedRow } from '../model/comparison.ts';
import type { Effect, RequestEffects } from '../model/effects.ts';
import { holm } from '../stats/index.ts';
import { jointEffect } from './joint-effect.ts';

/** One contrast with the tasks of each system under both conditions. */
export interface ContrastRows {
  readonly contrast: string;
  readonly a: string;
  readonly b: string;
  readonly n_other: number;
  readonly rows: readonly PairedRow[];
}

/** Paired differences B − A per contrast over systems, and per contrast and system; each list is one Holm family. */
export function requestEffects(
  contrasts: readonly ContrastRows[],
  options: CompareOptions,
): Pick<RequestEffects, 'overall' | 'by_system'> {
  const overall = contrasts.map(({ rows, ...contrast }) => ({
    ...contrast,
    ...jointEffect(rows, `${contrast.contrast}|${contrast.a}|${contrast.b}`, options),
  }));
  const adjusted = holm(overall.map(({ p_permutation }) => p_permutation));
  return {
    overall: overall.map((row, i) => ({ ...row, p_holm: adjusted[i]! })),
    by_system: bySystem(contrasts, options),
  };
}

function bySystem(contrasts: readonly ContrastRows[], options: CompareOptions): RequestEffects['by_system'] {
  const named = contrasts.flatMap(({ contrast, a, b, rows }) =>
    rows.map((row) => ({ names: { contrast, a, b, system: row.system }, row })),
  );
  const compared = compareRows(
    named.map(({ names: { contrast, a, b }, row }) => ({ ...row, condition: `${contrast}|${a}|${b}` })),
    options,
  );
  return named.map(({ names }, i) => ({ ...names, ...effectOf(compared[i]!) }));
}

const FIELDS = [
  'rate_a',
  'rate_b',
  'difference',
  'ci_bootstrap',
  'p_permutation',
  'p_holm',
] as const satisfies readonly (keyof Effect)[];

/** What a table of effects shows of a comparison. */
export function effectOf(row: Comparison): Effect {
  const { n_tasks, n_dropped, rate_a, rate_b, difference, ci_bootstrap, p_permutation, p_holm } = row;
  const reasons = Object.fromEntries(
    FIELDS.flatMap((field) => (row.reasons[field] === undefined ? [] : [[field, row.reasons[field]]])),
  );
  return { n_tasks, n_dropped, rate_a, rate_b, difference, ci_bootstrap, p_permutation, p_holm, reasons };
}
