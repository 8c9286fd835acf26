import { UserError } from '../../analysis/model/user-error.ts';
import { checkNames } from './check-names.ts';
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
  checkNames(columns, RUNS_TABLE_COLUMNS, names, file, 'a runs table');
  if (columns.task === undefined)
    throw new UserError('bad-input', `${file} has no column for the task; it has ${names.join(', ')}.`, HINT);
  if (columns.resolved === undefined && columns.outcome === undefined)
    throw new UserError(
      'bad-input',
      `${file} has neither resolved nor outcome; it has ${names.join(', ')}.`,
      HINT,
    );
}
