import { describe, expect, it } from 'vitest';
import type { Ranking } from '../../analysis/model/ranking.ts';
import { isSurelyMoved } from '../../analysis/ranks/is-surely-moved.ts';
import { ranksSentence } from '../../analysis/ranks/ranks-sentence.ts';
import { whyUnranked } from '../../analysis/ranks/why-unranked.ts';
import { liteVerified, rankingOf, unrankedSystems } from '../figures/rankings.ts';

function changed(changes: Partial<Ranking>): string {
  return ranksSentence({ ...liteVerified(), ...changes });
}

describe('a rank surely differs', () => {
  it('only where the sets of both sides have no rank in common', () => {
    expect(isSurelyMoved({ set_a: [1, 3], set_b: [4, 6] })).toBe(true);
    expect(isSurelyMoved({ set_a: [4, 6], set_b: [1, 3] })).toBe(true);
    expect(isSurelyMoved({ set_a: [1, 3], set_b: [3, 6] })).toBe(false);
    expect(isSurelyMoved({ set_a: [2, 2], set_b: [1, 6] })).toBe(false);
    expect(isSurelyMoved({ set_a: null, set_b: [1, 6] })).toBe(false);
  });
});

describe('the sentence of a ranking', () => {
  it('calls no order changed where sets overlap', () => {
    expect(ranksSentence(liteVerified())).toBe(
      'Kendall’s τ_b of SWE-bench Lite and SWE-bench Verified, over the 46 tasks that all 18 systems share, is 0.99 (p < 0.001). ' +
        '3 of 18 systems change rank, none of them by more than the simultaneous 95% confidence sets of ranks allow.',
    );
  });

  it('names those that move beyond their sets, the farthest first', () => {
    const sentence = ranksSentence(rankingOf(57));
    const sure = rankingOf(57).systems.filter(isSurelyMoved);
    const farthest = Math.max(...sure.map(({ shift }) => Math.abs(shift ?? 0)));
    const [first] = sure.filter(({ shift }) => Math.abs(shift ?? 0) === farthest);
    expect(sure.length).toBeGreaterThan(3);
    expect(sentence).toContain(`${sure.length} of them by more than`);
    expect(sentence).toContain(`allow: ${first?.label} (${first?.rank_a} → ${first?.rank_b}), `);
    expect(sentence).toMatch(new RegExp(` and ${sure.length - 3} more\\.$`));
  });

  it('speaks of one system as of one, and of none as of none', () => {
    const { systems } = liteVerified();
    const still = systems.map((system) => ({ ...system, rank_b: system.rank_a, shift: 0 }));
    expect(changed({ systems: still })).toMatch(/\. No system changes rank\.$/);
    const one = still.map((system, i) => (i === 3 ? { ...system, shift: 1 } : system));
    expect(changed({ systems: one })).toContain('1 of 18 systems changes rank, but not by more than');
  });

  it('says why τ_b is undefined, and speaks of one task as of one', () => {
    expect(
      changed({ tau_b: null, n_tasks: 1, reasons: { tau_b: 'all values of one side are equal' } }),
    ).toMatch(
      /over the one task that all 18 systems share, is undefined: all values of one side are equal\./,
    );
    expect(changed({ p_tau_b: 0.034 })).toContain('(p = 0.034)');
  });

  it('says which named cohorts it is within', () => {
    const within = [
      { name: 'hundred', n_tasks: 100, hash: '0', sample: null, part_of: null, by_result: false },
    ];
    const { cohort } = liteVerified();
    expect(changed({ cohort: { ...cohort, within } })).toContain(
      'systems share within cohort hundred (100 tasks), is',
    );
  });

  it('says why nothing is ranked', () => {
    const { systems } = liteVerified();
    expect(whyUnranked(liteVerified())).toBeNull();
    expect(changed({ systems: [] })).toBe(
      'No system has a task that is scored under both SWE-bench Lite and SWE-bench Verified.',
    );
    expect(changed({ systems: systems.slice(0, 1) })).toBe(
      'Only 20241208_gru is scored under both SWE-bench Lite and SWE-bench Verified: one system alone has no order.',
    );
    expect(ranksSentence(unrankedSystems())).toBe(
      'There are no ranks: no task is scored for every system under both: leave out the systems with few tasks.',
    );
  });
});
