import { interval, percent, points, pValue } from '../../../analysis/format/number.ts';
import type { Effect } from '../../../analysis/model/effects.ts';

export const EFFECT_COLUMNS = ['tasks', 'dropped', 'A %', 'B %', 'B − A', '95%', 'p', 'Holm p'] as const;

/** An effect in the order of `EFFECT_COLUMNS`. */
export const effectCells = (row: Effect) => [
  row.n_tasks,
  row.n_dropped,
  percent(row.rate_a),
  percent(row.rate_b),
  points(row.difference),
  interval(row.ci_bootstrap),
  pValue(row.p_permutation),
  pValue(row.p_holm),
];
