import { spawn } from 'node:child_process';
import { ROOT } from '../parts.mjs';

/** A window that a person closes has lived longer; one that could not start (no sandbox, no library) has not. */
const START_LIMIT_MS = 5_000;

/**
 * Runs the app in Electron until it is closed.
 * @param {string} program
 * @param {readonly string[]} args
 * @returns {Promise<{ readonly started: boolean, readonly code: number }>} `started` is false where it broke off at once
 */
export function runElectron(program, args) {
  const began = performance.now();
  const { ELECTRON_RUN_AS_NODE: _, ...env } = process.env;
  return new Promise((resolve) => {
    const child = spawn(program, [ROOT, ...args], { env, stdio: 'inherit' });
    let isAsked = false;
    for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
      process.once(signal, () => {
        isAsked = true;
        child.kill(signal);
      });
    }
    child.once('error', () => resolve({ started: false, code: 1 }));
    child.once('exit', (code) => {
      const brokeOff = code !== 0 && !isAsked && performance.now() - began < START_LIMIT_MS;
      resolve({ started: !brokeOff, code: code ?? 1 });
    });
  });
}
