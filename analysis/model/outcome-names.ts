import { OUTCOMES, type Outcome } from './outcome.ts';

/** Outcomes in the order they are drawn: scored ones first. */
export const SHOWN_OUTCOMES = [...OUTCOMES, 'none'] as const satisfies readonly (Outcome | 'none')[];

export type ShownOutcome = (typeof SHOWN_OUTCOMES)[number];

const NAMES: Readonly<Record<ShownOutcome, string>> = {
  resolved: 'resolved',
  unresolved: 'unresolved',
  'empty-patch': 'empty patch',
  'patch-failed': 'patch failed',
  'test-timeout': 'test timeout',
  'infra-error': 'infrastructure error',
  'not-run': 'not run',
  none: 'no verdict',
};

/** An outcome as people read it. */
export function outcomeName(outcome: ShownOutcome | null): string {
  return NAMES[outcome ?? 'none'];
}
