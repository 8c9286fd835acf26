import { parse, YAMLParseError } from 'yaml';
import { benchmarkOfDataset } from '../../benchmark-of-dataset.ts';
import { type Settings, settingsOf } from '../../model-settings.ts';
import { asList, asNumber, asObject, asText, type Untyped } from '../../untyped.ts';

/** What a configuration says of a run; null where it is silent. */
export interface Config {
  readonly model: string | null;
  readonly settings: Settings;
  readonly call_limit: number | null;
  readonly task: string | null;
  readonly benchmark: string | null;
}

export const NO_CONFIG: Config = { model: null, settings: {}, call_limit: null, task: null, benchmark: null };

const SUBSETS: Readonly<Record<string, string>> = {
  full: 'SWE-bench',
  lite: 'SWE-bench_Lite',
  verified: 'SWE-bench_Verified',
  multimodal: 'SWE-bench_Multimodal',
  multilingual: 'SWE-bench_Multilingual',
};

/** From 1.0 on a batch names its source of instances, in 0.x its environment the data. A file is no benchmark. */
function benchmark(config: Untyped): string | null {
  const instances = asObject(config.instances);
  const split = asText(instances?.split) ?? asText(asObject(config.environment)?.split);
  if (instances?.type === 'swe_bench')
    return benchmarkOfDataset(SUBSETS[asText(instances.subset) ?? ''] ?? null, split);
  if (instances !== null) return benchmarkOfDataset(asText(instances.dataset_name), split);
  const data = asText(asObject(config.environment)?.data_path);
  return data === null || /\.\w+$|:\/\//.test(data) ? null : benchmarkOfDataset(data, split);
}

/** An agent that tries several times has a configuration for each try; the first stands for them. */
function modelOf(config: Untyped): Untyped | null {
  const agent = asObject(config.agent);
  return asObject(agent?.model) ?? asObject(asObject(asList(agent?.agent_configs)[0])?.model);
}

/** A configuration as an object or, as trajectories from 1.1 on and the files beside them keep it, as the JSON of one. */
export function readConfig(value: unknown): Config {
  const config = asObject(typeof value === 'string' ? parsed(value) : value);
  if (config === null) return NO_CONFIG;
  const model = modelOf(config);
  return {
    model: asText(model?.name) ?? asText(model?.model_name),
    settings: settingsOf(null, model),
    call_limit: asNumber(model?.per_instance_call_limit),
    task: asText(asObject(config.problem_statement)?.id),
    benchmark: benchmark(config),
  };
}

/** JSON or YAML, the former tried first since it is far quicker; undefined where it is neither or does not end. */
function parsed(text: string): unknown {
  try {
    return /^\s*\{/.test(text) ? JSON.parse(text) : parse(text, { logLevel: 'error' });
  } catch (error) {
    // A ReferenceError: an alias without an anchor, or aliases that unfold without end.
    if (error instanceof YAMLParseError || error instanceof SyntaxError || error instanceof ReferenceError)
      return undefined;
    throw error;
  }
}

/** Of a file; null where it is no YAML. */
export function parseConfig(text: string): Config | null {
  const value = parsed(text);
  return value === undefined ? null : readConfig(value);
}
