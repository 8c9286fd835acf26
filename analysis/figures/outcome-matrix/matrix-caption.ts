import { count } from '../../format/number.ts';
import { solvedSentence } from '../../matrix/index.ts';
import type { OutcomeMatrix } from '../../model/outcome-matrix.ts';
import { counted } from '../counted.ts';
import { columnNoun, hasConditions, oneColumn, usualCondition } from './column-labels.ts';

/** The figure's name in a few words. */
export function matrixTitle({ benchmark }: Pick<OutcomeMatrix, 'benchmark'>): string {
  return `Outcomes of tasks and systems, ${benchmark}`;
}

/** The caption's first sentences, which hold for the same data as a table too. */
export function matrixSubject(matrix: OutcomeMatrix): string {
  const { rows, columns, benchmark } = matrix;
  const over = `${count(columns.length)} ${columnNoun(matrix, columns.length)} on ${counted([rows.length], 'task')} of ${benchmark}`;
  const usual = usualCondition(matrix);
  const unnamed = usual === null ? '' : `, ${usual} where none is named`;
  const under = hasConditions(matrix) ? ` An arm is a system under a condition${unnamed}.` : '';
  return `Outcomes of ${over}.${under} ${solvedSentence(matrix)}`;
}

/** What the figure shows: over what, what each mark is, which intervals, and in which order. */
export function matrixCaption(matrix: OutcomeMatrix): string {
  return [
    matrixSubject(matrix),
    `Cells: what the scored runs of ${oneColumn(matrix)} on a task come to${repeats(matrix)}.`,
    `Grey profile: share of the scored runs of all ${columnNoun(matrix, 2)} that resolve a task.`,
    `Dots: resolve rate over ${oneColumn(matrix)}’s own scored tasks, ${scoredRange(matrix)}; ${intervals(matrix)}.`,
    ordersOf(matrix),
  ].join(' ');
}

function repeats({ cells }: OutcomeMatrix): string {
  const most = cells.runs.reduce((least, n) => Math.max(least, n), 0);
  return most > 1 ? `, up to ${count(most)} runs` : ', one run each';
}

function scoredRange({ columns }: OutcomeMatrix): string {
  const scored = columns.map(({ n_scored }) => n_scored);
  const [least, most] = [Math.min(...scored), Math.max(...scored)];
  return `n = ${least === most ? count(most) : `${count(least)}–${count(most)}`}`;
}

function intervals({ columns }: OutcomeMatrix): string {
  const methods = [...new Set(columns.flatMap(({ ci_method }) => ci_method ?? []))].sort();
  return methods.length === 0 ? 'no intervals' : `lines are 95% intervals (${methods.join(', ')})`;
}

const ROW_WORDS: Readonly<Record<OutcomeMatrix['order']['rows'], string>> = {
  difficulty: 'most solved first',
  clustered: 'clustered',
  repository: 'by repository, then most solved first',
};

const COLUMN_WORDS: Readonly<Record<OutcomeMatrix['order']['columns'], string>> = {
  rate: 'by resolve rate',
  name: 'by name',
  clustered: 'clustered',
};

function ordersOf(matrix: OutcomeMatrix): string {
  const { rows, columns } = matrix.order;
  const noun = columnNoun(matrix, 2);
  const said = `Tasks: ${ROW_WORDS[rows]}. ${noun.charAt(0).toUpperCase()}${noun.slice(1)}: ${COLUMN_WORDS[columns]}.`;
  if (rows !== 'clustered' && columns !== 'clustered') return said;
  return `${said} Clusters: average linkage of the mean absolute difference over cells scored in both, leaves in optimal order.`;
}
