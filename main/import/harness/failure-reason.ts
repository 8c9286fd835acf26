import { asObject, asText, type Untyped } from '../untyped.ts';

/** What the harness saw in the logs of a task that was not resolved, from version 5 on: a guess that changes no verdict. */
export interface FailureReason {
  /** The harness' own word, such as `out_of_memory`. */
  readonly word: string;
  /** No patch can be the cause; else it may be the environment or the patch. */
  readonly isEnvironment: boolean;
}

/** The one word that names an outcome of ours. */
export const TIMED_OUT = 'tests_timed_out';

export function failureNote({ word, isEnvironment }: FailureReason): string {
  const cause = isEnvironment ? 'points to the environment' : 'may come from the environment or the patch';
  return `The harness found ${word} in the log, which ${cause}.`;
}

/** Task → why it failed, from a summary's `failure_reasons` and `infra_failure_ids`. */
export function readFailureReasons(summary: Untyped): ReadonlyMap<string, FailureReason> {
  const infra = new Set(Array.isArray(summary.infra_failure_ids) ? summary.infra_failure_ids : []);
  const reasons = Object.entries(asObject(summary.failure_reasons) ?? {});
  return new Map(
    reasons.flatMap(([task, value]) => {
      const word = asText(value);
      return word === null ? [] : [[task, { word, isEnvironment: infra.has(task) }] as const];
    }),
  );
}

/** From one task's entry of a `report.json`; null where it gives none. */
export function readFailureReason(entry: Untyped): FailureReason | null {
  const word = asText(entry.infra_failure_reason);
  return word === null ? null : { word, isEnvironment: entry.infra_failure === true };
}
