import { counted } from '../../counted.ts';
import type { ImportedAttempt } from '../../format.ts';
import { exitOf } from './exit-of.ts';
import { measure } from './measures.ts';
import type { RunRecord } from './records.ts';
import type { Trajectory } from './trajectory.ts';
import { submissionIn, trajectoryEvents } from './trajectory-events.ts';

const known = <T>(...values: readonly (T | null | undefined)[]): T | null =>
  values.find((value) => value !== null && value !== undefined) ?? null;

type Told = ReturnType<typeof told>;

/** What the trajectory says, read once. */
function told(trajectory: Trajectory | null) {
  const events = trajectory === null ? [] : trajectoryEvents(trajectory.messages);
  const shown = trajectory?.exitWord == null ? submissionIn(events) : null;
  return {
    events,
    measures: trajectory === null ? null : measure(trajectory.messages),
    exitWord: trajectory?.exitWord ?? (shown === null ? null : 'Submitted'),
    submission: trajectory?.submission ?? shown,
  };
}

function tokens({ csv }: RunRecord, { measures }: Told) {
  const input_tokens = counted(csv?.input_tokens, measures?.input_tokens);
  const output_tokens = counted(csv?.output_tokens, measures?.output_tokens);
  const cached = known(csv?.cached_tokens, measures?.cached_tokens);
  return { input_tokens, cached_tokens: input_tokens === null ? null : cached, output_tokens };
}

function patch({ csv, prediction }: RunRecord, { submission }: Told, patchEmpty: boolean) {
  const text = known(prediction?.patch, submission);
  const empty = text !== null ? text.trim() === '' : csv?.patch_chars === 0 || patchEmpty ? true : null;
  return { patch: text, patch_empty: empty ?? (csv?.patch_chars ? false : null) };
}

/** The attempt behind a run, from table, trajectory and predictions; null where none of them knows of one. */
export function mergeAttempt(
  record: RunRecord,
  trajectory: Trajectory | null,
  patchEmpty: boolean,
): ImportedAttempt | null {
  const { csv, prediction, exitWord } = record;
  if (csv === null && trajectory === null && prediction === null && exitWord === null && !patchEmpty)
    return null;
  const from = told(trajectory);
  const exit_detail = known(csv?.exitWord, from.exitWord, exitWord);
  const steps = known(csv?.calls, trajectory?.calls, from.measures?.replies);
  const cost_usd = counted(csv?.cost_usd, trajectory?.cost_usd);
  const limits = { step_limit: trajectory?.step_limit ?? null, cost_limit: trajectory?.cost_limit ?? null };
  return {
    exit: exitOf(exit_detail, { steps, cost_usd, ...limits }),
    exit_detail,
    steps,
    ...tokens(record, from),
    cost_usd,
    duration_s: known(csv?.duration_s, from.measures?.duration_s),
    started_at: known(csv?.started_at, from.measures?.started_at),
    ...patch(record, from, patchEmpty),
    events: from.events,
  };
}
