import type { Arms } from './arms.ts';
import { listed } from './listed.ts';
import type { Place } from './place-of.ts';
import type { Runs } from './runs.ts';

/** An arms file whose arms are runs now. */
export interface SettledArms {
  readonly arms: Arms;
  /** Arm → the run that it became. */
  readonly runs: ReadonlyMap<string, string>;
}

/** Makes a run of each arm, under its condition; a list that only takes the better of others is none. */
export function settleArms({ home }: Place, arms: Arms, runs: Runs): SettledArms {
  const names = new Map(arms.arms.map(({ name }) => [name, home === '' ? name : `${home}/${name}`]));
  for (const { name, condition, resolved } of arms.arms) {
    const place = { run: names.get(name)!, home };
    runs.records.tell(place.run, { condition, ...(arms.model !== null && { model: arms.model }) });
    for (const task of arms.tasks) {
      const word = resolved.has(task) ? 'resolved' : 'unresolved';
      if (word === 'resolved' || arms.benchmark !== null)
        runs.giveSummary(runs.at(place, task), { word, note: null, file: arms.file, model: arms.model });
    }
  }
  noteArms(arms, runs);
  return { arms, runs: names };
}

function noteArms({ arms, unions, benchmark, file }: Arms, runs: Runs): void {
  const names = arms.map(({ name }) => name);
  for (const union of unions)
    runs.notes.push(
      `${union} in ${file} is no run and was left out: it holds what ${listed(names, 'or')} resolved, the better patch chosen by the verdict itself. Such a best of ${names.length} is a bound, not a system.`,
    );
  if (benchmark === null)
    runs.notes.push(
      `${file} does not tell which tasks its arms did not resolve: only those that one of them resolved were taken.`,
    );
}
