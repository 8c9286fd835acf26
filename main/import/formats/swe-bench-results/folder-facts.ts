import { posix } from 'node:path';
import type { Place } from './place-of.ts';
import type { Runs } from './runs.ts';

/** As the board names submissions. */
const DATED = /^\d{8}_/;
/** The reference patches take the place of an agent's. */
const REFERENCE = /gold/i;
const NUMBERED = /^(.+?)[-_.]run[-_.]?(\d+)$/i;

/** What the name of a folder that is a run tells: a board's name of a system, else an agent and which repeat it is. */
export function tellFolder({ run }: Place, runs: Runs): void {
  const name = posix.basename(run);
  const [, base, number] = NUMBERED.exec(name) ?? [];
  if (DATED.test(name) || REFERENCE.test(name)) runs.records.tell(run, { label: name });
  else if (base !== undefined) runs.records.tell(run, { agent: base, repeat: Number(number) });
  else runs.records.tell(run, { agent: name });
}

/** Repeats of one agent of which only some name their model have the same, where those agree. */
export function shareModels(folders: readonly Place[], runs: Runs): void {
  const byAgent = new Map<string, string[]>();
  for (const { run } of folders) {
    const { agent, repeat } = runs.records.factsOf(run);
    if (agent !== undefined && repeat !== undefined) byAgent.set(agent, [...(byAgent.get(agent) ?? []), run]);
  }
  for (const [agent, repeats] of byAgent) {
    const modelOf = (run: string) =>
      runs.records.of(run).find(({ prediction }) => prediction?.model != null)?.prediction?.model;
    const models = new Set(repeats.flatMap((run) => modelOf(run) ?? []));
    const silent = repeats.filter((run) => modelOf(run) === undefined);
    const [model, ...others] = models;
    if (model === undefined || others.length > 0 || silent.length === 0) continue;
    for (const run of silent) runs.records.tell(run, { model });
    runs.notes.push(
      `${silent.join(', ')} name no model; ${model}, which the other repeats of ${agent} name, was taken.`,
    );
  }
}
