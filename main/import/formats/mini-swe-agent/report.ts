import type { ImportedGrade } from '../../format.ts';
import { asObject, asTexts, type Untyped } from '../../untyped.ts';

type Test = ImportedGrade['tests'][number];

/** What the harness' `report.json` says of one task: a verdict, or that there was no patch to test. */
export interface Report {
  readonly file: string;
  readonly model: string;
  readonly grade: ImportedGrade | null;
  /** The patch was empty or missing. */
  readonly patchEmpty: boolean;
}

const GROUPS = {
  FAIL_TO_PASS: 'F2P',
  PASS_TO_PASS: 'P2P',
  FAIL_TO_FAIL: 'F2F',
  PASS_TO_FAIL: 'P2F',
} as const;

function readTests(status: Untyped | null): readonly Test[] {
  return Object.entries(GROUPS).flatMap(([name, group]) => {
    const results = asObject(status?.[name]);
    const tests = (key: string, passed: boolean) =>
      asTexts(results?.[key]).map((test) => ({ name: test, group, passed }));
    return [...tests('success', true), ...tests('failure', false)];
  });
}

function verdictOf(entry: Untyped): ImportedGrade['verdict'] {
  if (entry.patch_successfully_applied === false) return 'patch-failed';
  return entry.resolved === true ? 'resolved' : 'unresolved';
}

function readGrade(entry: Untyped): ImportedGrade {
  const status = asObject(entry.tests_status);
  const tests = readTests(status);
  const count = (group: Test['group'], passed: boolean) =>
    status === null ? null : tests.filter((test) => test.group === group && test.passed === passed).length;
  return {
    verdict: verdictOf(entry),
    verifier_version: null,
    f2p_pass: count('F2P', true),
    f2p_fail: count('F2P', false),
    p2p_pass: count('P2P', true),
    p2p_fail: count('P2P', false),
    tests,
  };
}

/** The report on `instance` in a parsed `report.json`; null where the file says nothing about it. */
export function readReport(value: unknown, instance: string, file: string, model: string): Report | null {
  const entry = asObject(asObject(value)?.[instance]);
  if (entry === null || typeof entry.resolved !== 'boolean') return null;
  const patchEmpty = entry.patch_is_None === true || entry.patch_exists === false;
  return { file, model, patchEmpty, grade: patchEmpty ? null : readGrade(entry) };
}
