import type { RowKey } from '../model/row-key.ts';

/** Whose runs a row of a comparison or ranking is over, which its two sides do not tell apart. */
export function comparisonKey({
  system,
  condition,
}: {
  readonly system: string;
  readonly condition: string | null;
}): RowKey {
  return { benchmark: null, system, condition, repeat: null };
}
