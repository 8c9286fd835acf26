import type { StatusMap } from './test-status.ts';

/**
 * What a parser of SWE-bench Pro writes: `{"tests": [{"name", "status"}]}`; null for anything else. A test that is there
 * more than once has passed if it did so once, as the published harness decides it (`swe_bench_pro_eval.py`).
 */
export function readProOutput(text: string): StatusMap | null {
  const tests = testsIn(text);
  if (tests === null) return null;
  const statuses = new Map<string, string>();
  for (const { name, status } of tests) if (statuses.get(name) !== 'PASSED') statuses.set(name, status);
  return statuses;
}

interface Test {
  readonly name: string;
  readonly status: string;
}

function testsIn(text: string): readonly Test[] | null {
  try {
    const { tests } = JSON.parse(text);
    return Array.isArray(tests) && tests.every(isTest) ? tests : null;
  } catch {
    return null;
  }
}

const isTest = (value: unknown): value is Test =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  typeof value.name === 'string' &&
  'status' in value &&
  typeof value.status === 'string';
