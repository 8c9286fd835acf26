import { systemLabel } from '../../system-label.ts';
import { bareTask } from '../atif/task-of.ts';
import type { ExpectedTrial } from './job-config.ts';
import type { JobFacts } from './job-facts.ts';
import type { TrialIdentity } from './trial-identity.ts';

type Named = Pick<TrialIdentity, 'task' | 'agent' | 'model'>;

const keyOf = ({ task, agent, model }: Named): string =>
  JSON.stringify([task === null ? null : bareTask(task), systemLabel(agent, model)]);

/** What is expected and not there, each as often as it is lacking. */
function lacking(expected: readonly ExpectedTrial[], present: readonly Named[]): readonly ExpectedTrial[] {
  const left = new Map<string, number>();
  for (const trial of present) left.set(keyOf(trial), (left.get(keyOf(trial)) ?? 0) + 1);
  return expected.filter((trial) => {
    const there = left.get(keyOf(trial)) ?? 0;
    left.set(keyOf(trial), there - 1);
    return there <= 0;
  });
}

const UNNAMED: TrialIdentity = { task: null, source: null, agent: null, model: null, settings: {} };

export interface OpenTrials {
  /** One per trial that the job counts and has not begun, named where its configuration names it. */
  readonly trials: readonly TrialIdentity[];
  /** Trials that the job counts as done and of which nothing is there. */
  readonly n_lost: number;
}

/** The trials that a job counts and does not hold: still to come, or lost. */
export function openTrials(
  { n_total, n_open, finished }: JobFacts,
  present: readonly TrialIdentity[],
  expected: readonly ExpectedTrial[] | null,
): OpenTrials {
  const missing = Math.max(0, n_total - present.length);
  const open = Math.min(missing, n_open ?? (finished ? 0 : missing));
  const named = expected === null ? [] : lacking(expected, present);
  // A data set that all trials share is that of the others, too.
  const sources = new Set(present.map(({ source }) => source));
  const source = sources.size === 1 ? [...sources][0]! : null;
  const trials =
    named.length === open
      ? named.map((trial) => ({ ...UNNAMED, ...trial }))
      : Array.from({ length: open }, () => ({ ...UNNAMED, source }));
  return { trials, n_lost: missing - open };
}
