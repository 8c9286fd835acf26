import type { Part } from '../../model/distributions.ts';
import type { ShownOutcome } from '../../model/outcome-names.ts';

/** Parts with the outcome that each is painted and named as; texts have none. */
export const PART_OUTCOMES = {
  resolved: 'resolved',
  unresolved: 'unresolved',
  unscored: 'none',
} as const satisfies Record<Exclude<Part, 'text'>, ShownOutcome>;
