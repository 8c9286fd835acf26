/**
 * Binomial probabilities by way of logarithms, after Loader, "Fast and accurate computation of binomial
 * probabilities" (2000): relative error near 1e-15 where a difference of log-factorials would leave 1e-12.
 */

const HALF_LOG_TWO_PI = 0.5 * Math.log(2 * Math.PI);

/** ln P[Bin(n, p) = k] for whole 0 ≤ k ≤ n and p in [0, 1]; −∞ where the probability is 0. */
export function logBinomialPmf(k: number, n: number, p: number): number {
  if (p === 0) return k === 0 ? 0 : -Infinity;
  if (p === 1) return k === n ? 0 : -Infinity;
  if (k === 0) return n * Math.log1p(-p);
  if (k === n) return n * Math.log(p);
  const stirling = stirlingError(n) - stirlingError(k) - stirlingError(n - k);
  const deviance = devianceTerm(k, n * p) + devianceTerm(n - k, n * (1 - p));
  return stirling - deviance - HALF_LOG_TWO_PI + 0.5 * Math.log(n / (k * (n - k)));
}

/** P[Bin(n, p) ≤ k]. The smaller tail is summed from its largest term outwards; k < 0 gives 0, k ≥ n gives 1. */
export function binomialCdf(k: number, n: number, p: number): number {
  if (k < 0) return 0;
  if (k >= n) return 1;
  return k + 0.5 < n * p ? lowerTail(k, n, p) : 1 - lowerTail(n - k - 1, n, 1 - p);
}

function lowerTail(k: number, n: number, p: number): number {
  let term = Math.exp(logBinomialPmf(k, n, p));
  let sum = 0;
  for (let i = k; i >= 0 && term > 1e-18 * sum; i -= 1) {
    sum += term;
    term *= (i * (1 - p)) / ((n - i + 1) * p);
  }
  return sum;
}

/** ln n! − (n + ½) ln n + n − ½ ln 2π for whole n ≥ 1. */
function stirlingError(n: number): number {
  if (n < 16) return Math.log(factorial(n)) - (n + 0.5) * Math.log(n) + n - HALF_LOG_TWO_PI;
  const r = 1 / n;
  const s = r * r;
  return r * (1 / 12 - s * (1 / 360 - s * (1 / 1260 - s * (1 / 1680 - s * (1 / 1188)))));
}

function factorial(n: number): number {
  let product = 1;
  for (let i = 2; i <= n; i += 1) product *= i;
  return product;
}

/** x ln(x/m) + m − x, as a series where x is near m and the plain form would cancel. */
function devianceTerm(x: number, m: number): number {
  if (Math.abs(x - m) >= 0.1 * (x + m)) return x * Math.log(x / m) + m - x;
  const v = (x - m) / (x + m);
  let sum = (x - m) * v;
  let power = 2 * x * v;
  for (let j = 3; j < 60; j += 2) {
    power *= v * v;
    const next = sum + power / j;
    if (next === sum) break;
    sum = next;
  }
  return sum;
}
