import { counted } from '../../../analysis/figures/counted.ts';
import type { RateEntry, RateGroup } from '../../../analysis/figures/rates/rate-groups.ts';
import type { Sort } from '../../address/address.ts';
import type { Line } from '../../table/column.ts';
import { foundEntries } from './found-entries.ts';
import type { RateLine } from './rate-line.ts';
import { sortEntries } from './sort-entries.ts';
import type { Folding } from './use-folding.ts';

interface Shown {
  readonly sort: Sort | null;
  readonly find: string;
  readonly folding: Folding;
}

/** The key of an entry's own line (repeat null) or of one of its repeats. */
export const lineKey = (entry: string, repeat: number | null): string =>
  repeat === null ? entry : `${entry}#${repeat}`;

function entryLines(entry: RateEntry, { folding }: Shown): readonly Line<RateLine>[] {
  const { key, row, repeats } = entry;
  const folds = repeats.length > 0;
  const isExpanded = folding.unfolded.has(key);
  const own: RateLine = {
    row,
    repeats,
    level: 1,
    isExpanded,
    onToggle: folds ? () => folding.toggle(key) : null,
  };
  const parts = folds && isExpanded ? repeats : [];
  return [
    { kind: 'row', key, row: own, level: 1, ...(folds ? { expanded: isExpanded } : {}) },
    ...parts.map(
      (repeat): Line<RateLine> => ({
        kind: 'row',
        key: lineKey(key, repeat.repeat),
        row: { row: repeat, repeats: [], level: 2, isExpanded: false, onToggle: null },
        level: 2,
      }),
    ),
  ];
}

/** The table's lines: per benchmark a heading, its entries in order, and the repeats of those unfolded. */
export function rateLines(groups: readonly RateGroup[], shown: Shown): readonly Line<RateLine>[] {
  return groups.flatMap(({ benchmark, entries }) => {
    const found = foundEntries(entries, shown.find);
    if (found.length === 0) return [];
    const tasks = Math.max(...found.map(({ row }) => row.n_tasks));
    const heading: Line<RateLine> = {
      kind: 'group',
      key: `group ${benchmark}`,
      content: (
        <>
          <strong>{benchmark}</strong>
          <span className="group-note">
            {counted([found.length], 'row')} · up to {counted([tasks], 'task')}
          </span>
        </>
      ),
    };
    return [heading, ...sortEntries(found, shown.sort).flatMap((entry) => entryLines(entry, shown))];
  });
}
