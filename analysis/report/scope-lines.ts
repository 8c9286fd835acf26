import { cohortWords } from '../cohort/index.ts';
import { count } from '../format/number.ts';
import { filterWords } from '../model/filter-words.ts';
import type { Report } from '../model/report.ts';
import type { TermKey } from '../words/index.ts';

/** What was compared and how, as names, values and what explains the name: enough to make the report again. */
export function scopeLines(report: Report): readonly (readonly [string, string, TermKey | null])[] {
  const { comparison, filter, app_version, draws } = report;
  const { by, a, b, cohort, seed } = comparison;
  const repositories = new Set(
    report.rows.flatMap((row) => row.repositories.rows.map(({ repository }) => repository)),
  );
  const within = cohortWords(cohort.within);
  return [
    ['A', `${a} (${by})`, 'sides'],
    ['B', `${b} (${by})`, 'sides'],
    ['Benchmark', cohort.name, 'benchmark'],
    ['Filter', filterWords(filter), 'filter'],
    [
      'Tasks',
      `${count(cohort.n_tasks)} scored on both sides, of ${count(repositories.size)} repositories`,
      'compared',
    ],
    ['Cohort', cohort.hash, 'cohort_hash'],
    ...(within === null ? [] : [['Within', within, 'cohort'] as const]),
    ['Resamples', `${count(draws)} where not all are enumerated, seed ${seed}`, 'resamples'],
    ['Made by', `Parallax ${app_version}`, null],
  ];
}
