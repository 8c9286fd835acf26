import { cohortWords } from '../cohort/index.ts';
import { isUnpaired, taskRange } from '../compare/comparison-words.ts';
import { filterText } from '../filter/filter-text.ts';
import { count } from '../format/number.ts';
import { filterWords } from '../model/filter-words.ts';
import type { Report } from '../model/report.ts';
import type { TermKey } from '../words/index.ts';

/** What was compared and how, as names, values and what explains the name: enough to make the report again. */
export function scopeLines(report: Report): readonly (readonly [string, string, TermKey | null])[] {
  const { comparison, filter, app_version, draws } = report;
  const { cohort, seed } = comparison;
  const repositories = new Set(
    report.rows.flatMap((row) => row.repositories.rows.map(({ repository }) => repository)),
  );
  const within = cohortWords(cohort.within);
  return [
    ['A', sideText(comparison, 'a'), 'sides'],
    ['B', sideText(comparison, 'b'), 'sides'],
    ['Benchmark', cohort.name, 'benchmark'],
    ['Filter', filterWords(filter), 'filter'],
    [
      'Tasks',
      `${tasksText(report)}, of ${count(repositories.size)} repositories`,
      isUnpaired(comparison) ? 'group_tasks' : 'compared',
    ],
    ['Cohort', cohort.hash, 'cohort_hash'],
    ...(within === null ? [] : [['Within', within, 'cohort'] as const]),
    ['Resamples', `${count(draws)} where not all are enumerated, seed ${seed}`, 'resamples'],
    ['Made by', `Parallax ${app_version}`, null],
  ];
}

/** A side with what it is; a filter in the form that the command line takes. */
function sideText(comparison: Report['comparison'], side: 'a' | 'b'): string {
  const { by } = comparison;
  if (by !== 'filter') return `${comparison[side]} (${by})`;
  return `${comparison[side]} (${filterText(comparison[`filter_${side}`] ?? {}) || 'all runs'})`;
}

function tasksText({ comparison }: Report): string {
  const { comparisons, cohort } = comparison;
  if (!isUnpaired(comparison)) return `${count(cohort.n_tasks)} scored on both sides`;
  const most = (of: 'n_tasks_a' | 'n_tasks_b') => count(taskRange(comparisons, of)[1]);
  return `${most('n_tasks_a')} of A and ${most('n_tasks_b')} of B, none of them shared`;
}
