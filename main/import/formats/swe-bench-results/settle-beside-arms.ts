import { posix } from 'node:path';
import { isWordOf } from './is-word-of.ts';
import type { Runs } from './runs.ts';
import type { SettledArms } from './settle-arms.ts';

/** How many tasks of a run have another verdict in the arm whose name it carries. */
function differing(run: string, { arms, runs: own }: SettledArms, runs: Runs): string {
  const arm = arms.arms.find(({ name }) => isWordOf(name, run));
  if (arm === undefined) return '';
  const isSolved = (name: string, task: string) =>
    runs.records.find(name, task)?.summary?.word === 'resolved';
  const other = runs.records
    .of(run)
    .filter(({ instance }) => isSolved(run, instance) !== isSolved(own.get(arm.name)!, instance));
  return `, ${other.length} of them with another verdict than in ${arm.name}`;
}

/** A run beside an arms file that is none of its arms is another run of the same kind: its own name keeps it apart. */
export function settleBesideArms(settled: SettledArms, runs: Runs): void {
  const { arms, runs: own } = settled;
  const ofArms = new Set(own.values());
  for (const run of runs.records.runs) {
    const records = runs.records.of(run);
    const model = records.find(({ summary }) => summary?.model != null)?.summary?.model;
    if (ofArms.has(run) || model !== arms.model || runs.records.factsOf(run).condition !== undefined)
      continue;
    runs.records.tell(run, { condition: posix.basename(run) });
    runs.notes.push(
      `${run} (${records.length} tasks${differing(run, settled, runs)}) is a run of its own beside the arms of ${arms.file}: it was taken under a condition of its own name. A mapping can make it a repeat.`,
    );
  }
}
