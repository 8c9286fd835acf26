import type { Exit } from '../../../analysis/model/exit.ts';
import type { Settings } from '../model-settings.ts';

/** What one row of somebody's table or log says of one run. Null: not said; numbers are never negative. */
export interface ResultRow {
  readonly file: string;
  readonly line: number | null;
  readonly agent: string | null;
  readonly model: string | null;
  readonly settings: Settings;
  readonly exit: Exit | null;
  /** The source's own word for the exit. */
  readonly exitWord: string | null;
  readonly resolved: boolean | null;
  readonly cost_usd: number | null;
  readonly steps: number | null;
  /** All input tokens, cached ones included. */
  readonly input_tokens: number | null;
  readonly cached_tokens: number | null;
  readonly output_tokens: number | null;
  /** Milliseconds since the epoch. */
  readonly started_at: number | null;
  readonly duration_s: number | null;
  readonly patch: string | null;
  readonly patch_chars: number | null;
  readonly f2p_pass: number | null;
  readonly f2p_fail: number | null;
  readonly p2p_pass: number | null;
  readonly p2p_fail: number | null;
  readonly note: string | null;
}

/** A row that says nothing: readers spread it and add what their source says. */
export const EMPTY_ROW: Omit<ResultRow, 'file' | 'line'> = {
  agent: null,
  model: null,
  settings: {},
  exit: null,
  exitWord: null,
  resolved: null,
  cost_usd: null,
  steps: null,
  input_tokens: null,
  cached_tokens: null,
  output_tokens: null,
  started_at: null,
  duration_s: null,
  patch: null,
  patch_chars: null,
  f2p_pass: null,
  f2p_fail: null,
  p2p_pass: null,
  p2p_fail: null,
  note: null,
};
