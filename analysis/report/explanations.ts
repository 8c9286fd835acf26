import type { Explanation } from '../model/report.ts';
import { GLOSSARY, type StatisticKey, type TermKey } from '../words/index.ts';

/** The statistics of a report's tables. */
const STATISTICS = [
  ...(['task_rate', 'difference', 'bca', 'clustered_t', 'newcombe'] as const),
  ...(['permutation', 'mcnemar_exact', 'mcnemar_mid_p', 'holm', 'discordant'] as const),
  ...(['sensitivity', 'clustered', 'two_level', 'without'] as const),
  ...(['retention', 'overturn', 'overturn_null', 'net_change', 'estimands'] as const),
  ...(['any_of_k', 'all_of_k', 'run_noise', 'runs_needed'] as const),
  ...(['power', 'detectable', 'tasks_needed'] as const),
  ...(['mean', 'median', 'median_change', 'ratio', 'wilcoxon'] as const),
] satisfies readonly StatisticKey[];

/** What can explain a column of a report: a plain word, or a statistic that the report explains itself. */
export type ReportTerm = (typeof STATISTICS)[number] | Exclude<TermKey, StatisticKey>;

/** What each statistic of a report means to a reader, and where its formula comes from. */
export const EXPLANATIONS: Readonly<Record<string, Explanation>> = Object.fromEntries(
  STATISTICS.map((key) => {
    const { name, text, source } = GLOSSARY[key];
    return [key, { name, text, source }];
  }),
);
