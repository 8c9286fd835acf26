import type { ExitRow } from '../../../analysis/effects/index.ts';
import { type EffectRuns, endOfMark } from '../../store/effects/effect-runs.ts';

/** Exits task by task, one row per benchmark, system and condition. */
export function exitRows(runs: readonly EffectRuns[]): readonly ExitRow[] {
  const rows = new Map<string, { row: Omit<ExitRow, 'tasks'>; tasks: ExitRow['tasks'][number][] }>();
  for (const { benchmark, system, condition, task, exits } of runs) {
    const key = JSON.stringify([benchmark, system, condition]);
    const known = rows.get(key) ?? { row: { benchmark, system, condition }, tasks: [] };
    rows.set(key, known);
    known.tasks.push({ task, exits: [...exits].map(endOfMark) });
  }
  return [...rows.values()].map(({ row, tasks }) => ({ ...row, tasks }));
}
