import type { RateGroup } from '../../../analysis/figures/rates/rate-groups.ts';
import type { Filter } from '../../../analysis/model/filter.ts';
import type { Sort } from '../../address/address.ts';
import type { ExportedFigure } from '../../export/export-menu.tsx';
import { foundEntries } from './found-entries.ts';
import { sortEntries } from './sort-entries.ts';

interface Shown {
  readonly filter: Filter;
  readonly groups: readonly RateGroup[];
  readonly find: string;
  readonly sort: Sort | null;
}

const FIGURES = [
  { figure: 'dots', name: 'Dots', title: 'Resolve rates with intervals, a row per system.' },
  { figure: 'slopes', name: 'Slopes', title: 'Rates from condition to condition, a line per system.' },
  { figure: 'outcome-shares', name: 'Outcomes', title: 'What the runs came to, as shares of all.' },
  { figure: 'tradeoff', name: 'Cost', title: 'Resolve rate against cost per run, with the Pareto front.' },
  { figure: 'distributions', name: 'Steps', title: 'How steps are spread, a row per system and condition.' },
] as const;

/** The figures of what the overview shows: its filter, what was searched for, and the order chosen. */
export function overviewFigures(shown: Shown): readonly [ExportedFigure, ...ExportedFigure[]] {
  const selection = { filter: foundFilter(shown) };
  const order = shownOrder(shown);
  const [first, ...others] = FIGURES.map(({ figure, name, title }) => ({
    name,
    title,
    spec: { version: 1, figure, selection, order } as const,
  }));
  return [first as ExportedFigure, ...others];
}

function foundFilter({ filter, groups, find }: Shown): Filter {
  if (find === '') return filter;
  const rows = groups.flatMap(({ entries }) => foundEntries(entries, find)).map(({ row }) => row);
  const names = (of: (row: (typeof rows)[number]) => string) => [...new Set(rows.map(of))];
  return {
    ...filter,
    benchmark: names(({ benchmark }) => benchmark),
    system: names(({ system }) => system),
    condition: names(({ condition }) => condition),
  };
}

/** By rate the figures order themselves. */
function shownOrder({ groups, find, sort }: Shown): readonly string[] {
  if (sort === null || (sort.column === 'rate' && sort.descending)) return [];
  const entries = groups.flatMap((group) => sortEntries(foundEntries(group.entries, find), sort));
  return [...new Set(entries.map(({ row }) => row.system))];
}
