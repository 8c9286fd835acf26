import { ticks } from 'd3';
import { count } from '../../format/number.ts';
import type { OutcomeMatrix } from '../../model/outcome-matrix.ts';

/** Something to write beside a stretch of tasks, both ends included. */
export interface TaskMark {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** Repositories one after another, where the tasks are ordered by them. */
export function repositoryMarks({ rows }: Pick<OutcomeMatrix, 'rows'>): readonly TaskMark[] {
  const marks: { from: number; to: number; text: string }[] = [];
  for (const [row, { repository }] of rows.entries()) {
    const text = repository ?? 'no repository';
    const last = marks.at(-1);
    if (last?.text === text) last.to = row;
    else marks.push({ from: row, to: row, text });
  }
  return marks;
}

/** The first task and round numbers of them. */
export function countMarks(n: number, most: number): readonly TaskMark[] {
  const round = ticks(1, Math.max(2, n), most);
  const step = (round[1] ?? n) - (round[0] ?? 0);
  const places = [
    1,
    ...round.filter((place) => Number.isInteger(place) && place > 1 + step / 2 && place <= n),
  ];
  return places.map((place) => ({ from: place - 1, to: place - 1, text: count(place) }));
}

const ORDER_WORDS: Readonly<Record<OutcomeMatrix['order']['rows'], string>> = {
  difficulty: 'Tasks, most solved first',
  clustered: 'Tasks, alike ones side by side',
  repository: 'Tasks by repository',
};

/** What the axis of the tasks is called. */
export function tasksTitle({ order }: Pick<OutcomeMatrix, 'order'>): string {
  return ORDER_WORDS[order.rows];
}
