import { cohortWords } from '../../../analysis/cohort/cohort-words.ts';
import type { RateEntry, RateGroup } from '../../../analysis/figures/rates/rate-groups.ts';
import { count, interval, percent } from '../../../analysis/format/number.ts';
import type { NamedCohort } from '../../../analysis/model/named-cohort.ts';

const SENTENCES = 3;

function label({ row }: RateEntry, entries: readonly RateEntry[]): string {
  const several = new Set(entries.map((entry) => entry.row.condition)).size > 1;
  return several ? `${row.system} (${row.condition})` : row.system;
}

function sentence({ benchmark, entries }: RateGroup): string {
  const rated = entries.filter(({ row }) => row.rate !== null);
  const ordered = [...rated].sort((a, b) => (b.row.rate ?? 0) - (a.row.rate ?? 0));
  const [best, worst] = [ordered[0], ordered.at(-1)];
  if (!best || !worst) return `On ${benchmark} no run has a verdict.`;
  const tasks = `${count(best.row.n_scored)} task${best.row.n_scored === 1 ? '' : 's'}`;
  const limits = best.row.ci === null ? '' : ` ${interval(best.row.ci)}`;
  const top = `${percent(best.row.rate)}${limits} of ${tasks}`;
  if (rated.length === 1) return `On ${benchmark}, ${label(best, entries)} resolves ${top}.`;
  return `On ${benchmark}, ${label(best, entries)} resolves most: ${top}; lowest of ${count(rated.length)} rows ${percent(worst.row.rate)}.`;
}

/** Who does best on each of the largest benchmarks and how far down the others go, a sentence each; and within which
 * cohorts that is. */
export function overviewSentences(
  groups: readonly RateGroup[],
  within: readonly NamedCohort[],
): readonly string[] {
  const more = groups.length - SENTENCES;
  const words = cohortWords(within);
  return [
    ...groups.slice(0, SENTENCES).map(sentence),
    ...(more > 0 ? [`${more} more benchmark${more === 1 ? '' : 's'} below.`] : []),
    ...(words === null ? [] : [`Within ${words}.`]),
  ];
}
