import { normalQuantile } from './normal.ts';

/**
 * Student's t distribution function with `df` > 0 degrees of freedom (not necessarily whole). The left tail keeps
 * its relative precision (about 1e-13), so small p values are right too.
 */
export function studentTCdf(t: number, df: number): number {
  const tail = 0.5 * twoSided(Math.abs(t), df);
  return t > 0 ? 1 - tail : tail;
}

/** Two-sided p value P(|T| ≥ |t|) with `df` degrees of freedom. */
export function studentTTwoSided(t: number, df: number): number {
  return twoSided(Math.abs(t), df);
}

/** Inverse of `studentTCdf` for p in (0, 1). Newton in log t and log p, where the tail is nearly a straight line. */
export function studentTQuantile(p: number, df: number): number {
  if (p === 0.5) return 0;
  if (p > 0.5) return -studentTQuantile(1 - p, df);
  const target = Math.log(2 * p);
  let x = Math.log(-normalQuantile(p));
  for (let step = 0; step < 100; step += 1) {
    const t = Math.exp(x);
    const tail = twoSided(t, df);
    const slope = (-2 * density(t, df) * t) / tail;
    const move = Math.max(-2, Math.min(2, (target - Math.log(tail)) / slope));
    x += move;
    if (Math.abs(move) < 1e-15) break;
  }
  return -Math.exp(x);
}

function density(t: number, df: number): number {
  return (
    (gammaRatio(df / 2) / Math.sqrt(Math.PI * df)) * Math.exp(-0.5 * (df + 1) * Math.log1p((t * t) / df))
  );
}

/** P(|T| ≥ t) = I_{df/(df + t²)}(df/2, ½), for t ≥ 0. */
function twoSided(t: number, df: number): number {
  if (t === 0) return 1;
  const a = df / 2;
  const x = 1 / (1 + (t * t) / df);
  const y = 1 / (1 + df / (t * t));
  // x^a·√y / B(a, ½), with B(a, ½) = √π / gammaRatio(a)
  const front = (Math.exp(-a * Math.log1p((t * t) / df)) * Math.sqrt(y) * gammaRatio(a)) / Math.sqrt(Math.PI);
  if (x < (a + 1) / (a + 2.5)) return (front / a) * betaFraction(a, 0.5, x);
  return 1 - 2 * front * betaFraction(0.5, a, y);
}

/** Continued fraction of the incomplete beta function (DLMF 8.17.22), by Lentz's method. */
function betaFraction(a: number, b: number, x: number): number {
  let c = 1;
  let d = 1 / (1 - ((a + b) * x) / (a + 1));
  let value = d;
  for (let m = 1; m < 10_000; m += 1) {
    const even = (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m));
    d = 1 / (1 + even * d);
    c = 1 + even / c;
    value *= c * d;
    const odd = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1));
    d = 1 / (1 + odd * d);
    c = 1 + odd / c;
    value *= c * d;
    if (Math.abs(c * d - 1) < 1e-16) break;
  }
  return value;
}

/**
 * Γ(a + ½)/Γ(a). Raised by the recurrence to where its asymptotic series (DLMF 5.11.13) is exact to the last digit:
 * a difference of two log-gammas would lose four digits at a few hundred degrees of freedom.
 */
function gammaRatio(a: number): number {
  let shift = 1;
  let z = a;
  for (; z < 25; z += 1) shift *= z / (z + 0.5);
  const r = 1 / z;
  const s = r * r;
  const exponent = r * (-1 / 8 + s * (1 / 192 + s * (-1 / 640 + s * (17 / 14336 + s * (-31 / 18432)))));
  return shift * Math.sqrt(z) * Math.exp(exponent);
}
