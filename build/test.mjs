import { runChecks } from './checks.mjs';
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
const counts = runVitest([...missing.flatMap((tool) => tool.withoutIt), ...args]);
const { lines, ok } = verdict(counts, {
  strict,
  failedChecks: failedChecks + (strict ? missing.length : 0),
  isFiltered: args.length > 0,
});
console.log(lines.join('\n'));
process.exitCode = ok ? 0 : 1;
