import { describe, expect, test } from 'vitest';
import { exitOf } from '../../main/import/formats/openhands/exit-of.ts';
import { gradeOf } from '../../main/import/formats/openhands/grade-of.ts';

describe('why a run stopped', () => {
  const silent = { word: null, state: null, error: null };

  test.each([
    ['RuntimeError: Agent reached maximum iteration in headless mode. Current: 30, max: 30', 'step-limit'],
    ['RuntimeError: Agent reached maximum budget for this conversation', 'cost-limit'],
    ['litellm.ContextWindowExceededError: too long', 'token-limit'],
    ['EvalTimeoutException: Timed out after 3600 seconds', 'time-limit'],
    ['AgentStuckInLoopError: Agent got stuck in a loop', 'error'],
  ])('%s', (error, exit) => {
    expect(exitOf(error, { ...silent, word: 'finish' })).toEqual({ exit, exit_detail: error });
    expect(exitOf(null, { ...silent, state: 'error', error })).toEqual({ exit, exit_detail: error });
  });

  test('is the agent itself, its last state, or unknown', () => {
    expect(exitOf(' ', { ...silent, word: 'reject' })).toEqual({ exit: 'submitted', exit_detail: 'reject' });
    expect(exitOf(null, { ...silent, state: 'finished' })).toMatchObject({ exit: 'submitted' });
    expect(exitOf(null, { ...silent, state: 'paused' })).toEqual({ exit: null, exit_detail: 'paused' });
    expect(exitOf(null, silent)).toEqual({ exit: null, exit_detail: null });
  });
});

describe('the verdict', () => {
  test.each([
    [{ test_result: { report: { resolved: true, empty_generation: false } } }, 'resolved', false],
    [{ test_result: { report: { resolved: false } } }, 'unresolved', false],
    [{ test_result: { report: { resolved: false, failed_apply_patch: true } } }, 'patch-failed', false],
    [{ test_result: { report: { resolved: false, test_timeout: true } } }, 'test-timeout', false],
    [{ test_result: { report: { resolved: false, error_eval: true } } }, 'infra-error', false],
    [{ test_result: { report: { resolved: false, empty_generation: true } } }, null, true],
    [{ test_result: { result: { resolved: 1 } } }, 'resolved', false],
    [{ report: { resolved: true }, test_result: { git_patch: 'x' } }, 'resolved', false],
    [{ test_result: { exit_code: 0 } }, 'resolved', false],
    [{ test_result: { exit_code: 2, test_cases: '.F' } }, 'unresolved', false],
    [{ test_result: { git_patch: 'x' } }, null, false],
    [{ test_result: { report: {} } }, null, false],
  ])('of %j', (told, verdict, patchEmpty) => {
    const found = gradeOf(told);
    expect(found.grade?.verdict ?? null).toBe(verdict);
    expect(found.patchEmpty).toBe(patchEmpty);
  });
});
