import type { Setting, Settings } from '../../model-settings.ts';
import type { Records, RunRecord } from './records.ts';

/** Runs that one model made under one run name: what a source calls a run, unless several models share the name. */
export interface Unit {
  /** Name of the group: the run's name, and the model's where several share it. */
  readonly name: string;
  readonly model: string | null;
  readonly settings: Settings;
  /** Some of it is mini-swe-agent's own output, not only a harness' verdicts on somebody's patches. */
  readonly isAgent: boolean;
  /** Median start in milliseconds since the epoch; null where no run says. */
  readonly started_at: number | null;
  readonly records: readonly RunRecord[];
}

function modelOf({ csv, trajectory, prediction, report }: RunRecord): string | null {
  return csv?.model ?? trajectory?.identity?.model ?? prediction?.model ?? report?.model ?? null;
}

/** Most frequent value; of equals, the one met first. */
export function majority<T>(values: readonly T[]): T | undefined {
  const counts = new Map<T, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  const most = Math.max(...counts.values());
  return [...counts].find(([, count]) => count === most)?.[0];
}

function settingsOf(records: readonly RunRecord[]): Settings {
  const told = records.map(({ csv, trajectory }) => csv?.settings ?? trajectory?.identity?.settings ?? {});
  const names = [...new Set(told.flatMap((settings) => Object.keys(settings)))];
  const entries = names.map((name): [string, Setting] => {
    const values = told.flatMap((settings) => settings[name] ?? []);
    return [name, majority(values)!];
  });
  return Object.fromEntries(entries);
}

function medianStart(records: readonly RunRecord[]): number | null {
  const starts = records
    .flatMap(({ csv, trajectory }) => csv?.started_at ?? trajectory?.identity?.started_at ?? [])
    .sort((a, b) => a - b);
  return starts[Math.floor(starts.length / 2)] ?? null;
}

const isAgent = ({ csv, trajectory, exitWord }: RunRecord): boolean =>
  csv !== null || trajectory !== null || exitWord !== null;

function makeUnit(name: string, model: string | null, records: readonly RunRecord[]): Unit {
  return {
    name,
    model,
    settings: settingsOf(records),
    isAgent: records.some(isAgent),
    started_at: medianStart(records),
    records,
  };
}

/** The model that records without one belong to: the only one, or the one that more than half of the others name. */
function usualModel(models: readonly string[]): string | null {
  const most = majority(models);
  return most !== undefined && models.filter((model) => model === most).length * 2 > models.length
    ? most
    : null;
}

function unitsOfRun(run: string, records: readonly RunRecord[]): readonly Unit[] {
  const named = records.flatMap((record) => modelOf(record) ?? []);
  const usual = usualModel(named);
  const belongsTo = (record: RunRecord) => modelOf(record) ?? usual;
  const models = [...new Set(records.map(belongsTo))];
  const nameOf = (model: string | null) =>
    models.length === 1 ? run : `${run} · ${model ?? 'model unknown'}`;
  return models.map((model) =>
    makeUnit(
      nameOf(model),
      model,
      records.filter((record) => belongsTo(record) === model),
    ),
  );
}

export function unitsOf(records: Records): readonly Unit[] {
  return records.runs.flatMap((run) => unitsOfRun(run, records.of(run)));
}
