import type { NamedPrediction, Prediction } from '../../predictions.ts';
import type { Runs } from './runs.ts';

/** The last of several predictions on one task counts, as for the harness; different patches are reported. */
export function lastOfEach(
  entries: readonly NamedPrediction[],
  file: string,
  report: Runs['report'],
): readonly NamedPrediction[] {
  const last = new Map<string, NamedPrediction>();
  for (const entry of entries) {
    const { instance, prediction } = entry;
    const key = `${prediction.model}\n${instance}`;
    const before: Prediction | undefined = last.get(key)?.prediction;
    if (before !== undefined && before.patch !== prediction.patch) {
      const reason = `${instance} stands twice with different patches; the last counts, as for the harness`;
      report({ file, line: null, code: 'duplicate', reason });
    }
    last.set(key, entry);
  }
  return [...last.values()];
}
