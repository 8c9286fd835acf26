import type { ImportedRun } from '../../import/format.ts';
import type { RowAppender } from './row-appender.ts';
import { type EventStages, stageEvents } from './stage-events.ts';

export interface RunStages extends EventStages {
  readonly runs: RowAppender;
  readonly tests: RowAppender;
}

function runCells(n: number, attemptId: number, run: ImportedRun) {
  const { attempt: a, grade: g, system: s } = run;
  return [
    n,
    attemptId,
    run.benchmark,
    run.task,
    run.canonical_id,
    run.repository,
    s.label,
    s.agent,
    s.model,
    JSON.stringify(s.settings),
    run.condition,
    run.repeat,
    run.file,
    run.line,
    run.note,
    run.ambiguous,
    // A grade is a verdict on an attempt's patch, so a graded run has an attempt even if nothing else is known of it.
    a !== null || g !== null || run.ambiguous,
    a?.exit,
    a?.exit_detail,
    a?.steps,
    a?.input_tokens,
    a?.cached_tokens,
    a?.output_tokens,
    a?.cost_usd,
    a?.duration_s,
    a?.started_at,
    a?.patch_empty ?? (a?.patch === undefined || a.patch === null ? null : a.patch.trim() === ''),
    a?.patch,
    g?.verdict,
    g?.verifier_version,
    g?.f2p_pass,
    g?.f2p_fail,
    g?.p2p_pass,
    g?.p2p_fail,
    null,
  ];
}

/** Appends runs with all that belongs to them; `first` numbers them within the import, `attemptId` keys their attempts. */
export function stageRuns(
  stages: RunStages,
  runs: readonly ImportedRun[],
  first: number,
  attemptId: (run: ImportedRun, i: number) => number,
): void {
  runs.forEach((run, i) => {
    const attempt = attemptId(run, i);
    stages.runs.append(runCells(first + i, attempt, run));
    if (run.attempt !== null) stageEvents(stages, attempt, run.attempt.events);
    for (const test of run.grade?.tests ?? []) {
      stages.tests.append([first + i, test.name, test.group, test.passed]);
    }
  });
}
