import { KNOWN_BENCHMARKS } from './known-benchmarks.ts';

const letters = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, '');

/** Our name of the known benchmark that a source calls in its own way, such as `swebench-verified@1.0`; else its name. */
export function benchmarkNamed(name: string): string {
  const bare = letters(name.replace(/@.*$/, ''));
  return KNOWN_BENCHMARKS.find((known) => letters(known.name) === bare)?.name ?? name;
}
