import { binomialCdf, logBinomialPmf } from './binomial.ts';
import { mcnemar } from './mcnemar.ts';

/** The p value of `mcnemar` that decides. */
export type McnemarTest = 'exact' | 'mid_p' | 'chi2_p' | 'chi2_corrected_p';

/**
 * Power of one of McNemar's tests over `tasks` tasks with one outcome each, by enumeration of the discordant tasks:
 * their number is Bin(n, ψ), and a discordant one is B's with probability ½ + δ/2ψ. `discordance` ψ: share of tasks
 * solved on one side only; `difference` δ of the two rates. The test rejects where p ≤ α. Null unless |δ| ≤ ψ ≤ 1.
 */
export function enumeratedPower(
  tasks: number,
  discordance: number,
  difference: number,
  test: McnemarTest,
  alpha = 0.05,
): number | null {
  if (!(Math.abs(difference) <= discordance && discordance <= 1)) return null;
  return powerOf(criticalCounts(tasks, test, alpha), discordance, difference);
}

/** Least difference found with the wanted power, to 12 digits; null where none up to the discordance is enough. */
export function enumeratedDetectable(
  tasks: number,
  discordance: number,
  test: McnemarTest,
  power = 0.8,
  alpha = 0.05,
): number | null {
  const critical = criticalCounts(tasks, test, alpha);
  if (!(discordance > 0 && discordance <= 1) || powerOf(critical, discordance, discordance) < power)
    return null;
  let [low, high] = [0, discordance];
  while (high - low > 1e-12 * discordance) {
    const middle = (low + high) / 2;
    if (powerOf(critical, discordance, middle) < power) low = middle;
    else high = middle;
  }
  return high;
}

/** Number of discordant tasks, 0 to n → greatest count of the rarer side that rejects; −1 where none does. */
function criticalCounts(tasks: number, test: McnemarTest, alpha: number): Int32Array {
  const critical = new Int32Array(tasks + 1);
  let count = -1;
  // A count that rejects does so among more discordant tasks too.
  for (let discordant = 0; discordant <= tasks; discordant += 1) {
    while (2 * (count + 1) <= discordant && mcnemar(count + 1, discordant - count - 1)[test] <= alpha)
      count += 1;
    critical[discordant] = count;
  }
  return critical;
}

function powerOf(critical: Int32Array, discordance: number, difference: number): number {
  const tasks = critical.length - 1;
  const share = discordance === 0 ? 0.5 : Math.min(1, 0.5 + Math.abs(difference) / (2 * discordance));
  let power = 0;
  for (let discordant = 0; discordant <= tasks; discordant += 1) {
    const chance = Math.exp(logBinomialPmf(discordant, tasks, discordance));
    const count = critical[discordant]!;
    // Beyond 1e-18 the terms leave no digit.
    if (count < 0 || chance < 1e-18) continue;
    power += chance * (binomialCdf(count, discordant, share) + binomialCdf(count, discordant, 1 - share));
  }
  return power;
}
