import type { NamedPrediction } from '../../predictions.ts';
import type { Nameless } from './gathered.ts';
import { runOfFolder } from './run-of-folder.ts';
import type { Runs } from './runs.ts';
import type { SettledArms } from './settle-arms.ts';

/** Predictions beside arms are of the run whose record has the patch's length; where none has, the run is unknown. */
export function settleArmPredictions(
  predictions: Nameless<NamedPrediction>,
  { runs: own }: SettledArms,
  runs: Runs,
): void {
  const { file, entries } = predictions;
  const whole = runOfFolder(predictions, runs);
  for (const { instance, prediction } of entries) {
    const length = [...prediction.patch].length;
    const record = [...own.values()]
      .map((run) => runs.records.find(run, instance))
      .find((found) => found?.row?.patch_chars === length);
    if (whole !== null) runs.givePrediction(runs.records.at(whole, instance), prediction);
    else if (record !== undefined) runs.givePrediction(record, prediction);
    else {
      const reason = `the patch for ${instance} has ${length} characters, which no record of it has: not known whose it is; left out`;
      runs.report({ file, line: null, code: 'disagreement', reason });
    }
  }
}
