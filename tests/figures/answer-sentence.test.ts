import { expect, test } from 'vitest';
import { answerSentence } from '../../analysis/compare/answer-sentence.ts';
import type { Comparison, Interval } from '../../analysis/model/comparison.ts';
import { comparisonResult, comparisonRow, groupsOf, nullRow } from './comparisons.ts';

function row(difference: number, ci: Interval | null, p_holm: number | null, n_tasks = 500): Comparison {
  return { ...comparisonRow(0), difference, ci_bootstrap: ci, p_holm, n_tasks };
}

function mean(rows: readonly Comparison[], mean_difference: number, ci_mean_difference: Interval) {
  return comparisonResult(rows, { mean_difference, ci_mean_difference });
}

const one = (difference: number, ci: Interval | null, p: number | null, n?: number) =>
  comparisonResult([row(difference, ci, p, n)], { a: 'baseline', b: 'assisted' });

test('one system: raises, lowers (interval turned with it), leaves unchanged', () => {
  expect(answerSentence(one(0.02, [-0.018, 0.058], 0.343))).toBe(
    'Assisted raises the resolve rate by 2.0 points [−1.8, 5.8]; 1 system, 500 tasks; the difference does not stand after Holm (p = 0.343).',
  );
  expect(answerSentence(one(-0.077, [-0.094, -0.059], 0.0001))).toBe(
    'Assisted lowers the resolve rate by 7.7 points [5.9, 9.4]; 1 system, 500 tasks; the difference stands after Holm (p < 0.001).',
  );
  expect(answerSentence(one(-0.0002, [-0.02, 0.019], 1, 1))).toBe(
    'Assisted leaves the resolve rate unchanged (0.0 points [−2.0, 1.9]); 1 system, 1 task; the difference does not stand after Holm (p = 1.000).',
  );
});

test('without interval or p it says no more than it knows', () => {
  expect(answerSentence(one(0.02, null, null))).toBe(
    'Assisted raises the resolve rate by 2.0 points; 1 system, 500 tasks; no p-value can be given.',
  );
});

test('many systems: the mean, how many differ in words, and rows without a difference', () => {
  const p = [0.01, 0.001, 0.02, 0.03, 0.04, 0.049, 0.05, 0.3, 1];
  const nine = p.map((value) => row(-0.077, [-0.1, -0.05], value, 200));
  expect(answerSentence(mean(nine, -0.077, [-0.094, -0.059]))).toBe(
    'Counter-edit lowers the resolve rate by 7.7 points [5.9, 9.4]; 9 systems, 200 tasks; six of nine differ after Holm.',
  );
  const mixed = [...nine.slice(0, 2), { ...row(0, null, 1), n_tasks: 93 }, nullRow('x')];
  expect(answerSentence(mean(mixed, 0.01, [0, 0.02]))).toBe(
    'Counter-edit raises the resolve rate by 1.0 points [0.0, 2.0]; 3 of 4 systems, 93 to 200 tasks; two of three differ after Holm.',
  );
});

test.each([
  [2, 2, 'both differ'],
  [2, 1, 'one of two differs'],
  [2, 0, 'none of two differs'],
  [12, 12, 'all twelve differ'],
  [18, 18, 'all 18 differ'],
  [18, 7, '7 of 18 differ'],
  [18, 1, '1 of 18 differs'],
  [18, 0, 'none of 18 differs'],
])('of %i rows %i stand: %s', (n, standing, words) => {
  const rows = Array.from({ length: n }, (_, i) => row(0.01, null, i < standing ? 0.01 : 0.5));
  expect(answerSentence(mean(rows, 0.01, [0, 0.02]))).toContain(`; ${words} after Holm.`);
});

test('two systems and two benchmarks have their own words', () => {
  const rows = [row(0.02, [0.01, 0.03], 0.001)];
  expect(answerSentence(comparisonResult(rows, { by: 'system', a: 'X', b: 'Y' }))).toMatch(
    /^The resolve rate of Y is higher than that of X by 2\.0 points \[1\.0, 3\.0\]; 1 condition, 500 tasks; /,
  );
  const many = [row(-0.02, null, 0.2, 93), row(-0.04, null, 0.3, 93)];
  const benchmarks = comparisonResult(many, {
    by: 'benchmark',
    a: 'Lite',
    b: 'Verified',
    ci_mean_difference: [-0.05, -0.01],
  });
  expect(answerSentence(benchmarks)).toBe(
    'The resolve rate on Verified is lower than on Lite by 3.0 points [1.0, 5.0]; 2 systems, 93 tasks; none of two differs after Holm.',
  );
  const same = comparisonResult([row(0, [0, 0], 1)], { by: 'benchmark', a: 'Lite', b: 'Verified' });
  expect(answerSentence(same)).toMatch(
    /^The resolve rate on Verified is the same as on Lite \(0\.0 points \[0\.0, 0\.0\]\); /,
  );
});

test('two filters are named, and groups of tasks are told from pairs', () => {
  const filters = { by: 'filter', a: 'repo x', b: 'repo y' } as const;
  expect(answerSentence(comparisonResult([row(0.02, null, 0.2)], filters))).toMatch(
    /^The resolve rate of repo y is higher than that of repo x by 2\.0 points; 1 system, 500 tasks; /,
  );
  expect(answerSentence(groupsOf(2))).toMatch(
    /; 2 systems, 231 tasks of A against 75 tasks of B, none of them shared; /,
  );
  const ofConditions = { ...filters, filter_a: { system: ['x'] }, filter_b: { system: ['y'] } };
  expect(answerSentence(comparisonResult([row(0.02, null, 0.2)], ofConditions))).toContain(
    '; 1 condition, 500',
  );
  const ofRuns = { ...filters, filter_a: { system: ['x'], condition: ['c'] }, filter_b: {} };
  expect(answerSentence(comparisonResult([row(0.02, null, 0.2)], ofRuns))).toContain('; 1 row, 500 tasks; ');
});

test('nothing to compare, and nothing to say, are said', () => {
  expect(answerSentence(comparisonResult([]))).toBe(
    'Nothing to compare: no system has runs under both vanilla and counter-edit.',
  );
  expect(answerSentence(comparisonResult([], { by: 'system', a: 'X', b: 'Y' }))).toBe(
    'Nothing to compare: no condition has runs of both X and Y.',
  );
  expect(answerSentence(comparisonResult([nullRow('x'), nullRow('y')]))).toBe(
    'No difference between vanilla and counter-edit can be given: no task is scored on both sides.',
  );
});
