import { spawn } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../parts.mjs';
import { COUNTS_FILE } from './reporter.mjs';

/** @typedef {import('./reporter.mjs').Counts} Counts */

/**
 * Runs vitest with its output shown.
 * @param {readonly string[]} args
 * @param {{ readonly later?: boolean }} [options] later: the output is shown once it has ended
 * @returns {Promise<Counts>} a run that broke off without counting is one failure
 */
export async function runVitest(args, { later = false } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'parallax-test-'));
  const countsFile = join(folder, 'counts.json');
  const outputFile = join(folder, 'output');
  const vitest = join(ROOT, 'node_modules/vitest/vitest.mjs');
  const reporters = ['--reporter=default', `--reporter=${join(ROOT, 'build/test/reporter.mjs')}`];
  const output = later ? openSync(outputFile, 'w') : 'inherit';
  try {
    const child = spawn(process.execPath, [vitest, 'run', ...reporters, ...args], {
      cwd: ROOT,
      stdio: ['ignore', output, output],
      env: { ...process.env, [COUNTS_FILE]: countsFile },
    });
    const status = await new Promise((resolve) => child.once('close', resolve));
    if (later) process.stdout.write(readFileSync(outputFile));
    return settle(readCounts(countsFile), status === 0);
  } finally {
    if (typeof output === 'number') closeSync(output);
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
