import type { StatusMap } from './test-status.ts';

export interface ProOutput {
  readonly statuses: StatusMap;
  /** Tests that are there as PASSED and as something else too. */
  readonly mixed: ReadonlySet<string>;
}

/**
 * What a parser of SWE-bench Pro writes: `{"tests": [{"name", "status"}]}`; null for anything else. A test that is there
 * more than once has passed if it did so once, as the published harness decides it (`swe_bench_pro_eval.py`).
 */
export function readProOutput(text: string): ProOutput | null {
  const tests = testsIn(text);
  if (tests === null) return null;
  const statuses = new Map<string, string>();
  const mixed = new Set<string>();
  for (const { name, status } of tests) {
    const before = statuses.get(name) ?? status;
    if (before !== status && (before === 'PASSED' || status === 'PASSED')) mixed.add(name);
    statuses.set(name, before === 'PASSED' ? before : status);
  }
  return { statuses, mixed };
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
