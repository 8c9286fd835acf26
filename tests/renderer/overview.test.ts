import { describe, expect, it } from 'vitest';
import { rateGroups } from '../../analysis/figures/rates/rate-groups.ts';
import type { RateRow } from '../../analysis/model/rate-row.ts';
import { compareValues } from '../../renderer/table/compare-values.ts';
import { leftOutRuns } from '../../renderer/views/overview/left-out-runs.ts';
import { overviewFigures } from '../../renderer/views/overview/overview-figures.ts';
import { overviewSentences } from '../../renderer/views/overview/overview-sentence.ts';
import { publishedNote } from '../../renderer/views/overview/published-count.tsx';
import { ratesCsv } from '../../renderer/views/overview/rates-csv.ts';
import { sortEntries } from '../../renderer/views/overview/sort-entries.ts';

const rate = (change: Partial<RateRow>): RateRow => ({
  benchmark: 'lite',
  system: 'x',
  condition: 'vanilla',
  repeat: 1,
  n_tasks: 10,
  n_scored: 10,
  n_unscored: 0,
  n_suspect: 0,
  n_ambiguous: 0,
  resolved: 5,
  rate: 0.5,
  ci: [0.2, 0.8],
  ci_method: 'wilson',
  published: null,
  mean_steps: null,
  mean_tokens: null,
  mean_cost_usd: null,
  outcomes: { resolved: 5, unresolved: 5 },
  ...change,
});

describe('groups of rates', () => {
  it('keep benchmarks apart, the largest first', () => {
    const groups = rateGroups([rate({}), rate({ benchmark: 'verified', n_tasks: 500 })]);
    expect(groups.map(({ benchmark }) => benchmark)).toEqual(['verified', 'lite']);
  });

  it('stand for several repeats by their mean and list them in order', () => {
    const mean = rate({ repeat: null, rate: 0.45 });
    const [group] = rateGroups([rate({ repeat: 2 }), mean, rate({ repeat: 1 })]);
    expect(group?.entries).toHaveLength(1);
    expect(group?.entries[0]?.row).toBe(mean);
    expect(group?.entries[0]?.repeats.map(({ repeat }) => repeat)).toEqual([1, 2]);
  });

  it('show a single repeat without repeats beneath it', () => {
    const [group] = rateGroups([rate({ repeat: null }), rate({ repeat: 1 })]);
    expect(group?.entries[0]?.repeats).toEqual([]);
  });
});

describe('order of rates', () => {
  const [group] = rateGroups([
    rate({ system: 'a10', rate: null, resolved: 0 }),
    rate({ system: 'a9', rate: 0.2 }),
    rate({ system: 'b', rate: 0.7 }),
  ]);
  const entries = group?.entries ?? [];
  const names = (sort: Parameters<typeof sortEntries>[1]) =>
    sortEntries(entries, sort).map(({ row }) => row.system);

  it('is by rate where none or an unknown column is asked for', () => {
    expect(names(null)).toEqual(['b', 'a9', 'a10']);
    expect(names({ column: 'colour', descending: false })).toEqual(['b', 'a9', 'a10']);
  });

  it('puts what is unknown last in both directions', () => {
    expect(names({ column: 'rate', descending: false })).toEqual(['a9', 'b', 'a10']);
    expect(names({ column: 'rate', descending: true })).toEqual(['b', 'a9', 'a10']);
  });

  it('reads numbers inside names as numbers', () => {
    expect(names({ column: 'system', descending: false })).toEqual(['a9', 'a10', 'b']);
    expect(compareValues('r2', 'r10', true)).toBeGreaterThan(0);
  });
});

describe('the overview’s answer', () => {
  it('names the best and the lowest of each benchmark', () => {
    const groups = rateGroups([rate({ system: 'a', rate: 0.1, ci: [0, 0.3] }), rate({ system: 'b' })]);
    expect(overviewSentences(groups, [])).toEqual([
      'On lite, b resolves most: 50.0% [20.0, 80.0] of 10 tasks; lowest of 2 rows 10.0%.',
    ]);
  });

  it('says so where nothing is scored', () => {
    const groups = rateGroups([rate({ rate: null, ci: null, n_scored: 0 })]);
    expect(overviewSentences(groups, [])).toEqual(['On lite no run has a verdict.']);
  });

  it('adds the condition only where rows differ in it', () => {
    const groups = rateGroups([rate({ rate: 0.9 }), rate({ condition: 'counter-edit' })]);
    expect(overviewSentences(groups, [])[0]).toContain('x (vanilla) resolves most: 90.0%');
  });
});

const HUNDRED = {
  ...{ name: 'hundred', n_tasks: 100, hash: '0', part_of: null, by_result: false },
  sample: { n_from: 500, seed: 'parallax' },
};
const WORDS = 'cohort hundred (sample of 100 of 500 tasks, seed parallax)';

describe('within a sample', () => {
  it('the answer and every line of the CSV say so', () => {
    expect(overviewSentences(rateGroups([rate({})]), [HUNDRED]).at(-1)).toBe(`Within ${WORDS}.`);
    const [header, ...lines] = ratesCsv([rate({}), rate({ repeat: 1 })], [HUNDRED])
      .trim()
      .split('\r\n');
    expect(header).toMatch(/,cohort$/);
    for (const line of lines) expect(line.endsWith(`,"${WORDS}"`)).toBe(true);
  });
});

describe('the published count', () => {
  it('needs no word where it agrees or is unknown', () => {
    expect(publishedNote(rate({ published: 5 }))).toBeNull();
    expect(publishedNote(rate({}))).toBeNull();
  });

  it('is explained where the verdicts do not add up to it', () => {
    expect(publishedNote(rate({ published: 7, n_ambiguous: 3 }))).toMatch(/7 resolved.*add up to 5.*3 more/);
    expect(publishedNote(rate({ published: 7 }))).toMatch(/neither is changed/);
  });
});

describe('rates as CSV', () => {
  it('leaves unknown fields empty and quotes commas', () => {
    const [header, line] = ratesCsv([rate({ system: 'a, b', repeat: null, ci: null })], []).split('\r\n');
    const field = (name: string) =>
      line?.replace('"a, b"', 'a;b').split(',')[header?.split(',').indexOf(name) ?? -1];
    expect(line).toContain('"a, b"');
    expect([field('repeat'), field('ci_low'), field('rate'), field('n_resolved')]).toEqual([
      '',
      '',
      '0.5',
      '5',
    ]);
  });
});

describe('what an overview leaves out', () => {
  it('is counted in runs, of single repeats, with their outcomes', () => {
    const doubted = {
      n_scored: 6,
      n_unscored: 4,
      n_ambiguous: 1,
      n_suspect: 2,
      outcomes: { resolved: 5, unresolved: 1, 'infra-error': 3, none: 1 },
    };
    const rows = [rate({ ...doubted, repeat: null }), rate(doubted), rate({ system: 'y' })];
    expect(leftOutRuns(rows).map(({ kind, n }) => [kind, n])).toEqual([
      ['unscored', 4],
      ['ambiguous', 1],
      ['suspect', 2],
    ]);
    expect(leftOutRuns(rows)[0]?.text).toBe(
      '4 of 20 runs, in 1 row: infrastructure error 3, no verdict 1. They are in no rate, and never failures.',
    );
    expect(leftOutRuns([rate({})])).toEqual([]);
  });
});

describe('figures of the overview', () => {
  const rows = [
    rate({ system: 'b' }),
    rate({ system: 'a', rate: 0.9 }),
    rate({ condition: 'edit', system: 'c' }),
  ];
  const shown = { filter: { repository: ['django/django'] }, groups: rateGroups(rows), find: '', sort: null };

  it('are of its filter, in their own order', () => {
    const specs = overviewFigures(shown).map(({ spec }) => spec);
    expect(specs.map(({ figure }) => figure)).toEqual([
      ...['dots', 'slopes', 'outcome-shares', 'tradeoff', 'distributions'],
    ]);
    expect(specs[0]).toMatchObject({ selection: { filter: { repository: ['django/django'] } }, order: [] });
  });

  it('are of what was searched for, in the order of the table', () => {
    const [{ spec }] = overviewFigures({
      ...shown,
      find: 'vanilla',
      sort: { column: 'system', descending: false },
    });
    expect(spec.selection?.filter).toEqual({
      repository: ['django/django'],
      benchmark: ['lite'],
      system: ['b', 'a'],
      condition: ['vanilla'],
    });
    expect(spec.order).toEqual(['a', 'b']);
  });
});
