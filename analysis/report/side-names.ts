import type { Report } from '../model/report.ts';

/** Longer names would make columns wider than a page; what A and B are stands above the tables. */
const LONGEST = 20;

/** What the two sides are called at the head of a column. */
export function sideNames({ comparison: { a, b } }: Pick<Report, 'comparison'>) {
  return a.length <= LONGEST && b.length <= LONGEST ? { a, b } : { a: 'A', b: 'B' };
}
