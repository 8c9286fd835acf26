import { UserError } from '../../analysis/model/user-error.ts';
import type { CommonOptions } from './options.ts';

/** The workspace that a command writes to. @throws UserError where none is named: the demo is not written to by default */
export function namedWorkspace({ workspace }: CommonOptions, command: string, note = ''): string {
  if (workspace !== undefined) return workspace;
  throw new UserError('usage', `${command} writes, so it wants a workspace by name.`, `Add -w FILE${note}.`);
}
