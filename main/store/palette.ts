import type { RunFacts } from './facts/run-facts.ts';

/** Conditions and systems that runs have, in the order in which the workspace first met them. */
export function palette({ dimensions, ids }: RunFacts) {
  const inOrderOf = (part: 'condition' | 'system'): readonly string[] =>
    dimensions[part].names
      .map((name, code) => ({ name, id: ids[part][code] as number }))
      .sort((a, b) => a.id - b.id)
      .map(({ name }) => name);
  return { conditions: inOrderOf('condition'), systems: inOrderOf('system') };
}
