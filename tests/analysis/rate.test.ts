import { describe, expect, it } from 'vitest';
import { rateOfRepeat, rateOverRepeats } from '../../analysis/compare/index.ts';
import { readCases } from '../oracles/read-fixture.ts';
import { expectClose } from './expect-close.ts';

type Runs = readonly (readonly (0 | 1 | null)[])[];

/** Rates of tasks × repeats, gathered as the store does: per repeat and per task. */
function rateOf(runs: Runs) {
  const count = (verdicts: readonly (0 | 1 | null | undefined)[]) => ({
    resolved: verdicts.filter((verdict) => verdict === 1).length,
    scored: verdicts.filter((verdict) => verdict === 0 || verdict === 1).length,
  });
  const repeats = (runs[0] ?? []).map((_, repeat) => count(runs.map((task) => task[repeat])));
  const tasks = runs.map(count).filter(({ scored }) => scored > 0);
  return rateOverRepeats(
    repeats,
    tasks.map(({ resolved, scored }) => resolved / scored),
  );
}

describe('rateOfRepeat', () => {
  it.each(readCases<[number, number], object>('rates', 'of_repeat'))('at $input', ({ input, output }) => {
    expectClose(rateOfRepeat(...input), output);
  });
});

describe('rateOverRepeats', () => {
  it('is the mean over runs of solved/scored', () => {
    const vanilla: Runs = [
      [1, 1, 0],
      [1, 1, 1],
      [0, 0, 0],
    ];
    const counter: Runs = [
      [1, 0, null],
      [0, 1, 1],
      [0, 0, 1],
    ];
    expectClose([rateOf(vanilla).rate, rateOf(counter).rate], [0.555556, 0.555556], 5e-7);
    const otherVanilla: Runs = [
      [1, 1, 1],
      [1, 0, 1],
      [0, 1, 1],
    ];
    const otherCounter: Runs = [
      [0, 0, 0],
      [1, 1, 0],
      [null, 0, null],
    ];
    expectClose([rateOf(otherVanilla).rate, rateOf(otherCounter).rate], [0.777778, 0.277778], 5e-7);
  });

  it.each(readCases<Runs, object>('rates', 'over_repeats'))(
    'agrees with statsmodels (%#)',
    ({ input, output }) => {
      expectClose(rateOf(input), output);
    },
  );

  it('leaves out repeats with nothing scored', () => {
    expect(
      rateOf([
        [1, null],
        [0, null],
      ]),
    ).toEqual(rateOfRepeat(1, 2));
    expect(rateOf([[null, null]])).toEqual({ rate: null, ci: null, ci_method: null });
  });
});
