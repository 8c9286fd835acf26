import type { NamedPrediction } from '../../predictions.ts';
import type { Nameless } from './gathered.ts';
import type { Runs } from './runs.ts';
import { soleRun } from './sole-run.ts';

const bare = (model: string | null): string => (model ?? '').replaceAll('/', '__');

/** Models that a run's reports and summaries are of, as the harness writes them in paths. */
function modelsOf(run: string, runs: Runs): ReadonlySet<string> {
  return new Set(
    runs.records.of(run).map(({ report, summary }) => bare(report?.model ?? summary?.model ?? null)),
  );
}

function giveTo(
  run: string,
  home: string,
  runs: Runs,
  entries: readonly NamedPrediction[],
  whole: boolean,
): void {
  for (const { instance, prediction } of entries)
    if (whole || runs.records.find(run, instance) !== undefined)
      runs.givePrediction(runs.at({ run, home }, instance), prediction);
}

/**
 * Predictions name a model, not a run. They belong to every run of that model in their folder, to its only run where they
 * share tasks, or make a run of their own.
 */
export function settlePredictions({ path, entries }: Nameless<NamedPrediction>, runs: Runs): void {
  const { home, run: own } = runs.placeOf(path);
  const models = new Set(entries.map(({ prediction }) => prediction.model));
  for (const model of models) {
    const ofModel = entries.filter(({ prediction }) => prediction.model === model);
    const named = runs.in(home).filter((run) => model !== null && modelsOf(run, runs).has(bare(model)));
    const instances = ofModel.map(({ instance }) => instance);
    const alone = models.size === 1 ? own : `${own} · ${model ?? 'model unknown'}`;
    const sole = named[0] ?? (models.size === 1 ? soleRun(path, instances, runs) : null) ?? alone;
    if (named.length > 1) for (const run of named) giveTo(run, home, runs, ofModel, false);
    else giveTo(sole, home, runs, ofModel, true);
  }
}
