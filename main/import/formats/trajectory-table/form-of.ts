import { readJson } from '../../read-json.ts';
import { asList, asObject, asObjects, type Untyped } from '../../untyped.ts';

/** How a run is told: as a chat, as the steps of SWE-agent or as the events of OpenHands. */
export interface TrajectoryForm {
  readonly form: 'chat' | 'swe-agent' | 'openhands';
  readonly items: readonly Untyped[];
  /** What stood around the list, where it was an object. */
  readonly around: Untyped | null;
}

const WITHIN = ['messages', 'trajectory', 'history', 'conversations', 'conversation', 'events'];

/** Text of JSON as what it stands for, also where it is text of text; anything else as it is. */
function unpacked(value: unknown): unknown {
  if (typeof value !== 'string' || !/^\s*[[{"]/.test(value)) return value;
  const { value: parsed } = readJson(Buffer.from(value), '', false);
  return typeof parsed === 'object' ? parsed : value;
}

/** Lists of fields side by side, as some tables keep a list of records, are the records again. */
function transposed(value: Untyped): readonly Untyped[] {
  const lists = Object.entries(value).filter(([, list]) => Array.isArray(list));
  const length = Math.max(0, ...lists.map(([, list]) => asList(list).length));
  return Array.from({ length }, (_, i) =>
    Object.fromEntries(lists.map(([name, list]) => [name, asList(list)[i]])),
  );
}

function listOf(value: unknown): Pick<TrajectoryForm, 'items' | 'around'> {
  const plain = unpacked(value);
  if (Array.isArray(plain)) return { items: asObjects(plain.map(unpacked)), around: null };
  const around = asObject(plain);
  if (around === null) return { items: [], around };
  if (Array.isArray(around.role) || Array.isArray(around.from))
    return { items: transposed(around), around: null };
  const name = WITHIN.find((key) => asList(around[key]).length > 0);
  return { items: name === undefined ? [] : asObjects(around[name]), around };
}

const isChat = (item: Untyped): boolean => typeof item.role === 'string' || typeof item.from === 'string';

const isStep = (item: Untyped): boolean =>
  typeof item.action === 'string' && 'observation' in item && !('source' in item);

const isEvent = (item: Untyped): boolean =>
  typeof item.source === 'string' &&
  ['action', 'observation', 'kind'].some((key) => typeof item[key] === 'string');

/** What a value of a column tells of a run; null where it is no transcript of a known form. */
export function formOf(value: unknown): TrajectoryForm | null {
  const { items, around } = listOf(value);
  if (items.length === 0) return null;
  if (items.every(isChat)) return { form: 'chat', items, around };
  if (items.every(isStep)) return { form: 'swe-agent', items, around };
  return items.some(isEvent) ? { form: 'openhands', items, around } : null;
}
