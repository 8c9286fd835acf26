import { columnNoun } from '../../../analysis/figures/outcome-matrix/column-labels.ts';
import { count } from '../../../analysis/format/number.ts';
import { solvedSentence } from '../../../analysis/matrix/index.ts';
import type { OutcomeMatrix } from '../../../analysis/model/outcome-matrix.ts';

/** How many tasks nobody, everybody and one system alone solves, over what. */
export function matrixAnswer(matrix: OutcomeMatrix): readonly string[] {
  const { columns, solved, benchmark } = matrix;
  const { n_tasks, one } = solved.anywhere;
  const noun = columnNoun(matrix, 1);
  if (n_tasks === 0) return [`${solvedSentence(matrix)} ${benchmark}.`];
  if (columns.length < 2) return [`${solvedSentence(matrix)} There is one ${noun} on ${benchmark}.`];
  const alone = `${count(one)} of ${count(n_tasks)} ${one === 1 ? 'is' : 'are'} solved by one ${noun} alone`;
  return [
    `${solvedSentence(matrix)} ${alone}; ${count(columns.length)} ${columnNoun(matrix, 2)} on ${benchmark}.`,
  ];
}
