import type { Filter } from '../../analysis/model/filter.ts';
import { OUTCOMES } from '../../analysis/model/outcome.ts';
import { TRANSITIONS } from '../../preload/schemas/comparison-schema.ts';
import { type Address, COMPARE_BY, FACES, HOME, type RowKey, type Sort, VIEWS } from './address.ts';

import { FIGURE_KEYS, parseFigure } from './figure-address.ts';
import { type Complain, oneOf, parseNumber } from './parse-parts.ts';

export interface ParsedAddress {
  readonly address: Address;
  /** What the link asked for and could not be given, one sentence each. */
  readonly problems: readonly string[];
}

const KNOWN: ReadonlySet<string> = new Set([
  'by',
  'a',
  'b',
  'benchmark',
  'system',
  'condition',
  'repo',
  'cohort',
  'outcome',
  'label',
  'task',
  'find',
  'sort',
  'repositories',
  'face',
  'row',
  'row-condition',
  'row-benchmark',
  'row-repeat',
  'list',
  'run',
  'import',
  'q',
  ...FIGURE_KEYS,
]);

const LISTS = [...TRANSITIONS, 'flipped', 'runs'] as const;

function parseFilter(search: URLSearchParams, complain: Complain): Filter {
  const list = (key: string): readonly string[] | undefined => {
    const values = [...new Set(search.getAll(key).filter((value) => value !== ''))];
    return values.length > 0 ? values : undefined;
  };
  const outcomes = (list('outcome') ?? [])
    .map((value) => oneOf([...OUTCOMES, 'none'] as const, value, 'outcome', complain))
    .filter((value) => value !== null);
  const filter = {
    benchmark: list('benchmark'),
    system: list('system'),
    condition: list('condition'),
    repository: list('repo'),
    cohort: list('cohort'),
    outcome: outcomes.length > 0 ? outcomes : undefined,
    label: list('label'),
    task: search.get('task') || undefined,
  };
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined));
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

function parseSort(text: string | null, complain: Complain): Sort | null {
  if (text === null) return null;
  const match = /^([a-z0-9_]+)\.(up|down)$/.exec(text);
  if (match?.[1] === undefined) {
    complain(`The order “${text}” is not of the form column.up or column.down.`);
    return null;
  }
  return { column: match[1], descending: match[2] === 'down' };
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
      repositories: oneOf(['shown'] as const, search.get('repositories'), 'repositories', complain) !== null,
      face: oneOf(FACES, search.get('face'), 'face', complain),
      row: parseRow(search, complain),
      list: oneOf(LISTS, search.get('list'), 'list', complain),
      run: parseNumber(search.get('run'), 'a run', complain),
      imported: parseNumber(search.get('import'), 'an import', complain),
      sort: parseSort(search.get('sort'), complain),
      find: search.get('find') ?? '',
      query: search.get('q'),
      figure: parseFigure(search, complain),
    },
  };
}
