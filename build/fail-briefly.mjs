import { stripVTControlCharacters } from 'node:util';
import { BuildError } from './ensure-built.mjs';

/**
 * Runs a script's work; a build that fails ends the process with its message alone.
 * @param {() => Promise<void>} work
 */
export async function failBriefly(work) {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof BuildError)) throw error;
    console.error(process.stderr.isTTY ? error.message : stripVTControlCharacters(error.message));
    process.exit(1);
  }
}
