import { UserError } from '../../analysis/model/user-error.ts';
import { lockError } from './lock-error.ts';

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

const RULES: readonly [RegExp, (path: string, message: string, cause: unknown) => UserError][] = [
  [/Could not set lock on file|Conflicting lock/, lockError],
  [
    /No space left on device|ENOSPC|disk (is )?full|max_temp_directory_size/i,
    (path, _message, cause) =>
      new UserError(
        'disk-full',
        `The disk that holds ${path} is full; what was under way was undone, what was there before is whole.`,
        'Free some space and try again.',
        { cause },
      ),
  ],
  [
    /Permission denied|EACCES|EPERM|Read-only file system|EROFS/i,
    (path, _message, cause) =>
      new UserError('permission', `${path} may not be read or written here.`, 'Check its permissions.', {
        cause,
      }),
  ],
  [
    /ENOENT|No such file or directory|Cannot open file.*directory|does not exist/i,
    (path, message, cause) =>
      /Catalog Error|Binder Error/.test(message)
        ? new UserError('internal', message, '', { cause })
        : new UserError('not-found', `There is no such file or folder: ${path}.`, 'Check the path.', {
            cause,
          }),
  ],
  [
    /EISDIR|is a directory/i,
    (path, _message, cause) =>
      new UserError('bad-input', `${path} is a folder, not a workspace file.`, 'Name a file.', { cause }),
  ],
  [
    /Could not read enough bytes|Serialization Error|Corrupt|checksum|not a valid DuckDB database|newer version of DuckDB|storage version|Failed to deserialize|Invalid Input Error.*WAL|Failure while replaying WAL/i,
    (path, _message, cause) =>
      new UserError(
        'corrupt',
        `${path} is damaged or was written by another version of the database; nothing was written to it.`,
        'Restore it from a copy.',
        { cause },
      ),
  ],
];

/** Puts an error of DuckDB or the file system into words; anything else comes back as it is. */
export function explainDuckDBError(error: unknown, path: string): unknown {
  if (error instanceof UserError) return error;
  const message = messageOf(error);
  const rule = RULES.find(([pattern]) => pattern.test(message));
  return rule ? rule[1](path, message, error) : error;
}
