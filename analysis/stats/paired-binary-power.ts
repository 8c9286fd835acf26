import { normalCdf, normalQuantile } from './normal.ts';

/**
 * Power of a two-sided test of paired proportions with one outcome per task, by the normal approximation (Connor,
 * "Sample size for testing differences in proportions for the paired-sample design", 1987):
 * Φ((|δ|√n − z√ψ)/√(ψ − δ²)). `tasks` n; `discordance` ψ: share of tasks solved on one side only; `difference` δ of the
 * two rates. Null unless n > 0 and |δ| < ψ ≤ 1. In simulations right within a point or so for McNemar's χ² and mid-p, up to
 * four points too much for exact and corrected.
 */
export function pairedBinaryPower(
  tasks: number,
  discordance: number,
  difference: number,
  alpha = 0.05,
): number | null {
  if (!(tasks > 0 && isPossible(discordance, difference))) return null;
  const needed = -normalQuantile(alpha / 2) * Math.sqrt(discordance);
  return normalCdf(
    (Math.abs(difference) * Math.sqrt(tasks) - needed) / Math.sqrt(discordance - difference ** 2),
  );
}

/** Least difference that `tasks` tasks find with the wanted power; null where none below the discordance is enough. */
export function pairedBinaryDetectable(
  tasks: number,
  discordance: number,
  power = 0.8,
  alpha = 0.05,
): number | null {
  const [zAlpha, zBeta] = [-normalQuantile(alpha / 2), normalQuantile(power)];
  // The greater root of (δ√n − z_α√ψ)² = z_β²(ψ − δ²).
  const root = Math.sqrt(tasks - zAlpha ** 2 + zBeta ** 2);
  const difference =
    (Math.sqrt(discordance) * (zAlpha * Math.sqrt(tasks) + zBeta * root)) / (tasks + zBeta ** 2);
  const reached = difference >= 0 ? pairedBinaryPower(tasks, discordance, difference, alpha) : null;
  // Squaring adds a false root where there are too few tasks for a true one.
  return reached !== null && Math.abs(reached - power) < 1e-6 ? difference : null;
}

/** Least number of tasks that find `difference` with the wanted power; null unless 0 < |δ| < ψ ≤ 1. */
export function pairedBinaryTasks(
  discordance: number,
  difference: number,
  power = 0.8,
  alpha = 0.05,
): number | null {
  if (difference === 0 || !isPossible(discordance, difference)) return null;
  const needed =
    -normalQuantile(alpha / 2) * Math.sqrt(discordance) +
    normalQuantile(power) * Math.sqrt(discordance - difference ** 2);
  return Math.max(1, Math.ceil((Math.max(0, needed) / difference) ** 2));
}

function isPossible(discordance: number, difference: number): boolean {
  return Math.abs(difference) < discordance && discordance <= 1;
}
