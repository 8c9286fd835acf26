import { count } from '../format/number.ts';
import { visibleText } from '../format/visible-text.ts';
import { problemsByCode, type ReportedProblem } from './problems-by-code.ts';
import { whatToDo } from './what-to-do.ts';

/** What is reported of one import. */
export interface ReportedImport {
  readonly import_id: number;
  readonly path: string;
  readonly format: string;
  readonly hash: string;
  /** Milliseconds since the epoch. */
  readonly imported_at: number;
  readonly n_files: number;
  readonly n_duplicates: number;
  readonly n_problems: number;
  readonly problems_by_code: Readonly<Record<string, number>>;
  readonly problems: readonly ReportedProblem[];
  readonly notes: readonly string[];
}

/** Count → what is counted; those that are 0 are left out of a report. */
export const BROUGHT = {
  n_runs: 'runs',
  n_attempts: 'attempts',
  n_grades: 'grades',
  n_added_verdicts: 'verdicts added to runs already here',
  n_events: 'events',
  n_tasks: 'tasks',
  n_scripts: 'scripts',
  n_sessions: 'sessions',
  n_messages: 'messages',
  n_labels: 'labels',
  n_cohorts: 'cohorts',
} as const;

type Brought = Readonly<Record<keyof typeof BROUGHT, number>>;

/** Text that stands in Markdown as it is: no line of it begins a heading, a list or HTML. */
const quoted = (text: string): string =>
  `\`${visibleText(text).replaceAll('`', 'ˋ').replaceAll('\n', ' ')}\``;

const place = ({ file, line }: ReportedProblem): string => (line === null ? file : `${file}:${line}`);

function problemLines(summary: ReportedImport): readonly string[] {
  return problemsByCode(summary.problems_by_code, summary.problems).flatMap(({ code, n, first }) => [
    `## ${code}: ${count(n)}`,
    '',
    whatToDo(code),
    '',
    ...first.map((problem) => `- ${quoted(place(problem))}: ${quoted(problem.reason)}`),
    ...(n > first.length ? [`- and ${count(n - first.length)} more`] : []),
    '',
  ]);
}

/** What an import read, from where, as what, and what it could not take, as Markdown. */
export function importReport(summary: ReportedImport & Brought): string {
  const brought = Object.entries(BROUGHT)
    .map(([field, name]): [string, number] => [name, summary[field as keyof Brought]])
    .filter(([, n]) => n > 0)
    .map(([name, n]) => `${count(n)} ${name}`);
  return [
    `# Import ${summary.import_id}`,
    '',
    `- from: ${quoted(summary.path)}, ${count(summary.n_files)} files`,
    `- as: ${summary.format}`,
    `- at: ${new Date(summary.imported_at).toISOString()}`,
    `- content: SHA-256 ${summary.hash}`,
    `- brought: ${brought.length === 0 ? 'nothing' : brought.join(', ')}`,
    `- already there: ${count(summary.n_duplicates)}`,
    `- problems: ${count(summary.n_problems)}`,
    '',
    ...(summary.notes.length === 0 ? [] : [...summary.notes.map((note) => `- note: ${quoted(note)}`), '']),
    ...problemLines(summary),
  ].join('\n');
}
