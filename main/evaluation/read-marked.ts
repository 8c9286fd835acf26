import {
  evalTypeOf,
  type GoldTests,
  type LogParser,
  readMarkedLog,
  resolutionOf,
  testsReport,
} from '../../analysis/grading/index.ts';
import { NOT_READ, readHindered } from './not-read.ts';
import type { Evaluated, Reading } from './verifier.ts';

/** Reads a kept log for the listed tests: the same log, lists and parser give the same reading. */
export function readMarked(
  evaluated: Evaluated,
  task: { readonly parse: LogParser; readonly gold: GoldTests; readonly repository: string },
): Reading {
  const hindered = readHindered(evaluated);
  if (hindered !== null) return hindered;
  const found = readMarkedLog(evaluated.log, evaluated.nonce, task.parse);
  if (!found.graded) return { ...NOT_READ, notGraded: found.because };
  const report = testsReport(found.statuses, task.gold, evalTypeOf(task.repository));
  return { ...NOT_READ, report, statuses: found.statuses, resolution: resolutionOf(report) };
}
