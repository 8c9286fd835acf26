import type { StatusMap } from '../test-status.ts';
import { interruptedTests } from './interrupted-tests.ts';
import { trim, trimStart, words } from './python-text.ts';

const PASSES = [' ... ok', ' ... OK', ' ...  OK'];
const VERSION_TEST = '--version is equivalent to version';
const GLUED = 'Applying sites.0002_alter_domain_unique...test_no_migrations';

/**
 * `unittest -v` and Django's runner, as `parse_log_django`. Its quirks are kept, since the published lists of tests were
 * made with them: a test with a docstring is known by the docstring; `FAIL:` and `ERROR:` headings add the bare method's
 * name; `expected failure` is not read; and any line that begins with `ok` passes the test named last, even one that
 * failed, so what a test prints can turn it. Where a heading has no name the published parser breaks off with an
 * IndexError; here that line is passed over.
 */
export function parseDjango(log: string): StatusMap {
  const statuses = new Map<string, string>();
  let last: string | null = null;
  for (const raw of log.split('\n')) {
    const line = trim(raw);
    if (line.includes(VERSION_TEST)) statuses.set(VERSION_TEST, 'PASSED');
    if (line.includes(' ... ')) last = before(line, ' ... ');
    readLine(line, statuses);
    if (last !== null && unglued(line).startsWith('ok')) statuses.set(last, 'PASSED');
  }
  for (const name of interruptedTests(log)) statuses.set(name, 'PASSED');
  return statuses;
}

function readLine(line: string, statuses: Map<string, string>): void {
  const told = unglued(line);
  const passed = PASSES.find((ending) => line.endsWith(ending));
  if (passed !== undefined) statuses.set(untilLast(told, passed), 'PASSED');
  if (told.includes(' ... skipped')) statuses.set(before(told, ' ... skipped'), 'SKIPPED');
  if (told.endsWith(' ... FAIL')) statuses.set(before(told, ' ... FAIL'), 'FAILED');
  readHeading(told, 'FAIL:', 'FAILED', statuses);
  if (told.endsWith(' ... ERROR')) statuses.set(before(told, ' ... ERROR'), 'ERROR');
  readHeading(told, 'ERROR:', 'ERROR', statuses);
}

/** A passing line that a migration's own progress stands before (django-7188). */
function unglued(line: string): string {
  const passes = PASSES.some((ending) => line.endsWith(ending));
  return passes && line.startsWith(GLUED) ? trimStart(line.slice(line.indexOf('...') + 3)) : trimStart(line);
}

function readHeading(line: string, heading: string, status: string, statuses: Map<string, string>): void {
  if (!line.startsWith(heading)) return;
  const name = words(line)[1];
  if (name !== undefined) statuses.set(name, status);
}

const before = (line: string, mark: string) => line.slice(0, line.indexOf(mark));

function untilLast(line: string, mark: string): string {
  const at = line.lastIndexOf(mark);
  return at === -1 ? line : line.slice(0, at);
}
