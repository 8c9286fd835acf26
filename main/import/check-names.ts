import { UserError } from '../../analysis/model/user-error.ts';

/** Throws UserError unless `columns` (ours → the file's) hold only names that we have (`ours`) and the file has (`names`). */
export function checkNames(
  columns: Readonly<Record<string, string>>,
  ours: readonly string[],
  names: readonly string[],
  file: string,
  what: string,
): void {
  const theirs = new Set(names);
  for (const [column, name] of Object.entries(columns)) {
    if (!ours.includes(column))
      throw new UserError('usage', `There is no column ${column} in ${what}.`, `It has ${ours.join(', ')}.`);
    if (!theirs.has(name))
      throw new UserError('usage', `${file} has no column ${name}.`, `It has ${names.join(', ')}.`);
  }
}
