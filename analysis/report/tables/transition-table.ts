import { isUnpaired } from '../../compare/comparison-words.ts';
import { intervalToPoints, toPoints } from '../../figures/to-points.ts';
import type { Comparison } from '../../model/comparison.ts';
import type { Report } from '../../model/report.ts';
import { labelledRows } from '../labelled-rows.ts';
import { reasonRemarks } from '../reason-remarks.ts';
import type { ReportTable } from '../report-table.ts';
import { rowLabel } from './estimate-table.ts';

const FIELDS = ['transitions', 'retention', 'overturn_null'] as const;

/** From solved or not under A to solved or not under B, with what chance alone would overturn. */
export function transitionTable(report: Report): ReportTable {
  const unpaired = isUnpaired(report.comparison);
  const rows = unpaired ? [] : labelledRows(report);
  return {
    title: 'Retention and overturn',
    remarks: [
      ...(unpaired ? ['The sides share no task, so none is solved by both, lost or won.'] : []),
      ...reasonRemarks(
        rows.flatMap(({ label, comparison }) =>
          FIELDS.map((field) => ({ label, reason: comparison.reasons[field] })),
        ),
      ),
    ],
    notes: {
      ...{ ss: 'transitions', su: 'transitions', us: 'transitions', uu: 'transitions', excluded: 'excluded' },
      ...{ retention: 'retention', overturn: 'overturn', chance: 'overturn_null' },
      ...{ net: 'net_change', interval: 'newcombe' },
    },
    table: {
      columns: [
        { key: 'label', label: rowLabel(report), unit: null },
        { key: 'ss', label: 'SS', unit: 'tasks' },
        { key: 'su', label: 'SU', unit: 'tasks' },
        { key: 'us', label: 'US', unit: 'tasks' },
        { key: 'uu', label: 'UU', unit: 'tasks' },
        { key: 'excluded', label: 'Excluded', unit: 'tasks' },
        { key: 'retention', label: 'Retention', unit: 'percent' },
        { key: 'overturn', label: 'Overturn', unit: 'percent' },
        { key: 'chance', label: 'by chance', unit: 'percent' },
        { key: 'net', label: 'Net change', unit: 'points' },
        { key: 'interval', label: '95% CI', unit: 'points', interval: true },
      ],
      rows: rows.map(({ label, comparison, row }) => ({
        kind: 'row',
        cells: {
          ...{ label, ...comparison.transitions, retention: toPoints(comparison.retention) },
          overturn: comparison.retention === null ? null : toPoints(1 - comparison.retention),
          ...{ chance: toPoints(comparison.overturn_null), net: toPoints(row.net_change) },
          // Net change is lost minus gained: Newcombe's interval of B − A, turned.
          interval: intervalToPoints(
            comparison.ci_newcombe && [0 - comparison.ci_newcombe[1], 0 - comparison.ci_newcombe[0]],
          ),
        },
        reasons: cellReasons(comparison.reasons),
      })),
    },
  };
}

function cellReasons({ retention, overturn_null, ci_newcombe }: Comparison['reasons']) {
  return { retention, overturn: retention, chance: overturn_null, net: ci_newcombe, interval: ci_newcombe };
}
