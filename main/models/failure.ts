import type { ModelErrorKind, Usage, UsageRead } from '../../analysis/models/index.ts';
import type { SettledBy } from '../store/models/budget-entry.ts';
import type { OutputLimit } from './endpoint.ts';

/** What an endpoint turned out to want instead of what it was sent. */
export type Adaptation = OutputLimit | 'no-stream-usage';

/** A call that came to nothing. */
export interface Failure {
  readonly kind: ModelErrorKind;
  readonly message: string;
  readonly hint: string;
  readonly settled_by: SettledBy;
  /** As far as the endpoint told it. */
  readonly usage: Usage | null;
  /** Whether another try may help. */
  readonly retry: boolean;
  /** How long it asked to be left alone, ms. */
  readonly wait: number | null;
  /** Whether all others should leave it alone as well. */
  readonly rests: boolean;
  /** What is to be sent instead, at once. */
  readonly adapt: Adaptation | null;
  /** Why nothing more may be sent out under the budget. */
  readonly close: string | null;
}

/** What one sending came to. */
export type Outcome<T> =
  | { readonly value: T; readonly read: UsageRead; readonly failure: null }
  | { readonly value: null; readonly failure: Failure };

const LOST: Omit<Failure, 'kind' | 'message' | 'hint'> = {
  ...{ settled_by: 'reservation', usage: null, retry: false, wait: null, rests: false, adapt: null },
  close: null,
};

export const failure = (
  kind: ModelErrorKind,
  message: string,
  hint: string,
  more: Partial<Failure> = {},
): Failure => ({ ...LOST, kind, message, hint, ...more });

/** What came may be charged, and nobody can read it; another try may bring what can be read. */
export const lostReply = (endpoint: string, what: string, more: Partial<Failure> = {}): Failure =>
  failure(
    'infrastructure',
    `The reply of ${endpoint} was lost: ${what}.`,
    'Each lost reply counts as spent at the most it can cost. Try again when the endpoint works.',
    { retry: true, ...more },
  );
