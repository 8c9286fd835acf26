import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root. */
export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));

/**
 * @typedef {object} Part what is built in one go into one folder
 * @property {string} root the folder Vite works from
 * @property {string} config Vite's
 * @property {string} out
 * @property {readonly string[]} sources files and folders; the part is stale when any of them changed
 */

const SHARED = ['preload', 'analysis', 'package.json', 'package-lock.json', 'tsconfig.base.json'];

export const PARTS = /** @type {const} @satisfies {Readonly<Record<string, Part>>} */ ({
  main: {
    root: '.',
    config: 'vite.main.config.ts',
    out: 'dist/main',
    sources: ['main', 'vite.main.config.ts', ...SHARED],
  },
  preload: {
    root: '.',
    config: 'vite.preload.config.ts',
    out: 'dist/preload',
    sources: ['vite.preload.config.ts', ...SHARED],
  },
  renderer: {
    root: 'renderer',
    config: 'vite.config.ts',
    out: 'dist/renderer',
    sources: ['renderer', 'vite.config.ts', ...SHARED],
  },
});

/** @typedef {keyof typeof PARTS} PartName */
