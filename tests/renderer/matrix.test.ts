import { describe, expect, it } from 'vitest';
import { outcomeMatrix } from '../../analysis/matrix/index.ts';
import type { OutcomeMatrix } from '../../analysis/model/outcome-matrix.ts';
import { HOME } from '../../renderer/address/address.ts';
import { brushedTasks } from '../../renderer/details/cell-runs-details.tsx';
import { brushedRows, createCellStore } from '../../renderer/views/matrix/cell-store.ts';
import { cellWords } from '../../renderer/views/matrix/cell-words.ts';
import { foundCells } from '../../renderer/views/matrix/found-cells.ts';
import { matrixAnswer } from '../../renderer/views/matrix/matrix-answer.ts';
import { matrixGaps } from '../../renderer/views/matrix/matrix-gaps.ts';
import { fittingLevel, matrixGeometry, ROW_HEIGHTS } from '../../renderer/views/matrix/matrix-geometry.ts';
import { resolveMatrix } from '../../renderer/views/matrix/resolve-matrix.ts';
import { smallMatrix, verifiedMatrix } from '../figures/matrices.ts';

const none: OutcomeMatrix = outcomeMatrix({
  ...{ benchmark: 'B', order: { rows: 'difficulty', columns: 'rate' }, tasks: [], columns: [] },
  ...{ runs: new Uint16Array(), scored: new Uint16Array(), resolved: new Uint16Array() },
});

describe('the matrix view', () => {
  it('asks for the benchmark of the filter, else for that with the most runs', () => {
    const facet = (name: string, n_runs: number) => ({ name, n_runs, n_tasks: 1 });
    const all = [facet('Lite', 5), facet('Verified', 9)];
    expect(resolveMatrix(HOME, all)?.benchmark).toBe('Verified');
    const lite = { ...HOME, view: 'matrix', filter: { benchmark: ['Lite'], outcome: ['resolved'] } } as const;
    expect(resolveMatrix({ ...lite, rows: 'clustered' }, all)).toEqual({
      benchmark: 'Lite',
      request: { filter: { benchmark: ['Lite'] }, order: { rows: 'clustered', columns: 'rate' } },
    });
    expect(resolveMatrix({ ...lite, filter: { benchmark: ['Pro'] } }, all)).toBeNull();
    expect(resolveMatrix(HOME, [])).toBeNull();
  });

  it('answers with the tasks that nobody, everybody and one alone solves, each over what', () => {
    expect(matrixAnswer(verifiedMatrix())).toEqual([
      expect.stringMatching(
        /^84 of 500 tasks are solved by no system, .* 9 of 500 are solved by one system alone; 57 systems on SWE-bench Verified\.$/,
      ),
    ]);
    expect(matrixAnswer(none)).toEqual(['No task is scored. B.']);
  });

  it('says what of it is in no count', () => {
    const gaps = matrixGaps(smallMatrix());
    expect(gaps.map(({ scope, text }) => `${scope}: ${text}`)).toContain(
      '1 task: Scored nowhere, and in no count above.',
    );
    expect(gaps.find(({ scope }) => scope === 'never scored')?.text).toBe(
      '4 tasks without a scored run, 1 task without a run: not in the rate.',
    );
    const real = matrixGaps(verifiedMatrix());
    expect(real[0]).toMatchObject({ scope: '18 tasks' });
    expect(real[0]?.rows).toHaveLength(18);
  });

  it('tells a cell with its numbers of runs', () => {
    const matrix = smallMatrix();
    const row = matrix.rows.findIndex(({ task }) => task.startsWith('marshmallow'));
    const column = matrix.columns.findIndex(({ condition }) => condition === 'counter-edit');
    expect(cellWords(matrix, { row, column })).toMatchObject({
      outcome: 'mixed',
      verdict: 'resolved in some runs, 2 of 3 runs',
      solved: 'task solved in 3 of 6 runs',
    });
    expect(cellWords(matrix, { row: 99, column: 0 })).toBeNull();
  });

  it('finds tasks and systems by a part of their name', () => {
    const matrix = verifiedMatrix();
    expect(foundCells(matrix, '')).toEqual({ rows: [], columns: [] });
    const found = foundCells(matrix, ' GRU ');
    expect(found.rows).toEqual([]);
    expect(found.columns.map((place) => matrix.columns[place]?.system)).toEqual([
      '20241208_gru',
      '20240824_gru',
    ]);
    expect(foundCells(matrix, 'django__').rows).toHaveLength(231);
  });

  it('brushes from one task to another in the order shown, whichever comes first', () => {
    const { rows } = verifiedMatrix();
    const [first, last] = [rows[3]!.task, rows[6]!.task];
    const cell = (task: string) => ({ task, system: 's', condition: 'c' });
    const wanted = rows.slice(3, 7).map(({ task }) => task);
    expect(brushedTasks({ rows }, { cell: cell(first), to: last })).toEqual(wanted);
    expect(brushedTasks({ rows }, { cell: cell(last), to: first })).toEqual(wanted);
    expect(brushedTasks({ rows }, { cell: cell(first), to: null })).toEqual([first]);
    expect(brushedTasks({ rows }, { cell: cell('gone'), to: null })).toEqual(['gone']);
    expect(brushedTasks({ rows }, { cell: null, to: null })).toEqual([]);
  });

  it('keeps where one is, and tells only of moves', () => {
    const store = createCellStore();
    let told = 0;
    const stop = store.subscribe(() => {
      told += 1;
    });
    store.set({ hovered: { row: 1, column: 2 } });
    store.set({ hovered: { row: 1, column: 2 } });
    expect(told).toBe(1);
    store.set({ cursor: { row: 5, column: 0 }, anchor: 2 });
    expect(brushedRows(store.current())).toEqual([2, 5]);
    store.set({ anchor: 5 });
    expect(brushedRows(store.current())).toBeNull();
    stop();
    store.set({ cursor: null });
    expect(told).toBe(3);
  });

  it('has rows as tall as fit, and columns that a name can stand in', () => {
    expect(ROW_HEIGHTS[fittingLevel(20, 400)]).toBe(18);
    expect(ROW_HEIGHTS[fittingLevel(500, 400)]).toBe(2);
    const matrix = verifiedMatrix();
    expect(matrixGeometry(matrix, 0, 600).column_width).toBe(13);
    expect(matrixGeometry(matrix, 0, 1900).column_width).toBe(29);
    expect(matrixGeometry(smallMatrix(), 0, 1900)).toMatchObject({ column_width: 280, is_turned: true });
  });
});
