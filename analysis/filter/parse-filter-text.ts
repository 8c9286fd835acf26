import type { Filter } from '../model/filter.ts';
import { UserError } from '../model/user-error.ts';
import { filterOfPairs } from './filter-pairs.ts';
import { FILTER_KEYS } from './filter-parts.ts';

const KEYS: readonly string[] = Object.values(FILTER_KEYS);

const HINT = `Write it as ${KEYS.slice(0, 2).join('=NAME ')}=NAME …, of ${KEYS.join(', ')}; a key given twice lets either through, and a name with spaces stands in quotes: condition="my condition".`;

/** One `key=value`, its value bare or in quotes of either kind, in which a backslash keeps the next letter as it is. */
const PAIR = /\s*([^\s=]+)=("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[^\s"'][^\s]*|)(?=\s|$)/sy;

/** The filter of a line such as `condition=baseline repo=django/django`. @throws UserError saying what in it cannot be read */
export function parseFilterText(text: string): Filter {
  const refuse = (message: string): never => {
    throw new UserError('usage', message, HINT);
  };
  const pairs = pairsOf(text.trim(), refuse);
  const unknown = pairs.find(([key]) => !KEYS.includes(key));
  if (unknown) refuse(`“${unknown[0]}” is nothing that runs can be filtered by.`);
  const empty = pairs.find(([, value]) => value === '');
  if (empty) refuse(`“${empty[0]}=” names nothing.`);
  return filterOfPairs(pairs, refuse);
}

function pairsOf(text: string, refuse: (message: string) => never): readonly (readonly [string, string])[] {
  const pairs: [string, string][] = [];
  const pair = new RegExp(PAIR);
  while (pair.lastIndex < text.length) {
    const at = pair.lastIndex;
    const match = pair.exec(text);
    if (!match) return refuse(`“${text.slice(at).trim()}” is not of the form key=value.`);
    pairs.push([match[1]!, unquoted(match[2]!)]);
  }
  return pairs;
}

function unquoted(value: string): string {
  return /^["']/.test(value) ? value.slice(1, -1).replace(/\\(.)/gs, '$1') : value;
}
