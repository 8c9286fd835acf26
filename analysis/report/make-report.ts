import { answerSentence } from '../compare/answer-sentence.ts';
import { isUnpaired } from '../compare/comparison-words.ts';
import type { ComparedSides, ComparisonResult } from '../model/comparison.ts';
import type { Filter } from '../model/filter.ts';
import type { ComputedReport, Report } from '../model/report.ts';
import { withoutResults } from '../model/without-results.ts';
import { DEFAULT_DRAWS } from '../stats/index.ts';
import { EXPLANATIONS, GROUP_EXPLANATIONS } from './explanations.ts';

/** What is known of a report before anything is computed. */
export interface ReportScope extends ComparedSides, Pick<ComparisonResult, 'cohort' | 'seed'> {
  readonly filter: Filter;
  readonly one_sided: Report['one_sided'];
  readonly app_version: string;
}

/** The model of the page: what was compared, what was found, and what each figure means. */
export function makeReport(scope: ReportScope, { rows, ...computed }: ComputedReport): Report {
  const { filter, one_sided, app_version, ...sides } = scope;
  const comparison = { ...sides, ...computed };
  return {
    comparison,
    filter: namedFilter(withoutResults(filter)),
    one_sided,
    app_version,
    draws: DEFAULT_DRAWS,
    answer: answerSentence(comparison),
    rows,
    explanations: isUnpaired(comparison) ? { ...EXPLANATIONS, ...GROUP_EXPLANATIONS } : EXPLANATIONS,
  };
}

/** The parts that restrict, each with what it lets through. */
function namedFilter(filter: Filter): Report['filter'] {
  const parts = Object.entries(filter).map(([part, wanted]): [string, readonly string[]] => [
    part,
    typeof wanted === 'string' ? [wanted] : (wanted ?? []),
  ]);
  return Object.fromEntries(parts.filter(([, wanted]) => wanted.some((name) => name !== '')));
}
