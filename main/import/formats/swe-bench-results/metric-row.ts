import type { Exit } from '../../../../analysis/model/exit.ts';
import { EMPTY_ROW, type ResultRow } from '../../harness/result-row.ts';
import { asNumber, asObject, asText, type Untyped } from '../../untyped.ts';

/** One record of what a run took, `{instance_id, metrics, error, timestamp}`, and which arm it says it is of. */
export interface MetricRow {
  readonly instance: string;
  readonly row: ResultRow;
  /** Names before an underscore in its keys, such as `polydev` of `polydev_sec`: what else worked on the task. */
  readonly helpers: ReadonlySet<string>;
}

function exitOf(error: string | null, done: boolean): Exit | null {
  if (error === null) return done ? 'submitted' : null;
  return /^timeout\b/i.test(error) ? 'time-limit' : 'error';
}

/** `cost_usd` is the agent's own; a helper's stands beside it as `NAME_cost`, and the source's totals add them up. */
function cost(metrics: Untyped): number | null {
  const own = asNumber(metrics.cost_usd);
  const others = Object.keys(metrics).flatMap((key) =>
    key.endsWith('_cost') ? (asNumber(metrics[key]) ?? []) : [],
  );
  return own === null ? null : others.reduce((sum, part) => sum + part, own);
}

function resultRow(value: Untyped, metrics: Untyped, file: string, line: number | null): ResultRow {
  const error = asText(value.error);
  const done = value.success === true || value.patch_generated === true;
  const thinking = asNumber(value.thinking_tokens);
  return {
    ...EMPTY_ROW,
    ...{ file, line },
    model: asText(value.model),
    settings: thinking === null ? {} : { thinking_tokens: thinking },
    exit: exitOf(error, done),
    exitWord: error,
    cost_usd: cost(metrics),
    steps: asNumber(metrics.turns),
    input_tokens: asNumber(metrics.input_tokens),
    output_tokens: asNumber(metrics.output_tokens),
    duration_s: asNumber(metrics.duration_sec),
    patch_chars: asNumber(value.patch_length),
  };
}

/** Keys of such records, and of their metrics, that a run keeps. */
export const METRIC_ROW_KEPT: ReadonlySet<string> = new Set([
  ...['instance_id', 'model', 'error', 'success', 'patch_generated', 'patch_length', 'thinking_tokens'],
  ...['metrics', 'turns', 'cost_usd', 'input_tokens', 'output_tokens', 'duration_sec'],
]);

/** Whether an object is such a record, and not a transcript that tells metrics as well. */
export function isMetricRow(value: Untyped): boolean {
  const metrics = asObject(value.metrics);
  const isTold = ['turns', 'duration_sec'].every((key) => asNumber(metrics?.[key]) !== null);
  return isTold && !('history' in value || 'messages' in value);
}

/** Null where the record names no task or holds no metrics. Its time has no zone and is of the end: it is left out. */
export function readMetricRow(value: Untyped, file: string, line: number | null): MetricRow | null {
  const instance = asText(value.instance_id);
  const metrics = asObject(value.metrics);
  if (instance === null || metrics === null) return null;
  const names = [...Object.keys(value), ...Object.keys(metrics)].map((key) => key.split('_')[0]!);
  return { instance, row: resultRow(value, metrics, file, line), helpers: new Set(names) };
}
