import { UserError } from '../../analysis/model/user-error.ts';

/** The system's word for what went wrong, such as `ENOENT`; null where the error has none. */
function systemCode(error: unknown): string | null {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null;
}

/**
 * An error of the file system, in words for the person at the screen. Anything that is already a UserError or is not
 * about files passes unchanged, so that a cancellation stays one.
 */
export function fileError(error: unknown, path: string): unknown {
  switch (systemCode(error)) {
    case 'ENOENT':
      return new UserError('not-found', `There is no file or folder ${path}.`, 'Check the path.', {
        cause: error,
      });
    case 'ENOTDIR':
      return new UserError(
        'not-found',
        `${path} leads through a file as if it were a folder.`,
        'Check the path.',
        {
          cause: error,
        },
      );
    case 'EACCES':
    case 'EPERM':
      return new UserError('permission', `${path} may not be read.`, 'Change its permissions or copy it.', {
        cause: error,
      });
    case 'ELOOP':
      return new UserError('bad-input', `${path} is a link that leads to itself.`, 'Name the real path.', {
        cause: error,
      });
    case 'ENOSPC':
      return new UserError('disk-full', `The disk is full at ${path}.`, 'Free some space and import again.', {
        cause: error,
      });
    case 'EIO':
      return new UserError(
        'bad-input',
        `The disk could not read ${path}.`,
        'Copy the file and try the copy.',
        {
          cause: error,
        },
      );
    default:
      return error;
  }
}
