export { evalScript } from './eval-script.ts';
export {
  type EvalPurpose,
  type EvalStep,
  type EvaluatedTask,
  type Evaluation,
  evaluationOf,
} from './evaluation-of.ts';
export { logParserNamed } from './log-parsers/log-parser-named.ts';
export { logParserOfRepository } from './log-parsers/log-parser-of-repository.ts';
export { LOG_PARSERS, type LogParser, type LogParserName } from './log-parsers/log-parsers.ts';
export { endMarker, exitMarker, markLog, startMarker } from './markers.ts';
export {
  goldOfMultiSwe,
  type MultiSweReport,
  readMultiSweReport,
  resolvesMultiSwe,
} from './multi-swe-bench.ts';
export { NOT_GRADED, type NotGradedBecause, type ReadLog } from './not-graded.ts';
export { passedReport } from './passed-report.ts';
export { readMarkedLog } from './read-marked-log.ts';
export { readOfficialLog } from './read-official-log.ts';
export { type ProOutput, readProOutput } from './read-pro-output.ts';
export {
  type EvalType,
  evalTypeOf,
  type GoldTests,
  type Resolution,
  resolutionOf,
  type TestGroup,
  type TestsReport,
  testsReport,
} from './resolve.ts';
export type { TestSpec } from './specs/test-spec.ts';
export { testSpecOf } from './specs/test-spec-of.ts';
export { type MarkedLog, splitMarkedLog } from './split-marked-log.ts';
export { type GradedSystem, systemsOf, type VerdictOfRun } from './systems-of.ts';
export { testDirectives } from './test-directives.ts';
export {
  isTestStatus,
  type ReportedStatus,
  type StatusMap,
  TEST_STATUSES,
  type TestStatus,
} from './test-status.ts';
export { type GradeVerdict, type GradingFacts, type Verdict, verdictOf } from './verdict-of.ts';
export { withoutBinaryFiles } from './without-binary-files.ts';
