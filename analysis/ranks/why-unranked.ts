import type { Ranking } from '../model/ranking.ts';

/** Why there is no order to look at, as a sentence; null where at least two systems are ranked. */
export function whyUnranked({ a, b, systems, reasons }: Ranking): string | null {
  const [first, second] = systems;
  if (first === undefined) return `No system has a task that is scored under both ${a} and ${b}.`;
  if (first.rank_a === null) return `There are no ranks: ${reasons.rank_a ?? 'they are undefined'}.`;
  if (second === undefined)
    return `Only ${first.label} is scored under both ${a} and ${b}: one system alone has no order.`;
  return null;
}
