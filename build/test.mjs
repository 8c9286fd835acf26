import { runChecks } from './checks.mjs';
import { runProjects } from './test/run-projects.mjs';
import { runVitest } from './test/run-vitest.mjs';
import { ensureTools } from './test/tools.mjs';
import { verdict } from './test/verdict.mjs';

/**
 * `npm test [-- vitest's arguments]`: brings what tests need, checks the sources, runs the tests, and ends with
 * `N passed, N failed`. A failed check and, with `CI=true`, a missing tool count as failed.
 */
const strict = process.env.CI === 'true';
const args = process.argv.slice(2);

const missing = ensureTools();
const failedChecks = await runChecks();
const without = missing.map(({ project }) => project);
const projects = ['fast', 'e2e', 'docker'].filter((name) => !without.includes(name));
const counts =
  args.length === 0
    ? await runProjects(projects)
    : await runVitest([...projects.map((name) => `--project=${name}`), ...args]);
const { lines, ok } = verdict(counts, {
  strict,
  failedChecks: failedChecks + (strict ? missing.length : 0),
  isFiltered: args.length > 0,
});
console.log(lines.join('\n'));
process.exitCode = ok ? 0 : 1;
