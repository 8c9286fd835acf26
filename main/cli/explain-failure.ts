import { UserError } from '../../analysis/model/user-error.ts';

/** An error as a person at a terminal should read it: what happened, then what to do. */
export function explainFailure(error: unknown): string {
  if (error instanceof UserError) return [error.message, error.hint].filter(Boolean).join('\n');
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
