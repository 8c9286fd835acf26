import { describe, expect, it } from 'vitest';
import {
  type EvalType,
  endMarker,
  evalTypeOf,
  exitMarker,
  type GoldTests,
  type GradingFacts,
  goldOfMultiSwe,
  isTestStatus,
  LOG_PARSERS,
  type LogParserName,
  markLog,
  NOT_GRADED,
  passedReport,
  readMarkedLog,
  readMultiSweReport,
  readOfficialLog,
  readProOutput,
  resolutionOf,
  resolvesMultiSwe,
  splitMarkedLog,
  startMarker,
  testsReport,
  verdictOf,
  withoutBinaryFiles,
} from '../../analysis/grading/index.ts';
import { OUTCOMES } from '../../analysis/model/outcome.ts';
import { UserError } from '../../analysis/model/user-error.ts';
import { readCases } from '../oracles/read-fixture.ts';

const NONCE = 'ab'.repeat(16);
const OTHER = 'cd'.repeat(16);
const pytest = LOG_PARSERS.parse_log_pytest;

type Pairs = readonly (readonly [string, string])[];

describe('readOfficialLog', () => {
  type Read = { readonly found: boolean; readonly statuses: Pairs };
  const cases = readCases<{ parser: string; log: string }, Read>('graded_logs', 'official_logs');

  it.each(cases.map((one, i) => ({ i, ...one })))(
    'reads as the published harness, $i',
    ({ input, output }) => {
      const read = readOfficialLog(input.log, LOG_PARSERS[`parse_log_${input.parser}` as LogParserName]);
      expect({ found: read.graded, statuses: read.graded ? [...read.statuses] : [] }).toEqual(output);
    },
  );

  it.each([
    ['>>>>> Patch Apply Failed', 'patch-apply-failed'],
    ['>>>>> Tests Timed Out\n>>>>> Reset Failed', 'reset-failed'],
    ['>>>>> Tests Errored', 'tests-errored'],
    ['>>>>> Tests Timed Out', 'tests-timed-out'],
    ['PASSED a::b', 'no-markers'],
    ['>>>>> Start Test Output\n>>>>> End Test Output', 'no-results'],
    [
      '>>>>> Start Test Output\nPASSED a\n>>>>> End Test Output\n>>>>> Test Exit Code: 2',
      'exit-code-contradicts',
    ],
  ])('says why %j is not graded', (log, because) => {
    expect(readOfficialLog(log, pytest)).toEqual({ graded: false, because });
  });
});

describe('an exit code', () => {
  const digits = '9'.repeat(400);

  it('is a finite number, however many digits the log gives it', () => {
    const log = `>>>>> Start Test Output\nFAILED a\n>>>>> End Test Output\n>>>>> Test Exit Code: ${digits}`;
    const read = readOfficialLog(log, pytest);
    expect(read.graded && Number.isFinite(read.exitCode)).toBe(true);
    const marked = `${startMarker(NONCE)}\n${endMarker(NONCE)}\n${exitMarker(NONCE)}${digits}\n`;
    expect(splitMarkedLog(marked, NONCE)).toMatchObject({ kind: 'complete', exitCode: null });
  });
});

describe('resolutionOf', () => {
  type Given = { readonly statuses: Pairs; readonly gold: GoldTests; readonly eval_type: string };
  type Expected = { readonly status: string } & Readonly<Record<keyof GoldTests, unknown>>;
  const cases = readCases<Given, Expected>('graded_logs', 'resolved');

  it.each(cases.map((one, i) => ({ i, ...one })))(
    'resolves as the published harness, $i',
    ({ input, output }) => {
      const evalType = input.eval_type.replaceAll('_', '-') as EvalType;
      const report = testsReport(new Map(input.statuses), input.gold, evalType);
      expect({ ...report, status: `RESOLVED_${resolutionOf(report)}` }).toEqual(output);
    },
  );

  it('meets every resolution and both types', () => {
    expect(new Set(cases.map(({ output }) => output.status)).size).toBe(3);
    expect(new Set(cases.map(({ input }) => input.eval_type)).size).toBe(2);
  });

  it('grades by failures alone where the log names no others', () => {
    expect(evalTypeOf('eslint/eslint')).toBe('fail-only');
    expect(evalTypeOf('django/django')).toBe('pass-and-fail');
    expect([isTestStatus('XFAIL'), isTestStatus('ERROR:root')]).toEqual([true, false]);
  });
});

describe('splitMarkedLog', () => {
  const [start, end] = [startMarker(NONCE), endMarker(NONCE)];

  it('takes what is between, and the exit code after it', () => {
    const log = `noise\n${markLog('one\ntwo', 3, NONCE)}noise\n`;
    expect(splitMarkedLog(log, NONCE)).toEqual({ kind: 'complete', output: 'one\ntwo', exitCode: 3 });
  });

  it('takes plain markers, those of another nonce and those within a line for output', () => {
    const forged = [
      ...['>>>>> Start Test Output', '>>>>> End Test Output', '>>>>> Test Exit Code: 0', startMarker(OTHER)],
      ...[endMarker(OTHER), `echo ${start}`, `${end} `, `${exitMarker(NONCE)}0`],
    ].join('\n');
    expect(splitMarkedLog(markLog(forged, 1, NONCE), NONCE)).toEqual({
      kind: 'complete',
      output: forged,
      exitCode: 1,
    });
  });

  it('goes to the last end', () => {
    const log = `${start}\nPASSED a\n${end}\nFAILED b\n${end}\n`;
    expect(splitMarkedLog(log, NONCE)).toMatchObject({
      output: `PASSED a\n${end}\nFAILED b`,
      exitCode: null,
    });
  });

  it.each([
    ['', { kind: 'no-start' }],
    [end, { kind: 'no-start' }],
    [`x${start}\na\n${end}`, { kind: 'no-start' }],
    [`${start}\na\n${start}\nb\n${end}`, { kind: 'repeated-start' }],
    [`${start}\n${start}`, { kind: 'repeated-start' }],
    [`${start}\na\nb`, { kind: 'truncated', output: 'a\nb' }],
    [`${end}\n${start}\na`, { kind: 'truncated', output: 'a' }],
    [`${start}\na\n${end.slice(0, -1)}`, { kind: 'truncated', output: `a\n${end.slice(0, -1)}` }],
    [start, { kind: 'truncated', output: '' }],
    [`${start}\n${end}`, { kind: 'complete', output: '', exitCode: null }],
    [
      `${start}\r\na\r\n${end}\r\n${exitMarker(NONCE)}-9\r\n`,
      { kind: 'complete', output: 'a', exitCode: -9 },
    ],
    [`${start}\na\n${end}\n${exitMarker(NONCE)}x\n`, { kind: 'complete', output: 'a', exitCode: null }],
  ])('splits %j', (log, expected) => {
    expect(splitMarkedLog(log, NONCE)).toEqual(expected);
  });

  it.each(['', 'abc', 'AB'.repeat(16), `${NONCE}\n`, 'x'.repeat(40)])('refuses the nonce %j', (nonce) => {
    expect(() => startMarker(nonce)).toThrow(RangeError);
    expect(() => splitMarkedLog('', nonce)).toThrow(RangeError);
  });
});

describe('readMarkedLog', () => {
  it('reads results between the markers alone', () => {
    const log = `PASSED early\n${markLog('PASSED a\nFAILED b - why', 1, NONCE)}PASSED late\n`;
    const read = readMarkedLog(log, NONCE, pytest);
    expect(read.graded && [...read.statuses]).toEqual([
      ['a', 'PASSED'],
      ['b', 'FAILED'],
    ]);
  });

  it('takes no failure back, whatever is printed after it; an error in a teardown is none', () => {
    const log = 'FAILED a - why\nPASSED a\nERROR b - at teardown\nPASSED b\nPASSED c\nFAILED c';
    const read = readMarkedLog(markLog(log, 1, NONCE), NONCE, pytest);
    expect(read.graded && [...read.statuses]).toEqual([
      ['a', 'FAILED'],
      ['b', 'PASSED'],
      ['c', 'FAILED'],
    ]);
    const unittest = 'test_x (tests.T) ... FAIL\ntest_y (tests.T) ... ok\ntest_x (tests.T) ... ok\n';
    const django = readMarkedLog(markLog(unittest, 0, NONCE), NONCE, LOG_PARSERS.parse_log_django);
    expect(django.graded && Object.fromEntries(django.statuses)).toEqual({
      'test_x (tests.T)': 'FAILED',
      'test_y (tests.T)': 'PASSED',
    });
  });

  it.each([
    ['', 'no-markers'],
    [`PASSED a\n${markLog('nothing', 0, NONCE)}PASSED a`, 'no-results'],
    [markLog('PASSED a', 1, NONCE), 'exit-code-contradicts'],
    [markLog('PASSED a', 0, NONCE).split(endMarker(NONCE))[0]!, 'truncated'],
    [markLog(markLog('PASSED a', 0, NONCE), 0, NONCE), 'repeated-start'],
  ])('says why %j is not graded', (log, because) => {
    expect(readMarkedLog(log, NONCE, pytest)).toEqual({ graded: false, because });
  });
});

describe('verdictOf', () => {
  const facts: GradingFacts = {
    ...{ patchEmpty: false, patchApplied: true, timedOut: false, referencePasses: true },
    ...{ resolution: 'FULL', notGraded: null },
  };
  const verdict = (given: Partial<GradingFacts>) => {
    const { verdict, timeout_counts } = verdictOf({ ...facts, ...given });
    return timeout_counts === null ? verdict : `${verdict}, ${timeout_counts}`;
  };

  it.each<[Partial<GradingFacts>, string]>([
    [{}, 'resolved'],
    [{ referencePasses: null }, 'resolved'],
    [{ resolution: 'PARTIAL' }, 'unresolved'],
    [{ resolution: 'NO' }, 'unresolved'],
    [{ resolution: null }, 'infra-error'],
    [{ referencePasses: false }, 'infra-error'],
    [{ referencePasses: false, patchEmpty: true }, 'infra-error'],
    [{ patchEmpty: true, patchApplied: null, resolution: null }, 'empty-patch'],
    [{ patchApplied: false, resolution: null }, 'patch-failed'],
    [{ notGraded: 'patch-apply-failed', resolution: null }, 'patch-failed'],
    [{ timedOut: true, resolution: null }, 'test-timeout, true'],
    [{ timedOut: true, referencePasses: false }, 'test-timeout, false'],
    [{ timedOut: true, referencePasses: null }, 'test-timeout'],
    [{ notGraded: 'tests-timed-out', resolution: null }, 'test-timeout, true'],
    [{ notGraded: 'truncated', resolution: null }, 'infra-error'],
    [{ notGraded: 'reset-failed', resolution: null }, 'infra-error'],
    [{ notGraded: 'no-results', resolution: null }, 'unresolved'],
    [{ notGraded: 'exit-code-contradicts', resolution: null }, 'unresolved'],
    [{ notGraded: 'repeated-start', resolution: null }, 'unresolved'],
    [{ notGraded: 'parser-failed', resolution: null }, 'unresolved'],
    [{ notGraded: 'parser-failed', resolution: null, referencePasses: null }, 'infra-error'],
    [{ notGraded: 'parser-failed', resolution: null, referencePasses: false }, 'infra-error'],
  ])('of %j', (given, expected) => {
    expect(verdict(given)).toBe(expected);
  });

  it('is an outcome, and says what led to it, whatever is known', () => {
    const known = [true, false, null];
    for (const notGraded of [null, ...NOT_GRADED])
      for (const referencePasses of known)
        for (const patchApplied of known) {
          const found = verdictOf({ ...facts, notGraded, referencePasses, patchApplied });
          expect(OUTCOMES).toContain(found.verdict);
          expect(found.because).toMatch(/^[A-Z].*\.$/);
          if (notGraded !== null) expect(found.verdict).not.toBe('resolved');
        }
  });
});

describe('SWE-bench Pro', () => {
  const read = (tests: unknown) => readProOutput(JSON.stringify({ tests }));
  const gold = { FAIL_TO_PASS: ['a', 'b'], PASS_TO_PASS: ['c'] };

  it('reads each test once, as passed if it passed anywhere', () => {
    const found = read([
      ...[
        { name: 'a', status: 'FAILED' },
        { name: 'a', status: 'PASSED' },
        { name: 'a', status: 'FAILED' },
      ],
      ...[
        { name: 'b', status: 'FAILED' },
        { name: 'b', status: 'ERROR' },
        { name: 'c', status: 'PASSED' },
      ],
      ...[
        { name: 'c', status: 'PASSED' },
        { name: '__proto__', status: 'SKIPPED' },
      ],
    ]);
    expect([...(found?.statuses ?? [])]).toEqual([
      ['a', 'PASSED'],
      ['b', 'ERROR'],
      ['c', 'PASSED'],
      ['__proto__', 'SKIPPED'],
    ]);
    expect([...(found?.mixed ?? [])]).toEqual(['a']);
    expect(read([])?.statuses.size).toBe(0);
  });

  it.each([
    '',
    '{',
    'null',
    '[]',
    '{"tests":{}}',
    '{"tests":[{"name":"a"}]}',
    '{"tests":[{"name":1,"status":"PASSED"}]}',
  ])('takes nothing from %s', (text) => {
    expect(readProOutput(text)).toBeNull();
  });

  it('asks that every listed test has passed, and nothing less', () => {
    const report = (statuses: Record<string, string>) =>
      passedReport(new Map(Object.entries(statuses)), gold);
    expect(resolutionOf(report({ a: 'PASSED', b: 'PASSED', c: 'PASSED', d: 'FAILED' }))).toBe('FULL');
    expect(report({ a: 'PASSED', b: 'XFAIL', c: 'SKIPPED' })).toEqual({
      FAIL_TO_PASS: { success: ['a'], failure: ['b'] },
      PASS_TO_PASS: { success: [], failure: ['c'] },
    });
    expect(resolutionOf(report({ a: 'PASSED', c: 'PASSED' }))).toBe('PARTIAL');
  });

  it('leaves out the files of a patch that are binary, and no others', () => {
    const text =
      'diff --git a/x b/x\n--- a/x\n+++ b/x\n@@ -1 +1,2 @@\n-a\n+Binary files a and b differ\n+diff --git a/q b/q\n';
    const binary = 'diff --git a/y.png b/y.png\nindex 1..2 100644\nGIT binary patch\nliteral 3\nabc\n\n';
    const unlike = 'diff --git a/z b/z\r\nBinary files a/z and b/z differ\r\n';
    expect(withoutBinaryFiles(binary + text + unlike + text)).toBe(text + text);
    expect(withoutBinaryFiles(text)).toBe(text);
    expect(withoutBinaryFiles(binary)).toBe('');
  });
});

describe('Multi-SWE-bench', () => {
  const stage = (passed: string[], failed: string[] = [], skipped: string[] = []) => ({
    ...{ passed_count: passed.length, failed_count: failed.length, skipped_count: skipped.length },
    ...{ passed_tests: passed, failed_tests: failed, skipped_tests: skipped },
  });
  const states = (run: string, test: string) => ({ run, test, fix: 'PASS' });
  const record = {
    ...{ org: 'o', repo: 'r', number: 1, run_result: stage(['keeps', 'hidden'], ['fixed']) },
    test_patch_result: stage(['keeps'], ['fixed'], ['skips']),
    fix_patch_result: stage(['keeps', 'fixed', 'skips', 'new', 'hidden']),
    p2p_tests: { keeps: states('PASS', 'PASS') },
    f2p_tests: { fixed: states('FAIL', 'FAIL') },
    s2p_tests: { skips: states('NONE', 'SKIP') },
    n2p_tests: { new: states('NONE', 'NONE'), hidden: states('PASS', 'NONE') },
  };
  const task = readMultiSweReport(record);
  const reported = (fix: unknown, more = {}) =>
    readMultiSweReport({ ...record, fix_patch_result: fix, valid: true, ...more });

  it('gives the results of each stage and SWE-bench’s two lists', () => {
    expect(Object.fromEntries(task.stages.test)).toEqual({
      keeps: 'PASSED',
      fixed: 'FAILED',
      skips: 'SKIPPED',
    });
    expect(goldOfMultiSwe(task)).toEqual({
      FAIL_TO_PASS: ['fixed', 'skips', 'new', 'hidden'],
      PASS_TO_PASS: ['keeps'],
    });
    const report = testsReport(task.stages.fix, goldOfMultiSwe(task));
    expect([resolutionOf(report), task.valid]).toEqual(['FULL', null]);
  });

  it.each([
    ['all pass', stage(['keeps', 'fixed', 'skips', 'new', 'hidden', 'more']), true],
    ['one is missing', stage(['keeps', 'fixed', 'skips', 'hidden']), false],
    ['a kept one is skipped', stage(['fixed', 'skips', 'new', 'hidden'], [], ['keeps']), false],
    ['a kept one fails', stage(['fixed', 'skips', 'new', 'hidden'], ['keeps']), false],
    ['nothing was run', {}, false],
  ])('resolves where %s: %#', (_, fix, expected) => {
    expect(resolvesMultiSwe(task, reported(fix))).toBe(expected);
  });

  it('does not resolve where what passed at first fails at last, listed or not', () => {
    const fix = stage(['keeps', 'fixed', 'skips', 'new', 'hidden'], ['unlisted']);
    const run = { run_result: stage(['keeps', 'hidden', 'unlisted']) };
    expect(resolvesMultiSwe(task, reported(fix))).toBe(true);
    expect(resolvesMultiSwe(task, reported(fix, run))).toBe(false);
  });

  it('does not resolve where a test comes from another state than in the record', () => {
    const report = reported(record.fix_patch_result, {
      test_patch_result: stage(['keeps', 'fixed'], [], ['skips']),
    });
    expect(resolvesMultiSwe(task, report)).toBe(false);
  });

  it.each([
    ['nothing', null],
    ['a list', []],
    ['another record', { instance_id: 'x' }],
    ['a stage that is a text', { run_result: 'log' }],
    ['names that are none', { run_result: { passed_tests: [1] } }],
    ['a test in two lists', { run_result: stage(['a'], ['a']) }],
    ['groups in columns', { ...record, f2p_tests: { name: ['a'], fix: ['PASS'] } }],
  ])('refuses %s', (_, given) => {
    expect(() => readMultiSweReport(given)).toThrow(UserError);
  });
});
