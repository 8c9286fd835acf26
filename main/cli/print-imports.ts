import type { z } from 'zod';
import { count } from '../../analysis/format/number.ts';
import { visibleText } from '../../analysis/format/visible-text.ts';
import { problemsByCode } from '../../analysis/import-report/problems-by-code.ts';
import { whatToDo } from '../../analysis/import-report/what-to-do.ts';
import type { importSummarySchema } from '../../preload/schemas/import-schema.ts';

type ImportSummary = z.infer<typeof importSummarySchema>;

export interface ImportOutcome {
  readonly imports: readonly ImportSummary[];
  readonly unrecognised: readonly { readonly path: string; readonly reason: string }[];
}

function place(problem: ImportSummary['problems'][number]): string {
  return problem.line === null ? problem.file : `${problem.file}:${problem.line}`;
}

/** What few sources bring: named only where there is any. */
const OTHERS = [
  ['n_tasks', 'tasks'],
  ['n_scripts', 'scripts'],
  ['n_sessions', 'sessions'],
  ['n_messages', 'messages'],
  ['n_labels', 'labels'],
] as const satisfies readonly (readonly [keyof ImportSummary, string])[];

export function printImport(summary: ImportSummary): void {
  const how = summary.state === 'unchanged' ? 'already there, unchanged' : `import ${summary.import_id}`;
  const others = OTHERS.filter(([field]) => summary[field] > 0);
  const counts = [
    `${count(summary.n_runs)} runs`,
    `${count(summary.n_grades)} graded`,
    `${count(summary.n_events)} events`,
    ...others.map(([field, name]) => `${count(summary[field])} ${name}`),
    `${count(summary.n_duplicates)} duplicates left out`,
    `${count(summary.n_problems)} problems`,
  ];
  console.log(`${summary.path} (${summary.format}): ${how}; ${counts.join(', ')}`);
  for (const note of summary.notes) console.log(`  note: ${note}`);
  for (const { code, n, first } of problemsByCode(summary.problems_by_code, summary.problems)) {
    console.log(`  ${code}: ${n}. ${whatToDo(code)}`);
    for (const problem of first) console.log(`    ${place(problem)}: ${visibleText(problem.reason)}`);
    if (n > first.length) console.log(`    … and ${count(n - first.length)} more`);
  }
}

/** What was read, from where, as what, and what was left out. */
export function printImports({ imports, unrecognised }: ImportOutcome): void {
  for (const summary of imports) printImport(summary);
  for (const { path, reason } of unrecognised) console.log(`${path}: not imported: ${reason}`);
}
