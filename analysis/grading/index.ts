export { logParserNamed } from './log-parsers/log-parser-named.ts';
export { logParserOfRepository } from './log-parsers/log-parser-of-repository.ts';
export { LOG_PARSERS, type LogParser, type LogParserName } from './log-parsers/log-parsers.ts';
export { endMarker, exitMarker, markLog, startMarker } from './markers.ts';
export { NOT_GRADED, type NotGradedBecause, type ReadLog } from './not-graded.ts';
export { readMarkedLog } from './read-marked-log.ts';
export { readOfficialLog } from './read-official-log.ts';
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
export { type MarkedLog, splitMarkedLog } from './split-marked-log.ts';
export {
  isTestStatus,
  type ReportedStatus,
  type StatusMap,
  TEST_STATUSES,
  type TestStatus,
} from './test-status.ts';
