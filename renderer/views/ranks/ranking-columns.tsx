import type { ReactNode } from 'react';
import { count, fixed, rank, rankRange, rankShift } from '../../../analysis/format/number.ts';
import type { RankedSystem, Ranking } from '../../../analysis/model/ranking.ts';
import { isSurelyMoved } from '../../../analysis/ranks/is-surely-moved.ts';
import type { TermKey } from '../../../analysis/words/index.ts';
import { NullMark } from '../../parts/null-mark.tsx';
import { type Column, leastWidth } from '../../table/column.ts';
import type { SortValue } from '../../table/compare-values.ts';
import { nameColumn } from '../../table/name-column.tsx';

type Field = Exclude<keyof RankedSystem, 'label' | 'system' | 'condition'>;

interface FieldColumn {
  readonly id: Field;
  readonly title: string;
  readonly unit: string;
  readonly term: TermKey;
  readonly width: number;
}

const side = (key: 'a' | 'b'): readonly FieldColumn[] => {
  const name = key.toUpperCase();
  return [
    {
      id: `score_${key}`,
      title: name,
      unit: '%',
      width: 48,
      term: 'task_rate',
    },
    {
      id: `rank_${key}`,
      title: `Rank ${name}`,
      unit: '1 best',
      width: 56,
      term: 'rank',
    },
    {
      id: `set_${key}`,
      title: `Set ${name}`,
      unit: '95% set',
      width: 76,
      term: 'rank_set',
    },
    {
      id: `ci_${key}`,
      title: `Bootstrap ${name}`,
      unit: 'descriptive',
      width: 92,
      term: 'rank_interval',
    },
  ];
};

const FIELDS: readonly FieldColumn[] = [
  {
    id: 'n_scored',
    title: 'Scored',
    unit: 'tasks',
    width: 56,
    term: 'rank_tasks',
  },
  ...side('a'),
  ...side('b'),
  {
    id: 'shift',
    title: 'Shift',
    unit: 'ranks',
    width: 54,
    term: 'rank_shift',
  },
  {
    id: 'ci_shift',
    title: 'Bootstrap shift',
    unit: 'descriptive',
    width: 96,
    term: 'rank_interval',
  },
];

const UNSAID = 'It is undefined for these tasks.';

function written(id: Field, system: RankedSystem): ReactNode {
  const value = system[id];
  if (value === null) return null;
  if (typeof value === 'object') return rankRange(value, id === 'ci_shift' ? rankShift : rank);
  if (id === 'n_scored') return count(value);
  if (id === 'score_a' || id === 'score_b') return fixed(100 * value, 1);
  if (id !== 'shift') return rank(value);
  return isSurelyMoved(system) ? (
    <strong className="lead-number">{rankShift(value)}</strong>
  ) : (
    rankShift(value)
  );
}

/** Column → what its cell is sorted by; sets and intervals by where they begin. */
export const RANKING_VALUES: ReadonlyMap<string, (system: RankedSystem) => SortValue> = new Map([
  ['label', ({ label }: RankedSystem): SortValue => label],
  ...FIELDS.map(
    ({ id }) =>
      [
        id,
        (system: RankedSystem): SortValue => {
          const value = system[id];
          return typeof value === 'object' && value !== null ? value[0] : value;
        },
      ] as const,
  ),
]);

/** The table's columns; the name takes what the others leave of its width. */
export function rankingColumns(
  { systems, reasons }: Ranking,
  tableWidth: number,
): readonly Column<RankedSystem>[] {
  const columns = FIELDS.map(
    (field): Column<RankedSystem> => ({
      ...field,
      align: 'end',
      sortable: true,
      cell: (system) => written(field.id, system) ?? <NullMark reason={reasons[field.id] ?? UNSAID} />,
    }),
  );
  return [nameColumn('system', systems, tableWidth - leastWidth(columns)), ...columns];
}
