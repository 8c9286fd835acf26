import { posix } from 'node:path';
import type { ListedTrial } from './job-facts.ts';
import type { HarborLook } from './look.ts';
import type { Trial } from './trial.ts';
import type { TrialFacts } from './trial-facts.ts';

type Kind = HarborLook['kind'];
type LookOf<K extends Kind> = Extract<HarborLook, { kind: K }>;

export const looksOf = <K extends Kind>(looks: readonly HarborLook[], kind: K): readonly LookOf<K>[] =>
  looks.filter((look): look is LookOf<K> => look.kind === kind);

const UNFINISHED = 'The trial left no result: it was running or was cut off.';

function fromFolder(folder: string, looks: readonly HarborLook[], listed: ListedTrial | null): Trial {
  const result = looksOf(looks, 'result')[0];
  const config = looksOf(looks, 'config')[0];
  const facts = result?.facts ?? null;
  const name = facts?.name ?? config?.names.name ?? (folder === '' ? null : posix.basename(folder));
  return {
    file: result?.file ?? config?.file ?? looks[0]!.file,
    name,
    facts,
    config: config?.names ?? null,
    listed,
    reward: looksOf(looks, 'reward')[0]?.reward ?? null,
    exception_text: looksOf(looks, 'exception')[0]?.text ?? null,
    open: facts === null && listed === null ? UNFINISHED : null,
    looks,
  };
}

const UNTOLD = { config: null, reward: null, exception_text: null, open: null, looks: [] };

const fromResult = (facts: TrialFacts, file: string, listed: ListedTrial | null): Trial => ({
  ...UNTOLD,
  ...{ file, name: facts.name, facts, listed },
});

const fromList = (listed: ListedTrial, file: string): Trial => ({
  ...UNTOLD,
  ...{ file, name: listed.name, facts: null, listed },
});

/** Trials of one job: those with a folder, those whose result stands in the job's file, those it only lists. */
export function gatherTrials(
  folders: ReadonlyMap<string, readonly HarborLook[]>,
  job: LookOf<'job'> | undefined,
): readonly Trial[] {
  const listed = new Map((job?.job.listed ?? []).map((trial) => [trial.name, trial]));
  const named = (name: string | null) => (name === null ? null : (listed.get(name) ?? null));
  const trials = [...folders].map(([folder, looks]) => {
    const name = looksOf(looks, 'result')[0]?.facts.name ?? posix.basename(folder);
    return fromFolder(folder, looks, named(name));
  });
  if (job === undefined) return trials;
  const known = new Set(trials.map(({ name }) => name));
  for (const facts of job.job.trials.filter(({ name }) => !known.has(name))) {
    known.add(facts.name);
    trials.push(fromResult(facts, job.file, named(facts.name)));
  }
  const only = [...listed.values()].filter(({ name }) => !known.has(name));
  return [...trials, ...only.map((trial) => fromList(trial, job.file))];
}
