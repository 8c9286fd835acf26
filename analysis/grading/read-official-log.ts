import { credibleResults } from './credible-results.ts';
import { withPlainLineEnds } from './line-ends.ts';
import type { LogParser } from './log-parsers/log-parsers.ts';
import { WHITE_SPACE } from './log-parsers/python-text.ts';
import { END, EXIT_CODE, START } from './markers.ts';
import type { NotGradedBecause, ReadLog } from './not-graded.ts';

/** In the order in which the harness looks for them. */
const BAD_CODES: Readonly<Record<string, NotGradedBecause>> = {
  '>>>>> Patch Apply Failed': 'patch-apply-failed',
  '>>>>> Reset Failed': 'reset-failed',
  '>>>>> Tests Errored': 'tests-errored',
  '>>>>> Tests Timed Out': 'tests-timed-out',
};

const EXIT = new RegExp(`${EXIT_CODE}:[${WHITE_SPACE}]*(-?\\d{1,15})`);

/**
 * A `test_output.txt` of SWE-bench's harness, read as its version 5 reads it (`get_logs_eval`). Its markers are plain, so
 * the log is only as good as what the tests printed: bad codes count anywhere; the output runs from the first start to the
 * first end or second start after it; where that holds no result, the whole log is read, markers or not; and the exit
 * code is the first that the log names, the tests' own words included.
 */
export function readOfficialLog(log: string, parse: LogParser): ReadLog {
  const text = withPlainLineEnds(log);
  const bad = Object.entries(BAD_CODES).find(([code]) => text.includes(code));
  if (bad) return { graded: false, because: bad[1] };
  if (!text.includes(START) || !text.includes(END)) return { graded: false, because: 'no-markers' };
  const inside = parse(text.split(START, 2)[1]!.split(END, 1)[0]!);
  const code = EXIT.exec(text);
  return credibleResults(inside.size > 0 ? inside : parse(text), text, code ? Number(code[1]) : null);
}
