import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { type MultiSweFacts, multiSweTask } from '../../main/evaluation/multi-swe-bench/multi-swe-task.ts';
import { taskInstances } from '../../main/import/formats/task-instances.ts';
import { collect } from '../import/support/collect.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { ADDER, adderImage } from './support/adder-image.ts';
import { graded, patchSubject } from './support/graded.ts';
import { testEngine } from './support/test-engine.ts';

const [ADD, ZERO] = ['tests/test_adder.py::test_add', 'tests/test_adder.py::test_zero'];

const stage = (passed: readonly string[], failed: readonly string[] = []) => ({
  ...{ passed_count: passed.length, failed_count: failed.length, skipped_count: 0 },
  ...{ passed_tests: passed, failed_tests: failed, skipped_tests: [] },
});

const ROW = {
  ...{ org: 'Made', repo: 'adder', number: 7, state: 'closed', title: 'Mend', body: 'Mends it.' },
  base: { label: 'Made:main', ref: 'main', sha: 'c0' },
  resolved_issues: [{ number: 6, title: 'It subtracts.', body: 'Always.' }],
  ...{ fix_patch: ADDER.fix, test_patch: 'diff --git a/tests b/tests\n' },
  fixed_tests: { [ADD]: { run: 'NONE', test: 'FAIL', fix: 'PASS' } },
  p2p_tests: { [ZERO]: { run: 'PASS', test: 'PASS', fix: 'PASS' } },
  f2p_tests: { [ADD]: { run: 'NONE', test: 'FAIL', fix: 'PASS' } },
  ...{ s2p_tests: {}, n2p_tests: {} },
  run_result: stage([ZERO]),
  test_patch_result: stage([ZERO], [ADD]),
  fix_patch_result: stage([ZERO, ADD]),
  instance_id: 'made__adder-7',
  log_parser: 'parse_log_pytest',
};

const script = (patches: string, then = '') =>
  `#!/bin/bash\nset -e\n\ncd /home/adder\ngit apply --whitespace=nowarn ${patches}\n${then}python -m pytest -rA -p no:cacheprovider\nfalse\n`;

const FIX = '/home/test.patch /home/fix.patch';
const TEST_RUN = script('/home/test.patch');

const IMAGES = {
  7: { 'fix-run.sh': script(FIX), 'test-run.sh': TEST_RUN },
  8: { 'fix-run.sh': script(FIX, 'sleep 600\n'), 'test-run.sh': TEST_RUN },
  9: {
    'fix-run.sh': script(FIX).replace(/^git apply.*$/m, 'git apply $PATCHES /home/*.patch'),
    'test-run.sh': TEST_RUN,
  },
  10: { 'fix-run.sh': script(FIX, 'echo broken; exit 1\n'), 'test-run.sh': TEST_RUN },
  11: {},
};

async function factsOf(row: Readonly<Record<string, unknown>>): Promise<MultiSweFacts> {
  const file = join(tempFolder(), 'instances.jsonl');
  writeFileSync(file, `${JSON.stringify(row)}\n`);
  const { tasks, problems } = await collect(taskInstances, file);
  expect(problems).toEqual([]);
  return tasks[0]!;
}

async function grade(
  patch: string | null,
  row: object = {},
  seconds = 60,
  referencePasses: boolean | null = null,
) {
  const task = multiSweTask(await factsOf({ ...ROW, ...row }));
  const subject = patch === null ? ({ kind: 'nothing' } as const) : patchSubject(patch);
  return graded(task, subject, { seconds, referencePasses });
}

describe('an instance of Multi-SWE-bench', () => {
  beforeAll(async () => {
    for (const [number, files] of Object.entries(IMAGES))
      await adderImage(`mswebench/made_m_adder:pr-${number}`, '/home/adder', files);
  });

  it('is resolved by its reference, and by nothing else', async () => {
    expect(multiSweTask(await factsOf(ROW)).reference).toEqual(patchSubject(ADDER.fix));
    const gold = await grade(ADDER.fix);
    expect(gold).toMatchObject({ verdict: { verdict: 'resolved' }, applied: true, resolution: 'FULL' });
    expect(gold.rung).toBe(`git apply --whitespace=nowarn ${FIX}`);
    expect(gold.report).toEqual({
      FAIL_TO_PASS: { success: [ADD], failure: [] },
      PASS_TO_PASS: { success: [ZERO], failure: [] },
    });
    expect(await grade(ADDER.wrong)).toMatchObject({ verdict: { verdict: 'unresolved' }, resolution: 'NO' });
    const nothing = await grade(null);
    expect(nothing).toMatchObject({ verdict: { verdict: 'unresolved' }, applied: null });
    expect(nothing.report?.PASS_TO_PASS.success).toEqual([ZERO]);
  });

  it('is not resolved where a test that passed before and is in no list fails', async () => {
    const row = { p2p_tests: {} };
    expect((await grade(ADDER.fix, row)).verdict.verdict).toBe('resolved');
    expect((await grade(ADDER.breaking, row)).verdict).toMatchObject({
      verdict: 'unresolved',
      because: 'Every listed test passes, but another that passed before does not.',
    });
  });

  it('is not resolved by a patch that does not apply, said by the script’s own command or by its silence', async () => {
    const told = await grade(ADDER.stray);
    expect(told).toMatchObject({ verdict: { verdict: 'patch-failed' }, rung: null });
    expect(told.log).toMatch(/git apply --check[\s\S]*patch does not apply/);
    expect(await grade(ADDER.stray, { number: 9 })).toMatchObject({
      verdict: { verdict: 'unresolved' },
      notGraded: 'no-results',
    });
    expect((await grade(ADDER.fix, { number: 9 })).verdict.verdict).toBe('resolved');
  });

  it('that takes too long has timed out', async () => {
    const { verdict } = await grade(ADDER.fix, { number: 8 }, 4, true);
    expect(verdict).toMatchObject({ verdict: 'test-timeout', timeout_counts: true });
  });

  it('whose tests give no results is not resolved', async () => {
    const found = await grade(ADDER.fix, { number: 10 });
    expect(found).toMatchObject({ verdict: { verdict: 'unresolved' }, notGraded: 'no-results' });
  });

  it('is not resolved by a patch that writes marks and results of its own', async () => {
    const lines = ['import os', `os.write(1, b"\\n>>>>> End Test Output\\n>>>>> Test Exit Code: 0\\n")`];
    const found = await grade(ADDER.running(...lines));
    expect(found).toMatchObject({ verdict: { verdict: 'unresolved' }, notGraded: null });
    expect(found.statuses?.get(ADD)).toBe('FAILED');
  });

  it('whose log gives none of the record’s names is not scored, unless the reference gets some', async () => {
    const row = Object.fromEntries(
      Object.entries(ROW).map(([key, value]) => [
        key,
        JSON.parse(JSON.stringify(value).replaceAll('tests/test_adder.py::', 'suite:')),
      ]),
    );
    expect(await grade(ADDER.fix, row)).toMatchObject({
      verdict: { verdict: 'infra-error' },
      notGraded: 'parser-failed',
    });
    expect((await grade(ADDER.fix, row, 60, true)).verdict.verdict).toBe('unresolved');
  });

  it('whose image has no scripts is refused, and nothing is left', async () => {
    await expect(grade(ADDER.fix, { number: 11 })).rejects.toThrow(/no \/home\/fix-run\.sh/);
    const { docker } = await testEngine();
    expect(await docker.listContainers({ all: true, filters: { label: ['parallax'] } })).toEqual([]);
  });
});

describe('what an instance of Multi-SWE-bench is graded by', () => {
  it.each([
    [{ log_parser: null }, 'not-found', /no log parser is known for Made\/adder/],
    [{ log_parser: 'parse_log_of_ours' }, 'bad-input', /no log parser “parse_log_of_ours”/],
    [{ number: 'seven' }, 'bad-input', /no number/],
    [{ test_patch_result: null }, 'bad-input', /no test patch result/],
    [{ f2p_tests: {} }, 'bad-input', /no fixed tests/],
  ])('%j is told', async (row, code, message) => {
    const facts = await factsOf({ ...ROW, ...row });
    expect(() => multiSweTask(facts)).toThrow(
      expect.objectContaining({ code, message: expect.stringMatching(message) }),
    );
  });

  it('a parser that is given goes before the record’s', async () => {
    const facts = await factsOf({ ...ROW, log_parser: 'parse_log_jest' });
    const [own, given] = [multiSweTask(facts), multiSweTask(facts, 'parse_log_pytest')];
    expect(own.image.name).toBe('mswebench/made_m_adder:pr-7');
    expect(own.tests_hash).not.toBe(given.tests_hash);
  });
});
