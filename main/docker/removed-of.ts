import { statusOf } from './explain-engine-error.ts';
import { within } from './within.ts';

/** Removes one after another. What somebody else was quicker to remove, or what is in use still, is not counted. */
export async function removedOf<T>(
  things: readonly T[],
  remove: (thing: T) => Promise<unknown>,
): Promise<number> {
  let n = 0;
  for (const thing of things) {
    try {
      await within(120, 'remove what was left', remove(thing));
      n++;
    } catch (error) {
      if (![404, 409].includes(statusOf(error) ?? 0)) throw error;
    }
  }
  return n;
}
