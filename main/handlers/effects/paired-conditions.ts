import type { PairedRow, PairedTask } from '../../../analysis/model/comparison.ts';
import type { EffectRuns } from '../../store/effects/effect-runs.ts';
import { repeatsOf } from '../paired.ts';

/**
 * The tasks of both conditions, one row per system that ran under both; a task met under one only is kept, so that it is
 * counted as dropped. `tasks`: only these; null for all.
 */
export function pairedConditions(
  runs: readonly EffectRuns[],
  a: string,
  b: string,
  tasks: ReadonlySet<string> | null,
): readonly PairedRow[] {
  const systems = new Map<string, Map<string, PairedTask>>();
  for (const cell of runs) {
    if (cell.condition !== a && cell.condition !== b) continue;
    if (tasks !== null && !tasks.has(cell.task)) continue;
    const own = systems.get(cell.system) ?? new Map<string, PairedTask>();
    systems.set(cell.system, own);
    const known = own.get(cell.task) ?? { task: cell.task, repository: cell.repository, a: [], b: [] };
    own.set(cell.task, { ...known, [cell.condition === a ? 'a' : 'b']: repeatsOf(cell.verdicts) });
  }
  return [...systems]
    .map(([system, own]) => ({ system, condition: null, tasks: [...own.values()] }))
    .filter(
      (row) => row.tasks.some((task) => task.a.length > 0) && row.tasks.some((task) => task.b.length > 0),
    );
}
