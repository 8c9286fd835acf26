import type { ImportedTask } from '../import/items.ts';
import { asObject } from '../import/untyped.ts';

export type InstanceVerifier = 'swe-bench' | 'swe-bench-pro' | 'multi-swe-bench';

/** The verifier that a task instance is meant for, by the facts that only its benchmark has. */
export function verifierFor({ more }: Pick<ImportedTask, 'more'>): InstanceVerifier {
  if (more?.selected_test_files_to_run !== undefined) return 'swe-bench-pro';
  return asObject(more?.test_patch_result) === null ? 'swe-bench' : 'multi-swe-bench';
}
