import { cohortWords } from '../cohort/cohort-words.ts';
import type { Cohort } from '../model/comparison.ts';
import type { TableCell, TableColumn } from './figure-table.ts';

/** What every number of a table about two sides comes from. */
interface Origin {
  readonly a: string;
  readonly b: string;
  readonly cohort: Cohort;
  readonly seed: string;
}

/** Columns that tell in every row of a data file what it is of; the cohorts it is within only where there are any. */
export function originColumns({ cohort }: Pick<Origin, 'cohort'>): readonly TableColumn[] {
  const column = (key: string, label: string) => ({ key, label, unit: null, detail: true }) as const;
  return [
    column('a', 'A'),
    column('b', 'B'),
    column('cohort', 'Cohort hash'),
    ...(cohort.within.length > 0 ? [column('within', 'Within')] : []),
    column('seed', 'Seed'),
  ];
}

export function originCells({ a, b, cohort, seed }: Origin): Readonly<Record<string, TableCell>> {
  return { a, b, cohort: cohort.hash, within: cohortWords(cohort.within), seed };
}
