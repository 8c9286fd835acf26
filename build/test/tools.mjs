import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { findChromium } from './chromium.mjs';

/**
 * @typedef {object} Tool what tests need and npm cannot bring
 * @property {string} name
 * @property {() => boolean} isThere
 * @property {readonly string[]} debianPackages
 * @property {string} how to get it, for people
 * @property {string} misses what does not run without it
 * @property {string | null} project of tests that all need it
 */

const ENGINE_PROGRAMS = ['dockerd', 'docker-registry', 'busybox', 'git', 'patch', 'ps'];

/** @param {string} name */
const isInstalled = (name) =>
  ['/usr/bin', '/bin', '/usr/sbin', '/sbin', '/usr/local/bin'].some((folder) =>
    existsSync(`${folder}/${name}`),
  );

const isRoot = () => process.getuid?.() === 0;

/** @type {readonly Tool[]} */
const TOOLS = [
  {
    name: 'Chromium',
    isThere: () => findChromium() !== null,
    debianPackages: ['chromium'],
    how: 'install Chromium or Chrome, or set PARALLAX_CHROMIUM to the program',
    misses: 'the tests of the window (tests/e2e)',
    project: 'e2e',
  },
  {
    name: 'pytest',
    isThere: () => spawnSync('/usr/bin/python3', ['-c', 'import pytest']).status === 0,
    debianPackages: ['python3', 'python3-pytest'],
    how: 'install pytest for /usr/bin/python3',
    misses: 'the demo tasks outside of containers (tests/build/demo-tasks.test.ts)',
    project: null,
  },
  {
    name: 'a Docker engine to start',
    isThere: () => isRoot() && ENGINE_PROGRAMS.every(isInstalled),
    debianPackages: [
      ...[
        'docker.io',
        'docker-registry',
        'busybox-static',
        'git',
        'patch',
        'procps',
        'diffutils',
        'findutils',
      ],
    ],
    how: 'be root where dockerd, docker-registry, busybox, git, patch and ps are installed',
    misses: 'the tests of containers (tests/docker)',
    project: 'docker',
  },
];

/**
 * Installs what is missing where that is ours to do (root on Debian), and says what is missing elsewhere.
 * @returns {readonly Tool[]} what is missing still
 */
export function ensureTools() {
  const missing = TOOLS.filter((tool) => !tool.isThere());
  if (missing.length > 0 && isDebian() && isRoot()) install(missing);
  const still = missing.filter((tool) => !tool.isThere());
  for (const { name, how, misses } of still)
    console.log(`missing: ${name}; not run: ${misses}. To run them, ${how}.`);
  return still;
}

/** @param {readonly Tool[]} tools */
function install(tools) {
  const packages = tools.flatMap((tool) => tool.debianPackages);
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
