import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Lies in each built folder and says what it was built from. */
export const STAMP_FILE = '.stamp';

/**
 * A hash of path, size and time of every source: a few milliseconds, where reading them all would take longer.
 * @param {string} root
 * @param {readonly string[]} sources files and folders from the root
 */
export function stampOf(root, sources) {
  const hash = createHash('sha256');
  for (const path of sources.flatMap((source) => filesIn(root, source))) {
    const { mtimeMs, size } = statSync(join(root, path));
    hash.update(`${path}\0${mtimeMs}\0${size}\n`);
  }
  return hash.digest('hex');
}

/**
 * @param {string} folder a built folder
 * @returns {string | null} null where nothing was built
 */
export function readStamp(folder) {
  try {
    return readFileSync(join(folder, STAMP_FILE), 'utf8');
  } catch {
    return null;
  }
}

/** @param {string} root @param {string} path @returns {string[]} */
function filesIn(root, path) {
  if (statSync(join(root, path)).isFile()) return [path];
  return readdirSync(join(root, path), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .sort();
}
