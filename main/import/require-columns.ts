import { UserError } from '../../analysis/model/user-error.ts';
import { RUNS_TABLE_COLUMNS } from './guess-columns.ts';

const HINT = 'Name the column in a mapping file: `columns: {task: THEIR_NAME, resolved: THEIR_NAME}`.';

/**
 * Throws UserError unless `columns` (ours → the file's) name a task and a verdict, only columns we have and only names
 * that the file (`names`) has.
 */
export function requireColumns(
  columns: Readonly<Record<string, string>>,
  names: readonly string[],
  file: string,
): void {
  const ours = new Set<string>(RUNS_TABLE_COLUMNS);
  const theirs = new Set(names);
  for (const [column, name] of Object.entries(columns)) {
    if (!ours.has(column))
      throw new UserError(
        'usage',
        `There is no column ${column} in a runs table.`,
        `It has ${[...ours].join(', ')}.`,
      );
    if (!theirs.has(name))
      throw new UserError('usage', `${file} has no column ${name}.`, `It has ${names.join(', ')}.`);
  }
  if (columns.task === undefined)
    throw new UserError('bad-input', `${file} has no column for the task; it has ${names.join(', ')}.`, HINT);
  if (columns.resolved === undefined && columns.outcome === undefined)
    throw new UserError(
      'bad-input',
      `${file} has neither resolved nor outcome; it has ${names.join(', ')}.`,
      HINT,
    );
}
