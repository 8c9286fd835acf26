import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { documentOf, type Ended, failureOf, json, runEach } from '../support/command.ts';

describe('ranks', () => {
  const RANKED_KEYS = [
    ...['label', 'system', 'condition', 'n_tasks', 'n_scored', 'score_a', 'score_b', 'rank_a', 'rank_b'],
    ...['shift', 'set_a', 'set_b', 'ci_a', 'ci_b', 'ci_shift'],
  ];
  const folder = mkdtempSync(join(tmpdir(), 'parallax-test-'));
  const own = ['-w', join(folder, 'w.duckdb')] as const;

  /** Three systems under two conditions on one benchmark, and under one of them on another. */
  function runsTable(): string {
    const solved: Readonly<Record<string, readonly [string, string]>> = {
      alpha: ['111110', '111100'],
      beta: ['110000', '111111'],
      gamma: ['10000-', '000000'],
    };
    const cells = Object.entries(solved).flatMap(([system, sides]) =>
      sides.flatMap((marks, side) =>
        [...marks].map((mark, i) =>
          [
            `a__a-${i}`,
            system,
            'B',
            ['plain', 'casual'][side],
            mark === '-' ? 'infra-error' : mark === '1' ? 'resolved' : 'unresolved',
          ].join(),
        ),
      ),
    );
    const more = ['alpha', 'beta'].map((system) => `a__a-1,${system},C,plain,resolved`);
    return [
      'task,system,benchmark,condition,outcome',
      ...cells,
      ...more,
      'a__a-0,lone,B,plain,resolved',
      '',
    ].join('\n');
  }

  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  beforeAll(async () => {
    writeFileSync(join(folder, 'runs.csv'), runsTable());
    await json('import', join(folder, 'runs.csv'), ...own);
  });

  it('prints one document over the shared, scored tasks, with what was left out', async () => {
    const sides = ['--a', 'plain', '--b', 'casual', '--seed', 's'];
    const found = await json<Record<string, never>>('ranks', ...sides, ...own);
    expect(found).toMatchObject({
      ...{ by: 'condition', a: 'plain', b: 'casual', seed: 's', n_tasks: 5, n_dropped: 1, n_one_sided: 0 },
      ...{
        n_systems_one_sided: 1,
        unranked: [],
        cohort: { name: 'B', n_tasks: 5 },
        tau_b: expect.closeTo(1 / 3, 12),
        rho: 0.5,
      },
      systems: [
        { system: 'alpha', n_tasks: 5, n_scored: 6, score_a: 1, rank_a: 1, rank_b: 2, shift: 1 },
        { system: 'beta', score_b: 1, rank_a: 2, rank_b: 1, shift: -1, set_a: [1, 3], set_b: [1, 3] },
        { system: 'gamma', n_scored: 5, rank_a: 3, rank_b: 3, shift: 0 },
      ],
      swaps: [
        { first: 'alpha', second: 'beta', n_tasks: 5, p_holm_a: expect.closeTo(0.5, 12) },
        { first: 'alpha', second: 'gamma' },
        { first: 'beta', second: 'gamma' },
      ],
      reasons: { p_tau_b: 'exact', p_rho: 'exact' },
    });
    for (const system of found.systems ?? []) expect(Object.keys(system)).toEqual(RANKED_KEYS);
  });

  it('takes benchmarks too, tells by the names which of the two are meant, and prints a table to a person', async () => {
    const [told, table] = await runEach([
      ['ranks', '--a', 'B', '--b', 'C', '--json', ...own],
      ['ranks', '--a', 'plain', '--b', 'casual', ...own],
    ]);
    expect(documentOf(told as Ended)).toMatchObject({
      ...{ by: 'benchmark', n_tasks: 1, tau_b: null, rho: null },
      systems: [
        { system: 'alpha', ci_a: null },
        { system: 'beta', rank_a: 1.5 },
      ],
      reasons: { tau_b: 'all values of a side are equal', ci_a: 'one task shows no variation between tasks' },
    });
    expect(table?.out).toMatch(/3 systems on 5 shared tasks of B .*left out: 1 tasks not scored/);
    expect(table?.out).toMatch(/^alpha\s+6\s+5\s+100\.0%\s+1\s+1 to 3\s/m);
  });

  it('says what there is where a name is neither', async () => {
    const [neither, wrong] = await runEach([
      ['ranks', '--a', 'plain', '--b', 'C', '--json', ...own],
      ['ranks', '--by', 'system', '--a', 'alpha', '--b', 'beta', ...own],
    ]);
    expect(failureOf(neither as Ended)).toMatchObject({
      ...{ code: 'not-found', message: expect.stringMatching(/neither two conditions nor two benchmarks/) },
      what_to_do: expect.stringMatching(/Conditions: .*casual.*Benchmarks: B, C/),
    });
    expect(wrong).toMatchObject({
      code: 2,
      err: expect.stringMatching(/Allowed choices are condition, benchmark/),
    });
  });
});
