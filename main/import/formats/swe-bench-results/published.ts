import type { PublishedCount } from '../../format.ts';
import type { PlannedUnit } from '../../harness/plan.ts';
import type { Gathered } from './gathered.ts';

/** Counts that a board published of runs in a source: of its submissions, and of systems whose lists it holds. */
export function publishedCounts(
  { counts, systems }: Gathered,
  plan: readonly PlannedUnit[],
): readonly PublishedCount[] {
  const told = new Map<string, number>();
  for (const { place, resolved } of counts) told.set(place.run, resolved);
  for (const { list } of systems) if (list.benchmark !== null) told.set(list.system, list.resolved.length);
  return plan.flatMap(({ unit, benchmark, system }) => {
    const resolved = told.get(unit.name);
    if (resolved === undefined) return [];
    const listed = unit.records.filter(({ summary }) => summary?.word === 'resolved').length;
    const isWhole = unit.records.every(({ summary, row, report }) => {
      const isOpen = summary?.word === 'no-verdict' && report === null && row?.resolved == null;
      return !isOpen;
    });
    return [{ benchmark, system: system.label, resolved, exact: listed === resolved && isWhole }];
  });
}
