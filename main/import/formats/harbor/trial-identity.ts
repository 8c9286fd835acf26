import type { Trial } from './trial.ts';

/** Whose run on which task a trial is; null: not said. */
export interface TrialIdentity {
  readonly task: string | null;
  readonly source: string | null;
  readonly agent: string | null;
  readonly model: string | null;
  readonly settings: Readonly<Record<string, unknown>>;
}

/** `agent__model__dataset`, or without the model. */
function fromEvaluation(evaluation: string): Omit<TrialIdentity, 'task' | 'settings'> {
  const [agent = null, ...rest] = evaluation.split('__');
  const source = rest.pop() ?? null;
  return { agent, source, model: rest.length === 0 ? null : rest.join('__') };
}

/** A trial is called by its task and seven characters of chance. */
const taskInName = (name: string): string => name.replace(/__[A-Za-z0-9]{7}$/, '');

/** From the trial's result, else its configuration, else the name under which the job lists it. */
export function trialIdentity({ name, facts, config, listed }: Trial): TrialIdentity {
  const best = facts ?? config;
  const evaluation = listed === null ? null : fromEvaluation(listed.evaluation);
  return {
    task: best?.task ?? (name === null ? null : taskInName(name)),
    source: best?.source ?? evaluation?.source ?? null,
    agent: best?.agent ?? evaluation?.agent ?? null,
    model: best?.model ?? evaluation?.model ?? null,
    settings: best?.settings ?? {},
  };
}
