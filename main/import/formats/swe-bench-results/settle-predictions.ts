import type { NamedPrediction } from '../../predictions.ts';
import type { Nameless } from './gathered.ts';
import { bareModelPath, type Runs } from './runs.ts';
import { soleRun } from './sole-run.ts';

function giveTo(run: string, home: string, entries: readonly NamedPrediction[], runs: Runs): void {
  for (const { instance, prediction } of entries)
    runs.givePrediction(runs.at({ run, home }, instance), prediction);
}

/** To each run what it has; what none has, to the first. */
function giveToAll(
  named: readonly string[],
  home: string,
  entries: readonly NamedPrediction[],
  runs: Runs,
): void {
  const isIn = (run: string) => (entry: NamedPrediction) =>
    runs.records.find(run, entry.instance) !== undefined;
  const homeless = entries.filter((entry) => !named.some((run) => isIn(run)(entry)));
  for (const run of named) giveTo(run, home, entries.filter(isIn(run)), runs);
  giveTo(named[0]!, home, homeless, runs);
}

/**
 * Predictions name a model, not a run. They belong to every run of that model in their folder, to its only run where that
 * names no model and shares tasks with them, or make a run of their own.
 */
export function settlePredictions({ path, entries }: Nameless<NamedPrediction>, runs: Runs): void {
  const { home, run: own } = runs.placeOf(path);
  const models = new Set(entries.map(({ prediction }) => prediction.model));
  for (const model of models) {
    const ofModel = entries.filter(({ prediction }) => prediction.model === model);
    const named = runs
      .in(home)
      .filter((run) => model !== null && runs.modelsOf(run).has(bareModelPath(model)));
    const instances = ofModel.map(({ instance }) => instance);
    const sole = models.size === 1 ? soleRun(path, instances, runs) : null;
    const alone = models.size === 1 ? own : `${own} · ${model ?? 'model unknown'}`;
    if (named.length > 0) giveToAll(named, home, ofModel, runs);
    else if (sole !== null && runs.modelsOf(sole).size === 0) giveTo(sole, home, ofModel, runs);
    else giveTo(alone, home, ofModel, runs);
  }
}
