import { normalCdf } from './normal.ts';
import { signedRanks, type ZeroRule } from './signed-ranks.ts';
import { sum } from './sum.ts';

/** Up to here, the distribution of ranks without ties and zeros is exact. */
const MOST_EXACT = 50;
/** Up to here, all signs of tied ranks are enumerated. */
const MOST_ENUMERATED = 13;

interface WilcoxonOptions {
  /** `wilcox` unless told. */
  readonly zeros?: ZeroRule;
  /** Continuity correction of the normal approximation by half a rank; none unless told. */
  readonly continuity?: boolean;
}

interface Wilcoxon {
  /** All differences, zeros included. */
  readonly n: number;
  readonly n_zero: number;
  /** Rank sums of the positive and the negative differences; W is the smaller. */
  readonly w_plus: number;
  readonly w_minus: number;
  readonly w: number;
  /** (W − its mean)/σ, never positive; null where all differences are 0. */
  readonly z: number | null;
  /** Two-sided, by the normal approximation. */
  readonly p_normal: number;
  /** Two-sided, by `method`. */
  readonly p: number;
  readonly method: 'exact' | 'enumerated' | 'normal';
  /** All differences are 0: p is 1 whatever the rule. */
  readonly all_zero: boolean;
}

/**
 * Wilcoxon's signed-rank test ("Individual comparisons by ranking methods", 1945). `differences`: one per task; null for
 * none. They are ranked as given, so differences of means that may be equal are to be rounded first: 0.7 − 0.4 and
 * 0.6 − 0.3 are no tie.
 *
 * p is exact without ties and zeros up to n = 50. With them, all signs of the nonzero ranks are enumerated up to n = 13.
 * Else it is normal with tie correction (Cureton, "The normal approximation to the signed-rank sampling distribution
 * when zero differences are present", 1967).
 */
export function wilcoxon(differences: ArrayLike<number>, options: WilcoxonOptions = {}): Wilcoxon | null {
  const n = differences.length;
  if (n === 0) return null;
  const { zeros: rule = 'wilcox', continuity = false } = options;
  const { plus, minus, ranks, ties, zeros } = signedRanks(differences, rule);
  const sums = { n, n_zero: zeros, w_plus: plus, w_minus: minus, w: Math.min(plus, minus) };
  if (zeros === n) return { ...sums, z: null, p_normal: 1, p: 1, method: 'exact', all_zero: true };
  const z = zOf(plus - minus, varianceOf(n, zeros, ties, rule), continuity);
  const p_normal = 2 * normalCdf(z);
  const method = methodOf(n, ties > 0 || zeros > 0);
  const p = method === 'normal' ? p_normal : enumerated(ranks, plus - minus);
  return { ...sums, z, p_normal, p, method, all_zero: false };
}

function methodOf(n: number, hasTies: boolean): Wilcoxon['method'] {
  if (!hasTies) return n <= MOST_EXACT ? 'exact' : 'normal';
  return n <= MOST_ENUMERATED ? 'enumerated' : 'normal';
}

/** n(n + 1)(2n + 1)/24 − Σ(t³ − t)/48: `zsplit` counts the zeros as a tie, the other rules leave their ranks out. */
function varianceOf(n: number, zeros: number, ties: number, rule: ZeroRule): number {
  const squares = (count: number) => (count * (count + 1) * (2 * count + 1)) / 24;
  if (rule === 'wilcox') return squares(n - zeros) - ties / 48;
  if (rule === 'pratt') return squares(n) - squares(zeros) - ties / 48;
  return squares(n) - (ties + zeros ** 3 - zeros) / 48;
}

/** W lies half of the difference of the rank sums below its mean. The correction does not pass 0. */
function zOf(difference: number, variance: number, continuity: boolean): number {
  const distance = Math.max(0, Math.abs(difference) / 2 - (continuity ? 0.5 : 0));
  return 0 - distance / Math.sqrt(variance);
}

/** Share of all signs of the ranks whose sums differ by as much, counted by twice the rank sum, which is whole. */
function enumerated(ranks: Float64Array, difference: number): number {
  const total = 2 * sum(ranks);
  const ways = new Float64Array(total + 1);
  ways[0] = 1;
  let reached = 0;
  for (const rank of ranks) {
    reached += 2 * rank;
    for (let at = reached; at >= 2 * rank; at -= 1) ways[at]! += ways[at - 2 * rank]!;
  }
  const least = total / 2 - Math.abs(difference);
  return Math.min(1, (2 * sum(ways.subarray(0, least + 1))) / 2 ** ranks.length);
}
