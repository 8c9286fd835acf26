import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RateRow } from '../../analysis/model/rate-row.ts';
import { paretoFront, type TradeoffGroup, tradeoff } from '../../analysis/tradeoff/index.ts';

function group(
  system: string,
  rate: number | null,
  repeats: TradeoffGroup['repeats'],
  benchmark = 'B',
): TradeoffGroup {
  const row: RateRow = {
    ...{
      benchmark,
      system,
      condition: 'c',
      repeat: null,
      n_tasks: 4,
      n_scored: 4,
      n_unscored: 0,
      n_suspect: 0,
    },
    ...{ n_ambiguous: 0, resolved: 2, rate, ci: null, ci_method: null, published: null, outcomes: {} },
    ...{ mean_steps: null, mean_tokens: null, mean_cost_usd: null },
  };
  return { rate: row, repeats };
}

const took = (sum: number, n: number, n_runs = n) => ({ sum, n, n_runs });

describe('tradeoff', () => {
  it('takes the mean per run that reports it, and the range of the repeats that have one', () => {
    const { points } = tradeoff('cost_usd', [group('a', 0.5, [took(4, 4), took(9, 3, 5), took(0, 0, 2)])]);
    expect(points).toMatchObject([
      {
        system: 'a',
        rate: 0.5,
        n_runs: 11,
        n_known: 7,
        mean: 13 / 7,
        min: 1,
        max: 3,
        n_repeats: 2,
        on_front: true,
      },
    ]);
  });

  it('leaves out what has no place, and says why', () => {
    const found = tradeoff('cost_usd', [
      group('silent', 0.5, [took(0, 0, 3)]),
      group('free', 0.9, [took(0, 3)]),
      group('ungraded', null, [took(5, 3)]),
      group('there', 0.1, [took(5, 3)]),
    ]);
    expect(found.points.map(({ system, on_front }) => [system, on_front])).toEqual([['there', true]]);
    expect(found.left_out.map(({ system, n_runs, reason }) => [system, n_runs, reason])).toEqual([
      ['silent', 3, 'no run reports it'],
      ['free', 3, 'it is 0 everywhere: nobody counted it'],
      ['ungraded', 3, 'no run is scored'],
    ]);
  });

  it('has a front for each benchmark', () => {
    const { points } = tradeoff('steps', [
      group('good', 0.9, [took(1, 1)]),
      group('bad', 0.1, [took(2, 1)]),
      group('bad', 0.1, [took(2, 1)], 'C'),
    ]);
    expect(points.map(({ on_front }) => on_front)).toEqual([true, false, true]);
  });
});

describe('paretoFront', () => {
  it('keeps equal points together, and drops what is beaten in one and equal in the other', () => {
    const point = (rate: number, mean: number) => ({ rate, mean });
    expect(paretoFront([point(0.5, 2), point(0.5, 2), point(0.5, 3), point(0.4, 2), point(0.6, 9)])).toEqual([
      ...[true, true, false, false, true],
    ]);
    expect(paretoFront([])).toEqual([]);
  });

  it('is what a walk from the cheapest finds: each step resolves more than all before', () => {
    const points = fc.array(fc.record({ rate: fc.nat(6), mean: fc.nat(6) }), { maxLength: 12 });
    fc.assert(
      fc.property(points, (given) => {
        const onFront = new Set<string>();
        let best = -1;
        for (const { rate, mean } of given.toSorted((x, y) => x.mean - y.mean || y.rate - x.rate)) {
          if (rate > best) onFront.add(`${rate} ${mean}`);
          best = Math.max(best, rate);
        }
        expect(paretoFront(given)).toEqual(given.map(({ rate, mean }) => onFront.has(`${rate} ${mean}`)));
      }),
    );
  });
});
