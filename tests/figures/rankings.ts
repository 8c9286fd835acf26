import type { RankedPair, RankedSystem, Ranking } from '../../analysis/model/ranking.ts';
import { type PairedTest, rankSets } from '../../analysis/stats/rank-sets.ts';
import { ranksFromBest } from '../../analysis/stats/ranks-from-best.ts';
import { systemName as anySystemName } from './comparisons.ts';
import real from './fixtures/lite-verified.json' with { type: 'json' };

/**
 * The 18 systems that SWE-bench Lite and Verified share, as `parallax ranks` gives them for the demo: pairs name their systems by
 * place, then differences, swap probabilities and Holm p of A and B.
 */
export function liteVerified(): Ranking {
  const { systems, pairs, ...head } = real;
  const { n_tasks } = head;
  const ranked = systems.map((row) => ({ ...row, system: row.label, n_tasks })) as unknown;
  return {
    ...(head as unknown as Omit<Ranking, 'systems' | 'swaps'>),
    systems: ranked as readonly RankedSystem[],
    swaps: pairs.map((cells) => {
      const [i, j, difference_a, difference_b, swap_a, swap_b, p_holm_a, p_holm_b] = cells;
      const [first, second] = [systems[i as number]?.label, systems[j as number]?.label];
      const numbers = { difference_a, difference_b, swap_a, swap_b, p_holm_a, p_holm_b };
      return { first, second, n_tasks, ...numbers } as RankedPair;
    }),
  };
}

/** Without the name that the fonts have no letters for. */
const systemName = (i: number) => anySystemName(i + Math.floor(i / 14));

/**
 * `n` systems made by hand: scores fall evenly under A, and under B every ninth system changes places with one far away, so
 * that its sets are apart where there are many; the fourth and fifth are tied under A. p and swaps follow from differences.
 */
export function rankingOf(n: number): Ranking {
  const place = (i: number) => (i % 9 === 2 ? (i + 30) % n : i % 4 === 1 ? Math.min(i + 1, n - 1) : i);
  const scores = {
    a: Array.from({ length: n }, (_, i) => 0.8 - (0.7 * (i === 4 ? 3 : i)) / n),
    b: Array.from({ length: n }, (_, i) => 0.75 - (0.7 * place(i)) / n),
  };
  const ranks = { a: ranksFromBest(scores.a), b: ranksFromBest(scores.b) };
  const tests = { a: testsOf(scores.a), b: testsOf(scores.b) };
  const held = { a: rankSets(n, tests.a), b: rankSets(n, tests.b) };
  const systems = scores.a.map((score_a, i): RankedSystem => {
    const [rank_a, rank_b] = [ranks.a[i] as number, ranks.b[i] as number];
    const near = (rank: number) => [Math.max(1, rank - 1.5), Math.min(n, rank + 2)] as const;
    return {
      ...{ label: systemName(i), system: systemName(i), condition: null, n_tasks: 500, n_scored: 500 },
      ...{ score_a, score_b: scores.b[i] as number, rank_a, rank_b, shift: rank_b - rank_a },
      set_a: held.a.sets[i] ?? null,
      set_b: held.b.sets[i] ?? null,
      ci_a: near(rank_a),
      ci_b: near(rank_b),
      ci_shift: [rank_b - rank_a - 2, rank_b - rank_a + 2.5],
    };
  });
  return {
    ...{ by: 'condition', a: 'vanilla', b: 'counter-edit', seed: 'parallax', n_tasks: 500 },
    cohort: { name: 'SWE-bench Verified', n_tasks: 500, hash: '5b1d0c77aa91e0f3', within: [] },
    ...{ n_dropped: 0, n_one_sided: 0, n_systems_one_sided: 0, unranked: [] },
    ...{ tau_b: 0.61, p_tau_b: 0.0001, rho: 0.7, p_rho: 0.0001, reasons: {} },
    systems: systems.toSorted((x, y) => (x.rank_a as number) - (y.rank_a as number)),
    swaps: tests.a.map((test, k) => ({
      first: systemName(test.first),
      second: systemName(test.second),
      n_tasks: 500,
      difference_a: test.difference,
      difference_b: tests.b[k]?.difference ?? 0,
      swap_a: swapOf(test.difference),
      swap_b: swapOf(tests.b[k]?.difference ?? 0),
      p_holm_a: held.a.p_holm[k] ?? null,
      p_holm_b: held.b.p_holm[k] ?? null,
    })),
  };
}

function testsOf(scores: readonly number[]): readonly PairedTest[] {
  return scores.flatMap((x, first) =>
    scores.slice(first + 1).map((y, k) => ({
      first,
      second: first + 1 + k,
      difference: x - y,
      p: Math.exp(-(((x - y) / 0.035) ** 2)),
    })),
  );
}

function swapOf(difference: number): number | null {
  return difference === 0 ? null : Math.round(1e4 / (1 + Math.exp(Math.abs(difference) / 0.012))) / 1e4;
}

/** No task is scored for every system under both. */
export function unrankedSystems(): Ranking {
  const ranking = rankingOf(3);
  const nothing = { score_a: null, score_b: null, rank_a: null, rank_b: null, shift: null, n_tasks: 0 };
  const nowhere = { set_a: null, set_b: null, ci_a: null, ci_b: null, ci_shift: null };
  const reason = 'no task is scored for every system under both: leave out the systems with few tasks';
  return {
    ...ranking,
    ...{ n_tasks: 0, n_dropped: 500, tau_b: null, p_tau_b: null, rho: null, p_rho: null, swaps: [] },
    systems: ranking.systems.map((system) => ({ ...system, ...nothing, ...nowhere })),
    reasons: { rank_a: reason, rank_b: reason, tau_b: reason },
  };
}
