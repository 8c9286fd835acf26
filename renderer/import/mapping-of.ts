import type { Assignment, Mapping } from '../../preload/schemas/mapping-schema.ts';

/** What the person filled in: for all runs, and for the runs a source keeps under a name. */
export interface Assignments {
  readonly all: Assignment;
  readonly runs: Readonly<Record<string, Assignment>>;
  /** Our column → the file's, where the guess was corrected. */
  readonly columns: Readonly<Record<string, string>>;
}

export const NOTHING_ASSIGNED: Assignments = { all: {}, runs: {}, columns: {} };

const isEmpty = (assignment: Assignment) => Object.keys(assignment).length === 0;

/** The mapping to import with; what was left blank is left out, so that the source or the default decides. */
export function mappingOf({ all, runs, columns }: Assignments): Mapping {
  const named = Object.fromEntries(Object.entries(runs).filter(([, assignment]) => !isEmpty(assignment)));
  return {
    ...(isEmpty(all) ? {} : { all }),
    ...(Object.keys(named).length === 0 ? {} : { runs: named }),
    ...(Object.keys(columns).length === 0 ? {} : { columns }),
  };
}

/** An assignment with one field typed in; blank text and a repeat that is no whole number from 1 take it out. */
export function withField(assignment: Assignment, field: keyof Assignment, text: string): Assignment {
  const { [field]: _, ...others } = assignment;
  const value = text.trim();
  if (value === '') return others;
  if (field !== 'repeat') return { ...others, [field]: value };
  const repeat = Number(value);
  return Number.isInteger(repeat) && repeat >= 1 ? { ...others, repeat } : others;
}

/** Columns with one corrected; blank text takes the correction back. */
export function withColumn(
  columns: Assignments['columns'],
  ours: string,
  text: string,
): Assignments['columns'] {
  const { [ours]: _, ...others } = columns;
  return text.trim() === '' ? others : { ...others, [ours]: text };
}
