import {
  evalTypeOf,
  type GoldTests,
  type LogParser,
  type NotGradedBecause,
  type Resolution,
  readMarkedLog,
  resolutionOf,
  type TestsReport,
  testsReport,
} from '../../analysis/grading/index.ts';

export interface ReadGrade {
  readonly report: TestsReport | null;
  readonly resolution: Resolution | null;
  readonly notGraded: NotGradedBecause | null;
}

/** Reads a kept log for the listed tests: the same log, lists and parser give the same grade, without a container. */
export function readGrade(
  log: string,
  nonce: string,
  task: { readonly parse: LogParser; readonly gold: GoldTests; readonly repository: string },
): ReadGrade {
  const found = readMarkedLog(log, nonce, task.parse);
  if (!found.graded) return { report: null, resolution: null, notGraded: found.because };
  const report = testsReport(found.statuses, task.gold, evalTypeOf(task.repository));
  return { report, resolution: resolutionOf(report), notGraded: null };
}
