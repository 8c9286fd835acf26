import type { Exit } from '../../../analysis/model/exit.ts';
import { counted } from '../counted.ts';
import type { ImportedAttempt } from '../format.ts';
import { EMPTY_ATTEMPT } from '../transcript/empty-attempt.ts';
import type { RunRecord } from './records.ts';

/** The exit behind a source's own word, by what the run took. */
export type ExitBehind = (
  word: string | null,
  spent: Pick<ImportedAttempt, 'steps' | 'cost_usd'>,
) => Exit | null;

const known = <T>(...values: readonly (T | null | undefined)[]): T | null =>
  values.find((value) => value !== null && value !== undefined) ?? null;

function tokens({ row }: RunRecord, told: ImportedAttempt | null) {
  const input_tokens = counted(row?.input_tokens, told?.input_tokens);
  const output_tokens = counted(row?.output_tokens, told?.output_tokens);
  const cached = known(row?.cached_tokens, told?.cached_tokens);
  return { input_tokens, cached_tokens: input_tokens === null ? null : cached, output_tokens };
}

function patch({ row, prediction }: RunRecord, told: ImportedAttempt | null, patchEmpty: boolean) {
  const text = known(prediction?.patch, told?.patch, row?.patch);
  const empty = text !== null ? text.trim() === '' : row?.patch_chars === 0 || patchEmpty ? true : null;
  return { patch: text, patch_empty: empty ?? (row?.patch_chars ? false : null) };
}

function isAttempt({ row, prediction, exitWord }: RunRecord, told: unknown, patchEmpty: boolean): boolean {
  return row !== null || told !== null || prediction !== null || exitWord !== null || patchEmpty;
}

/**
 * The attempt behind a run, from table, transcript and predictions; null where none of them knows of one. A run that a
 * summary lists without a verdict was made, so it has an attempt of which nothing is known.
 */
export function mergeAttempt(
  record: RunRecord,
  told: ImportedAttempt | null,
  patchEmpty: boolean,
  exitBehind: ExitBehind,
): ImportedAttempt | null {
  const { row, summary } = record;
  if (!isAttempt(record, told, patchEmpty)) return summary?.word === 'no-verdict' ? EMPTY_ATTEMPT : null;
  const exit_detail = known(row?.exitWord, told?.exit_detail, record.exitWord);
  const steps = known(row?.steps, told?.steps);
  const cost_usd = counted(row?.cost_usd, told?.cost_usd);
  return {
    exit: known(row?.exit, exitBehind(exit_detail, { steps, cost_usd })),
    exit_detail,
    steps,
    ...tokens(record, told),
    cost_usd,
    duration_s: known(row?.duration_s, told?.duration_s),
    started_at: known(row?.started_at, told?.started_at),
    ...patch(record, told, patchEmpty),
    events: told?.events ?? [],
  };
}
