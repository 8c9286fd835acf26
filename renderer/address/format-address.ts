import { filterPairs } from '../../analysis/filter/filter-pairs.ts';
import type { Filter } from '../../analysis/model/filter.ts';
import type { RowKey } from '../../analysis/model/row-key.ts';
import type { Address, CellKey, Sort } from './address.ts';
import { figurePairs } from './figure-address.ts';

/** The keys of a side's own filter begin with the side. */
function pairsOf(filter: Filter, prefix = ''): [string, string][] {
  return filterPairs(filter).map(([key, value]) => [`${prefix}${key}`, value]);
}

function rowPairs(row: RowKey | null): [string, string][] {
  if (row === null) return [];
  const pairs: [string, string][] = [['row', row.system]];
  if (row.condition !== null) pairs.push(['row-condition', row.condition]);
  if (row.benchmark !== null) pairs.push(['row-benchmark', row.benchmark]);
  if (row.repeat !== null) pairs.push(['row-repeat', String(row.repeat)]);
  return pairs;
}

function cellPairs(cell: CellKey | null): [string, string][] {
  if (cell === null) return [];
  return [
    ['at', cell.task],
    ['at-system', cell.system],
    ['at-condition', cell.condition],
  ];
}

const sortText = (sort: Sort): string => `${sort.column}.${sort.descending ? 'down' : 'up'}`;

/** `#/view?key=value…`; the inverse of `parseAddress`. Keys in a fixed order, so equal addresses are equal text. */
export function formatAddress(address: Address): string {
  const optional = (key: string, value: string | null): [string, string][] =>
    value === null ? [] : [[key, value]];
  const pairs: [string, string][] = [
    ...optional('by', address.by),
    ...optional('a', address.a),
    ...optional('b', address.b),
    ...pairsOf(address.filter_a, 'a.'),
    ...pairsOf(address.filter_b, 'b.'),
    ...pairsOf(address.filter),
    ...(address.find === '' ? [] : optional('find', address.find)),
    ...optional('sort', address.sort && sortText(address.sort)),
    ...(address.repositories ? optional('repositories', 'shown') : []),
    ...optional('face', address.face),
    ...optional('tasks-by', address.rows),
    ...optional('systems-by', address.columns),
    ...cellPairs(address.cell),
    ...optional('to', address.to),
    ...optional('side', address.side),
    ...rowPairs(address.row),
    ...optional('list', address.list),
    ...optional('run', address.run === null ? null : String(address.run)),
    ...optional('log', address.log === null ? null : String(address.log)),
    ...optional('experiment', address.experiment === null ? null : String(address.experiment)),
    ...optional('import', address.imported === null ? null : String(address.imported)),
    ...optional('q', address.query),
    ...optional('glossary', address.glossary),
    ...figurePairs(address.figure),
  ];
  const search = new URLSearchParams(pairs).toString();
  return `#/${address.view}${search === '' ? '' : `?${search}`}`;
}
