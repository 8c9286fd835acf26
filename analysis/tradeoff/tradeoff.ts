import { grouped } from '../compare/grouped.ts';
import { NOBODY_COUNTED } from '../compare/nobody-counted.ts';
import type { RateRow } from '../model/rate-row.ts';
import type { Tradeoff, TradeoffMeasure, TradeoffPoint } from '../model/tradeoff.ts';
import { paretoFront } from './pareto-front.ts';

/** A sum over the runs of one repeat that report the measure. */
interface RepeatSum {
  readonly n_runs: number;
  readonly sum: number;
  readonly n: number;
}

/** A system under a condition: its rate, the mean over repeats, and what the runs of each repeat took. */
export interface TradeoffGroup {
  readonly rate: RateRow;
  readonly repeats: readonly RepeatSum[];
}

type Bare = Omit<TradeoffPoint, 'on_front'>;
type LeftOut = Tradeoff['left_out'][number];

/** Resolve rate against what a run takes; a front for each benchmark, since tasks of two are not alike. */
export function tradeoff(measure: TradeoffMeasure, groups: readonly TradeoffGroup[]): Tradeoff {
  const found = groups.map(pointOf);
  const bare = found.flatMap((one) => ('reason' in one ? [] : [one]));
  const fronts = new Map<Bare, boolean>();
  for (const own of grouped(bare, ({ benchmark }) => benchmark).values())
    for (const [i, on_front] of paretoFront(own).entries()) fronts.set(own[i]!, on_front);
  return {
    measure,
    points: bare.map((point) => ({ ...point, on_front: fronts.get(point)! })),
    left_out: found.flatMap((one) => ('reason' in one ? [one] : [])),
  };
}

function pointOf({ rate: row, repeats }: TradeoffGroup): Bare | LeftOut {
  const { benchmark, system, condition, rate } = row;
  const known = repeats.filter(({ n }) => n > 0);
  const [n_runs, n_known, sum] = [
    total(repeats, ({ n_runs }) => n_runs),
    total(known, ({ n }) => n),
    total(known, (repeat) => repeat.sum),
  ];
  const left = (reason: string): LeftOut => ({ benchmark, system, condition, n_runs, reason });
  if (n_known === 0) return left('no run reports it');
  if (sum === 0) return left(NOBODY_COUNTED);
  if (rate === null) return left('no run is scored');
  const means = known.map((repeat) => repeat.sum / repeat.n);
  const { n_tasks, n_scored, n_unscored, resolved, ci, ci_method } = row;
  return {
    ...{ benchmark, system, condition, n_tasks, n_scored, n_unscored, resolved, rate, ci, ci_method },
    ...{ n_runs, n_known, mean: sum / n_known },
    ...{ min: Math.min(...means), max: Math.max(...means), n_repeats: means.length },
  };
}

function total<T>(items: readonly T[], of: (item: T) => number): number {
  return items.reduce((sum, item) => sum + of(item), 0);
}
