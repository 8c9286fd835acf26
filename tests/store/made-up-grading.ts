import { deflateRawSync } from 'node:zlib';
import type { NewGrade } from '../../main/store/grading/save-grades.ts';
import type { StoredEvaluation } from '../../main/store/grading/stored-evaluation.ts';

/** An evaluation as it is saved. */
export const evaluation = (
  more: Partial<StoredEvaluation> = {},
): Omit<StoredEvaluation, 'evaluation_id'> => ({
  ...{ key: 'k', draw: 1, is_final: true, verifier: 'swe-bench', verifier_version: '1', image: 'sha256:1' },
  ...{ patch_hash: 'p', tests_hash: 't', seen: '{}', evaluated_at: 5 },
  ...{ log: deflateRawSync(Buffer.from('a log')), log_bytes: 5 },
  ...more,
});

/** A grade as it is saved. */
export const newGrade = (more: Partial<NewGrade> = {}): NewGrade => ({
  ...{
    subject_kind: 'attempt',
    subject_id: 1,
    verdict: 'resolved',
    verifier: 'swe-bench',
    verifier_version: '1',
  },
  ...{ image: 'sha256:1', patch_hash: 'p', tests_hash: 't', timeout_counts: null, because: 'It does.' },
  ...{ remarks: [], evaluation_id: null, graded_at: 5, tests: [{ name: 'x', group: 'F2P', passed: true }] },
  ...more,
});
