import type { GradeVerdict, TestsReport } from '../../../analysis/grading/index.ts';
import type { NewGrade } from '../../store/grading/save-grades.ts';
import { gradeOf } from '../grade-of.ts';
import type { Evaluation } from './evaluator.ts';
import type { ReferenceCheck } from './reference-check.ts';

type About = Pick<NewGrade, 'subject_kind' | 'subject_id' | 'graded_at'>;

/** The grade that an evaluation gives its subject, measured by the task's reference. */
export function newGrade(about: About, evaluation: Evaluation, reference: ReferenceCheck): NewGrade {
  const { verifier, verifier_version, image, patch_hash, tests_hash } = evaluation;
  const base = { ...about, verifier, verifier_version, image: image || null, patch_hash, tests_hash };
  if (evaluation.kind === 'hindered')
    return { ...base, ...HINDERED, because: evaluation.because, remarks: [], tests: [] };
  const { evaluated, reading, evaluation_id } = evaluation;
  return {
    ...base,
    ...toldBy(gradeOf(evaluated, reading, reference.passes), reference),
    ...{ remarks: evaluated.remarks, evaluation_id },
    tests: reading.report ? testsOf(reading.report) : [],
  };
}

const HINDERED = { verdict: 'infra-error', timeout_counts: null, evaluation_id: null } as const;

/** Where the reference passes now and then, that is what to tell. */
function toldBy(verdict: GradeVerdict, { passes, n_tried, n_passed, flaky_tests }: ReferenceCheck) {
  if (passes !== false || n_passed === 0) return verdict;
  const flaky = flaky_tests.length > 0 ? ` (${flaky_tests.slice(0, 3).join(', ')})` : '';
  return {
    ...verdict,
    because: `The reference passes in ${n_passed} of ${n_tried} tries: the task is flaky here${flaky}.`,
  };
}

function testsOf({ FAIL_TO_PASS, PASS_TO_PASS }: TestsReport): NewGrade['tests'] {
  const of = (group: 'F2P' | 'P2P', names: readonly string[], passed: boolean) =>
    names.map((name) => ({ name, group, passed }));
  return [
    ...of('F2P', FAIL_TO_PASS.success, true),
    ...of('F2P', FAIL_TO_PASS.failure, false),
    ...of('P2P', PASS_TO_PASS.success, true),
    ...of('P2P', PASS_TO_PASS.failure, false),
  ];
}
