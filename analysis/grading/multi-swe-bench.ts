import { UserError } from '../model/user-error.ts';
import type { GoldTests } from './resolve.ts';
import type { StatusMap, TestStatus } from './test-status.ts';

/** Stages of Multi-SWE-bench: nothing applied, the test patch, the test patch and the fix. */
const STAGES = { run: 'run_result', test: 'test_patch_result', fix: 'fix_patch_result' } as const;

const LISTS = { passed_tests: 'PASSED', failed_tests: 'FAILED', skipped_tests: 'SKIPPED' } as const;

/** Group of tests → the state under the test patch of what passes with the fix; null: not there. */
const GROUPS = { p2p_tests: 'PASSED', f2p_tests: 'FAILED', s2p_tests: 'SKIPPED', n2p_tests: null } as const;

type Group = keyof typeof GROUPS;

export interface MultiSweReport {
  readonly stages: Readonly<Record<keyof typeof STAGES, StatusMap>>;
  /** The names of each group, as the record gives them. */
  readonly groups: Readonly<Record<Group, readonly string[]>>;
  /** The harness's own word; null in a record of the data set, which has none. */
  readonly valid: boolean | null;
}

/**
 * A record of the Multi-SWE-bench data set or a `report.json` of its harness (github.com/multi-swe-bench/multi-swe-bench,
 * `harness/report.py` and `test_result.py`): three results with lists of passed, failed and skipped tests, and the tests
 * by group. A stage or group that is left out is empty. Throws UserError for anything else, and where a test is in two
 * lists of a stage.
 */
export function readMultiSweReport(record: unknown): MultiSweReport {
  const fields = objectOf(record, 'the record');
  if (!Object.values(STAGES).some((stage) => stage in fields))
    throw bad('the record has none of run_result, test_patch_result and fix_patch_result');
  return {
    stages: mapValues(STAGES, (key) => stageOf(fields[key], key)),
    groups: mapValues(GROUPS, (_, group) => groupOf(fields[group] ?? {}, group)),
    valid: typeof fields.valid === 'boolean' ? fields.valid : null,
  };
}

/** What passes only with the fix, and what passes before and after, as SWE-bench's two lists. */
export function goldOfMultiSwe({ groups }: MultiSweReport): GoldTests {
  return {
    FAIL_TO_PASS: [...groups.f2p_tests, ...groups.s2p_tests, ...groups.n2p_tests],
    PASS_TO_PASS: groups.p2p_tests,
  };
}

/**
 * Whether a report resolves the task of a data set's record, as the harness decides it: nothing that passes under the
 * test patch fails with the fix; none that passes at first and is not run (or skipped) under the test patch fails with the
 * fix; something is fixed; and each test of the record comes from the same state under the test patch to a pass. Stricter
 * than SWE-bench's `resolutionOf` over `goldOfMultiSwe`, which looks at the listed tests' last state alone.
 */
export function resolvesMultiSwe(record: MultiSweReport, report: MultiSweReport): boolean {
  return (
    isValid(report) &&
    groupNames.every((group) => record.groups[group].every((test) => isIn(group, test, report)))
  );
}

const groupNames = Object.keys(GROUPS) as Group[];

function isIn(group: Group, test: string, { stages }: MultiSweReport): boolean {
  return stages.fix.get(test) === 'PASSED' && (stages.test.get(test) ?? null) === GROUPS[group];
}

function isValid({ stages: { run, test, fix } }: MultiSweReport): boolean {
  const names = [...fix.keys()];
  const breaks = (name: string) =>
    fix.get(name) === 'FAILED' &&
    (test.get(name) === 'PASSED' || (test.get(name) !== 'FAILED' && run.get(name) === 'PASSED'));
  const fixes = (name: string) => fix.get(name) === 'PASSED' && test.get(name) !== 'PASSED';
  return names.some(fixes) && !names.some(breaks);
}

function stageOf(result: unknown, key: string): StatusMap {
  const statuses = new Map<string, TestStatus>();
  const fields = objectOf(result ?? {}, key);
  for (const [list, status] of Object.entries(LISTS)) {
    for (const name of namesOf(fields[list] ?? [], `${key}.${list}`)) {
      if ((statuses.get(name) ?? status) !== status) throw bad(`${key} has “${name}” in two lists`);
      statuses.set(name, status);
    }
  }
  return statuses;
}

/** Name → its state in each stage. Tables laid out in columns are refused: their keys are no names. */
function groupOf(tests: unknown, group: string): readonly string[] {
  const fields = objectOf(tests, group);
  for (const [name, states] of Object.entries(fields))
    if (typeof objectOf(states, `${group}.${name}`).fix !== 'string')
      throw bad(`${group}.${name} has no fix`);
  return Object.keys(fields);
}

function namesOf(value: unknown, what: string): readonly string[] {
  if (Array.isArray(value) && value.every((name) => typeof name === 'string')) return value;
  throw bad(`${what} is no list of names`);
}

function objectOf(value: unknown, what: string): Readonly<Record<string, unknown>> {
  if (typeof value === 'object' && value !== null && !Array.isArray(value))
    return value as Record<string, unknown>;
  throw bad(`${what} is no object`);
}

function mapValues<K extends string, V, W>(of: Readonly<Record<K, V>>, change: (value: V, key: K) => W) {
  const entries = (Object.entries(of) as [K, V][]).map(([key, value]) => [key, change(value, key)]);
  return Object.fromEntries(entries) as Record<K, W>;
}

const bad = (message: string) =>
  new UserError(
    'bad-input',
    `This is no report of Multi-SWE-bench: ${message}.`,
    'Give a record of its data set or a report.json of its harness.',
  );
