import { writeFileSync } from 'node:fs';

/**
 * @typedef {object} Counts
 * @property {number} passed
 * @property {number} failed a file that cannot be loaded and an error outside any test count as one each
 * @property {readonly { readonly name: string, readonly reason: string | null }[]} skipped
 */

/** Names the file that receives the counts. */
export const COUNTS_FILE = 'PARALLAX_TEST_COUNTS';

/**
 * Vitest's reporter for `npm test`: counts what ran and why what did not, for its last lines.
 */
export default class CountsReporter {
  /**
   * @param {readonly import('vitest/node').TestModule[]} modules
   * @param {readonly unknown[]} strayErrors
   */
  onTestRunEnd(modules, strayErrors) {
    const file = process.env[COUNTS_FILE];
    if (file) writeFileSync(file, JSON.stringify(count(modules, strayErrors.length)));
  }
}

/**
 * @param {readonly import('vitest/node').TestModule[]} modules
 * @param {number} strayErrors
 * @returns {Counts}
 */
function count(modules, strayErrors) {
  const tests = modules.flatMap((module) => [...module.children.allTests()]);
  const having = /** @type {(state: string) => typeof tests} */ (
    (state) => tests.filter((test) => test.result().state === state)
  );
  const unloaded = modules.filter((module) => !module.ok() && module.errors().length > 0).length;
  return {
    passed: having('passed').length,
    failed: having('failed').length + unloaded + strayErrors,
    skipped: having('skipped').map((test) => ({
      name: `${test.module.relativeModuleId} > ${test.fullName}`,
      reason: reasonOf(test),
    })),
  };
}

/**
 * What a skipped test misses: the note given to `skip`, or `not run: …` in its name or its group's.
 * @param {import('vitest/node').TestCase} test
 */
function reasonOf(test) {
  const result = test.result();
  const note = result.state === 'skipped' ? result.note : undefined;
  return note ?? /not run: [^()>]*[^()> ]/.exec(test.fullName)?.[0] ?? null;
}
