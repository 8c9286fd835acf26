import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../parts.mjs';
import { COUNTS_FILE } from './reporter.mjs';

/** @typedef {import('./reporter.mjs').Counts} Counts */

/**
 * Runs vitest with its output shown.
 * @param {readonly string[]} args
 * @returns {Counts} a run that broke off without counting is one failure
 */
export function runVitest(args) {
  const folder = mkdtempSync(join(tmpdir(), 'parallax-test-'));
  const countsFile = join(folder, 'counts.json');
  const vitest = join(ROOT, 'node_modules/vitest/vitest.mjs');
  const reporters = ['--reporter=default', `--reporter=${join(ROOT, 'build/test/reporter.mjs')}`];
  try {
    const { status } = spawnSync(process.execPath, [vitest, 'run', ...reporters, ...args], {
      cwd: ROOT,
      stdio: 'inherit',
      env: { ...process.env, [COUNTS_FILE]: countsFile },
    });
    return settle(readCounts(countsFile), status === 0);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @param {string} file @returns {Counts} */
function readCounts(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return { passed: 0, failed: 0, skipped: [] };
  }
}

/** A run that vitest calls failed never counts as passed. @param {Counts} counts @param {boolean} ok @returns {Counts} */
function settle(counts, ok) {
  return ok || counts.failed > 0 ? counts : { ...counts, failed: 1 };
}
