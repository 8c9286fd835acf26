import type { Filter } from '../../../analysis/model/filter.ts';
import { PARTS, type Part, type RunFacts, SEVERAL_PARTS, type SeveralPart } from './run-facts.ts';
import { type Several, unitsHolding } from './several.ts';

const ALL_PARTS = [...PARTS, ...SEVERAL_PARTS] as const;

/** The bit of a part among failed ones; there are eight. */
export const bitOf = (part: Part | SeveralPart): number => 1 << ALL_PARTS.indexOf(part);

type Wanted = Filter[keyof Filter];

/** Of each name whether it passes: lists are "any of", a text is looked for in it. Null where nothing is asked for. */
function passing(names: readonly string[], wanted: Wanted): Uint8Array | null {
  if (!wanted?.length) return null;
  if (typeof wanted === 'string') {
    const text = wanted.toLowerCase();
    return Uint8Array.from(names, (name) => Number(name.toLowerCase().includes(text)));
  }
  const chosen = new Set<string>(wanted);
  return Uint8Array.from(names, (name) => Number(chosen.has(name)));
}

/** Of each unit whether it holds a name that passes, under either of its names. */
function passingUnits(several: Several, wanted: Wanted): Uint8Array | null {
  const passes = passing(several.names, wanted);
  const others = passing(several.other_names ?? [], wanted);
  return (
    passes &&
    unitsHolding(
      several,
      passes.map((pass, name) => pass | (others?.[name] ?? 0)),
    )
  );
}

/** For each run the bits of those parts of the filter that it fails; 0 where it is chosen. */
export function failedParts({ n_runs, dimensions, several }: RunFacts, filter: Filter): Uint8Array {
  const failed = new Uint8Array(n_runs);
  const fail = (part: Part | SeveralPart, places: Int32Array, passes: Uint8Array | null) => {
    if (!passes) return;
    const bit = bitOf(part);
    // What has no name (−1) is in no list.
    for (let run = 0; run < n_runs; run += 1) if (!passes[places[run]!]) failed[run]! |= bit;
  };
  for (const part of PARTS) fail(part, dimensions[part].codes, passing(dimensions[part].names, filter[part]));
  for (const part of SEVERAL_PARTS)
    fail(part, several[part].units, passingUnits(several[part], filter[part]));
  return failed;
}
