export { logParserNamed } from './log-parsers/log-parser-named.ts';
export { logParserOfRepository } from './log-parsers/log-parser-of-repository.ts';
export { LOG_PARSERS, type LogParser, type LogParserName } from './log-parsers/log-parsers.ts';
export {
  isTestStatus,
  type ReportedStatus,
  type StatusMap,
  TEST_STATUSES,
  type TestStatus,
} from './test-status.ts';
