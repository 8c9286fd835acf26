import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../parts.mjs';

interface PublicSource {
  readonly path: string;
  /** What to call it in print; holds no path of the machine. */
  readonly name: string;
}

/** The whole public source where it lies beside the repository, else the part of it that the demo ships. */
function publicSource(whole: string, shipped: string): PublicSource {
  const path = join(ROOT, '..', 'shared', 'data', whole);
  if (existsSync(path)) return { path, name: whole };
  return { path: join(ROOT, 'build', 'demo', 'sources', shipped), name: `${shipped} of the demo` };
}

export const matrices = (): PublicSource => publicSource('moatless-submissions', 'boards');

export const trajectories = (): PublicSource =>
  publicSource('mini-swe-agent-runs/dev-runs-all-trajectories.tar.gz', 'repeats/trajectories.tar.gz');
