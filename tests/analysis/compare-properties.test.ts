import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareRows, meanDifference } from '../../analysis/compare/index.ts';
import type { Interval, PairedComparison, PairedRow } from '../../analysis/model/comparison.ts';
import { expectClose } from './expect-close.ts';

const OPTIONS = { seed: 'properties', draws: 200 };

const verdict = fc.constantFrom<0 | 1 | null>(0, 1, 0, 1, null);
const tasks = (most: number, runs: number) =>
  fc.array(
    fc.record({
      a: fc.array(verdict, { maxLength: runs }),
      b: fc.array(verdict, { maxLength: runs }),
      repository: fc.constantFrom('x/one', 'y/two', null),
    }),
    { maxLength: most },
  );
const row = (most: number, runs = 3): fc.Arbitrary<PairedRow> =>
  tasks(most, runs).map((sides) => ({
    system: 's',
    condition: null,
    tasks: sides.map((side, i) => ({ task: `t${i}`, ...side })),
  }));

const one = (given: PairedRow): PairedComparison => compareRows([given], OPTIONS)[0]!;
const turned = (interval: Interval | null) => interval && [-interval[1], -interval[0]];
const swap = (given: PairedRow): PairedRow => ({
  ...given,
  tasks: given.tasks.map((task) => ({ ...task, a: task.b, b: task.a })),
});

describe('compareRows', () => {
  it('turns with its sides', () => {
    fc.assert(
      fc.property(row(6), (given) => {
        const [forth, back] = [one(given), one(swap(given))];
        const { ss, su, us, uu, excluded } = forth.transitions;
        expectClose(back, {
          n_tasks: forth.n_tasks,
          n_dropped: forth.n_dropped,
          rate_a: forth.rate_b,
          rate_b: forth.rate_a,
          difference: forth.difference && -forth.difference,
          ci_bootstrap: turned(forth.ci_bootstrap),
          ci_newcombe: turned(forth.ci_newcombe),
          mcnemar: { ...forth.mcnemar, b: forth.mcnemar.c, c: forth.mcnemar.b },
          p_permutation: forth.p_permutation,
          transitions: { ss, su: us, us: su, uu, excluded },
        });
      }),
    );
  });

  it('turns its BCa interval', () => {
    const given: PairedRow = {
      system: 's',
      condition: null,
      tasks: [2, 3, 3, 0, 1].map((solved, i) => ({
        task: `t${i}`,
        repository: null,
        a: [0, 1, 1],
        b: [solved > 0 ? 1 : 0, solved > 1 ? 1 : 0, solved > 2 ? 1 : 0],
      })),
    };
    expectClose(one(swap(given)).ci_bca, turned(one(given).ci_bca));
  });

  it('depends neither on names of tasks nor on their order', () => {
    fc.assert(
      fc.property(row(20), (given) => {
        const renamed = given.tasks.toReversed().map((task, i) => ({ ...task, task: `other ${i * 7}` }));
        expectClose(one({ ...given, tasks: renamed }), one(given), 1e-12);
        const mean = meanDifference([{ ...given, tasks: renamed }], OPTIONS);
        expectClose(mean, meanDifference([given], OPTIONS), 1e-12);
      }),
    );
  });

  it('gives a row the same numbers wherever it stands and whatever stands beside it', () => {
    fc.assert(
      fc.property(row(12), row(12), (x, y) => {
        const [first, second] = [
          { ...x, system: 'x' },
          { ...y, system: 'y' },
        ];
        const forth = compareRows([first, second], OPTIONS);
        expect(compareRows([second, first], OPTIONS).toReversed()).toEqual(forth);
        const { p_holm: _, ...alone } = one(first);
        expect(forth[0]).toMatchObject(alone);
        expect(meanDifference([second, first], OPTIONS)).toEqual(meanDifference([first, second], OPTIONS));
      }),
    );
  });

  it('gives probabilities, ordered intervals and counts that add up', () => {
    fc.assert(
      fc.property(row(30), (given) => {
        const result = one(given);
        const { mcnemar, p_permutation, p_holm, retention, overturn_null, rate_a, rate_b } = result;
        for (const p of [
          mcnemar.exact,
          mcnemar.mid_p,
          p_permutation,
          p_holm,
          retention,
          overturn_null,
          rate_a,
          rate_b,
        ]) {
          if (p !== null) expect(p >= 0 && p <= 1).toBe(true);
        }
        for (const interval of [result.ci_bootstrap, result.ci_bca, result.ci_newcombe]) {
          if (interval !== null)
            expect(-1 <= interval[0] && interval[0] <= interval[1] && interval[1] <= 1).toBe(true);
        }
        const cells = Object.values(result.transitions).reduce((sum, count) => sum + count, 0);
        expect(cells).toBe(result.n_tasks);
        const tried = given.tasks.filter((task) => task.a.length + task.b.length > 0).length;
        expect(result.n_tasks + result.n_dropped).toBe(tried);
      }),
    );
  });

  it('names a reason for every null, and holds no NaN', () => {
    fc.assert(
      fc.property(row(5), (given) => {
        const result = one(given);
        for (const [field, value] of Object.entries(result)) {
          if (value === null && field !== 'condition') expect(result.reasons).toHaveProperty(field);
        }
        if (result.mcnemar.exact === null) expect(result.reasons).toHaveProperty('mcnemar');
        if (result.by_repository.some(({ ci_newcombe }) => ci_newcombe === null)) {
          expect(result.reasons).toHaveProperty('by_repository');
        }
        expect(JSON.stringify(result)).toBe(JSON.stringify(result, nanToText));
      }),
    );
  });
});

function nanToText(_key: string, value: unknown): unknown {
  return typeof value === 'number' && !Number.isFinite(value) ? String(value) : value;
}
