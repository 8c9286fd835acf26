import { parseTime } from '../../parse-time.ts';
import { asNumber, asObject, asObjects, asTexts, type Untyped } from '../../untyped.ts';
import { type TrialFacts, trialFacts } from './trial-facts.ts';

/** What a job's statistics say of one trial. */
export interface ListedTrial {
  readonly name: string;
  /** `agent__model__dataset`, under which Harbor keeps it. */
  readonly evaluation: string;
  readonly reward: number | null;
  readonly exception: string | null;
}

/** What a job's `result.json` says, of all versions. */
export interface JobFacts {
  readonly n_total: number;
  /** Trials that are still to come or were running when the file was written; null where the version does not count them. */
  readonly n_open: number | null;
  readonly finished: boolean;
  readonly listed: readonly ListedTrial[];
  /** Results inside the file, as early versions have them. */
  readonly trials: readonly TrialFacts[];
}

function rewarded(evaluation: string, value: Untyped): readonly ListedTrial[] {
  const byReward = asObject(asObject(value.reward_stats)?.reward) ?? {};
  return Object.entries(byReward).flatMap(([reward, names]) =>
    asTexts(names).map((name) => ({ name, evaluation, reward: Number(reward), exception: null })),
  );
}

function errored(evaluation: string, value: Untyped): readonly ListedTrial[] {
  return Object.entries(asObject(value.exception_stats) ?? {}).flatMap(([exception, names]) =>
    asTexts(names).map((name) => ({ name, evaluation, reward: null, exception })),
  );
}

/** A trial may stand under a reward and under an exception. */
function listedIn(stats: Untyped): readonly ListedTrial[] {
  const all = new Map<string, ListedTrial>();
  for (const [evaluation, value] of Object.entries(asObject(stats.evals) ?? {})) {
    const own = asObject(value) ?? {};
    for (const trial of [...rewarded(evaluation, own), ...errored(evaluation, own)]) {
      const before = all.get(trial.name);
      const reward = trial.reward ?? before?.reward ?? null;
      all.set(trial.name, { ...trial, reward, exception: trial.exception ?? before?.exception ?? null });
    }
  }
  return [...all.values()];
}

/** From a job's `result.json`; null where the object is none. */
export function jobFacts(result: Untyped): JobFacts | null {
  const n_total = asNumber(result.n_total_trials);
  const stats = asObject(result.stats);
  if (n_total === null || stats === null) return null;
  const pending = asNumber(stats.n_pending_trials);
  return {
    n_total,
    n_open: pending === null ? null : pending + (asNumber(stats.n_running_trials) ?? 0),
    finished: parseTime(result.finished_at) !== null,
    listed: listedIn(stats),
    trials: asObjects(result.trial_results).flatMap((trial) => trialFacts(trial) ?? []),
  };
}
