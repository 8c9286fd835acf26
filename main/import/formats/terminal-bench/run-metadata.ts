import { benchmarkNamed } from '../../benchmark-named.ts';
import { type Settings, settingsOf } from '../../model-settings.ts';
import { parseTime } from '../../parse-time.ts';
import { asNumber, asObject, asText, asTexts, type Untyped } from '../../untyped.ts';

/** What Terminal-Bench says of a whole run; null: not said. */
export interface RunMetadata {
  readonly run: string | null;
  readonly benchmark: string | null;
  readonly agent: string | null;
  readonly model: string | null;
  readonly settings: Settings;
  /** Tasks that were to be run, and how often each; none where it names no tasks. */
  readonly tasks: readonly string[];
  readonly n_attempts: number;
  readonly finished: boolean;
}

/** A version of a data set has tasks and tests of its own: it is a benchmark of its own. */
function benchmarkOf(name: string | null, version: string | null, path: string | null): string | null {
  if (name === null) return path?.replace(/\/+$/, '').split('/').at(-1) || null;
  const known = benchmarkNamed(name);
  return known !== name || version === null ? known : `${name} ${version}`;
}

/** From `run_metadata.json`; null where the object is none. */
export function runMetadata(value: Untyped): RunMetadata | null {
  const run = asText(value.run_id);
  const agent = asText(value.agent_name);
  if (run === null || agent === null || !('dataset_path' in value)) return null;
  return {
    ...{ run, agent },
    benchmark: benchmarkOf(
      asText(value.dataset_name),
      asText(value.dataset_version),
      asText(value.dataset_path),
    ),
    model: asText(value.model_name),
    settings: settingsOf(null, value.agent_kwargs),
    tasks: asTexts(value.task_ids),
    n_attempts: asNumber(value.n_attempts) ?? 1,
    finished: parseTime(value.end_time) !== null,
  };
}

/** From `tb.lock`, with which a run is resumed; it does not tell whether the run ended. Null where the object is none. */
export function runLock(value: Untyped): RunMetadata | null {
  const [dataset, agent, config] = [value.dataset, value.agent, value.run_config].map(asObject);
  if (!dataset || !agent || !config) return null;
  return {
    run: asText(asObject(value.local_config)?.run_id),
    benchmark: benchmarkOf(asText(dataset.name), asText(dataset.version), asText(dataset.local_path)),
    agent: asText(agent.name),
    model: asText(agent.model_name),
    settings: settingsOf(null, agent.extra_kwargs),
    ...{ tasks: [], n_attempts: asNumber(config.n_attempts) ?? 1, finished: true },
  };
}
