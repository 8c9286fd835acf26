import type { ComparisonResult } from '../../model/comparison.ts';
import type { AreaName } from './transition-areas.ts';

const PREPOSITIONS: Readonly<Record<string, string>> = { system: 'by', benchmark: 'on', filter: 'in' };

/** Solved where, in the words that suit what is compared: “under vanilla”, “by gpt-5”, “on SWE-bench Lite”. */
export function sideWords({ by }: Pick<ComparisonResult, 'by'>, name: string): string {
  return `${PREPOSITIONS[by] ?? 'under'} ${name}`;
}

/** The areas where the sides are called A and B. */
export const AREA_WORDS = {
  ss: 'solved by both',
  su: 'solved by A only',
  us: 'solved by B only',
  uu: 'solved by neither',
} as const satisfies AreaWords;

export type AreaWords = Readonly<Record<AreaName, string>>;

/** What each area holds, and the same without saying which way flips go. */
export function areaWords(data: Pick<ComparisonResult, 'by' | 'a' | 'b'>): readonly [AreaWords, AreaWords] {
  const still = { ss: `solved ${sideWords(data, 'both')}`, uu: `solved ${sideWords(data, 'neither')}` };
  const flips = { su: `only ${sideWords(data, data.a)}`, us: `only ${sideWords(data, data.b)}` };
  return [
    { ...still, su: `${flips.su} (lost)`, us: `${flips.us} (gained)` },
    { ...still, ...flips },
  ];
}
