import { runVitest } from './run-vitest.mjs';

/** @typedef {import('./reporter.mjs').Counts} Counts */

/**
 * Runs whole projects of tests: the fast ones first, on all cores; then the others side by side, since each of them waits
 * for a browser or an engine most of the time and can use but one core.
 * @param {readonly string[]} projects
 * @returns {Promise<Counts>}
 */
export async function runProjects(projects) {
  const first = projects.includes('fast') ? [await runVitest(['--project=fast'])] : [];
  const others = projects.filter((name) => name !== 'fast');
  const rest = await Promise.all(others.map((name, i) => runVitest([`--project=${name}`], { later: i > 0 })));
  return sumOf([...first, ...rest]);
}

/** @param {readonly Counts[]} runs @returns {Counts} */
function sumOf(runs) {
  return {
    passed: runs.reduce((sum, { passed }) => sum + passed, 0),
    failed: runs.reduce((sum, { failed }) => sum + failed, 0),
    skipped: runs.flatMap(({ skipped }) => skipped),
  };
}
