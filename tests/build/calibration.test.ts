import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pairedOutcomes } from '../../analysis/compare/index.ts';
import { randomOf } from '../../analysis/stats/index.ts';
import { mean } from '../../analysis/stats/mean.ts';
import type { Section } from '../../build/bench/section.ts';
import { calibration } from '../../build/calibration/calibration.ts';
import { trueDifferences } from '../../build/calibration/true-differences.ts';
import { pairedRows } from '../../build/synthetic/paired-rows.ts';
import { FIVE_POINTS, NO_EFFECT } from '../../build/synthetic/population.ts';

const QUICK = { simulations: 12, draws: 199 };
const COMMITTED = join(import.meta.dirname, '../../build/bench/calibration.md');

const names = ({ title, rows }: Section): readonly string[] => [
  `## ${title}`,
  ...rows.map(([name]) => String(name)),
];

/** Headings and first cells of the tables in a file. */
function namesIn(text: string): readonly string[] {
  return text.split('\n').flatMap((line) => {
    if (line.startsWith('## ')) return line;
    const cell = /^\| (.*?) \|/.exec(line)?.[1];
    return cell === undefined || /^(statistic|test|---)$/.test(cell) ? [] : cell;
  });
}

test('a quick calibration is the same twice and has every row of the committed one', () => {
  const sections = [...calibration(QUICK)];
  expect([...calibration(QUICK)]).toEqual(sections);
  expect(sections.flatMap(names)).toEqual(namesIn(readFileSync(COMMITTED, 'utf8')));
  const observed = sections.flatMap(({ columns, rows }) =>
    rows.map((row) => row[columns.indexOf('observed, %')]),
  );
  expect(observed.every((share) => typeof share === 'number' && share >= 0 && share <= 100)).toBe(true);
});

test('what is simulated has the differences that intervals are asked to cover', () => {
  const { run, majority } = trueDifferences(FIVE_POINTS);
  expect(run).toBeCloseTo(0.05, 12);
  const [row] = pairedRows(randomOf('differences'), [FIVE_POINTS], { tasks: 40_000, runs: 3 });
  const { tasks } = pairedOutcomes(row!);
  expect(mean(tasks.map(({ difference }) => difference))).toBeCloseTo(run, 2);
  const gained = tasks.filter(({ transition }) => transition === 'us').length;
  const lost = tasks.filter(({ transition }) => transition === 'su').length;
  expect((gained - lost) / tasks.length).toBeCloseTo(majority, 2);
});

test('sides without an effect have the same chances, and unscored runs are as many as told', () => {
  expect(trueDifferences(NO_EFFECT)).toEqual({ run: 0, majority: 0 });
  const population = { ...NO_EFFECT, unscored: 0.1 };
  const [row] = pairedRows(randomOf('unscored'), [population], { tasks: 5000, runs: 3 });
  const runs = row!.tasks.flatMap(({ a, b }) => [...a, ...b]);
  expect(runs.filter((verdict) => verdict === null).length / runs.length).toBeCloseTo(0.1, 2);
});
