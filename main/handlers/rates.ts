import { rateOfRepeat, rateOverRepeats } from '../../analysis/compare/index.ts';
import type { RateRow } from '../../analysis/model/rate-row.ts';
import type { RepeatCounts, TaskMeans } from '../store/rates.ts';

const keyOf = (row: Pick<RepeatCounts, 'benchmark' | 'system' | 'condition'>) =>
  JSON.stringify([row.benchmark, row.system, row.condition]);

const meanOf = (sum: number, n: number) => (n === 0 ? null : sum / n);

const total = <T>(rows: readonly T[], pick: (row: T) => number) =>
  rows.reduce((sum, row) => sum + pick(row), 0);

function repeatRow(row: RepeatCounts): RateRow {
  return {
    benchmark: row.benchmark,
    system: row.system,
    condition: row.condition,
    repeat: row.repeat,
    n_tasks: row.n_tasks,
    n_scored: row.n_scored,
    n_unscored: row.n_tasks - row.n_scored,
    n_suspect: row.n_suspect,
    n_ambiguous: row.n_ambiguous,
    resolved: row.resolved,
    ...rateOfRepeat(row.resolved, row.n_scored),
    published: row.published,
    mean_steps: meanOf(row.sum_steps, row.n_steps),
    mean_tokens: meanOf(row.sum_tokens, row.n_tokens),
    mean_cost_usd: meanOf(row.sum_cost, row.n_cost),
    outcomes: row.outcomes,
  };
}

function summedOutcomes(rows: readonly RepeatCounts[]): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const row of rows) {
    for (const [outcome, n] of Object.entries(row.outcomes)) sums[outcome] = (sums[outcome] ?? 0) + n;
  }
  return sums;
}

/** The mean over several repeats; its interval takes the task as the independent draw. */
function meanRow(rows: readonly RepeatCounts[], tasks: TaskMeans): RateRow {
  const first = rows[0] as RepeatCounts;
  const scored = rows.filter((row) => row.n_scored > 0);
  const over = rateOverRepeats(
    rows.map((row) => ({ resolved: row.resolved, scored: row.n_scored })),
    tasks.means,
  );
  return {
    ...repeatRow(first),
    repeat: null,
    n_tasks: tasks.n_tasks,
    n_scored: tasks.means.length,
    n_unscored: tasks.n_tasks - tasks.means.length,
    n_suspect: total(rows, (row) => row.n_suspect),
    n_ambiguous: total(rows, (row) => row.n_ambiguous),
    resolved: scored.length === 0 ? 0 : total(scored, (row) => row.resolved) / scored.length,
    ...over,
    mean_steps: meanOf(
      total(rows, (row) => row.sum_steps),
      total(rows, (row) => row.n_steps),
    ),
    mean_tokens: meanOf(
      total(rows, (row) => row.sum_tokens),
      total(rows, (row) => row.n_tokens),
    ),
    mean_cost_usd: meanOf(
      total(rows, (row) => row.sum_cost),
      total(rows, (row) => row.n_cost),
    ),
    outcomes: summedOutcomes(rows),
  };
}

/** Rate rows: for each benchmark × system × condition the mean over repeats first, then each repeat. */
export function rateRows(counts: {
  readonly repeats: readonly RepeatCounts[];
  readonly tasks: readonly TaskMeans[];
}): readonly RateRow[] {
  const tasks = new Map(counts.tasks.map((row) => [keyOf(row), row]));
  const groups = new Map<string, RepeatCounts[]>();
  for (const row of counts.repeats) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row]);
  return [...groups].flatMap(([key, rows]) => {
    const repeats = rows.map(repeatRow);
    const means = tasks.get(key);
    const mean = means ? meanRow(rows, means) : { ...(repeats[0] as RateRow), repeat: null };
    return [mean, ...repeats];
  });
}
