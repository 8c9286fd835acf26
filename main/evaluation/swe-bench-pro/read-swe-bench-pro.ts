import {
  type GoldTests,
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
  const statuses = readProOutput(evaluated.outputs[OUTPUT] ?? '');
  if (statuses === null) return { ...NOT_READ, notGraded: 'parser-failed' };
  if (statuses.size === 0) return { ...NOT_READ, notGraded: 'no-results' };
  const report = passedReport(statuses, gold);
  return { ...NOT_READ, report, statuses, resolution: resolutionOf(report) };
}
