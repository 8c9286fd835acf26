import { describe, expect, it } from 'vitest';
import type { FigureTable } from '../../analysis/figures/figure-table.ts';
import { measureText } from '../../analysis/figures/measure-text.ts';
import type { ReportInput } from '../../analysis/model/report.ts';
import { computeReport, makeReport } from '../../analysis/report/index.ts';
import { reportTables } from '../../analysis/report/report-tables.ts';
import { beginning } from '../../renderer/views/report/beginning.ts';
import { titleWidth } from '../../renderer/views/report/column-width.ts';
import { currentSection } from '../../renderer/views/report/current-section.ts';
import { fittedColumns } from '../../renderer/views/report/fitted-columns.ts';
import { reportColumns } from '../../renderer/views/report/report-columns.tsx';
import { reportLines } from '../../renderer/views/report/report-lines.ts';
import { reportInput, singleRuns } from '../analysis/report-inputs.ts';

const SYSTEM = 'a system with a name so long that it can give way';

const TABLE: FigureTable = {
  columns: [
    { key: 'label', label: 'System', unit: null },
    { key: 'n', label: 'n', unit: 'tasks' },
    { key: 'difference', label: 'B − A', unit: 'points' },
    { key: 'words', label: 'Unscored runs of A', unit: null, detail: true },
  ],
  rows: [
    { kind: 'row', cells: { label: SYSTEM, n: 12_345, difference: 2, words: 'none' } },
    { kind: 'row', cells: { label: SYSTEM, n: 1, difference: null, words: 'none' } },
    { kind: 'summary', cells: { label: 'Mean', difference: 2 } },
  ],
};

const keysIn = (room: number, unfold = false) => {
  const { columns, n_folded, width } = fittedColumns(TABLE, room, unfold);
  return { keys: columns.map(({ column }) => column.key), n_folded, width, name: columns[0]?.width ?? 0 };
};

describe('columns of a report', () => {
  const whole = keysIn(2000);

  it('take what their words need, whatever room there is', () => {
    expect(whole).toMatchObject({ keys: ['label', 'n', 'difference', 'words'], n_folded: 0 });
    expect(whole.width).toBe(keysIn(3000).width);
    expect(whole.name).toBeGreaterThan(measureText(SYSTEM, { typeface: 'sans', size: 12 }));
  });

  it('give way by the length of names while one can read them, then by detail, then by names again', () => {
    const names = keysIn(whole.width - 40);
    expect(names).toMatchObject({ keys: whole.keys, width: whole.width - 40, name: whole.name - 40 });
    expect(keysIn(whole.width - (whole.name - 260)).n_folded).toBe(0);
    expect(keysIn(whole.width - (whole.name - 259))).toMatchObject({ n_folded: 1, name: whole.name });
    const least = keysIn(1);
    expect(least).toMatchObject({ keys: ['label', 'n', 'difference'], n_folded: 1, name: 150 });
    expect(keysIn(least.width)).toMatchObject({ n_folded: 1, width: least.width });
  });

  it('come all when asked for, wider than the room if need be', () => {
    expect(keysIn(1, true)).toMatchObject({ keys: whole.keys, n_folded: 0, name: 150 });
    expect(keysIn(1, true).width).toBeGreaterThan(keysIn(1).width);
  });

  it('break titles in two where that is narrowest', () => {
    expect(titleWidth('95% CI, Newcombe')).toBe(
      measureText('Newcombe', { typeface: 'sans', size: 11.5, weight: 500 }),
    );
    expect(titleWidth('Newcombe')).toBe(
      measureText('Newcombe', { typeface: 'sans', size: 11.5, weight: 500 }),
    );
  });

  it('have units, and terms by their notes, or by a name that is a term itself', () => {
    const columns = reportColumns(fittedColumns(TABLE, 2000, false), { difference: 'bca' });
    expect(columns.map(({ unit, align, term }) => [unit, align, term])).toEqual([
      [undefined, undefined, 'system'],
      [undefined, 'end', undefined],
      ['points', 'end', 'bca'],
      [undefined, undefined, undefined],
    ]);
  });
});

describe('lines of a report', () => {
  it('write a name once where it is repeated', () => {
    expect(reportLines(TABLE).map(({ row }) => [row.name, row.isContinued])).toEqual([
      [SYSTEM, false],
      [SYSTEM, true],
      ['Mean', false],
    ]);
  });

  const named = (sides: ReturnType<typeof singleRuns>, repository: (i: number) => string) =>
    sides.map((side, i) => ({ ...side, repository: repository(i) }));
  const report = (inputs: readonly ReportInput[]) =>
    makeReport(
      {
        ...{
          by: 'condition',
          a: 'x',
          b: 'y',
          cohort: { name: 'c', n_tasks: 1, hash: '0', within: [] },
          seed: 's',
        },
        ...{ filter: {}, one_sided: [], app_version: '1' },
      },
      computeReport(inputs, { by: 'condition', seed: 's', draws: 50, stated_difference: 0.05 }),
    );

  it.each([
    ['no task at all', [reportInput([])]],
    ['one task', [reportInput(singleRuns(1, 0, 0, 0))]],
    ['tasks that differ alike', [reportInput(named(singleRuns(3, 0, 0, 2), (i) => (i < 3 ? 'p' : 'q')))]],
    ['one repository', [reportInput(named(singleRuns(2, 1, 1, 2), () => 'p'))]],
    [
      'no run on one side',
      [
        reportInput([
          { a: [1, 0], b: [] },
          { a: [null], b: [1] },
        ]),
      ],
    ],
    [
      'a repeat of one side',
      [
        reportInput([
          { a: [1, 0], b: [1] },
          { a: [0, 0], b: [1] },
        ]),
      ],
    ],
  ])('say of every number that is missing why, for %s', (_, inputs) => {
    const missing = reportTables(report(inputs)).flatMap(({ title, table }) =>
      table.rows
        .filter(({ kind }) => kind === 'row')
        .flatMap(({ cells, reasons }) =>
          table.columns
            .filter(({ key }) => (cells[key] ?? null) === null && !reasons?.[key])
            .map(({ key }) => `${title}: ${key}`),
        ),
    );
    expect([...new Set(missing)]).toEqual([]);
  });
});

describe('the page of a report', () => {
  it('shows the beginning of a long remark, cut between words', () => {
    expect(beginning('short')).toBe('short');
    const long = 'word '.repeat(100);
    expect(long.startsWith(`${beginning(long)} `)).toBe(true);
    expect(beginning('x'.repeat(500))).toHaveLength(220);
  });

  it('marks the section whose title has passed the upper quarter last', () => {
    expect(currentSection([300, 900], 800)).toBe(0);
    expect(currentSection([-900, 200, 201], 800)).toBe(1);
    expect(currentSection([-900, -400, 120], 800)).toBe(2);
    expect(currentSection([], 800)).toBe(0);
  });
});
