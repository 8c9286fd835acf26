import {
  evalTypeOf,
  type GoldTests,
  type LogParser,
  readMarkedLog,
  resolutionOf,
  testsReport,
} from '../../analysis/grading/index.ts';
import type { Evaluated, Reading } from './verifier.ts';

export const NOT_READ: Reading = {
  report: null,
  statuses: null,
  resolution: null,
  notGraded: null,
  because: null,
};

/** Reads a kept log for the listed tests: the same log, lists and parser give the same reading. */
export function readMarked(
  { applied, timedOut, stopped, log, nonce }: Evaluated,
  task: { readonly parse: LogParser; readonly gold: GoldTests; readonly repository: string },
): Reading {
  if (applied === false || timedOut || stopped !== null) return { ...NOT_READ, notGraded: stopped };
  const found = readMarkedLog(log, nonce, task.parse);
  if (!found.graded) return { ...NOT_READ, notGraded: found.because };
  const report = testsReport(found.statuses, task.gold, evalTypeOf(task.repository));
  return { ...NOT_READ, report, statuses: found.statuses, resolution: resolutionOf(report) };
}
