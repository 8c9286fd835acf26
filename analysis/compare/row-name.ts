import type { PairedRow } from '../model/comparison.ts';

/** What a row is known by where random numbers are drawn for it alone. */
export function rowName({ system, condition }: Pick<PairedRow, 'system' | 'condition'>): string {
  return condition === null ? system : `${system}|${condition}`;
}
