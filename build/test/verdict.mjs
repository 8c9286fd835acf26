/** @typedef {import('./reporter.mjs').Counts} Counts */

/**
 * What no machine can be asked to have: Electron's runtime is downloaded from elsewhere, and the whole public data is
 * kept beside the repository, not in it; the tests run on small copies of it everywhere.
 */
const ALLOWED = ['not run: no Electron runtime', 'not run: ../shared/data is not beside this repository'];

/**
 * What a run comes to. Skipped tests say what they miss; one that does not say counts as failed, and with `strict`
 * (`CI=true`) every one does but the allowed.
 * @param {Counts} counts
 * @param {{ readonly strict: boolean, readonly failedChecks: number, readonly isFiltered: boolean }} run
 * @returns {{ readonly lines: readonly string[], readonly ok: boolean }} the last lines of output
 */
export function verdict(counts, { strict, failedChecks, isFiltered }) {
  const skipped = counts.skipped.filter(({ reason }) => reason !== null || !isFiltered);
  const isBad = /** @type {(reason: string | null) => boolean} */ (
    (reason) => reason === null || (strict && !ALLOWED.includes(reason))
  );
  const bad = skipped.filter(({ reason }) => isBad(reason)).length;
  const uncounted = skipped.filter(({ reason }) => reason !== null && ALLOWED.includes(reason)).length;
  const failed = counts.failed + failedChecks + bad;
  const rest = skipped.length - bad - uncounted;
  const lines = skipped.map(({ name, reason }) => `${reason ?? 'skipped without a reason'} (${name})`);
  const total = `${counts.passed} passed, ${failed} failed${rest > 0 ? `, ${rest} skipped` : ''}`;
  return { lines: [...lines, total], ok: failed === 0 };
}
