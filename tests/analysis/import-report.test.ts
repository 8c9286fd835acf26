import { expect, it } from 'vitest';
import { importReport } from '../../analysis/import-report/import-report.ts';
import { problemsByCode } from '../../analysis/import-report/problems-by-code.ts';
import { whatToDo } from '../../analysis/import-report/what-to-do.ts';

const problem = (code: string, line: number | null, reason = 'why') => ({
  file: 'a.csv',
  line,
  code,
  reason,
});

const SUMMARY = {
  ...{ import_id: 3, path: '/data/a.csv', format: 'runs-table', hash: 'abc', imported_at: 0, n_files: 1 },
  ...{
    n_runs: 1200,
    n_attempts: 1200,
    n_grades: 5,
    n_added_verdicts: 4,
    n_events: 0,
    n_tasks: 0,
    n_scripts: 0,
    n_sessions: 0,
  },
  ...{ n_messages: 0, n_labels: 0, n_cohorts: 0, n_duplicates: 2, n_problems: 13 },
  problems_by_code: { 'no-task': 1, 'bad-number': 12 },
  problems: [problem('no-task', 4), problem('bad-number', null, '# `x`\u001b[31m'), problem('bad-number', 9)],
  notes: ['Columns not imported: z.'],
};

it('groups problems by kind, the most frequent first', () => {
  expect(
    problemsByCode(SUMMARY.problems_by_code, SUMMARY.problems).map(({ code, n, first }) => [
      code,
      n,
      first.length,
    ]),
  ).toEqual([
    ['bad-number', 12, 2],
    ['no-task', 1, 1],
  ]);
});

it('reports what was read, from where, as what, and what to do about the rest', () => {
  const text = importReport(SUMMARY);
  for (const part of [
    '# Import 3',
    '`/data/a.csv`, 1 files',
    'as: runs-table',
    '1,200 runs, 1,200 attempts',
    '5 grades, 4 verdicts added to runs already here',
    'already there: 2',
  ])
    expect(text).toContain(part);
  expect(text).not.toContain('0 events');
  expect(text).toContain(`## bad-number: 12\n\n${whatToDo('bad-number')}`);
  expect(text).toContain('- `a.csv`: `# ˋxˋ␛[31m`');
  expect(text).toContain('- and 10 more');
  expect(text).toContain('- `a.csv:4`: `why`');
});
