import { cohortWords } from '../cohort/index.ts';
import { count } from '../format/number.ts';
import { filterWords } from '../model/filter-words.ts';
import type { Report } from '../model/report.ts';

/** What was compared and how, as names and values: enough to make the report again. */
export function scopeLines(report: Report): readonly (readonly [string, string])[] {
  const { comparison, filter, app_version, draws } = report;
  const { by, a, b, cohort, seed } = comparison;
  const repositories = new Set(
    report.rows.flatMap((row) => row.repositories.rows.map(({ repository }) => repository)),
  );
  const within = cohortWords(cohort.within);
  return [
    ['A', `${a} (${by})`],
    ['B', `${b} (${by})`],
    ['Benchmark', cohort.name],
    ['Filter', filterWords(filter)],
    ['Tasks', `${count(cohort.n_tasks)} scored on both sides, of ${count(repositories.size)} repositories`],
    ['Cohort', cohort.hash],
    ...(within === null ? [] : [['Within', within] as const]),
    ['Resamples', `${count(draws)} where not all are enumerated, seed ${seed}`],
    ['Made by', `Parallax ${app_version}`],
  ];
}
