import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../parts.mjs';

const PACKAGE = join(ROOT, 'node_modules/electron');

/** Longer than a slow line needs for 120 MB, short enough not to look stuck for ever. */
const INSTALL_LIMIT_MS = 300_000;

/**
 * Where Electron's program lies. Never `require('electron')`, which downloads it unasked.
 * @returns {string | null} null where its runtime is not on this machine
 */
export function findElectron() {
  const folder = process.env.ELECTRON_OVERRIDE_DIST_PATH ?? join(PACKAGE, 'dist');
  const program = join(folder, readProgramName());
  return existsSync(program) ? program : null;
}

/** Electron's own installer, once, with its output shown. @returns {string | null} the program, null where it failed */
export function installElectron() {
  console.log('Electron’s runtime is not here yet: downloading it, once.');
  const installer = join(PACKAGE, 'install.js');
  if (existsSync(installer)) {
    spawnSync(process.execPath, [installer], { stdio: 'inherit', timeout: INSTALL_LIMIT_MS });
  }
  return findElectron();
}

/** The installer leaves the program's name in `path.txt`. */
function readProgramName() {
  try {
    return readFileSync(join(PACKAGE, 'path.txt'), 'utf8');
  } catch {
    return process.platform === 'win32' ? 'electron.exe' : 'electron';
  }
}
