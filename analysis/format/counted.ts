import { count } from './number.ts';

/** A count with its noun, in the plural but for one: `1 run`, `2 runs`. */
export const counted = (n: number, noun: string): string => `${count(n)} ${noun}${n === 1 ? '' : 's'}`;
