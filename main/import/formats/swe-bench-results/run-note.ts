import type { ImportedRun } from '../../format.ts';
import type { RunRecord } from '../../harness/records.ts';
import type { Unit } from '../../harness/units.ts';

const UNGRADED = 'A patch was handed in, but nothing here says whether it resolves the task.';
const UNREPORTED = 'The summary calls it unresolved, but there is no report on it, unlike on most others.';

/** Whether most runs of a unit have a report of their own. */
export function mostlyReported({ records }: Unit): boolean {
  return records.filter(({ report }) => report !== null).length * 2 > records.length;
}

/** Says of a run what its verdict leaves open. */
export function withNote(run: ImportedRun, record: RunRecord, isMostlyReported: boolean): ImportedRun {
  if (run.note !== null) return run;
  const patch = run.attempt?.patch ?? '';
  if (run.grade === null && patch.trim() !== '') return { ...run, note: UNGRADED };
  const isUnreported = record.report === null && record.summary?.word === 'unresolved';
  return isUnreported && isMostlyReported ? { ...run, note: UNREPORTED } : run;
}
