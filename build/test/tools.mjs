import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { findChromium } from './chromium.mjs';

/**
 * @typedef {object} Tool what tests need and npm cannot bring
 * @property {string} name
 * @property {() => boolean} isThere
 * @property {string} debianPackage
 * @property {string} how to get it, for people
 * @property {string} misses what does not run without it
 * @property {readonly string[]} withoutIt vitest's arguments that leave out what needs it
 */

/** @type {readonly Tool[]} */
const TOOLS = [
  {
    name: 'Chromium',
    isThere: () => findChromium() !== null,
    debianPackage: 'chromium',
    how: 'install Chromium or Chrome, or set PARALLAX_CHROMIUM to the program',
    misses: 'the tests of the window (tests/e2e)',
    withoutIt: ['--project=!e2e'],
  },
];

/**
 * Installs what is missing where that is ours to do (root on Debian), and says what is missing elsewhere.
 * @returns {readonly Tool[]} what is missing still
 */
export function ensureTools() {
  const missing = TOOLS.filter((tool) => !tool.isThere());
  if (missing.length > 0 && isDebian() && process.getuid?.() === 0) install(missing);
  const still = missing.filter((tool) => !tool.isThere());
  for (const { name, how, misses } of still)
    console.log(`missing: ${name}; not run: ${misses}. To run them, ${how}.`);
  return still;
}

/** @param {readonly Tool[]} tools */
function install(tools) {
  const packages = tools.map((tool) => tool.debianPackage);
  console.log(`installing ${packages.join(', ')}`);
  apt(['update']);
  apt(['install', '-y', '--no-install-recommends', ...packages]);
}

/** Apt's own output is shown only where it fails. @param {readonly string[]} args */
function apt(args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const { status, stdout, stderr, error } = spawnSync('apt-get', ['-q', ...args], { env, encoding: 'utf8' });
  if (status !== 0) console.log(`apt-get ${args.join(' ')} failed:\n${error?.message ?? stdout + stderr}`);
}

function isDebian() {
  try {
    return /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));
  } catch {
    return false;
  }
}
