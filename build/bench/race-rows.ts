import { rounded } from './measure.ts';
import type { race } from './race.ts';
import type { Section } from './section.ts';

/** Our one contestant, every rival and the best of them: milliseconds, and ours divided by it. */
export function raceRows({ ours, theirs }: ReturnType<typeof race>, rival: string): Section['rows'] {
  const [own] = ours.values();
  if (own === undefined) throw new Error('a race needs a contestant of ours');
  const row = ([name, time]: readonly [string, number]) => [name, rounded(time), rounded(own / time)];
  const best = [`${rival} at its best`, Math.min(...theirs.values())] as const;
  return [...ours, ...theirs, ...(theirs.size === 0 ? [] : [best])].map(row);
}
