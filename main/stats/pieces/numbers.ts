import { z } from 'zod';

/** Pieces of inputs. Their messages say what belongs in the place, for `parseInput` to put into a sentence. */

/** Squares and cubes of larger numbers, and their sums, are beyond the doubles. */
const LARGEST = 1e100;

function sized(error: string) {
  const tooLarge = { error: `a number of at most ${LARGEST} in size` };
  return z.number({ error }).min(-LARGEST, tooLarge).max(LARGEST, tooLarge);
}

export const number = sized('a number');

/** At least one number. */
export const numbers = listOf(number, 'a list of numbers');

export const probability = z
  .number({ error: 'a probability' })
  .min(0, { error: 'a probability from 0 to 1' })
  .max(1, { error: 'a probability from 0 to 1' });

/** Strictly between 0 and 1: a level, a power. */
export const share = z
  .number({ error: 'a number between 0 and 1' })
  .gt(0, { error: 'a number between 0 and 1' })
  .lt(1, { error: 'a number between 0 and 1' });

/** The level of a one-sided test. */
export const oneSided = z
  .number({ error: 'a number between 0 and 0.5' })
  .gt(0, { error: 'a number between 0 and 0.5' })
  .lt(0.5, { error: 'a number between 0 and 0.5' })
  .default(0.05);

export const positive = sized('a number above 0').gt(0, { error: 'a number above 0' });

export const notNegative = sized('a number from 0 up').min(0, { error: 'a number from 0 up' });

export function whole(least: number, most: number) {
  const error = `a whole number from ${least} to ${most}`;
  return z.number({ error }).int({ error }).min(least, { error }).max(most, { error });
}

/** A number of tasks in a table. */
export const count = whole(0, 1e9);

/** A number of runs or tasks that are gone through one by one. */
export const few = whole(0, 1e6);

/** At least one item. */
export function listOf<T extends z.ZodType>(item: T, error: string) {
  return z.array(item, { error }).min(1, { error: `${error}, one at least,` });
}
