import type { RankedPair, Ranking } from '../../model/ranking.ts';
import type { FigureTable, TableColumn } from '../figure-table.ts';
import { originCells, originColumns } from '../origin.ts';
import { toPoints } from '../to-points.ts';
import type { MatrixSide } from './matrix-options.ts';

/** A row per pair: differences in points, swap probabilities in percent, p. */
export function matrixTable(data: Ranking, side: MatrixSide): FigureTable {
  const origin = originCells(data);
  return {
    columns: [
      { key: 'first', label: 'Ahead under A', unit: null },
      { key: 'second', label: 'Behind', unit: null },
      { key: 'n_tasks', label: 'n', unit: 'tasks', detail: true },
      ...columns('a', side !== 'b'),
      ...columns('b', side !== 'a'),
      { key: 'reason', label: 'Why empty', unit: null, detail: true },
      ...originColumns(data),
    ],
    rows: data.swaps.map((pair) => ({
      kind: 'row',
      cells: { ...cells(pair), reason: reasonOf(pair, data), ...origin },
    })),
  };
}

function columns(key: 'a' | 'b', isShown: boolean): readonly TableColumn[] {
  const side = key.toUpperCase();
  return [
    { key: `difference_${key}`, label: `Difference ${side}`, unit: 'points', detail: true },
    {
      key: `swap_${key}`,
      label: `Swap ${side}`,
      unit: 'percent',
      ...(isShown ? { drawn: true } : { detail: true }),
    },
    { key: `p_holm_${key}`, label: `Holm p ${side}`, unit: 'p', ...(!isShown && { detail: true }) },
  ];
}

function cells(pair: RankedPair) {
  return {
    first: pair.first,
    second: pair.second,
    n_tasks: pair.n_tasks,
    difference_a: toPoints(pair.difference_a),
    swap_a: toPoints(pair.swap_a),
    p_holm_a: pair.p_holm_a,
    difference_b: toPoints(pair.difference_b),
    swap_b: toPoints(pair.swap_b),
    p_holm_b: pair.p_holm_b,
  };
}

function reasonOf({ swap_a, swap_b }: RankedPair, { reasons }: Ranking): string | null {
  if (swap_a !== null && swap_b !== null) return null;
  if (reasons.swaps !== undefined) return reasons.swaps;
  const sides = [swap_a === null ? ['A'] : [], swap_b === null ? ['B'] : []].flat();
  return `equal scores under ${sides.join(' and ')}: there is no order to reverse`;
}
