import { count } from '../../../analysis/format/number.ts';
import {
  type GoldTests,
  type ProOutput,
  passedReport,
  readProOutput,
  resolutionOf,
} from '../../../analysis/grading/index.ts';
import { NOT_READ, readHindered } from '../not-read.ts';
import type { Evaluated, Reading } from '../verifier.ts';
import { OUTPUT } from './run-parser.ts';

/** What the parser's results say: resolved where every listed test has passed. */
export function readSweBenchPro(evaluated: Evaluated, gold: GoldTests): Reading {
  const hindered = readHindered(evaluated);
  if (hindered !== null) return hindered;
  const found = readProOutput(evaluated.outputs[OUTPUT] ?? '');
  if (found === null) return { ...NOT_READ, notGraded: 'parser-failed' };
  const { statuses } = found;
  if (statuses.size === 0) return { ...NOT_READ, notGraded: 'no-results' };
  const report = passedReport(statuses, gold);
  const resolution = resolutionOf(report);
  const because = resolution === 'FULL' ? doubtOf(found, gold) : null;
  return { ...NOT_READ, report, statuses, resolution, because };
}

/** A pass counts whatever else is reported of the test, so a patch may have printed it; null where there is no doubt. */
function doubtOf({ mixed }: ProOutput, gold: GoldTests): string | null {
  const names = [...gold.FAIL_TO_PASS, ...gold.PASS_TO_PASS].filter((name) => mixed.has(name));
  if (names.length === 0) return null;
  return `Every listed test passes, though ${count(names.length)} of them ${names.length === 1 ? 'is' : 'are'} reported otherwise as well, such as “${names[0]}”.`;
}
