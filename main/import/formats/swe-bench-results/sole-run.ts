import type { Runs } from './runs.ts';

/** The only run of the file's folder, where it shares tasks with the file. */
export function soleRun(path: string, instances: readonly string[], runs: Runs): string | null {
  const [run, ...others] = runs.in(runs.placeOf(path).home);
  if (run === undefined || others.length > 0) return null;
  const known = runs.instancesOf(run);
  return instances.some((instance) => known.has(instance)) ? run : null;
}
