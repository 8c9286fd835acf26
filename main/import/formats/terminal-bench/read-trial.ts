import { bareGrade } from '../../bare-grade.ts';
import { counted } from '../../counted.ts';
import type { ImportedGrade } from '../../format.ts';
import type { BundleContext } from '../../transcript/bundle-reader.ts';
import { EMPTY_ATTEMPT } from '../../transcript/empty-attempt.ts';
import type { Transcript } from '../../transcript/transcript.ts';
import type { TrialBundle } from './bundles.ts';
import { failureMode } from './failure-mode.ts';
import type { TrialResult } from './trial-result.ts';

const NOT_RUN = 'Not run: the run was to try it and had not when it was last written.';

function gradeOf({ resolved, failure, tests }: TrialResult): ImportedGrade | null {
  if (resolved === null) return failure === 'test_timeout' ? bareGrade('test-timeout') : null;
  const grade = bareGrade(resolved ? 'resolved' : 'unresolved');
  if (tests === null) return grade;
  const n_passed = tests.filter(({ passed }) => passed).length;
  return { ...grade, f2p_pass: n_passed, f2p_fail: tests.length - n_passed, tests };
}

function noteOf({ resolved, failure }: TrialResult): string | null {
  if (resolved !== null || failure === 'test_timeout') return null;
  return failure === 'parse_error'
    ? 'No verdict: what the tests printed could not be read.'
    : 'No verdict: the trial ended before its tests came to one.';
}

function check({ trial, file }: TrialBundle, isKnown: boolean, { report }: BundleContext): void {
  const told = (code: string, reason: string) => report({ file, line: null, code, reason });
  if (trial === null) return;
  if (!isKnown) told('unknown-kind', `the failure mode ${trial.failure} of ${trial.task} is not known`);
  const passed = trial.tests?.every((test) => test.passed) ?? null;
  if (passed !== null && trial.resolved !== null && passed !== trial.resolved)
    told(
      'contradiction',
      `${trial.name ?? trial.task} says is_resolved ${trial.resolved}, but its tests ${passed ? 'all passed' : 'did not all pass'}; is_resolved counts`,
    );
}

/** The run that a trial is; a second run of the same agent on the same task is its repeat. */
export function readTrial(bundle: TrialBundle, context: BundleContext): Transcript {
  const { trial, metadata, group, file, task } = bundle;
  const mode = failureMode(trial?.failure ?? null, trial?.resolved != null);
  check(bundle, mode.isKnown, context);
  return {
    ...{ group, file, line: null, task, repository: null },
    benchmark: metadata?.benchmark ?? null,
    label: bundle.label,
    agent: metadata?.agent ?? null,
    model: metadata?.model ?? null,
    settings: metadata?.settings ?? {},
    ...{ condition: null, repeat: null },
    note: trial === null ? NOT_RUN : noteOf(trial),
    attempt: trial && {
      ...EMPTY_ATTEMPT,
      ...{ exit: mode.exit, exit_detail: mode.word },
      input_tokens: counted(trial.input_tokens),
      output_tokens: counted(trial.output_tokens),
      ...{ started_at: trial.started_at, duration_s: trial.duration_s },
    },
    grade: trial && gradeOf(trial),
  };
}
