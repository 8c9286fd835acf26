import { comparisonKey } from '../../compare/comparison-key.ts';
import type { RankedSystem, Ranking } from '../../model/ranking.ts';
import { isSurelyMoved } from '../../ranks/is-surely-moved.ts';
import type { FigureTable, TableColumn } from '../figure-table.ts';
import { originCells, originColumns } from '../origin.ts';
import { toPoints } from '../to-points.ts';
import type { BumpOptions } from './bump-options.ts';

/** A row per system: scores in percent, ranks, their confidence sets and intervals. */
export function bumpTable(data: Ranking, { beside }: BumpOptions): FigureTable {
  const origin = originCells(data);
  return {
    columns: columns(data, beside),
    rows: data.systems.map((system) => ({
      kind: 'row',
      of: comparisonKey(system),
      cells: { ...cells(system), reason: reasonOf(system, data), ...origin },
    })),
  };
}

function columns(data: Ranking, beside: BumpOptions['beside']): readonly TableColumn[] {
  const side = (key: 'a' | 'b', name: string): readonly TableColumn[] => [
    { key: `score_${key}`, label: name, unit: 'percent' },
    { key: `rank_${key}`, label: `Rank ${key.toUpperCase()}`, unit: 'rank', drawn: true },
    {
      key: `set_${key}`,
      label: `95% set ${key.toUpperCase()}`,
      unit: 'rank',
      interval: true,
      ...shown(beside === 'set'),
    },
    {
      key: `interval_${key}`,
      label: `95% bootstrap ${key.toUpperCase()}`,
      unit: 'rank',
      interval: true,
      ...shown(beside === 'interval'),
    },
  ];
  return [
    { key: 'label', label: 'System', unit: null },
    { key: 'n_tasks', label: 'n', unit: 'tasks', detail: true },
    { key: 'n_scored', label: 'n scored', unit: 'tasks', detail: true },
    ...side('a', data.a),
    ...side('b', data.b),
    { key: 'shift', label: 'Shift', unit: 'rank' },
    { key: 'interval_shift', label: '95% bootstrap shift', unit: 'rank', interval: true, detail: true },
    { key: 'sets_apart', label: 'Sets apart', unit: null },
    { key: 'reason', label: 'Why empty', unit: null, detail: true },
    ...originColumns(data),
  ];
}

/** What is drawn is printed too, the rest stays in data files. */
function shown(isShown: boolean): Pick<TableColumn, 'drawn' | 'detail'> {
  return isShown ? { drawn: true } : { detail: true };
}

function cells(system: RankedSystem) {
  return {
    label: system.label,
    n_tasks: system.n_tasks,
    n_scored: system.n_scored,
    score_a: toPoints(system.score_a),
    score_b: toPoints(system.score_b),
    rank_a: system.rank_a,
    rank_b: system.rank_b,
    set_a: system.set_a,
    set_b: system.set_b,
    interval_a: system.ci_a,
    interval_b: system.ci_b,
    shift: system.shift,
    interval_shift: system.ci_shift,
    sets_apart: system.set_a === null || system.set_b === null ? null : isSurelyMoved(system) ? 'yes' : 'no',
  };
}

function reasonOf({ rank_a, ci_a }: RankedSystem, { reasons }: Ranking): string | null {
  if (rank_a === null) return reasons.rank_a ?? null;
  return ci_a === null ? (reasons.ci_a ?? null) : null;
}
