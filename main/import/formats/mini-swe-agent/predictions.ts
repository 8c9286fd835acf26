import { asList, asObject, asText } from '../../untyped.ts';

/** What the agent handed in for one task; an empty patch is known to be empty. */
export interface Prediction {
  readonly file: string;
  readonly model: string | null;
  readonly patch: string;
}

/** Task → prediction of a `preds.json`: an object by task, or a list. Null where it is neither. */
export function readPredictions(value: unknown, file: string): ReadonlyMap<string, Prediction> | null {
  const object = asObject(value);
  if (object === null && !Array.isArray(value)) return null;
  const predictions = new Map<string, Prediction>();
  for (const [key, entry] of object === null
    ? asList(value).map((item) => [null, item] as const)
    : Object.entries(object)) {
    const prediction = asObject(entry);
    const instance = asText(prediction?.instance_id) ?? key;
    if (prediction === null || instance === null || !('model_patch' in prediction)) continue;
    const { model_patch, model_name_or_path } = prediction;
    predictions.set(instance, { file, model: asText(model_name_or_path), patch: asText(model_patch) ?? '' });
  }
  return predictions;
}
