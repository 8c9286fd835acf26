import { count } from '../../format/number.ts';
import type { RateRow } from '../../model/rate-row.ts';
import type { RatePanel } from './rate-panels.ts';

/** `1 task`, `12 tasks`. */
export function counted(n: number, one: string): string {
  return `${count(n)} ${one}${n === 1 ? '' : 's'}`;
}

/** Names as a list in a sentence. */
export function listed(names: readonly string[]): string {
  if (names.length < 3) return names.join(' and ');
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

/** Which systems over which tasks: `SWE-bench Verified (57 systems, 487–500 of 500 tasks scored)`, for each panel. */
export function panelWords(panels: readonly RatePanel[]): string {
  return listed(
    panels.map(({ benchmark, systems }) => {
      const rows = systems.flatMap(({ entries }) => entries.map(({ row }) => row));
      return `${benchmark} (${counted(systems.length, 'system')}, ${scoredWords(rows)})`;
    }),
  );
}

/** `489–500 of 500 tasks scored`, `all 23 tasks scored`. */
export function scoredWords(rows: readonly RateRow[]): string {
  const range = (values: readonly number[]) => {
    const [least, most] = [Math.min(...values), Math.max(...values)];
    return least === most ? count(most) : `${count(least)}–${count(most)}`;
  };
  const [scored, tasks] = [range(rows.map((row) => row.n_scored)), range(rows.map((row) => row.n_tasks))];
  const noun = tasks === '1' ? 'task' : 'tasks';
  const all = rows.every((row) => row.n_scored === row.n_tasks);
  return all ? `all ${tasks} ${noun} scored` : `${scored} of ${tasks} ${noun} scored`;
}

/** How the intervals of these rows are made. */
export function intervalWords(rows: readonly RateRow[]): string {
  const methods = new Set(rows.map(({ ci_method }) => ci_method));
  const words = [
    ...(methods.has('wilson') ? ['Wilson for one repeat'] : []),
    ...(methods.has('clustered-t') ? ['t over tasks for the mean of several'] : []),
  ];
  return words.length === 0 ? '' : `95% intervals: ${words.join(', ')}.`;
}

/** What the rates are of: where rows stand for several repeats, and that unscored runs are no failures. */
export function rateWords(rows: readonly RateRow[]): string {
  const several = rows.some(({ ci_method }) => ci_method === 'clustered-t');
  const unscored = rows.some(({ n_unscored }) => n_unscored > 0);
  return [
    'Resolve rate: resolved per scored run',
    several ? ', over several repeats the mean of their rates' : '',
    unscored ? '; unscored runs are left out, not counted as failures.' : '.',
  ].join('');
}
