import type { ImportedAttempt, ImportedRun, ImportProblem } from '../format.ts';
import { repositoryOf } from '../repository-of.ts';
import { chooseGrade } from './choose-grade.ts';
import { type ExitBehind, mergeAttempt } from './merge-attempt.ts';
import type { PlannedUnit } from './plan.ts';
import type { RunRecord } from './records.ts';

export interface MergedRun {
  readonly run: ImportedRun;
  readonly problems: readonly ImportProblem[];
}

/** Where to look first for a run: its row, else its trajectory, else whoever knows it. */
function placeOf({ row, trajectory, report, summary, prediction, log }: RunRecord) {
  if (row !== null) return { file: row.file, line: row.line };
  const first = trajectory ?? report ?? summary ?? prediction ?? log;
  return { file: first?.file ?? '', line: null };
}

/** All that is known of one task of one run, as one run. `told`: what its transcript tells, where there is one. */
export function mergeRun(
  record: RunRecord,
  planned: PlannedUnit,
  told: ImportedAttempt | null,
  exitBehind: ExitBehind,
): MergedRun {
  const { grade, patchEmpty, note, problems } = chooseGrade(record);
  const { benchmark, system, condition, repeat } = planned;
  const run: ImportedRun = {
    benchmark,
    task: record.instance,
    repository: repositoryOf(record.instance),
    canonical_id: record.instance,
    system,
    condition,
    repeat,
    ...placeOf(record),
    note: [record.row?.note, note].filter(Boolean).join('; ') || null,
    ambiguous: false,
    attempt: mergeAttempt(record, told, patchEmpty, exitBehind),
    grade,
  };
  return { run, problems };
}
