import { ensureBuilt } from '../ensure-built.mjs';

/** Vitest's global setup: the tests of the window drive the app as it is built. */
export const setup = () => ensureBuilt(undefined, console.log);
