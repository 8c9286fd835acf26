import type { Mapping } from '../../../../preload/schemas/mapping-schema.ts';
import { assignmentFor } from '../../apply-mapping.ts';
import type { ImportedRun } from '../../format.ts';
import { recogniseBenchmark } from '../../recognise-benchmark.ts';
import { UNSPECIFIED } from '../../unspecified.ts';
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

function describe(unit: Unit, label: string, mapping: Mapping): Unnumbered {
  const assignment = assignmentFor(mapping, unit.name);
  const ids = unit.records.map(({ instance }) => instance);
  return {
    unit,
    benchmark: assignment.benchmark ?? recogniseBenchmark(ids) ?? UNSPECIFIED,
    system: {
      label: assignment.system ?? label,
      agent: unit.isAgent ? 'mini-swe-agent' : null,
      model: unit.model,
      settings: unit.settings,
    },
    condition: assignment.condition ?? 'vanilla',
    given: assignment.repeat ?? null,
  };
}

/** Earliest first; those that do not say when come last, by name. */
function inTime(a: Unnumbered, b: Unnumbered): number {
  const [start, other] = [a.unit.started_at, b.unit.started_at];
  if (start !== null && other !== null && start !== other) return start - other;
  if ((start === null) !== (other === null)) return start === null ? 1 : -1;
  return a.unit.name < b.unit.name ? -1 : 1;
}

/** Units that differ in nothing else are repeats, numbered in time; a number that the mapping gives is left to it. */
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
  return numberRepeats(units.map((unit) => describe(unit, labels.get(unit)!, mapping)));
}
