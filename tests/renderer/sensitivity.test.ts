import { describe, expect, it } from 'vitest';
import type { ReportInput } from '../../analysis/model/report.ts';
import { computeReport, makeReport } from '../../analysis/report/index.ts';
import { rowSensitivity } from '../../renderer/views/compare/row-sensitivity.ts';
import { reportInput, singleRuns } from '../analysis/report-inputs.ts';

const GAPS = [...singleRuns(2, 1, 0, 3), { a: [1], b: [null] }, { a: [0], b: [] }] as const;
const row = (system: string) => ({ system, condition: null });

function reportOf(inputs: readonly ReportInput[]) {
  const cohort = { name: 'B', n_tasks: 8, hash: '0', within: [] };
  const sides = { by: 'condition', a: 'vanilla', b: 'counter-edit', seed: 's' } as const;
  const options = { by: 'condition', seed: 's', draws: 50, stated_difference: 0.05 } as const;
  return makeReport(
    { ...sides, cohort, filter: {}, one_sided: [], app_version: '1' },
    computeReport(inputs, options),
  );
}

describe('the sensitivity table of one row', () => {
  const report = reportOf([reportInput(singleRuns(1, 1, 1, 1), 'whole'), reportInput(GAPS, 'gaps')]);

  it('has every way of dealing with what has no verdict, and its own row alone', () => {
    const table = rowSensitivity(report, row('gaps'));
    expect(table?.title).toBe('Unscored and missing runs of gaps');
    expect(table?.table.columns[0]?.key).toBe('scenario');
    expect(table?.table.rows.map(({ cells: { n, a, b } }) => [n, a, b])).toEqual([
      [6, 50, expect.closeTo(100 / 3, 9)],
      [7, expect.closeTo(400 / 7, 9), expect.closeTo(200 / 7, 9)],
      [8, 50, 25],
      [8, 50, 50],
      [8, 50, 25],
    ]);
  });

  it('is one line where nothing is unscored or missing, and none where the report lacks the row', () => {
    expect(rowSensitivity(report, row('whole'))?.table.rows).toHaveLength(1);
    expect(rowSensitivity(report, row('moon'))).toBeNull();
  });

  it('names no row where there is one', () => {
    const lone = reportOf([reportInput(GAPS, 'gaps')]);
    expect(rowSensitivity(lone, row('gaps'))?.title).toBe('Unscored and missing runs');
  });
});
