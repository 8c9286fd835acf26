import { filterOfPairs } from '../../analysis/filter/filter-pairs.ts';
import { FILTER_KEYS } from '../../analysis/filter/filter-parts.ts';
import { COMPARE_BY } from '../../analysis/model/comparison.ts';
import type { Filter } from '../../analysis/model/filter.ts';
import { LEFT_OUT } from '../../analysis/model/left-out.ts';
import { COLUMN_ORDERS, ROW_ORDERS } from '../../analysis/model/outcome-matrix.ts';
import type { RowKey } from '../../analysis/model/row-key.ts';
import { isTermKey } from '../../analysis/words/index.ts';
import { TRANSITIONS } from '../../preload/schemas/comparison-schema.ts';
import { type Address, CELL_LISTS, type CellKey, FACES, HOME, SIDES, type Sort, VIEWS } from './address.ts';

import { FIGURE_KEYS, parseFigure } from './figure-address.ts';
import { type Complain, oneOf, parseNumber } from './parse-parts.ts';

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
  'tasks-by',
  'systems-by',
  'at',
  'at-system',
  'at-condition',
  'to',
  'side',
  'row',
  'row-condition',
  'row-benchmark',
  'row-repeat',
  'list',
  'run',
  'log',
  'experiment',
  'import',
  'q',
  'glossary',
  ...FIGURE_KEYS,
]);

const LISTS = [...TRANSITIONS, 'flipped', 'runs', ...LEFT_OUT, ...CELL_LISTS] as const;

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
      rows: oneOf(ROW_ORDERS, search.get('tasks-by'), 'tasks-by', complain),
      columns: oneOf(COLUMN_ORDERS, search.get('systems-by'), 'systems-by', complain),
      cell: parseCell(search),
      to: search.get('to'),
      side: oneOf(SIDES, search.get('side'), 'side', complain),
      row: parseRow(search, complain),
      list: oneOf(LISTS, search.get('list'), 'list', complain),
      run: parseNumber(search.get('run'), 'a run', complain),
      log: parseNumber(search.get('log'), 'a grade', complain),
      experiment: parseNumber(search.get('experiment'), 'an experiment', complain),
      imported: parseNumber(search.get('import'), 'an import', complain),
      sort: parseSort(search.get('sort'), complain),
      find: search.get('find') ?? '',
      query: search.get('q'),
      glossary: parseGlossary(search.get('glossary'), complain),
      figure: parseFigure(search, complain),
    },
  };
}
