import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type CohortRuns,
  cohortFacts,
  cohortResolve,
  type DoseRow,
  doseResponse,
  interactions,
  requestEffects,
} from '../../analysis/effects/index.ts';
import type { Interval, PairedRow } from '../../analysis/model/comparison.ts';
import type { DoseSlope } from '../../analysis/model/effects.ts';
import { expectClose } from './expect-close.ts';

const OPTIONS = { seed: 'properties', draws: 200 };
const RUNS = { numRuns: 40 };

const verdict = fc.constantFrom<0 | 1 | null>(0, 1, 0, 1, null);
const runs = fc.array(verdict, { maxLength: 3 });
const rows = (most: number): fc.Arbitrary<readonly PairedRow[]> =>
  fc
    .array(fc.array(fc.record({ a: runs, b: runs }), { minLength: 1, maxLength: most }), {
      minLength: 2,
      maxLength: 4,
    })
    .map((systems) =>
      systems.map((tasks, s) => ({
        system: `s${s}`,
        condition: null,
        tasks: tasks.map((sides, t) => ({ task: `t${t}`, repository: null, ...sides })),
      })),
    );

const renamed = (given: readonly PairedRow[]): readonly PairedRow[] =>
  given.map((row) => ({
    ...row,
    tasks: row.tasks
      .map((task) => ({ ...task, task: `${task.task.length * 7}-${9 - Number(task.task[1])}` }))
      .toReversed(),
  }));
const swapped = (given: readonly PairedRow[]): readonly PairedRow[] =>
  given.map((row) => ({ ...row, tasks: row.tasks.map((task) => ({ ...task, a: task.b, b: task.a })) }));

const negated = (value: number | null) => value && -value;
const turned = (limits: Interval | null) => limits && [-limits[1], -limits[0]];
const effects = (given: readonly PairedRow[]) =>
  requestEffects([{ contrast: 'D', a: 'x', b: 'y', n_other: 0, rows: given }], OPTIONS);

describe('effects of requests', () => {
  it('depend neither on names of tasks nor on the order of tasks and systems', () => {
    fc.assert(
      fc.property(rows(9), (given) => {
        expectClose(effects(renamed(given)), effects(given), 1e-12);
        expectClose(effects(given.toReversed()).overall, effects(given).overall, 1e-12);
      }),
      RUNS,
    );
  });

  it('turn with their sides', () => {
    fc.assert(
      fc.property(rows(5), (given) => {
        const [forth, back] = [effects(given), effects(swapped(given))];
        for (const table of ['overall', 'by_system'] as const)
          expectClose(
            back[table].map(({ rate_a, rate_b, difference, ci_bootstrap, p_permutation }) => ({
              ...{ rate_a: rate_b, rate_b: rate_a, difference: negated(difference) },
              ...{ ci_bootstrap: turned(ci_bootstrap), p_permutation },
            })),
            forth[table].map(({ rate_a, rate_b, difference, ci_bootstrap, p_permutation }) => ({
              ...{ rate_a, rate_b, difference: difference && difference },
              ...{ ci_bootstrap: ci_bootstrap && [...ci_bootstrap], p_permutation },
            })),
          );
      }),
      RUNS,
    );
  });
});

describe('interactions', () => {
  it.each(['pairs', 'rest'] as const)('depend neither on names of tasks nor on their order: %s', (versus) => {
    fc.assert(
      fc.property(rows(9), (given) => {
        const found = interactions(given, versus, OPTIONS);
        expectClose(interactions(renamed(given).toReversed(), versus, OPTIONS), found, 1e-12);
      }),
      RUNS,
    );
  });

  it('turn with their sides', () => {
    fc.assert(
      fc.property(rows(5), (given) => {
        const [forth, back] = [given, swapped(given)].map((each) => interactions(each, 'rest', OPTIONS));
        expectClose(
          back!.interactions.map((row) => ({
            gap: row.gap_b,
            change: negated(row.change),
            p: row.p_permutation,
          })),
          forth!.interactions.map((row) => ({ gap: row.gap_a, change: row.change, p: row.p_permutation })),
        );
        expectClose(
          { sd: back!.spread.sd_b, ci: turned(back!.spread.ci_bootstrap) },
          { sd: forth!.spread.sd_a, ci: forth!.spread.ci_bootstrap && [...forth!.spread.ci_bootstrap] },
        );
      }),
      RUNS,
    );
  });

  it('have a change that is the change of the gap, and the better one under A first', () => {
    fc.assert(
      fc.property(rows(9), (given) => {
        for (const { gap_a, gap_b, change } of interactions(given, 'pairs', OPTIONS).interactions) {
          if (gap_a === null) continue;
          expect(gap_a).toBeGreaterThanOrEqual(0);
          expect(change).toBeCloseTo(gap_b! - gap_a, 12);
        }
      }),
      RUNS,
    );
  });
});

const doseRows: fc.Arbitrary<readonly DoseRow[]> = fc
  .array(fc.array(fc.tuple(runs, runs, runs), { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 3 })
  .map((systems) =>
    systems.map((tasks, s) => ({
      system: `s${s}`,
      tasks: tasks.map((own, t) => ({
        task: `t${t}`,
        doses: own.map((cell, dose) => ({ dose, runs: cell })),
      })),
    })),
  );

describe('doses', () => {
  it('turn where they are counted down, and do not depend on names of tasks', () => {
    fc.assert(
      fc.property(doseRows, (given) => {
        const found = doseResponse(given, OPTIONS);
        const down = given.map((row) => ({
          ...row,
          tasks: row.tasks.map(({ task, doses }) => ({
            task: `other ${task}`,
            doses: doses.map((cell) => ({ ...cell, dose: 2 - cell.dose })).toReversed(),
          })),
        }));
        const back = doseResponse(down, OPTIONS);
        const parts = ({ slope, p_permutation: p, n_tasks }: DoseSlope) => ({ slope, p, n_tasks });
        expectClose(parts(back.overall), { ...parts(found.overall), slope: negated(found.overall.slope) });
        back.systems.forEach((row, i) => {
          expectClose(parts(row), { ...parts(found.systems[i]!), slope: negated(found.systems[i]!.slope) });
        });
      }),
      RUNS,
    );
  });
});

const cohortTasks: fc.Arbitrary<CohortRuns['tasks']> = fc.array(
  fc.record({ in_cohort: fc.boolean(), runs }),
  { maxLength: 30 },
);

describe('cohorts', () => {
  it('turn with their sides', () => {
    fc.assert(
      fc.property(cohortTasks, (tasks) => {
        const found = (own: CohortRuns['tasks']) => {
          const [row] = cohortResolve([{ system: 'x', condition: 'v', tasks: own }], OPTIONS);
          const numbers = { size: own.map((task) => task.runs.length) };
          const categories = { kind: own.map((task) => `${task.runs[0]}`) };
          const facts = { in_cohort: own.map((task) => task.in_cohort), numbers, categories };
          return { row: row!, ...cohortFacts(facts, OPTIONS) };
        };
        const forth = found(tasks);
        const back = found(tasks.map((task) => ({ ...task, in_cohort: !task.in_cohort })));
        const { row } = back;
        expectClose(row, {
          ...{ n_cohort: forth.row.n_rest, n_dropped: forth.row.n_dropped, p: forth.row.p },
          ...{ difference: negated(forth.row.difference), ci_newcombe: turned(forth.row.ci_newcombe) },
          ...{ p_equivalence: forth.row.p_equivalence, equivalent: forth.row.equivalent },
        });
        const [number, kind] = [forth.numbers[0]!, forth.categories[0]!];
        expectClose(back.numbers[0], {
          ...{ delta: negated(number.delta), p: number.p, ks: number.ks },
          ...{ ci_delta_90: turned(number.ci_delta_90), p_equivalence: number.p_equivalence },
        });
        const { total_variation, chi2, cramers_v, largest_cohort } = kind;
        expectClose(back.categories[0], { total_variation, chi2, cramers_v, largest_rest: largest_cohort });
      }),
      RUNS,
    );
  });
});
