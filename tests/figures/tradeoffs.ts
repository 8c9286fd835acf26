import type { Tradeoff, TradeoffPoint } from '../../analysis/model/tradeoff.ts';
import { paretoFront } from '../../analysis/tradeoff/index.ts';
import { systemName } from './system-name.ts';

/** Points made by hand in the shapes of real ones; every number follows from the place. */
function pointOf(i: number, conditions: readonly string[]): TradeoffPoint {
  const place = Math.floor(i / conditions.length);
  const rate = 0.08 + (((place * 29) % 37) / 37) * 0.6 + 0.05 * (i % conditions.length);
  const mean = 0.02 * 1.31 ** ((place * 7) % 19) * (1 + 0.3 * (i % conditions.length));
  const n_repeats = i % 3 === 0 ? 3 : 1;
  return {
    benchmark: 'SWE-bench Verified',
    system: systemName(place),
    condition: conditions[i % conditions.length] as string,
    ...{ n_tasks: 500, n_scored: 498, n_unscored: 2, resolved: 498 * rate, rate },
    ...{ ci: [rate - 0.04, rate + 0.043], ci_method: n_repeats === 1 ? 'wilson' : 'clustered-t' },
    ...{ n_runs: 500 * n_repeats, n_known: 490 * n_repeats, mean, n_repeats, on_front: false },
    ...(n_repeats === 1 ? { min: mean, max: mean } : { min: 0.9 * mean, max: 1.15 * mean }),
  };
}

/** `n` points of systems under the conditions, in turn. */
export function pointsOf(n: number, conditions: readonly string[] = ['vanilla']): Tradeoff {
  const points = Array.from({ length: n }, (_, i) => pointOf(i, conditions));
  return { measure: 'cost_usd', points: withFront(points), left_out: [] };
}

function withFront(points: readonly TradeoffPoint[]): readonly TradeoffPoint[] {
  const front = paretoFront(points);
  return points.map((point, i) => ({ ...point, on_front: front[i] === true }));
}

/** Nothing and everything resolved, a repeat that took nothing, points on one another, no interval, and groups without points. */
export function extremeTradeoff(): Tradeoff {
  const base = pointOf(0, ['vanilla']);
  const { ci: _, ...bare } = base;
  const points: readonly TradeoffPoint[] = [
    { ...base, rate: 0, ci: [0, 0], mean: 1e-4, min: 0, max: 2e-4, n_repeats: 2 },
    { ...base, system: 'all', rate: 1, ci: [0.99, 1], mean: 2_400, min: 1_200, max: 3_600, n_repeats: 2 },
    { ...base, system: 'same', rate: 1, ci: [0.99, 1], mean: 2_400, min: 2_400, max: 2_400, n_repeats: 3 },
    { ...bare, system: 'Ærø <ünïcode> & "quotes"', ci: null, ci_method: null },
  ];
  const out = { benchmark: 'SWE-bench Verified', condition: 'vanilla', n_runs: 500 };
  return {
    measure: 'cost_usd',
    points: withFront(points),
    left_out: [
      { ...out, system: 'gru', reason: 'no run reports it' },
      { ...out, system: 'droid', reason: 'no run reports it' },
      { ...out, system: 'reasoner', reason: 'no run is scored' },
    ],
  };
}
