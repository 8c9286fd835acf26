import { posix } from 'node:path';

/** `claude_sonnet_4` and `Claude-Sonnet-4-paper` start alike. */
const letters = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, '');

/** The run among `runs` whose name starts as that of a file of labels; null where none or several do. */
export function labelledRun(file: string, runs: readonly string[]): string | null {
  const stem = letters(posix.basename(file, '.csv'));
  const fits = runs.filter((run) => letters(posix.basename(run)).startsWith(stem));
  return fits.length === 1 ? fits[0]! : null;
}
