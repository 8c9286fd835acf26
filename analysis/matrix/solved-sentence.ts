import { count } from '../format/number.ts';
import type { OutcomeMatrix } from '../model/outcome-matrix.ts';

/** “31 of 500 tasks are solved by no system, 12 by all 57”, with the tasks that it is over. */
export function solvedSentence({ solved, columns }: Pick<OutcomeMatrix, 'solved' | 'columns'>): string {
  const { anywhere, everywhere } = solved;
  if (anywhere.n_tasks === 0) return 'No task is scored.';
  const noun = new Set(columns.map(({ condition }) => condition)).size > 1 ? 'arm' : 'system';
  const whole = everywhere.n_tasks === anywhere.n_tasks;
  const first = told(anywhere, noun, whole ? columns.length : null);
  if (whole) return `${first}.`;
  if (everywhere.n_tasks === 0)
    return `${first}. No task is scored for all ${count(columns.length)} ${noun}s.`;
  return `${first}. Of those scored for every ${noun}, ${told(everywhere, noun, columns.length)}.`;
}

/** `all`: how many all are; null where it differs between tasks. */
function told({ n_tasks, none, all }: OutcomeMatrix['solved']['anywhere'], noun: string, of: number | null) {
  const tasks = n_tasks === 1 ? 'task is' : 'tasks are';
  const every = of === null ? `every ${noun} scored on them` : `all ${count(of)}`;
  return `${count(none)} of ${count(n_tasks)} ${tasks} solved by no ${noun}, ${count(all)} by ${every}`;
}
