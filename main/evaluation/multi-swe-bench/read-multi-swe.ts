import {
  type GoldTests,
  type LogParser,
  type MultiSweReport,
  passedReport,
  resolutionOf,
  resolvesMultiSwe,
  type StatusMap,
  splitMarkedLog,
} from '../../../analysis/grading/index.ts';
import { NOT_READ, readHindered } from '../not-read.ts';
import type { Evaluated, Reading } from '../verifier.ts';

export interface MultiSweReader {
  readonly parse: LogParser;
  /** The instance's, with the states before the fix. */
  readonly record: MultiSweReport;
  readonly gold: GoldTests;
}

/**
 * Reads a kept log against the record. The exit code tells nothing here: many scripts end with a step that needs a network.
 * A log of tests of which the record knows none was read by a parser that gives them other names.
 */
export function readMultiSwe(evaluated: Evaluated, { parse, record, gold }: MultiSweReader): Reading {
  const hindered = readHindered(evaluated);
  if (hindered !== null) return hindered;
  const split = splitMarkedLog(evaluated.log, evaluated.nonce);
  if (split.kind === 'no-start') return { ...NOT_READ, notGraded: 'no-markers' };
  if (split.kind !== 'complete') return { ...NOT_READ, notGraded: split.kind };
  const statuses = parse(split.output);
  if (statuses.size === 0) return { ...NOT_READ, notGraded: 'no-results' };
  if (!knowsAny(record, gold, statuses)) return { ...NOT_READ, notGraded: 'parser-failed' };
  return { ...NOT_READ, statuses, ...decided(record, gold, statuses) };
}

function knowsAny({ stages }: MultiSweReport, gold: GoldTests, statuses: StatusMap): boolean {
  const names = [...gold.FAIL_TO_PASS, ...gold.PASS_TO_PASS, ...stages.run.keys(), ...stages.test.keys()];
  return names.some((name) => statuses.has(name));
}

function decided(record: MultiSweReport, gold: GoldTests, statuses: StatusMap) {
  const fix = new Map([...statuses].map(([name, status]) => [name, status === 'ERROR' ? 'FAILED' : status]));
  const report = passedReport(statuses, gold);
  const resolution = resolutionOf(report);
  const isResolved = resolvesMultiSwe(record, { ...record, stages: { ...record.stages, fix } });
  if (isResolved || resolution !== 'FULL') return { report, resolution };
  return {
    report,
    resolution: 'NO' as const,
    because: 'Every listed test passes, but another that passed before does not.',
  };
}
