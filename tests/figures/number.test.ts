import { expect, test } from 'vitest';
import {
  count,
  cssPercent,
  fixed,
  interval,
  meanCount,
  pEquation,
  percent,
  plainNumber,
  points,
  pointsText,
  progressPercent,
  pValue,
  relativePercent,
  signed,
} from '../../analysis/format/number.ts';

test('rates are percent with one decimal', () => {
  expect([0.646, 0, 1, null].map(percent)).toEqual(['64.6%', '0.0%', '100.0%', '–']);
});

test('differences are points with a sign, a true minus and none at zero', () => {
  expect([0.02, -0.0174, 0, -0.0004, 0.0004, null].map(points)).toEqual([
    '+2.0',
    '−1.7',
    '0.0',
    '0.0',
    '0.0',
    '–',
  ]);
});

test('intervals stand in brackets', () => {
  expect(interval([-0.0174, 0.057])).toBe('[−1.7, 5.7]');
  expect(interval(null)).toBe('–');
});

test('p-values have three decimals or are below a thousandth', () => {
  expect([0.034, 0.001, 0.00099, 0, 1, 0.9999, null].map(pValue)).toEqual([
    '0.034',
    '0.001',
    '<0.001',
    '<0.001',
    '1.000',
    '1.000',
    '–',
  ]);
});

test('counts have commas between thousands', () => {
  expect([0, 999, 1000, 1234567, null].map(count)).toEqual(['0', '999', '1,000', '1,234,567', '–']);
});

test('decimals keep their number of digits', () => {
  expect([fixed(-2.5, 0), fixed(1.005, 1), signed(3, 2), fixed(null, 1)]).toEqual([
    '−3',
    '1.0',
    '+3.00',
    '–',
  ]);
});

test('what is not a number is refused, not written', () => {
  expect(() => percent(Number.NaN)).toThrow(RangeError);
  expect(() => points(Number.POSITIVE_INFINITY)).toThrow(RangeError);
});

test('a difference in a sentence has its unit and no plus', () => {
  expect([0.05, -0.0174, 0.0004, null].map(pointsText)).toEqual([
    '5.0 points',
    '−1.7 points',
    '0.0 points',
    '–',
  ]);
});

test('a relative change is percent with its sign', () => {
  expect([-0.25, 0.1, 0, null].map(relativePercent)).toEqual(['−25.0%', '+10.0%', '0.0%', '–']);
});

test('a p-value in a sentence has its sign', () => {
  expect([0.034, 0.0002, null].map(pEquation)).toEqual(['p = 0.034', 'p < 0.001', 'p = –']);
});

test('a mean of counts has a decimal where it is no count', () => {
  expect([1234, 21.5, 0, null].map(meanCount)).toEqual(['1,234', '21.5', '0', '–']);
});

test('progress is all only when all is done', () => {
  expect([progressPercent(999, 1000), progressPercent(5, 5), progressPercent(0, 0)]).toEqual([
    '99%',
    '100%',
    null,
  ]);
});

test('data files have points, no commas and twelve digits', () => {
  expect([0.1 + 0.2, 1234567.5, -1e-13].map(plainNumber)).toEqual(['0.3', '1234567.5', '-1e-13']);
});

test('lengths are percent as CSS reads them', () => {
  expect([0.25, 1].map(cssPercent)).toEqual(['25%', '100%']);
});
