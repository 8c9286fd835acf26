import { hashOf } from '../../hash-of.ts';
import type { EvaluationKey } from '../../store/grading/stored-evaluation.ts';
import type { GradableTask, Subject } from '../verifier.ts';

/** What an evaluation of the subject depends on. @param image content id */
export const evaluationKey = (task: GradableTask, image: string, subject: Subject): EvaluationKey => ({
  verifier: task.verifier,
  verifier_version: task.verifier_version,
  image,
  patch_hash: hashOf(subject),
  tests_hash: task.tests_hash,
});

/** The name of an evaluation in the workspace: the same for the same content under the same limit. */
export const keyHash = (key: EvaluationKey, seconds: number): string => hashOf({ ...key, seconds });
