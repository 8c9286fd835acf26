import { settingsOf } from '../../model-settings.ts';
import { asNumber, asObject, asObjects, asText, type Untyped } from '../../untyped.ts';
import { type Config, readConfig } from './config.ts';

/** One try at a task: what the model was shown and answered, and each step with what it did in the environment. */
export interface Try {
  readonly history: readonly Untyped[];
  readonly steps: readonly Untyped[];
}

/**
 * A trajectory of any version: 0.x (commands in the text), 1.x (tool calls, its configuration inside, several tries), or a
 * demonstration's bare history. What it does not say is null.
 */
export interface Trajectory {
  /** The try that counts: the only one, or the one that was chosen. */
  readonly main: Try;
  /** All tries in order, `main` among them. */
  readonly tries: readonly Try[];
  readonly config: Config;
  readonly exitWord: string | null;
  /** The patch handed in; empty where the agent left nothing. */
  readonly submission: string | null;
  readonly calls: number | null;
  readonly input_tokens: number | null;
  readonly output_tokens: number | null;
  readonly cost_usd: number | null;
}

const isMessage = (item: Untyped): boolean => typeof item.role === 'string';
const isStep = (item: Untyped): boolean => typeof item.action === 'string' || 'observation' in item;

function readTry(value: Untyped): Try | null {
  const [history, steps] = [asObjects(value.history), asObjects(value.trajectory)];
  const isTry = history.length + steps.length > 0 && history.every(isMessage) && steps.every(isStep);
  return isTry ? { history, steps } : null;
}

/** Where no try was chosen, the last one counts. */
function readTries(object: Untyped): Pick<Trajectory, 'main' | 'tries'> | null {
  const tries = asObjects(object.attempts).flatMap((item) => readTry(item) ?? []);
  const own = readTry(object);
  const main = own ?? tries.at(-1);
  if (main === undefined) return null;
  if (own === null || tries.length === 0) return { main, tries: own === null ? tries : [own] };
  const chosen = asNumber(asObject(object.info)?.best_attempt_idx) ?? tries.length - 1;
  return { main, tries: tries.map((item, index) => (index === chosen ? main : item)) };
}

/** An agent that ended without handing anything in left nothing. */
function submissionOf(info: Untyped | null, exitWord: string | null): string | null {
  return asText(info?.submission) ?? (exitWord === null ? null : '');
}

/** A parsed file as a trajectory; null where it is none. */
export function readTrajectory(value: unknown): Trajectory | null {
  const object = asObject(value);
  const tries = object === null ? null : readTries(object);
  if (object === null || tries === null) return null;
  const lastInfo = asObject(asObjects(object.attempts).at(-1)?.info);
  const info = asObject(object.info) ?? lastInfo;
  const stats = asObject(info?.model_stats);
  const config = readConfig(object.replay_config);
  const exitWord = asText(info?.exit_status) || null;
  return {
    ...tries,
    config: { ...config, settings: { ...settingsOf(info?.swe_agent_version, null), ...config.settings } },
    exitWord,
    submission: submissionOf(info, exitWord),
    calls: asNumber(stats?.api_calls),
    input_tokens: asNumber(stats?.tokens_sent),
    output_tokens: asNumber(stats?.tokens_received),
    cost_usd: asNumber(stats?.instance_cost),
  };
}
