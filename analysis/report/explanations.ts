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

/** Those that stand in their place or beside them where the sides share no task. */
const GROUP_STATISTICS = [
  ...(['group_difference', 'group_bca', 'welch', 'newcombe_independent', 'group_permutation'] as const),
  ...(['group_estimands', 'mann_whitney', 'group_ratio', 'group_sensitivity'] as const),
  ...(['group_power', 'group_detectable'] as const),
] satisfies readonly StatisticKey[];

type OfReport = (typeof STATISTICS | typeof GROUP_STATISTICS)[number];

/** What can explain a column of a report: a plain word, or a statistic that the report explains itself. */
export type ReportTerm = OfReport | Exclude<TermKey, StatisticKey>;

/** What each statistic of a report means to a reader, and where its formula comes from. */
export const EXPLANATIONS = explained(STATISTICS);

/** The same of sides that share no task; beside `EXPLANATIONS`. */
export const GROUP_EXPLANATIONS = explained(GROUP_STATISTICS);

function explained(keys: readonly OfReport[]): Readonly<Record<string, Explanation>> {
  return Object.fromEntries(
    keys.map((key) => {
      const { name, text, source } = GLOSSARY[key];
      return [key, { name, text, source }];
    }),
  );
}
