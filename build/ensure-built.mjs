import { chmodSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withLock } from './lock.mjs';
import { PARTS, ROOT } from './parts.mjs';
import { readStamp, STAMP_FILE, stampOf } from './stamp.mjs';

/** @typedef {import('./parts.mjs').PartName} PartName */

/** The sources are wrong: the message says where, and a stack trace of ours says nothing more. */
export class BuildError extends Error {}

/**
 * Builds those of `parts` whose sources changed since they were built; an unchanged tree costs a look at its files.
 * Processes that come at the same time wait for the one that builds, and nobody sees a half-built folder: each is
 * built aside and moved into place.
 * @param {readonly PartName[]} [parts] all, where left out
 * @param {(message: string) => void} [log]
 * @throws BuildError; the last good build then stays in place
 */
export async function ensureBuilt(parts = allParts(), log = () => {}) {
  if (parts.every(isFresh)) return;
  await withLock(join(ROOT, 'dist/.lock'), async () => {
    for (const part of parts.filter((name) => !isFresh(name))) await buildPart(part, log);
  });
}

/**
 * @param {PartName} part
 * @param {(message: string) => void} log
 */
export async function buildPart(part, log) {
  const started = performance.now();
  const { out, sources } = PARTS[part];
  const stamp = stampOf(ROOT, sources);
  mkdirSync(join(ROOT, 'dist'), { recursive: true });
  const aside = mkdtempSync(join(ROOT, `dist/.${part}-`));
  try {
    await runVite(PARTS[part], aside, log).catch((cause) => {
      throw new BuildError(`${out} could not be built.\n${cause.message}`, { cause });
    });
    chmodSync(aside, 0o755);
    writeFileSync(join(aside, STAMP_FILE), stamp);
    moveIntoPlace(aside, join(ROOT, out));
  } finally {
    rmSync(aside, { recursive: true, force: true });
  }
  log(`built ${out} in ${((performance.now() - started) / 1000).toFixed(1)} s`);
}

/** @returns {PartName[]} */
export function allParts() {
  return /** @type {PartName[]} */ (Object.keys(PARTS));
}

/** @param {PartName} part */
function isFresh(part) {
  const { out, sources } = PARTS[part];
  return readStamp(join(ROOT, out)) === stampOf(ROOT, sources);
}

/**
 * Vite is loaded only here: it takes longer than everything else an unchanged tree needs.
 * @param {import('./parts.mjs').Part} part
 * @param {string} outDir
 * @param {(message: string) => void} log receives warnings
 */
async function runVite({ root, config }, outDir, log) {
  const { build, createLogger } = await import('vite');
  /** @type {(message: string) => void} */
  const warn = (message) => log(message);
  // What it would say of an error is in the error it throws.
  const customLogger = { ...createLogger('silent'), warn, warnOnce: warn };
  const { NODE_ENV } = process.env;
  // Whoever asks, such as a test runner, may have set it otherwise, and Vite would build for development.
  process.env.NODE_ENV = 'production';
  try {
    await build({
      root: join(ROOT, root),
      configFile: join(ROOT, config),
      logLevel: 'warn',
      customLogger,
      build: { outDir, emptyOutDir: true },
    });
  } finally {
    if (NODE_ENV === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = NODE_ENV;
  }
}

/** @param {string} folder @param {string} place */
function moveIntoPlace(folder, place) {
  const old = `${folder}-old`;
  if (existsSync(place)) renameSync(place, old);
  renameSync(folder, place);
  rmSync(old, { recursive: true, force: true });
}
