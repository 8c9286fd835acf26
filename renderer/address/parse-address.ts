import { filterOfPairs } from '../../analysis/filter/filter-pairs.ts';
import { FILTER_KEYS } from '../../analysis/filter/filter-parts.ts';
import { COMPARE_BY } from '../../analysis/model/comparison.ts';
import type { Filter } from '../../analysis/model/filter.ts';
import { LEFT_OUT } from '../../analysis/model/left-out.ts';
import { COLUMN_ORDERS, ROW_ORDERS } from '../../analysis/model/outcome-matrix.ts';
import { isTermKey } from '../../analysis/words/index.ts';
import { TRANSITIONS } from '../../preload/schemas/comparison-schema.ts';
import {
  type Address,
  CELL_LISTS,
  type CellKey,
  FACES,
  HOME,
  type RowKey,
  type Sort,
  VIEWS,
} from './address.ts';

export interface ParsedAddress {
  readonly address: Address;
  /** What the link asked for and could not be given, one sentence each. */
  readonly problems: readonly string[];
}

/** What the keys of a filter begin with: those of the sides, and of the one of all views. */
const PREFIXES = ['a.', 'b.', ''] as const;

const KNOWN: ReadonlySet<string> = new Set([
  'by',
  'a',
  'b',
  ...PREFIXES.flatMap((prefix) => Object.values(FILTER_KEYS).map((key) => `${prefix}${key}`)),
  'find',
  'sort',
  'repositories',
  'face',
  'rows',
  'columns',
  'at',
  'at-system',
  'at-condition',
  'to',
  'row',
  'row-condition',
  'row-benchmark',
  'row-repeat',
  'list',
  'run',
  'import',
  'q',
  'glossary',
]);

const LISTS = [...TRANSITIONS, 'flipped', 'runs', ...LEFT_OUT, ...CELL_LISTS] as const;

type Complain = (problem: string) => void;

function oneOf<T extends string>(
  choices: readonly T[],
  value: string | null,
  key: string,
  complain: Complain,
): T | null {
  if (value === null) return null;
  const found = choices.find((choice) => choice === value) ?? null;
  if (found === null) complain(`“${value}” is not a choice for “${key}”; it can be ${choices.join(', ')}.`);
  return found;
}

function parseFilter(
  search: URLSearchParams,
  complain: Complain,
  prefix: (typeof PREFIXES)[number] = '',
): Filter {
  const own = [...search].filter(([key]) => key.startsWith(prefix));
  return filterOfPairs(
    own.map(([key, value]) => [key.slice(prefix.length), value]),
    complain,
  );
}

function parseRow(search: URLSearchParams, complain: Complain): RowKey | null {
  const system = search.get('row');
  if (system === null) return null;
  return {
    system,
    condition: search.get('row-condition'),
    benchmark: search.get('row-benchmark'),
    repeat: parseNumber(search.get('row-repeat'), 'a repeat', complain),
  };
}

function parseCell(search: URLSearchParams): CellKey | null {
  const [task, system, condition] = ['at', 'at-system', 'at-condition'].map((key) => search.get(key));
  if (task == null || system == null || condition == null) return null;
  return { task, system, condition };
}

function parseSort(text: string | null, complain: Complain): Sort | null {
  if (text === null) return null;
  const match = /^([a-z0-9_]+)\.(up|down)$/.exec(text);
  if (match?.[1] === undefined) {
    complain(`The order “${text}” is not of the form column.up or column.down.`);
    return null;
  }
  return { column: match[1], descending: match[2] === 'down' };
}

function parseNumber(text: string | null, what: string, complain: Complain): number | null {
  if (text === null) return null;
  if (/^\d{1,15}$/.test(text)) return Number(text);
  complain(`“${text}” is not the number of ${what}.`);
  return null;
}

function parseGlossary(text: string | null, complain: Complain): Address['glossary'] {
  if (text === null || text === 'all' || isTermKey(text)) return text;
  complain(`The glossary has no term “${text}”.`);
  return null;
}

/**
 * Reads `location.hash`. Never throws: what is unknown is left out and named in `problems`, so that a stale or
 * mistyped link still opens what it can.
 */
export function parseAddress(hash: string): ParsedAddress {
  const problems: string[] = [];
  const complain: Complain = (problem) => problems.push(problem);
  const [path = '', query = ''] = hash.replace(/^#?\/?/, '').split(/\?(.*)/s);
  const search = new URLSearchParams(query);
  const view = VIEWS.find((name) => name === path);
  if (view === undefined && path !== '') complain(`There is no view named “${path}”.`);
  for (const key of new Set(search.keys())) {
    if (!KNOWN.has(key)) complain(`The link holds “${key}”, which this version does not know.`);
  }
  return {
    problems,
    address: {
      view: view ?? HOME.view,
      filter: parseFilter(search, complain),
      by: oneOf(COMPARE_BY, search.get('by'), 'by', complain),
      a: search.get('a'),
      b: search.get('b'),
      filter_a: parseFilter(search, complain, 'a.'),
      filter_b: parseFilter(search, complain, 'b.'),
      repositories: oneOf(['shown'] as const, search.get('repositories'), 'repositories', complain) !== null,
      face: oneOf(FACES, search.get('face'), 'face', complain),
      rows: oneOf(ROW_ORDERS, search.get('rows'), 'rows', complain),
      columns: oneOf(COLUMN_ORDERS, search.get('columns'), 'columns', complain),
      cell: parseCell(search),
      to: search.get('to'),
      row: parseRow(search, complain),
      list: oneOf(LISTS, search.get('list'), 'list', complain),
      run: parseNumber(search.get('run'), 'a run', complain),
      imported: parseNumber(search.get('import'), 'an import', complain),
      sort: parseSort(search.get('sort'), complain),
      find: search.get('find') ?? '',
      query: search.get('q'),
      glossary: parseGlossary(search.get('glossary'), complain),
    },
  };
}
