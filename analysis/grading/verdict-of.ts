import type { Outcome } from '../model/outcome.ts';
import type { NotGradedBecause } from './not-graded.ts';
import type { Resolution } from './resolve.ts';

/** What a grade can say of a patch; `not-run` is said of a run that was never tried, so by no grade. */
export type Verdict = Exclude<Outcome, 'not-run'>;

/** What grading a patch came to. Null: not known, or not come to. */
export interface GradingFacts {
  readonly patchEmpty: boolean;
  /** Whether the patch applied to the base commit. */
  readonly patchApplied: boolean | null;
  readonly timedOut: boolean;
  /** Whether the reference patch resolves the task under the same verifier and limits. */
  readonly referencePasses: boolean | null;
  readonly resolution: Resolution | null;
  /** Why the log gives no results; null where it does. */
  readonly notGraded: NotGradedBecause | null;
}

/** As the store's `grade` holds it: a test timeout is scored where `timeout_counts` is true. */
export interface GradeVerdict {
  readonly verdict: Verdict;
  readonly timeout_counts: boolean | null;
  /** What led to it, for a person. */
  readonly because: string;
}

/**
 * The verdict on a patch. Where the reference fails the same verifier the task is broken, and whatever else is known of
 * the run is unscored (`infra-error`, or a timeout that does not count). An empty patch and one that does not apply need
 * no tests. A run of the tests without results is scored, as the published harness scores it: the patch may have broken
 * them, and the store's `suspect` tells that no listed test passes.
 */
export function verdictOf(facts: GradingFacts): GradeVerdict {
  if (facts.timedOut || facts.notGraded === 'tests-timed-out') return timeout(facts.referencePasses);
  if (facts.referencePasses === false)
    return grade(
      'infra-error',
      'The reference patch does not resolve the task either: the task is broken here.',
    );
  if (facts.patchEmpty) return grade('empty-patch', 'The patch is empty.');
  if (facts.patchApplied === false) return grade(...UNGRADED['patch-apply-failed']);
  if (facts.notGraded === 'no-reward' || facts.notGraded === 'parser-failed')
    return silent(facts.notGraded, facts.referencePasses);
  if (facts.notGraded !== null) return grade(...UNGRADED[facts.notGraded]);
  if (facts.resolution === null) return grade('infra-error', 'The tests were not run.');
  return facts.resolution === 'FULL'
    ? grade('resolved', 'Every listed test passes.')
    : grade('unresolved', 'Not every listed test passes.');
}

/** Unscored is what no patch can bring about; what one can is scored, else a patch could take itself out of the count. */
const UNGRADED: Readonly<
  Record<Exclude<NotGradedBecause, 'tests-timed-out' | Silence>, readonly [Verdict, string]>
> = {
  'patch-apply-failed': ['patch-failed', 'The patch does not apply.'],
  'reset-failed': ['infra-error', 'The test files could not be put back to the base commit.'],
  'tests-errored': ['infra-error', 'The tests could not be started.'],
  'no-markers': ['infra-error', 'The log does not hold the output of the tests.'],
  'repeated-start': ['unresolved', 'The log holds a second start of the tests, so something forged it.'],
  truncated: ['infra-error', 'The log ends before the tests do.'],
  'no-results': ['unresolved', 'The output of the tests holds no results.'],
  'exit-code-contradicts': ['unresolved', 'The tests report no failure, but their command failed.'],
};

const grade = (verdict: Verdict, because: string): GradeVerdict => ({
  verdict,
  timeout_counts: null,
  because,
});

/** A verifier that says nothing. */
type Silence = 'no-reward' | 'parser-failed';

const SILENT: Readonly<Record<Silence, string>> = {
  'no-reward': 'The verifier wrote no reward',
  'parser-failed': 'The verifier’s parser told nothing of the task’s tests',
};

/** One that tells something of the reference and nothing of a patch was hindered by the patch. */
function silent(because: Silence, referencePasses: boolean | null): GradeVerdict {
  return referencePasses
    ? grade('unresolved', `${SILENT[because]}, where it does for the reference.`)
    : grade('infra-error', `${SILENT[because]}.`);
}

function timeout(referencePasses: boolean | null): GradeVerdict {
  const because = {
    true: 'The tests ran out of time, where the reference does not.',
    false: 'The tests ran out of time, and the reference does not pass either.',
    null: 'The tests ran out of time; whether the reference does too is not known.',
  }[`${referencePasses}`];
  return { verdict: 'test-timeout', timeout_counts: referencePasses, because };
}
