import type { Mapping } from '../../../preload/schemas/mapping-schema.ts';
import { assignmentFor } from '../apply-mapping.ts';
import type { ImportedRun } from '../format.ts';
import { recogniseBenchmark, recogniseTwo } from '../recognise-benchmark.ts';
import { UNSPECIFIED } from '../unspecified.ts';
import { labelSystems } from './label-systems.ts';
import type { Unit } from './units.ts';

/** A unit with everything its runs share. */
export interface PlannedUnit {
  readonly unit: Unit;
  readonly benchmark: string;
  readonly system: ImportedRun['system'];
  readonly condition: string;
  readonly repeat: number;
}

type Unnumbered = Omit<PlannedUnit, 'repeat'> & { readonly given: number | null };

/** The unit, or a part for each benchmark where its tasks are of two. */
function byBenchmark(unit: Unit, told: string | undefined): readonly (readonly [string, Unit])[] {
  const ids = unit.records.map(({ instance }) => instance);
  const one = told ?? recogniseBenchmark(ids);
  const two = one === null ? recogniseTwo(ids) : null;
  if (two === null) return [[one ?? UNSPECIFIED, unit]];
  return [...two].map(([benchmark, own]) => {
    const tasks = new Set(own);
    return [benchmark, { ...unit, records: unit.records.filter(({ instance }) => tasks.has(instance)) }];
  });
}

function describe(unit: Unit, label: string, mapping: Mapping): readonly Unnumbered[] {
  const { facts, agent, model, settings, name } = unit;
  const assignment = assignmentFor(mapping, name);
  const system = { label: assignment.system ?? label, agent, model, settings };
  return byBenchmark(unit, assignment.benchmark ?? facts.benchmark).map(([benchmark, part]) => ({
    unit: part,
    benchmark,
    system,
    condition: assignment.condition ?? facts.condition ?? 'vanilla',
    given: assignment.repeat ?? facts.repeat ?? null,
  }));
}

/** Earliest first; those that do not say when come last, by name. */
function inTime(a: Unnumbered, b: Unnumbered): number {
  const [start, other] = [a.unit.started_at, b.unit.started_at];
  if (start !== null && other !== null && start !== other) return start - other;
  if ((start === null) !== (other === null)) return start === null ? 1 : -1;
  return a.unit.name < b.unit.name ? -1 : 1;
}

/** Units that differ in nothing else are repeats, numbered in time; a number that is given is left to its unit. */
function numberRepeats(units: readonly Unnumbered[]): readonly PlannedUnit[] {
  const taken = new Map<string, Set<number>>();
  const keyOf = ({ benchmark, system, condition }: Unnumbered) =>
    `${benchmark}\n${system.label}\n${condition}`;
  for (const unit of units) {
    const numbers = taken.get(keyOf(unit)) ?? new Set<number>();
    if (unit.given !== null) numbers.add(unit.given);
    taken.set(keyOf(unit), numbers);
  }
  return [...units].sort(inTime).map(({ given, ...unit }) => {
    const numbers = taken.get(keyOf({ given, ...unit }))!;
    let repeat = given ?? 1;
    while (given === null && numbers.has(repeat)) repeat += 1;
    numbers.add(repeat);
    return { ...unit, repeat };
  });
}

/** Benchmark, system, condition and repeat of every unit: from the mapping, else from what the source tells. */
export function planUnits(units: readonly Unit[], mapping: Mapping): readonly PlannedUnit[] {
  const labels = labelSystems(units);
  return numberRepeats(units.flatMap((unit) => describe(unit, labels.get(unit)!, mapping)));
}
