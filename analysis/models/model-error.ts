import { type ErrorCode, UserError } from '../model/user-error.ts';

/**
 * Why a call came to nothing, as a scheduler tells them apart: no money is left; it is refused as it stands (key, model, request);
 * the endpoint cannot be reached or keeps failing; its reply is not what was asked for; the conversation is too long for the
 * model; it is not among the recorded ones; or it was called off.
 */
export type ModelErrorKind =
  | 'budget'
  | 'refused'
  | 'infrastructure'
  | 'bad-reply'
  | 'too-long'
  | 'not-recorded'
  | 'cancelled';

const CODES: Readonly<Record<ModelErrorKind, ErrorCode>> = {
  budget: 'budget',
  refused: 'permission',
  infrastructure: 'unreachable',
  'bad-reply': 'bad-input',
  'too-long': 'bad-input',
  'not-recorded': 'not-found',
  cancelled: 'cancelled',
};

export class ModelError extends UserError {
  constructor(
    readonly kind: ModelErrorKind,
    message: string,
    hint: string,
    options?: { cause?: unknown },
  ) {
    super(CODES[kind], message, hint, options);
  }
}
