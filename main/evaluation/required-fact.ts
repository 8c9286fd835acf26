import { UserError } from '../../analysis/model/user-error.ts';

/** A fact that a task cannot be graded without. @throws UserError where it is missing */
export function requiredFact<T extends { readonly instance: string }, K extends keyof T & string>(
  task: T,
  key: K,
): NonNullable<T[K]> {
  const value = task[key];
  if (value !== null && value !== undefined && value !== '') return value;
  throw missingFact(task.instance, key);
}

export const missingFact = (instance: string, name: string) =>
  new UserError(
    'bad-input',
    `${instance} has no ${name.replaceAll('_', ' ')}, without which it cannot be graded.`,
    'Import the whole instances of the benchmark, with test patch and lists of tests.',
  );
