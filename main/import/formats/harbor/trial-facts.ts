import { settingsOf } from '../../model-settings.ts';
import { parseTime } from '../../parse-time.ts';
import type { Usage } from '../../transcript/usage.ts';
import { asNumber, asObject, asObjects, asText, type Untyped } from '../../untyped.ts';
import { bareTask } from '../atif/task-of.ts';
import { type GivenReward, rewardIn } from './reward-in.ts';

/** What a trial's configuration says of it; null: not said. */
export interface TrialNames {
  readonly name: string | null;
  readonly task: string | null;
  /** Data set it is from. */
  readonly source: string | null;
  readonly agent: string | null;
  readonly model: string | null;
  readonly settings: Readonly<Record<string, unknown>>;
  readonly verifier_disabled: boolean;
}

export interface TrialException {
  readonly type: string;
  readonly message: string;
}

/** What a trial's `result.json` says of it. */
export interface TrialFacts extends TrialNames {
  readonly reward: GivenReward;
  readonly exception: TrialException | null;
  readonly usage: Usage;
  readonly started_at: number | null;
  readonly duration_s: number | null;
  readonly finished: boolean;
  /** Steps of a task in several steps, each with a result of its own. */
  readonly n_steps: number;
}

const named = (value: unknown): string | null => {
  const text = asText(value);
  return text === null || text === '' ? null : bareTask(text.replace(/\/+$/, ''));
};

/** From `config.json`, which a trial's result repeats. Null where the object is no trial's configuration. */
export function trialNames(config: Untyped | null): TrialNames | null {
  const task = asObject(config?.task);
  const agent = asObject(config?.agent);
  if (config === null || task === null || agent === null) return null;
  return {
    name: asText(config.trial_name),
    task: named(task.name) ?? named(task.path),
    source: asText(task.source),
    agent: asText(agent.name) ?? asText(agent.import_path),
    model: asText(agent.model_name),
    settings: settingsOf(null, agent.kwargs),
    verifier_disabled: asObject(config.verifier)?.disable === true,
  };
}

function exceptionIn(value: unknown): TrialException | null {
  const info = asObject(value);
  if (info === null) return null;
  return {
    type: asText(info.exception_type) ?? 'exception',
    message: asText(info.exception_message) ?? '',
  };
}

function usageIn(value: unknown): Usage {
  const result = asObject(value);
  return {
    input: asNumber(result?.n_input_tokens),
    cached: asNumber(result?.n_cache_tokens),
    output: asNumber(result?.n_output_tokens),
    cost_usd: asNumber(result?.cost_usd),
  };
}

function spanIn(result: Untyped): Pick<TrialFacts, 'started_at' | 'duration_s'> {
  const span = asObject(result.agent_execution) ?? result;
  const from = parseTime(span.started_at);
  const to = parseTime(span.finished_at);
  const seconds = from === null || to === null ? null : (to - from) / 1000;
  return { started_at: from, duration_s: seconds === null || seconds <= 0 ? null : seconds };
}

/** From a trial's `result.json`; null where the object is none. */
export function trialFacts(result: Untyped): TrialFacts | null {
  if (asText(result.trial_name) === null || asText(result.task_name) === null) return null;
  const config = trialNames(asObject(result.config));
  const info = asObject(result.agent_info);
  const version = settingsOf(info?.version, null);
  return {
    name: asText(result.trial_name),
    task: named(result.task_name) ?? config?.task ?? null,
    source: asText(result.source) ?? config?.source ?? null,
    agent: asText(info?.name) ?? config?.agent ?? null,
    model: config?.model ?? asText(asObject(info?.model_info)?.name),
    settings: { ...version, ...config?.settings },
    verifier_disabled: config?.verifier_disabled ?? false,
    reward: rewardIn(result.verifier_result),
    exception: exceptionIn(result.exception_info),
    usage: usageIn(result.agent_result),
    ...spanIn(result),
    finished: parseTime(result.finished_at) !== null,
    n_steps: asObjects(result.step_results).length,
  };
}
