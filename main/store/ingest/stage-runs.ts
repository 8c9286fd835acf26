import type { StoredRun } from './items.ts';
import type { RowAppender } from './row-appender.ts';

export interface RunStages {
  readonly runs: RowAppender;
  readonly events: RowAppender;
  readonly bodies: RowAppender;
  readonly tests: RowAppender;
}

function runCells(n: number, attemptId: number, run: StoredRun) {
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

function appendEvents(attemptId: number, run: StoredRun, stages: RunStages): void {
  const packed = run.attempt?.events;
  for (const e of packed?.headers ?? []) {
    stages.events.append([
      attemptId,
      e.seq,
      e.turn,
      e.thread,
      e.kind,
      e.speaker,
      e.time,
      e.tokens,
      e.exit_code,
      e.path,
      e.chunk,
      e.body_offset,
      e.body_length,
    ]);
  }
  packed?.chunks.forEach((chunk, i) => {
    stages.bodies.append([attemptId, i, chunk.raw_bytes, chunk.body]);
  });
}

/**
 * Appends runs with all that belongs to them; `first` numbers them within the import, `firstAttempt` is the key of the
 * first one's attempt.
 */
export function stageRuns(
  stages: RunStages,
  runs: readonly StoredRun[],
  first: number,
  firstAttempt: number,
): void {
  runs.forEach((run, i) => {
    stages.runs.append(runCells(first + i, firstAttempt + i, run));
    appendEvents(firstAttempt + i, run, stages);
    for (const test of run.grade?.tests ?? []) {
      stages.tests.append([first + i, test.name, test.group, test.passed]);
    }
  });
}
