import { expect, test } from 'vitest';
import { undoAnswer } from '../../analysis/import-report/undo-answer.ts';

const NONE = { n_runs: 0, n_verdicts_of_others: 0, verdicts_by_others: [] };

test.each([
  [{ ...NONE, n_runs: 1200 }, 'Import 3 was taken back, and 1,200 runs with it.'],
  [
    { ...NONE, n_verdicts_of_others: 2 },
    'Import 3 was taken back, and 0 runs with it. So were 2 verdicts on runs of other imports; those runs stay.',
  ],
  [
    { ...NONE, n_runs: 1, verdicts_by_others: [{ import_id: 5, n_verdicts: 1 }] },
    'Import 3 was taken back, and 1 run with it. 1 verdict of import 5 went with the runs: undo that import too before you import its files again.',
  ],
])('an undo says what went: %o', (undone, words) => {
  expect(undoAnswer(3, undone)).toBe(words);
});
