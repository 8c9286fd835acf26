import type { Assignment, Mapping } from '../../preload/schemas/mapping-schema.ts';

/** What the mapping says about the runs a source keeps under `group`: its own entry over the one for all. */
export function assignmentFor(mapping: Mapping, group: string): Assignment {
  return { ...mapping.all, ...mapping.runs?.[group] };
}

/**
 * As assignmentFor, for a source that names several conditions: one for all would make a single one of them, so only its
 * own entry can rename a condition.
 */
export function assignmentForCondition({ all, runs }: Mapping, name: string): Assignment {
  const { condition: _, ...rest } = all ?? {};
  return { ...rest, ...runs?.[name] };
}

/** What a mapping cannot do to a source that names several conditions; null where it does not try. */
export function noteOneCondition(mapping: Mapping): string | null {
  return mapping.all?.condition === undefined
    ? null
    : 'The source names several conditions, so the one condition given was not used; rename them under `runs:`.';
}

/** A sentence naming the mapping's runs that the source does not hold, since a misspelt name would change nothing. */
export function noteUnusedNames(mapping: Mapping, groups: readonly string[]): string | null {
  const held = new Set(groups);
  const unused = Object.keys(mapping.runs ?? {}).filter((name) => !held.has(name));
  return unused.length === 0
    ? null
    : `The mapping names runs that this source does not hold: ${unused.join(', ')}.`;
}
