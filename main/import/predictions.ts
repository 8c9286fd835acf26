import { asList, asObject, asText } from './untyped.ts';

/** What the agent handed in for one task; an empty patch is known to be empty. */
export interface Prediction {
  readonly file: string;
  readonly model: string | null;
  readonly patch: string;
}

export interface NamedPrediction {
  readonly instance: string;
  readonly prediction: Prediction;
  /** Keys of the prediction that are not read. */
  readonly others: readonly string[];
}

/** One prediction, `{instance_id, model_patch, model_name_or_path}`; `key`: the task it stands under. Null where it is none. */
export function readPrediction(value: unknown, key: string | null, file: string): NamedPrediction | null {
  const object = asObject(value);
  const instance = asText(object?.instance_id) ?? key;
  if (object === null || instance === null || !('model_patch' in object)) return null;
  const { instance_id: _, model_patch, model_name_or_path, ...others } = object;
  const prediction = { file, model: asText(model_name_or_path), patch: asText(model_patch) ?? '' };
  return { instance, prediction, others: Object.keys(others) };
}

/** Every prediction of a parsed file, in order: an object by task, a list, or one alone. Null where it is neither. */
export function listPredictions(value: unknown, file: string): readonly NamedPrediction[] | null {
  const object = asObject(value);
  if (object === null && !Array.isArray(value)) return null;
  const alone = readPrediction(value, null, file);
  if (alone !== null) return [alone];
  const entries: readonly (readonly [string | null, unknown])[] =
    object === null ? asList(value).map((item) => [null, item]) : Object.entries(object);
  return entries.flatMap(([key, entry]) => readPrediction(entry, key, file) ?? []);
}

/** As listPredictions, by task; of several on one task the last counts. */
export function readPredictions(value: unknown, file: string): ReadonlyMap<string, Prediction> | null {
  const predictions = listPredictions(value, file);
  return predictions && new Map(predictions.map(({ instance, prediction }) => [instance, prediction]));
}
