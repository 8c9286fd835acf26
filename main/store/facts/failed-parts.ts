import type { Filter } from '../../../analysis/model/filter.ts';
import type { Part, RunFacts } from './run-facts.ts';

const PARTS: readonly Part[] = ['benchmark', 'system', 'condition', 'repository', 'outcome', 'task'];

/** The bit of a part among failed ones. */
export const bitOf = (part: Part): number => 1 << PARTS.indexOf(part);

/** Of each name whether it passes: lists are "any of", a text is looked for in it. Null where nothing is asked for. */
function passing(names: readonly string[], wanted: Filter[Part]): Uint8Array | null {
  if (!wanted?.length) return null;
  if (typeof wanted === 'string') {
    const text = wanted.toLowerCase();
    return Uint8Array.from(names, (name) => Number(name.toLowerCase().includes(text)));
  }
  const chosen = new Set<string>(wanted);
  return Uint8Array.from(names, (name) => Number(chosen.has(name)));
}

/** For each run the bits of those parts of the filter that it fails; 0 where it is chosen. */
export function failedParts({ n_runs, dimensions }: RunFacts, filter: Filter): Uint8Array {
  const failed = new Uint8Array(n_runs);
  for (const part of PARTS) {
    const { names, codes } = dimensions[part];
    const passes = passing(names, filter[part]);
    if (!passes) continue;
    const bit = bitOf(part);
    // What has no name (−1) is in no list.
    for (let run = 0; run < n_runs; run += 1) if (!passes[codes[run] as number]) failed[run]! |= bit;
  }
  return failed;
}
