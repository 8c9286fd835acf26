import { systemLabel } from '../../system-label.ts';
import type { TrialIdentity } from './trial-identity.ts';

type Settings = TrialIdentity['settings'];

const baseOf = ({ agent, model }: TrialIdentity): string => systemLabel(agent, model) ?? '';

/** Settings in which trials of one agent and model differ. */
function differing(alike: readonly Settings[]): readonly string[] {
  const names = [...new Set(alike.flatMap((settings) => Object.keys(settings)))].sort();
  const values = (name: string) =>
    new Set(alike.map((settings) => settings[name]).filter((value) => value !== undefined));
  return names.filter((name) => values(name).size > 1);
}

/**
 * Trial → what to call its system: agent and model, and each setting in which trials of the same agent and model differ, so
 * that two arms of a job are not taken for repeats of one. Null where neither is known.
 */
export function labelTrials(trials: readonly TrialIdentity[]): ReadonlyMap<TrialIdentity, string | null> {
  const byBase = new Map<string, TrialIdentity[]>();
  for (const trial of trials) byBase.set(baseOf(trial), [...(byBase.get(baseOf(trial)) ?? []), trial]);
  const labels = new Map<TrialIdentity, string | null>();
  for (const [base, alike] of byBase) {
    const names = differing(alike.map(({ settings }) => settings));
    for (const trial of alike) {
      const own = names.flatMap((name) =>
        trial.settings[name] === undefined ? [] : [`${name}=${trial.settings[name]}`],
      );
      labels.set(trial, base === '' ? null : [base, ...own].join(' · '));
    }
  }
  return labels;
}
