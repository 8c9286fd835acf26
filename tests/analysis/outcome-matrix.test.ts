import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type MatrixInput, outcomeMatrix, solvedSentence } from '../../analysis/matrix/index.ts';
import type { MatrixOrder, OutcomeMatrix } from '../../analysis/model/outcome-matrix.ts';

const ORDER: MatrixOrder = { rows: 'difficulty', columns: 'rate' };

/** Runs of a cell as characters: 1 resolved, 0 not, - unscored; columns are parted by spaces. */
function input(tasks: Readonly<Record<string, string>>, order: Partial<MatrixOrder> = {}): MatrixInput {
  const rows = Object.values(tasks).map((line) => line.split(' '));
  const count = (marks: RegExp) =>
    Uint16Array.from(rows.flat(), (runs) => [...runs].filter((mark) => marks.test(mark)).length);
  const rate = (column: number) => {
    const scored = rows.map((row) => row[column]!.replace(/[-.]/g, '')).join('');
    return scored === '' ? null : scored.replaceAll('0', '').length / scored.length;
  };
  return {
    ...{ benchmark: 'B', order: { ...ORDER, ...order } },
    ...{ runs: count(/[-01]/), scored: count(/[01]/), resolved: count(/1/) },
    tasks: Object.keys(tasks).map((task) => ({ task, repository: task.split('-')[0] || null })),
    columns: (rows[0] ?? []).map((_, i) => ({
      ...{ system: `s${i}`, condition: 'c', n_tasks: 0, n_scored: 0, n_unscored: 0, resolved: 0 },
      ...{ rate: rate(i), ci: null, ci_method: null },
    })),
  };
}

const names = ({ rows }: OutcomeMatrix) => rows.map(({ task }) => task);
const systems = ({ columns }: OutcomeMatrix) => columns.map(({ system }) => system);
const outcomes = ({ cells, legend, columns }: OutcomeMatrix) =>
  Array.from({ length: cells.outcome.length / columns.length }, (_, row) =>
    Array.from({ length: columns.length }, (_, at) => legend[cells.outcome[row * columns.length + at]!]),
  );

describe('outcomeMatrix', () => {
  it('tells what the runs of a cell come to', () => {
    const found = outcomeMatrix(input({ 'a-1': '. - 0 1 01', 'a-2': '. -- 00 11 0-1' }, { columns: 'name' }));
    const row = ['missing', 'unscored', 'unresolved', 'resolved', 'mixed'];
    expect(outcomes(found)).toEqual([row, row]);
    expect([...found.cells.runs]).toEqual([0, 1, 1, 1, 2, 0, 2, 2, 2, 3]);
    expect([...found.cells.scored]).toEqual([0, 0, 1, 1, 2, 0, 0, 2, 2, 2]);
    expect(found.rows[0]).toMatchObject({ n_columns: 3, n_scored: 4, n_resolved: 2, solved_share: 0.5 });
  });

  const TASKS = { 'b-1': '1 0 1', 'a-2': '1 1 1', 'a-1': '0 0 1', '-3': '- . -', 'b-0': '1 0 1' };

  it('orders tasks by difficulty and by repository, and systems by rate and by name', () => {
    // As the store has them: tasks by their ids.
    const tasks = Object.fromEntries(Object.entries(TASKS).sort(([x], [y]) => (x < y ? -1 : 1)));
    const byDifficulty = outcomeMatrix(input(tasks));
    expect(names(byDifficulty)).toEqual(['a-2', 'b-0', 'b-1', 'a-1', '-3']);
    expect(systems(byDifficulty)).toEqual(['s2', 's0', 's1']);
    expect(byDifficulty.rows.at(-1)).toMatchObject({ repository: null, solved_share: null, n_scored: 0 });
    const byRepository = outcomeMatrix(input(tasks, { rows: 'repository', columns: 'name' }));
    expect(names(byRepository)).toEqual(['a-2', 'a-1', 'b-0', 'b-1', '-3']);
    expect(systems(byRepository)).toEqual(['s0', 's1', 's2']);
    expect([byRepository.row_tree, byRepository.column_tree]).toEqual([null, null]);
  });

  it('puts alike lines side by side, with the tree over the places they have', () => {
    const found = outcomeMatrix(
      input({ t1: '1 1 0 0', t2: '0 0 1 1', t3: '1 1 0 0', t4: '0 0 1 0' }, { rows: 'clustered' }),
    );
    expect(names(found)).toEqual(['t1', 't3', 't4', 't2']);
    expect([...found.row_tree!.merges]).toEqual([0, 1, 2, 3, 4, 5]);
    expect([...found.row_tree!.heights]).toEqual([0, 0.25, 0.875]);
    expect(found).toMatchObject({ column_tree: null, row_tree: { n_undefined: 0 } });
    const apart = outcomeMatrix(input({ t1: '1 .', t2: '. 1' }, { rows: 'clustered' }));
    expect(apart.row_tree).toMatchObject({ n_undefined: 1, heights: Float64Array.of(1) });
  });

  it('counts tasks that none, all and one solve, over those scored anywhere and everywhere', () => {
    const found = outcomeMatrix(
      input({ t1: '1 1 11', t2: '0 0 0', t3: '0 0 01', t4: '1 . .', t5: '1 0 -', t6: '- - .', t7: '1 1 01' }),
    );
    expect(found.solved).toEqual({
      anywhere: { n_tasks: 6, none: 1, all: 2, one: 2 },
      everywhere: { n_tasks: 4, none: 1, all: 1, one: 1 },
    });
    const unique = found.columns.map((column) => [
      column.system,
      column.n_unique,
      column.n_unique_everywhere,
    ]);
    expect(Object.fromEntries(unique.map(([name, ...rest]) => [name, rest]))).toEqual({
      ...{ s0: [1, 0], s1: [0, 0], s2: [1, 1] },
    });
    expect(solvedSentence(found)).toBe(
      '1 of 6 tasks are solved by no system, 2 by every system scored on them. Of those scored for every system, 1 of 4 tasks are solved by no system, 1 by all 3.',
    );
    const whole = outcomeMatrix(input({ t1: '1 1', t2: '0 0' }));
    expect(solvedSentence(whole)).toBe('1 of 2 tasks are solved by no system, 1 by all 2.');
    expect(solvedSentence(outcomeMatrix(input({ t1: '- .' })))).toBe('No task is scored.');
    expect(solvedSentence(outcomeMatrix(input({ t1: '1 .', t2: '. 0' })))).toMatch(
      /No task is scored for all 2/,
    );
  });

  const cell = fc.constantFrom('.', '-', '0', '1', '01', '11', '0-', '--');
  const grids = fc
    .tuple(fc.integer({ min: 1, max: 7 }), fc.integer({ min: 1, max: 5 }))
    .chain(([n, width]) =>
      fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: n, maxLength: n }),
    );

  it('holds the same cells in every order, and the same counts of solved tasks', () => {
    fc.assert(
      fc.property(grids, (grid) => {
        const tasks = Object.fromEntries(grid.map((row, i) => [`r${i % 2}-${i}`, row.join(' ')]));
        const seen = (['difficulty', 'clustered', 'repository'] as const).flatMap((rows) =>
          (['rate', 'name', 'clustered'] as const).map((columns) => {
            const found = outcomeMatrix(input(tasks, { rows, columns }));
            const cells = outcomes(found).flatMap((row, i) =>
              row.map((outcome, j) => `${names(found)[i]} ${systems(found)[j]} ${outcome}`),
            );
            return JSON.stringify([cells.sort(), found.solved]);
          }),
        );
        expect(new Set(seen).size).toBe(1);
      }),
    );
  });

  it('is as large as a board', () => {
    const tasks = Object.fromEntries(
      Array.from({ length: 500 }, (_, i) => [
        `t${i}`,
        Array.from({ length: 57 }, (_, j) => ((i * j) % 3 === 0 ? '1' : '0')).join(' '),
      ]),
    );
    const found = outcomeMatrix(input(tasks, { rows: 'clustered', columns: 'clustered' }));
    expect(new Set(names(found)).size).toBe(500);
    expect(found.cells.outcome).toHaveLength(500 * 57);
  });
});
