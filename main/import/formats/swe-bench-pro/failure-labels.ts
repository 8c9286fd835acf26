import type { ImportProblem } from '../../format.ts';
import { parseCsv } from '../../parse-csv.ts';

/** A judge's word on why one run failed. */
export interface FailureLabel {
  readonly task: string;
  readonly category: string;
  readonly rationale: string;
  readonly line: number;
}

const COLUMNS = ['instance_id', 'category', 'rationale'] as const;

/** Whether the beginning of a CSV file is that of failure labels. */
export function hasLabelHeader(text: string): boolean {
  const header = parseCsv(text.replace(/^\uFEFF/, '')).next().value;
  return header !== undefined && COLUMNS.every((name) => header.fields.includes(name));
}

/** Rows of a CSV file with `instance_id, category, rationale`; one without task or category is left out and reported. */
export function* readFailureLabels(
  text: string,
  file: string,
  onProblem: (problem: ImportProblem) => void,
): Generator<FailureLabel> {
  const [header, ...records] = parseCsv(text);
  const at = COLUMNS.map((name) => header?.fields.indexOf(name) ?? -1);
  for (const { fields, line } of records) {
    const [task, category, rationale] = at.map((index) => fields[index]?.trim() ?? '');
    if (task && category) yield { task, category, rationale: rationale ?? '', line };
    else onProblem({ file, line, code: 'bad-row', reason: 'the row names no task or no category; left out' });
  }
}
