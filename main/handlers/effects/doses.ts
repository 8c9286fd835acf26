import { type DoseRow, type DoseTask, doseOf } from '../../../analysis/effects/index.ts';
import type { DoseResponse } from '../../../analysis/model/effects.ts';
import { UserError } from '../../../analysis/model/user-error.ts';
import type { ConditionScripts } from '../../store/effects/condition-scripts.ts';
import type { EffectRuns } from '../../store/effects/effect-runs.ts';
import { onlyBenchmark } from '../../store/only-benchmark.ts';
import { repeatsOf } from '../paired.ts';
import { byBenchmark } from './by-benchmark.ts';
import { unknown } from './request-effects.ts';

type Told = readonly { readonly condition: string; readonly dose: number }[];

export interface FoundDoses {
  readonly benchmark: string;
  readonly doses: DoseResponse['doses'];
  readonly left_out: DoseResponse['left_out'];
  /** Of a run: its dose, or null where it takes no part. */
  readonly doseOfRun: (run: EffectRuns) => number | null;
}

/** Doses of one condition by task, where scripts tell them; else of all its tasks. */
interface ConditionDose {
  readonly condition: string;
  readonly source: string;
  readonly ofTask: (task: string) => number | null;
  readonly values: readonly number[];
}

function doseOfCondition(condition: string, scripts: readonly ConditionScripts[]): ConditionDose | null {
  const chosen = scripts.filter((row) => row.condition === condition && row.dose > 0);
  if (chosen.length > 0) {
    const tasks = new Map(chosen.flatMap(({ dose, tasks }) => tasks.map((task) => [task, dose] as const)));
    const values = [...new Set(chosen.map(({ dose }) => dose))].sort((x, y) => x - y);
    return { condition, source: 'scripts', ofTask: (task) => tasks.get(task) ?? null, values };
  }
  const dose = doseOf(condition);
  return dose === null ? null : { condition, source: 'name', ofTask: () => dose, values: [dose] };
}

/** What scripts and names tell of doses on one benchmark. */
export function findDoses(
  benchmark: string,
  runs: readonly EffectRuns[],
  scripts: readonly ConditionScripts[],
): FoundDoses {
  const conditions = [...new Set(runs.map(({ condition }) => condition))].sort();
  const found = conditions.map((condition) => ({ condition, dose: doseOfCondition(condition, scripts) }));
  const known = new Map(found.flatMap(({ condition, dose }) => (dose ? [[condition, dose] as const] : [])));
  return {
    benchmark,
    doses: [...known.values()].flatMap(({ condition, source, values }) =>
      values.map((dose) => ({ condition, dose, source })),
    ),
    left_out: found
      .filter(({ dose }) => dose === null)
      .map(({ condition }) => ({
        condition,
        reason: 'neither scripts nor its name, such as “counter-edit K=2”, tell a dose',
      })),
    doseOfRun: ({ condition, task }) => known.get(condition)?.ofTask(task) ?? null,
  };
}

/** More than one dose among the conditions that stand for one. */
export const hasTwoDoses = ({ doses }: FoundDoses) => new Set(doses.map(({ dose }) => dose)).size > 1;

/** Two conditions at the same dose may differ in something else: edits that hinder and edits that help. */
export function sameDose({ doses }: FoundDoses): readonly [string, string, number] | null {
  for (const [i, { condition, dose }] of doses.entries()) {
    const other = doses.slice(i + 1).find((row) => row.dose === dose && row.condition !== condition);
    if (other) return [condition, other.condition, dose];
  }
  return null;
}

function toldDoses(benchmark: string, runs: readonly EffectRuns[], told: Told): FoundDoses {
  const doses = new Map(told.map(({ condition, dose }) => [condition, dose]));
  const conditions = [...new Set(runs.map(({ condition }) => condition))].sort();
  return {
    benchmark,
    doses: told
      .filter(({ condition }) => conditions.includes(condition))
      .map((row) => ({ ...row, source: 'told' })),
    left_out: conditions
      .filter((condition) => !doses.has(condition))
      .map((condition) => ({ condition, reason: 'no dose was told for it' })),
    doseOfRun: ({ condition }) => doses.get(condition) ?? null,
  };
}

/** The doses to look at, on one benchmark. @throws UserError where there are fewer than two, or they are unclear */
export function chosenDoses(
  runs: readonly EffectRuns[],
  scripts: readonly ConditionScripts[],
  told: Told | undefined,
): FoundDoses {
  const met = new Set(runs.map(({ condition }) => condition));
  const missing = told?.find(({ condition }) => !met.has(condition));
  if (missing !== undefined) throw unknown(missing.condition, met);
  const all = [...byBenchmark(runs)].map(([benchmark, own]) =>
    told === undefined
      ? findDoses(
          benchmark,
          own,
          scripts.filter((row) => row.benchmark === benchmark),
        )
      : toldDoses(benchmark, own, told),
  );
  const possible = all.filter(hasTwoDoses);
  const benchmark = onlyBenchmark(
    possible.map((row) => row.benchmark),
    'Effects of doses',
    {
      message: 'No benchmark has runs at two doses.',
      hint: 'Name conditions as “counter-edit K=2” (`vanilla` is 0), import their scripts, or say --dose NAME=K twice.',
    },
  );
  const found = possible.find((row) => row.benchmark === benchmark)!;
  const same = told === undefined ? sameDose(found) : null;
  if (same === null) return found;
  throw new UserError(
    'usage',
    `Both “${same[0]}” and “${same[1]}” have the dose ${same[2]}, and may differ in something else.`,
    'Say which conditions belong together (--dose NAME=K for each, or --condition NAME…).',
  );
}

/** The runs of each system, task by task and by dose. */
export function doseRows(
  runs: readonly EffectRuns[],
  { benchmark, doseOfRun }: FoundDoses,
): readonly DoseRow[] {
  const systems = new Map<string, Map<string, Map<number, string>>>();
  for (const run of runs) {
    const dose = run.benchmark === benchmark ? doseOfRun(run) : null;
    if (dose === null) continue;
    const tasks = systems.get(run.system) ?? new Map<string, Map<number, string>>();
    systems.set(run.system, tasks);
    const doses = tasks.get(run.task) ?? new Map<number, string>();
    tasks.set(run.task, doses.set(dose, (doses.get(dose) ?? '') + run.verdicts));
  }
  return [...systems].map(([system, tasks]) => ({
    system,
    tasks: [...tasks].map(([task, doses]) => ({ task, doses: cellsOf(doses) })),
  }));
}

const cellsOf = (doses: ReadonlyMap<number, string>): DoseTask['doses'] =>
  [...doses].sort(([x], [y]) => x - y).map(([dose, verdicts]) => ({ dose, runs: repeatsOf(verdicts) }));
