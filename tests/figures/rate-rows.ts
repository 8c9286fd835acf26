import { rateOfRepeat, rateOverRepeats } from '../../analysis/compare/index.ts';
import type { RateRow } from '../../analysis/model/rate-row.ts';
import { VERIFIED_BY_REPOSITORY } from './verified-by-repository.ts';

/** A row of one repeat with that many resolved, scored and all tasks; what has no verdict is `none`. */
export function rateRow(
  names: Pick<RateRow, 'system' | 'condition'> & Partial<RateRow>,
  resolved: number,
  scored: number,
  tasks: number,
): RateRow {
  return {
    benchmark: 'SWE-bench Verified',
    repeat: null,
    n_tasks: tasks,
    n_scored: scored,
    n_unscored: tasks - scored,
    n_suspect: 0,
    n_ambiguous: tasks - scored,
    resolved,
    ...rateOfRepeat(resolved, scored),
    published: null,
    mean_steps: null,
    mean_tokens: null,
    mean_cost_usd: null,
    outcomes: { resolved, unresolved: scored - resolved, none: tasks - scored },
    ...names,
  };
}

/** The first `n` systems of the leaderboard, their tasks of Django as one condition and all others as another. */
export function verifiedRows(n: number = VERIFIED_BY_REPOSITORY.length): readonly RateRow[] {
  return VERIFIED_BY_REPOSITORY.slice(0, n).flatMap(
    ([system, django, djangoScored, others, othersScored]) => [
      rateRow({ system, condition: 'Django' }, django, djangoScored, 231),
      rateRow({ system, condition: 'other repositories' }, others, othersScored, 269),
    ],
  );
}

/** mini-swe-agent on 23 tasks: three repeats with parallel calls (8, 8 and 6 resolved), one without (5). */
export function repeatedRows(): readonly RateRow[] {
  const system = 'mini-swe-agent · deepseek-chat';
  const benchmark = 'SWE-bench Lite dev';
  const on = { system, benchmark, condition: 'parallel calls on' };
  const repeats = [8, 8, 6].map((resolved, i) => rateRow({ ...on, repeat: i + 1 }, resolved, 23, 23));
  const means = [...Array(5).fill(1), ...Array(2).fill(2 / 3), ...Array(3).fill(1 / 3), ...Array(13).fill(0)];
  const mean = {
    ...rateRow({ ...on, n_suspect: 12, outcomes: { resolved: 22, unresolved: 47 } }, 22 / 3, 23, 23),
    ...rateOverRepeats(
      repeats.map(({ resolved, n_scored: scored }) => ({ resolved, scored })),
      means,
    ),
  };
  const off = rateRow({ system, benchmark, condition: 'parallel calls off' }, 5, 23, 23);
  return [mean, ...repeats, off, { ...off, repeat: 1 }];
}

/** All outcomes there are, nothing scored, everything solved, nothing solved, and names that are long or strange. */
export function extremeRates(): readonly RateRow[] {
  const [a, b] = ['vanilla', 'counter-edit with co-edit, split into three and asked about'];
  return [
    rateRow({ system: 'all solved', condition: a }, 500, 500, 500),
    rateRow({ system: 'all solved', condition: b }, 0, 500, 500),
    rateRow(
      {
        system: 'of everything, under a name that is much longer than any figure has room for in one column',
        condition: a,
        n_suspect: 3,
        outcomes: {
          resolved: 40,
          unresolved: 30,
          'empty-patch': 12,
          'patch-failed': 8,
          'test-timeout': 5,
          'infra-error': 15,
          'not-run': 6,
          none: 4,
        },
      },
      40,
      95,
      120,
    ),
    rateRow({ system: 'nothing scored', condition: a, outcomes: { 'infra-error': 7 } }, 0, 0, 7),
    rateRow({ system: 'nothing scored', condition: b }, 1, 2, 7),
    rateRow({ system: 'Ærø <ünïcode> & "quotes"', condition: b, rate: 0.5, ci: [0.5, 0.5] }, 1, 2, 2),
    rateRow({ system: 'one task', condition: a, ci: null, ci_method: null }, 1, 1, 1),
  ];
}
