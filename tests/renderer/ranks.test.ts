import { describe, expect, it } from 'vitest';
import { HOME } from '../../renderer/address/address.ts';
import type { Pair } from '../../renderer/views/compare/resolve-comparison.ts';
import { rankingGaps } from '../../renderer/views/ranks/ranking-gaps.ts';
import { resolveRanking } from '../../renderer/views/ranks/resolve-ranking.ts';
import { liteVerified, rankingOf, unrankedSystems } from '../figures/rankings.ts';

const pair = (by: Pair['by'], a: string, b: string, benchmark: string, n_systems: number): Pair => ({
  ...{ by, a, b, benchmark, n_systems },
  n_tasks: 10,
});

const PAIRS = [
  pair('condition', 'baseline', 'assisted', 'verified', 1),
  pair('benchmark', 'lite', 'verified', 'lite', 18),
  pair('system', 'x', 'y', 'lite', 1),
];

const RANKS = { ...HOME, view: 'ranks' } as const;

describe('what an address ranks under', () => {
  it('is first the pair that several systems share', () => {
    expect(resolveRanking(RANKS, PAIRS)).toMatchObject({
      by: 'benchmark',
      benchmark: null,
      ranks: { by: 'benchmark', a: 'lite', b: 'verified', filter: {} },
    });
  });

  it('is what the address names, a pair of one system too', () => {
    expect(resolveRanking({ ...RANKS, by: 'condition' }, PAIRS)?.ranks).toEqual({
      by: 'condition',
      a: 'baseline',
      b: 'assisted',
      filter: { benchmark: ['verified'] },
    });
  });

  it('is never two systems', () => {
    expect(resolveRanking({ ...RANKS, by: 'system' }, PAIRS)?.by).toBe('benchmark');
    expect(resolveRanking(RANKS, PAIRS.slice(2))).toBeNull();
  });
});

describe('what a ranking leaves out', () => {
  it('is told with its number and its reason', () => {
    const told = rankingGaps(liteVerified()).map(({ scope, text }) => `${scope}: ${text}`);
    expect(told[0]).toBe(
      '47 tasks: Not scored for all 18 systems under both SWE-bench Lite and SWE-bench Verified. ' +
        'Fewest are scored for 20240617_factory_code_droid, 20240615_appmap-navie_gpt4o: 76.',
    );
    expect(told).toContain(
      '81 systems: Set aside: runs under one of SWE-bench Lite and SWE-bench Verified only.',
    );
    expect(told.at(-1)).toMatch(/^\d+ of 306 swap probabilities: Equal scores/);
  });

  it('names systems set aside, and gives one reason once', () => {
    const gaps = rankingGaps({ ...unrankedSystems(), unranked: ['one', 'two'] });
    expect(gaps.find(({ scope }) => scope === 'one, two')?.text).toMatch(/^Set aside: no task is scored/);
    const reason = gaps.filter(({ text }) => text.startsWith('No task is scored for every system'));
    expect(reason.map(({ scope }) => scope)).toEqual(['Rank under A, Rank under B, Kendall’s τ_b']);
  });

  it('is nothing where nothing is missing', () => {
    expect(rankingGaps(rankingOf(2))).toEqual([]);
  });
});
