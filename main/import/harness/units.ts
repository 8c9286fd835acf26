import type { Setting, Settings } from '../model-settings.ts';
import type { Records, RunFacts, RunRecord } from './records.ts';

/** Runs that one model made under one run name: what a source calls a run, unless several models share the name. */
export interface Unit {
  /** Name of the group: the run's name, and the model's where several share it. */
  readonly name: string;
  readonly agent: string | null;
  readonly model: string | null;
  readonly settings: Settings;
  readonly facts: RunFacts;
  /** Median start in milliseconds since the epoch; null where no run says. */
  readonly started_at: number | null;
  readonly records: readonly RunRecord[];
}

/** The agent behind some records of a run, as far as the format can tell. */
export type AgentOf = (records: readonly RunRecord[], facts: RunFacts) => string | null;

function modelOf({ row, trajectory, prediction, report, summary }: RunRecord): string | null {
  return (
    row?.model ?? trajectory?.identity?.model ?? prediction?.model ?? report?.model ?? summary?.model ?? null
  );
}

/** Most frequent value; of equals, the one met first. */
export function majority<T>(values: readonly T[]): T | undefined {
  const counts = new Map<T, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  const most = Math.max(...counts.values());
  return [...counts].find(([, count]) => count === most)?.[0];
}

function settingsOf(records: readonly RunRecord[]): Settings {
  const told = records.map(({ row, trajectory }) => row?.settings ?? trajectory?.identity?.settings ?? {});
  const names = [...new Set(told.flatMap((settings) => Object.keys(settings)))];
  const entries = names.map((name): [string, Setting] => {
    const values = told.flatMap((settings) => settings[name] ?? []);
    return [name, majority(values)!];
  });
  return Object.fromEntries(entries);
}

function medianStart(records: readonly RunRecord[]): number | null {
  const starts = records
    .flatMap(({ row, trajectory }) => row?.started_at ?? trajectory?.identity?.started_at ?? [])
    .sort((a, b) => a - b);
  return starts[Math.floor(starts.length / 2)] ?? null;
}

/** The model that records without one belong to: the only one, or the one that more than half of the others name. */
function usualModel(models: readonly string[]): string | null {
  const most = majority(models);
  return most !== undefined && models.filter((model) => model === most).length * 2 > models.length
    ? most
    : null;
}

function unitsOfRun(
  run: string,
  records: readonly RunRecord[],
  facts: RunFacts,
  agentOf: AgentOf,
): readonly Unit[] {
  const named = records.flatMap((record) => modelOf(record) ?? []);
  const usual = usualModel(named) ?? facts.model ?? null;
  const belongsTo = (record: RunRecord) => modelOf(record) ?? usual;
  const models = [...new Set(records.map(belongsTo))];
  return models.map((model) => {
    const own = records.filter((record) => belongsTo(record) === model);
    return {
      name: models.length === 1 ? run : `${run} · ${model ?? 'model unknown'}`,
      agent: agentOf(own, facts),
      model,
      settings: { ...facts.settings, ...settingsOf(own) },
      facts,
      started_at: medianStart(own),
      records: own,
    };
  });
}

export function unitsOf(records: Records, agentOf: AgentOf): readonly Unit[] {
  return records.runs.flatMap((run) => unitsOfRun(run, records.of(run), records.factsOf(run), agentOf));
}
