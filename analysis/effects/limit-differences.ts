import { type CompareOptions, compareRows } from '../compare/index.ts';
import type { PairedTask } from '../model/comparison.ts';
import type { LimitDifference } from '../model/effects.ts';
import { type ExitRow, isLimit } from './limit-shares.ts';
import { effectOf } from './request-effects.ts';

/** Paired difference B − A per system of the share of runs that exhaust a limit; one Holm family. */
export function limitDifferences(
  rows: readonly ExitRow[],
  a: string,
  b: string,
  options: CompareOptions,
): readonly LimitDifference[] {
  const compared = compareRows(pairedExits(rows, a, b), options);
  return compared.map((row) => {
    const { reasons, ...effect } = effectOf(row);
    const why = row.reasons.ci_newcombe;
    return {
      system: row.system,
      ...effect,
      ci_newcombe: row.ci_newcombe,
      reasons: wordedForExits({ ...reasons, ...(why !== undefined && { ci_newcombe: why }) }),
    };
  });
}

function pairedExits(rows: readonly ExitRow[], a: string, b: string) {
  const systems = [...new Set(rows.map(({ system }) => system))].sort();
  return systems.flatMap((system) => {
    const side = (name: string) => rows.find((row) => row.system === system && row.condition === name);
    const [of, against] = [side(a), side(b)];
    if (of === undefined || against === undefined) return [];
    return [{ system, condition: null, tasks: pairedTasks(of, against) }];
  });
}

function pairedTasks(a: ExitRow, b: ExitRow): readonly PairedTask[] {
  const [exitsA, exitsB] = [a, b].map(
    ({ tasks }) => new Map(tasks.map(({ task, exits }) => [task, exits.map(isLimit)])),
  );
  return [...new Set([...exitsA!.keys(), ...exitsB!.keys()])].map((task) => ({
    task,
    repository: null,
    a: exitsA!.get(task) ?? [],
    b: exitsB!.get(task) ?? [],
  }));
}

/** A comparison speaks of scored runs; here a run counts where its exit is known. */
function wordedForExits(reasons: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(reasons).map(([field, reason]) => [
      field,
      reason
        .replace('no task is scored on both sides', 'no task has a run with a known end on both sides')
        .replace('scored runs', 'runs with a known end'),
    ]),
  );
}
