import type { ImportedRun, ImportProblem } from '../../format.ts';
import { repositoryOf } from '../../repository-of.ts';
import { chooseGrade } from './choose-grade.ts';
import { mergeAttempt } from './merge-attempt.ts';
import type { PlannedUnit } from './plan.ts';
import type { RunRecord } from './records.ts';
import type { Trajectory } from './trajectory.ts';

export interface MergedRun {
  readonly run: ImportedRun;
  readonly problems: readonly ImportProblem[];
}

/** Where to look first for a run: its row, else its trajectory, else whoever knows it. */
function placeOf({ csv, trajectory, report, summary, prediction }: RunRecord) {
  if (csv !== null) return { file: csv.file, line: csv.line };
  return { file: trajectory?.file ?? report?.file ?? summary?.file ?? prediction?.file ?? '', line: null };
}

/** All that is known of one task of one run, as one run. */
export function mergeRun(record: RunRecord, planned: PlannedUnit, trajectory: Trajectory | null): MergedRun {
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
    note: [record.csv?.note, note].filter(Boolean).join('; ') || null,
    ambiguous: false,
    attempt: mergeAttempt(record, trajectory, patchEmpty),
    grade,
  };
  return { run, problems };
}
