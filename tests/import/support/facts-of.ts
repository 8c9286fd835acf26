import type { Format, ImportedRun } from '../../../main/import/format.ts';
import { runs as storedRuns } from '../../../main/store/runs.ts';
import { importRuns, openTemp } from '../../store/store-fixture.ts';
import { collect } from './collect.ts';

/** What a source holds of one run, as a person counts it in the file. */
export interface RunFacts {
  readonly task: string;
  readonly system: string;
  readonly repeat: number;
  /** `thread kind` or `thread say speaker` → how many. */
  readonly events: Readonly<Record<string, number>>;
  readonly user_turns: number;
  readonly input_tokens: number | null;
  readonly cached_tokens: number | null;
  readonly output_tokens: number | null;
  readonly cost_usd: number | null;
  readonly exit: string | null;
  /** As the workspace derives it. */
  readonly outcome: string | null;
}

function countEvents(run: ImportedRun): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { thread, kind, speaker } of run.attempt?.events ?? []) {
    const key = [thread, kind, speaker].filter((part) => part !== null).join(' ');
    counts[key] = (counts[key] ?? 0) + 1;
  }
  return counts;
}

async function outcomes(runs: readonly ImportedRun[]): Promise<ReadonlyMap<string, string | null>> {
  const database = await openTemp();
  await importRuns(database, runs);
  const { rows } = storedRuns(await database.facts(), { filter: {}, offset: 0, limit: 1000 });
  return new Map(
    rows.map((row) => [
      JSON.stringify([row.task, row.system, row.repeat]),
      (row.outcome ?? null) as string | null,
    ]),
  );
}

const rounded = (cost: number | null): number | null => (cost === null ? null : Math.round(cost * 1e9) / 1e9);

/** The facts of every run of a source, read and put into a workspace. */
export async function factsOf(format: Format, path: string): Promise<readonly RunFacts[]> {
  const { runs } = await collect(format, path);
  const byRun = await outcomes(runs);
  return runs.map((run) => {
    const events = countEvents(run);
    const key = [run.task, run.system.label, run.repeat] as const;
    return {
      ...{ task: key[0], system: key[1], repeat: key[2], events },
      user_turns: events['0 say user'] ?? 0,
      input_tokens: run.attempt?.input_tokens ?? null,
      cached_tokens: run.attempt?.cached_tokens ?? null,
      output_tokens: run.attempt?.output_tokens ?? null,
      cost_usd: rounded(run.attempt?.cost_usd ?? null),
      exit: run.attempt?.exit ?? null,
      outcome: byRun.get(JSON.stringify(key)) ?? null,
    };
  });
}
