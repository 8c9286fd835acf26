import { grouped } from '../../../analysis/compare/grouped.ts';
import type { TradeoffMeasure } from '../../../analysis/model/tradeoff.ts';
import type { TradeoffGroup } from '../../../analysis/tradeoff/index.ts';
import type { RepeatCounts, rateCounts } from '../../store/rates.ts';
import { rateRows } from '../rates.ts';

type Sum = Pick<TradeoffGroup['repeats'][number], 'sum' | 'n'>;

const SUMS: Readonly<Record<TradeoffMeasure, (row: RepeatCounts) => Sum>> = {
  cost_usd: ({ sum_cost: sum, n_cost: n }) => ({ sum, n }),
  tokens: ({ sum_tokens: sum, n_tokens: n }) => ({ sum, n }),
  steps: ({ sum_steps: sum, n_steps: n }) => ({ sum, n }),
  duration_s: ({ sum_duration: sum, n_duration: n }) => ({ sum, n }),
};

const keyOf = (row: Pick<RepeatCounts, 'benchmark' | 'system' | 'condition'>) =>
  JSON.stringify([row.benchmark, row.system, row.condition]);

/** The rates of a table of rates, each with what the runs of its repeats took. */
export function tradeoffGroups(
  counts: ReturnType<typeof rateCounts>,
  measure: TradeoffMeasure,
): readonly TradeoffGroup[] {
  const repeats = grouped(counts.repeats, keyOf);
  return rateRows(counts)
    .filter(({ repeat }) => repeat === null)
    .map((rate) => ({
      rate,
      repeats: repeats.get(keyOf(rate))!.map((row) => ({ n_runs: row.n_tasks, ...SUMS[measure](row) })),
    }));
}
