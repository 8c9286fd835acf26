import type { TestSpec } from './test-spec.ts';
import { VERIFIED_SPECS } from './verified-specs.ts';

/** Of a repository (`owner/name`) at a data set's `version`; null where SWE-bench Verified has none. */
export function testSpecOf(repository: string, version: string): TestSpec | null {
  if (!Object.hasOwn(VERIFIED_SPECS, repository)) return null;
  const group = VERIFIED_SPECS[repository]!.find(({ versions }) => versions.includes(version));
  if (!group) return null;
  const { versions: _, ...spec } = group;
  return spec;
}
