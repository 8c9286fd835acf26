import type { ImportProblem } from '../../format.ts';
import type { TerminalLook } from './look.ts';
import type { TrialResult } from './trial-result.ts';

export interface FoundTrial {
  readonly file: string;
  readonly trial: TrialResult;
}

/** By its name; one without a name is told by its place in the list alone. */
const keyOf = ({ name, task }: TrialResult, at: number): string => name ?? JSON.stringify([task, at]);

const outcome = ({ resolved, failure }: TrialResult): string =>
  `${resolved === null ? 'no verdict' : resolved ? 'resolved' : 'unresolved'}${failure ? ` (${failure})` : ''}`;

/**
 * The trials of one run, each once: its own `results.json` counts, from which the harness makes the run's. Where both say
 * different things, or one name stands twice, this is reported.
 */
export function gatherTrials(
  looks: readonly TerminalLook[],
  report: (problem: ImportProblem) => void,
): readonly FoundTrial[] {
  const found = new Map<string, FoundTrial>();
  const own = looks.flatMap((look) =>
    look.kind === 'trial' ? [{ file: look.file, trial: look.trial }] : [],
  );
  const listed = looks.flatMap((look) =>
    look.kind === 'results' ? look.trials.map((trial) => ({ file: look.file, trial })) : [],
  );
  for (const [at, one] of [...own, ...listed].entries()) {
    const key = keyOf(one.trial, at);
    const before = found.get(key);
    if (before === undefined) found.set(key, one);
    else if (outcome(before.trial) !== outcome(one.trial)) {
      const reason = `${key} is ${outcome(one.trial)} here, but ${outcome(before.trial)} in ${before.file}, which counts`;
      report({ file: one.file, line: null, code: 'disagreement', reason });
    }
  }
  return [...found.values()];
}
