import { performance } from 'node:perf_hooks';

/** Runs once and tells how long that took, in milliseconds; what is not to be timed stays outside `clock`. */
export type Contestant = (clock: <T>(work: () => Promise<T>) => Promise<T>) => Promise<void>;

export async function timeOnce(contestant: Contestant): Promise<number> {
  let elapsed = 0;
  await contestant(async (work) => {
    const started = performance.now();
    const result = await work();
    elapsed += performance.now() - started;
    return result;
  });
  return elapsed;
}

/** The middle one, or the mean of the two in the middle. At least one time. */
export function median(times: readonly number[]): number {
  const sorted = [...times].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

/**
 * Times of each contestant in milliseconds, in turns (A B A B …), so that a machine that slows down slows down both.
 * One round of warm-up does not count.
 */
export async function alternate(
  contestants: readonly Contestant[],
  rounds: number,
): Promise<readonly (readonly number[])[]> {
  const times = contestants.map((): number[] => []);
  for (let round = 0; round <= rounds; round += 1)
    for (const [i, contestant] of contestants.entries()) {
      const time = await timeOnce(contestant);
      if (round > 0) times[i]!.push(time);
    }
  return times;
}

/** To three significant digits, for print and file. */
export const rounded = (value: number): number => Number(value.toPrecision(3));
