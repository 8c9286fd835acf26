import type { Mapping } from '../../../preload/schemas/mapping-schema.ts';
import { noteUnusedNames } from '../apply-mapping.ts';
import { UNSPECIFIED } from '../unspecified.ts';
import type { PlannedUnit } from './plan.ts';

const MOST_NAMED = 5;

function unreadNote(unread: readonly string[]): readonly string[] {
  const { length } = unread;
  if (length === 0) return [];
  const named = unread.slice(0, MOST_NAMED).join(', ');
  return [`${length} files were not read: ${named}${length > MOST_NAMED ? ', …' : ''}.`];
}

/** What a person should know of a plan: benchmarks that nothing tells, files unread, names in the mapping that match nothing. */
export function planNotes(
  plan: readonly PlannedUnit[],
  unread: readonly string[],
  mapping: Mapping,
): readonly string[] {
  const untold = plan
    .filter(({ benchmark }) => benchmark === UNSPECIFIED)
    .map(({ unit }) => {
      const reason = `The tasks of ${unit.name} do not tell which benchmark it is (none that is known holds them all, or several do)`;
      return `${reason}; name it with --benchmark NAME or in a mapping file.`;
    });
  const unused = noteUnusedNames(
    mapping,
    plan.map(({ unit }) => unit.name),
  );
  return [...untold, ...unreadNote(unread), ...(unused === null ? [] : [unused])];
}
