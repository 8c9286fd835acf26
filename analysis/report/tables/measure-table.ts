import { isUnpaired } from '../../compare/comparison-words.ts';
import { grouped } from '../../compare/grouped.ts';
import { count, fixed } from '../../format/number.ts';
import type { Measure, MeasureEffect, Report } from '../../model/report.ts';
import { type LabelledRow, labelledRows } from '../labelled-rows.ts';
import { reasonRemarks } from '../reason-remarks.ts';
import type { ReportTable } from '../report-table.ts';
import { rowLabel } from './estimate-table.ts';

const WORDS: Readonly<Record<Measure, string>> = {
  steps: 'steps',
  input_tokens: 'input tokens',
  output_tokens: 'output tokens',
  cost_usd: 'cost (USD)',
  duration_s: 'duration (s)',
};

const DIGITS: Readonly<Partial<Record<Measure, number>>> = { steps: 1, cost_usd: 3, duration_s: 1 };

/** The effect on what runs take. */
export function measureTable(report: Report): ReportTable {
  const rows = labelledRows(report);
  const unpaired = isUnpaired(report.comparison);
  return {
    title: 'Steps, tokens, cost, duration',
    remarks: [
      unpaired
        ? 'Task means over runs that report the measure, over the tasks of each side, which share none. Holm over the measures of a row.'
        : 'Task means over runs that report the measure, over tasks that have it on both sides. Holm over the measures of a row.',
      ...reasonRemarks(rows.flatMap(reasonsOf)),
    ],
    notes: {
      ...{ measure: 'measure', n: 'compared', n_a: 'group_tasks', n_b: 'group_tasks' },
      ...{ mean_a: 'mean', mean_b: 'mean', median_a: 'median', median_b: 'median' },
      ...{ change: 'median_change', ratio: 'ratio', interval: 'ratio', p: 'wilcoxon', p_holm: 'holm' },
      ...(unpaired && { ratio: 'group_ratio', interval: 'group_ratio', p: 'mann_whitney' }),
    },
    table: {
      columns: [
        { key: 'label', label: rowLabel(report), unit: null },
        { key: 'measure', label: 'Measure', unit: null },
        { key: 'n', label: 'n', unit: 'tasks' },
        { key: 'mean_a', label: 'Mean A', unit: 'ratio' },
        { key: 'mean_b', label: 'Mean B', unit: 'ratio' },
        { key: 'median_a', label: 'Median A', unit: 'ratio' },
        { key: 'median_b', label: 'Median B', unit: 'ratio' },
        { key: 'change', label: unpaired ? 'Medians, B − A' : 'Median change', unit: 'ratio' },
        { key: 'ratio', label: 'B/A', unit: 'ratio' },
        { key: 'interval', label: '95% CI', unit: 'ratio', interval: true },
        { key: 'p', label: unpaired ? 'p, Mann–Whitney' : 'p, Wilcoxon', unit: 'p' },
        { key: 'p_holm', label: 'Holm', unit: 'p' },
      ],
      rows: rows.flatMap(({ label, row }) =>
        row.measures.filter(isKnown).map((effect) => ({
          kind: 'row' as const,
          cells: { label, ...cellsOf(effect) },
          reasons: { ...effect.reasons, interval: effect.reasons.ci_ratio ?? effect.reasons.ratio },
        })),
      ),
    },
  };
}

/** One that nobody counted takes a remark, not a line. */
function isKnown({ reasons }: MeasureEffect): boolean {
  return reasons.measure === undefined;
}

/** The measures that share a reason stand together. */
function reasonsOf({ label, row }: LabelledRow) {
  const told = row.measures.flatMap(({ measure, reasons }) =>
    [...new Set(Object.values(reasons))].map((reason) => ({ measure: WORDS[measure], reason })),
  );
  return [...grouped(told, ({ reason }) => reason)].map(([reason, measures]) => ({
    label: `${label} (${measures.map(({ measure }) => measure).join(', ')})`,
    reason,
  }));
}

function cellsOf(effect: MeasureEffect) {
  const { measure, n_tasks: n, ratio, ci_ratio: interval, p, p_holm } = effect;
  const digits = DIGITS[measure];
  const written = (value: number | null) => (digits === undefined ? count(value) : fixed(value, digits));
  return {
    ...{ measure: WORDS[measure], n, ratio, interval, p, p_holm },
    ...{ mean_a: written(effect.mean_a), mean_b: written(effect.mean_b) },
    ...{ median_a: written(effect.median_a), median_b: written(effect.median_b) },
    change: written(effect.median_difference),
  };
}
