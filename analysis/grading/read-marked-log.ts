import { contradicted } from './contradicted.ts';
import { credibleResults } from './credible-results.ts';
import type { LogParser } from './log-parsers/log-parsers.ts';
import type { ReadLog } from './not-graded.ts';
import { splitMarkedLog } from './split-marked-log.ts';

/**
 * A log marked with `nonce`. Unlike in an official log, nothing outside the markers counts; a log that ends early is not
 * graded, though the published harness would take the tests it lacks for failed ones; and a failure is not taken back.
 */
export function readMarkedLog(log: string, nonce: string, parse: LogParser): ReadLog {
  const split = splitMarkedLog(log, nonce);
  if (split.kind === 'no-start') return { graded: false, because: 'no-markers' };
  if (split.kind !== 'complete') return { graded: false, because: split.kind };
  const statuses = contradicted(parse(split.output), split.output, parse);
  return credibleResults(statuses, split.output, split.exitCode);
}
