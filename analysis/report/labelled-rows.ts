import { rowLabels } from '../compare/comparison-words.ts';
import type { Comparison } from '../model/comparison.ts';
import type { Report, ReportRow } from '../model/report.ts';

export interface LabelledRow {
  readonly label: string;
  readonly comparison: Comparison;
  readonly row: ReportRow;
}

/** The rows of a report with what they are called and with their comparisons. */
export function labelledRows({ comparison, rows }: Report): readonly LabelledRow[] {
  const labels = rowLabels(comparison);
  return rows.map((row, i) => ({ label: labels[i]!, comparison: comparison.comparisons[i]!, row }));
}
