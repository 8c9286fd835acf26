import { CommanderError } from 'commander';
import { type ErrorCode, UserError } from '../../analysis/model/user-error.ts';
import { HELP_NOTE } from './help-note.ts';

export interface FailureDocument {
  readonly error: { readonly code: ErrorCode; readonly message: string; readonly what_to_do: string };
}

/** Wrong use in commander's words: the first line says what, the rest may hold a suggestion. */
function ofCommander({ message }: CommanderError): FailureDocument['error'] {
  const [what = '', ...rest] = message.replace(/^error: /, '').split('\n');
  const suggestion = rest.join(' ').trim();
  return { code: 'usage', message: what, what_to_do: suggestion || HELP_NOTE };
}

/** An error as `--json` prints it. */
export function failureDocument(error: unknown): FailureDocument {
  if (error instanceof CommanderError) return { error: ofCommander(error) };
  if (error instanceof UserError) {
    const { code, message, hint } = error;
    return { error: { code, message, what_to_do: hint } };
  }
  const message = error instanceof Error ? error.message : String(error);
  return { error: { code: 'internal', message, what_to_do: 'Report it with what standard error says.' } };
}
