import { normalQuantile } from './normal.ts';

interface RunsPerTask {
  /** Runs of each task under each condition; null where `reason` says why. */
  readonly runs: number | null;
  /** Smallest difference found with that power however many runs there are. */
  readonly least_mde: number;
  readonly reason: 'the tasks differ too much: more tasks are needed' | null;
}

/**
 * How many runs per task and condition are needed to find a mean difference `mde` over `n` tasks: the least R with
 * (z_{α/2} + z_β)·√((between + (σ²_A + σ²_B)/R)/n) ≤ mde. Components as from `pairedVarianceComponents`.
 * @throws RangeError unless mde > 0, n ≥ 1, and power and alpha lie between 0 and 1
 */
export function runsPerTask(
  components: { readonly between: number; readonly within_a: number; readonly within_b: number },
  { mde, n, power = 0.8, alpha = 0.05 }: { mde: number; n: number; power?: number; alpha?: number },
): RunsPerTask {
  if (!(mde > 0 && n >= 1 && power > 0 && power < 1 && alpha > 0 && alpha < 1))
    throw new RangeError('a number of runs needs mde > 0, n ≥ 1, and power and alpha between 0 and 1');
  const { between, within_a, within_b } = components;
  const z = normalQuantile(1 - alpha / 2) + normalQuantile(power);
  const mdeOf = (runs: number) => z * Math.sqrt((between + (within_a + within_b) / runs) / n);
  const least_mde = mdeOf(Infinity);
  if (mdeOf(1) <= mde) return { runs: 1, least_mde, reason: null };
  const spare = (n * mde ** 2) / z ** 2 - between;
  if (spare <= 0)
    return { runs: null, least_mde, reason: 'the tasks differ too much: more tasks are needed' };
  const near = Math.max(2, Math.ceil((within_a + within_b) / spare));
  // Rounding may leave the quotient just above or below a whole number.
  const runs = mdeOf(near - 1) <= mde ? near - 1 : mdeOf(near) <= mde ? near : near + 1;
  return { runs, least_mde, reason: null };
}
