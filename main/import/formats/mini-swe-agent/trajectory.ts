import { type Settings, settingsOf } from '../../model-settings.ts';
import { asNumber, asObject, asObjects, asText, type Untyped } from '../../untyped.ts';

/**
 * A trajectory of any of the three generations: a bare array of messages, `mini-swe-agent-1` (info and messages) and
 * `mini-swe-agent-1.1` (tool calls and times as well). What a generation does not say is null.
 */
export interface Trajectory {
  readonly instance: string | null;
  readonly model: string | null;
  readonly settings: Settings;
  readonly exitWord: string | null;
  /** The patch handed in; empty where the agent left nothing. */
  readonly submission: string | null;
  readonly calls: number | null;
  readonly cost_usd: number | null;
  readonly step_limit: number | null;
  readonly cost_limit: number | null;
  readonly messages: readonly Untyped[];
}

/** Chat message, or item of the Responses interface. */
const isMessage = (message: Untyped): boolean =>
  typeof message.role === 'string' ||
  message.object === 'response' ||
  message.type === 'function_call_output';

/** A parsed file as a trajectory; null where it is none. */
export function readTrajectory(value: unknown): Trajectory | null {
  const object = asObject(value);
  const messages = asObjects(object?.messages ?? value);
  if (messages.length === 0 || !messages.every(isMessage)) return null;
  const info = asObject(object?.info);
  const stats = asObject(info?.model_stats);
  const config = asObject(info?.config);
  const [agent, model] = [asObject(config?.agent), asObject(config?.model)];
  return {
    instance: asText(object?.instance_id),
    model: asText(model?.model_name),
    settings: settingsOf(info?.mini_version, model?.model_kwargs),
    exitWord: asText(info?.exit_status) || null,
    submission: asText(info?.submission),
    calls: asNumber(stats?.api_calls) || null,
    cost_usd: asNumber(stats?.instance_cost) || null,
    step_limit: asNumber(agent?.step_limit),
    cost_limit: asNumber(agent?.cost_limit),
    messages,
  };
}
