import type { StatusMap } from './test-status.ts';

/** Why a log gives no grade. The first five are said by the harness that wrote it, or by its silence. */
export const NOT_GRADED = [
  'patch-apply-failed',
  'reset-failed',
  'tests-errored',
  'tests-timed-out',
  'no-markers',
  'repeated-start',
  'truncated',
  'no-results',
  'exit-code-contradicts',
  'no-reward',
  'parser-failed',
] as const;

export type NotGradedBecause = (typeof NOT_GRADED)[number];

/** What a log says of the tests; `exitCode` of the test command is null where it is not recorded. */
export type ReadLog =
  | { readonly graded: true; readonly statuses: StatusMap; readonly exitCode: number | null }
  | { readonly graded: false; readonly because: NotGradedBecause };
