import type { OverallEffect, RequestEffects, SystemEffect } from '../../model/effects.ts';
import { inOrder } from '../in-order.ts';
import type { EffectRow } from '../parts/effect-rows/effect-row.ts';
import { intervalToPoints, toPoints } from '../to-points.ts';
import type { EffectsOptions } from './effects-options.ts';

/** A line with the effect that it draws. */
export type EffectsRow = EffectRow &
  (
    | { readonly kind: 'row'; readonly effect: OverallEffect }
    | { readonly kind: 'part'; readonly effect: SystemEffect }
  );

/** Each effect over systems, with those of single systems beneath it if asked for. */
export function effectsRows(data: RequestEffects, { systems }: EffectsOptions): readonly EffectsRow[] {
  return data.overall.flatMap((effect): readonly EffectsRow[] => [
    { kind: 'row', effect, label: effectLabel(effect), ...lineOf(effect) },
    ...(systems ? data.by_system.filter((own) => isOf(own, effect)) : []).map(
      (own) => ({ kind: 'part', effect: own, label: own.system, ...lineOf(own) }) as const,
    ),
  ]);
}

/** The same effects, those of the named contrasts and systems first. */
export function orderedEffects(data: RequestEffects, order: readonly string[]): RequestEffects {
  return {
    ...data,
    overall: inOrder(data.overall, ({ contrast }) => contrast, order),
    by_system: inOrder(data.by_system, ({ system }) => system, order),
  };
}

/** What changes, and from what to what: a contrast that a person named is its condition already. */
function effectLabel({ contrast, a, b }: OverallEffect): string {
  return contrast === b ? `${a} → ${b}` : `${contrast}: ${a} → ${b}`;
}

function isOf(own: SystemEffect, { contrast, a, b }: OverallEffect): boolean {
  return own.contrast === contrast && own.a === a && own.b === b;
}

function lineOf({ difference, ci_bootstrap, n_tasks, p_holm, reasons }: OverallEffect | SystemEffect) {
  const [value, interval] = [toPoints(difference), intervalToPoints(ci_bootstrap)];
  return {
    ...{ difference: value, interval, band: null, n: n_tasks, p: p_holm },
    reason: difference === null ? (reasons.difference ?? 'no task has both sides') : null,
    reach: value === null ? [] : [value, ...(interval ?? [])],
  };
}
