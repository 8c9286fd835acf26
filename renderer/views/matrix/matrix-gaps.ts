import { columnLabels, columnNoun } from '../../../analysis/figures/outcome-matrix/column-labels.ts';
import { count } from '../../../analysis/format/number.ts';
import type { OutcomeMatrix } from '../../../analysis/model/outcome-matrix.ts';

export interface MatrixGap {
  readonly scope: string;
  readonly text: string;
}

/** Cells without a verdict, and tasks that are therefore not counted for all systems. */
export function matrixGaps(matrix: OutcomeMatrix): readonly MatrixGap[] {
  const { cells, legend, columns, rows, solved } = matrix;
  const [missing, unscored] = (['missing', 'unscored'] as const).map((outcome) => legend.indexOf(outcome));
  const labels = columnLabels(matrix);
  const perColumn = columns.flatMap((_, column) => {
    const lost = { missing: 0, unscored: 0 };
    for (let at = column; at < cells.outcome.length; at += columns.length) {
      lost.missing += Number(cells.outcome[at] === missing);
      lost.unscored += Number(cells.outcome[at] === unscored);
    }
    return lost.missing + lost.unscored === 0 ? [] : [{ scope: labels[column] ?? '', ...lost }];
  });
  const { anywhere, everywhere } = solved;
  const never = rows.length - anywhere.n_tasks;
  return [
    ...(never === 0 ? [] : [{ scope: tasks(never), text: 'scored nowhere, and in no count above.' }]),
    ...(everywhere.n_tasks === anywhere.n_tasks
      ? []
      : [
          {
            scope: tasks(anywhere.n_tasks - everywhere.n_tasks),
            text: `not scored for every ${columnNoun(matrix, 1)}; “solved by all” then means by those that are.`,
          },
        ]),
    ...perColumn.map(({ scope, ...lost }) => ({ scope, text: lostText(lost) })),
  ];
}

const tasks = (n: number) => `${count(n)} ${n === 1 ? 'task' : 'tasks'}`;

function lostText({ missing, unscored }: { readonly missing: number; readonly unscored: number }): string {
  const parts = [
    ...(unscored === 0 ? [] : [`${tasks(unscored)} without a scored run`]),
    ...(missing === 0 ? [] : [`${tasks(missing)} without a run`]),
  ];
  return `${parts.join(', ')}; not in its rate.`;
}
