import { ensureBuilt } from '../ensure-built.mjs';

/** Vitest's global setup: threads run built code, also under a test. */
export const setup = () => ensureBuilt(['main'], console.log);
