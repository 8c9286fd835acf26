import type { Source } from '../documents.ts';
import type { Inspection } from '../format.ts';
import { UNSPECIFIED } from '../unspecified.ts';
import type { PlannedUnit } from './plan.ts';

/** What a source holds and says of itself, from the plan of its runs. */
export function inspectPlan(source: Source, plan: readonly PlannedUnit[]): Inspection {
  const files = [...source.loose, ...source.archives];
  const groups = plan.map(({ unit, benchmark, system, condition, repeat }) => ({
    name: unit.name,
    n_runs: unit.records.length,
    benchmark: benchmark === UNSPECIFIED ? null : benchmark,
    system: system.label,
    condition,
    repeat,
  }));
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  return { n_files: files.length, bytes, groups, columns: null };
}
