const FIRST = 1000;
const LONGEST = 60_000;

/**
 * Milliseconds before the next try: what the endpoint asks for, with a little on top so that those who wait do not all come
 * at once; else doubling from one second to one minute, of which a random half is taken off.
 * @param tries made so far, at least 1 @param uniform in [0, 1)
 */
export function retryDelay(tries: number, askedFor: number | null, uniform: number): number {
  if (askedFor !== null) return Math.ceil(askedFor * (1 + 0.1 * uniform));
  return Math.ceil(Math.min(LONGEST, FIRST * 2 ** (tries - 1)) * (1 - 0.5 * uniform));
}
