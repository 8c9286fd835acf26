import { counted } from '../../../analysis/figures/counted.ts';
import { columnLabels, columnNoun } from '../../../analysis/figures/outcome-matrix/column-labels.ts';
import { count } from '../../../analysis/format/number.ts';
import type { OutcomeMatrix } from '../../../analysis/model/outcome-matrix.ts';
import type { Gap } from '../../parts/gap-list.tsx';

const NAMED = 3;

/** Tasks that are not counted for all systems, and cells without a verdict: the same loss once for all that share it. */
export function matrixGaps(matrix: OutcomeMatrix): readonly Gap[] {
  return [...taskGaps(matrix), ...columnGaps(matrix)];
}

function taskGaps(matrix: OutcomeMatrix): readonly Gap[] {
  const { rows, columns, solved } = matrix;
  const never = rows.filter(({ n_columns }) => n_columns === 0);
  const somewhere = rows.filter(({ n_columns }) => n_columns > 0 && n_columns < columns.length);
  const noun = columnNoun(matrix, 1);
  const byAll =
    solved.everywhere.n_tasks === 0 ? '' : `; the counts over those scored for every ${noun} stand apart`;
  return [
    { tasks: never, text: 'Scored nowhere, and in no count above.' },
    { tasks: somewhere, text: `Not scored for every ${noun}${byAll}.` },
  ].flatMap(({ tasks, text }) => {
    const names = tasks.map(({ task }) => task);
    return names.length === 0 ? [] : [{ text, rows: names, scope: counted([names.length], 'task') }];
  });
}

function columnGaps(matrix: OutcomeMatrix): readonly Gap[] {
  const labels = columnLabels(matrix);
  const byText = new Map<string, string[]>();
  for (const [column, label] of labels.entries()) {
    const text = lostText(matrix, column);
    if (text !== null) byText.set(text, [...(byText.get(text) ?? []), label]);
  }
  const total = `${count(labels.length)} ${columnNoun(matrix, labels.length)}`;
  return [...byText].map(([text, rows]) => ({
    ...{ text, rows },
    scope: rows.length <= NAMED ? rows.join(', ') : `${count(rows.length)} of ${total}`,
  }));
}

function lostText({ cells, columns, legend }: OutcomeMatrix, column: number): string | null {
  const lost = (['unscored', 'missing'] as const).map((outcome) => {
    const code = legend.indexOf(outcome);
    return cells.outcome.filter((found, at) => found === code && at % columns.length === column).length;
  });
  const parts = lost.flatMap((n, i) =>
    n === 0 ? [] : [`${counted([n], 'task')} without a ${i === 0 ? 'scored run' : 'run'}`],
  );
  return parts.length === 0 ? null : `${parts.join(', ')}: not in the rate.`;
}
