import { writeFile } from 'node:fs/promises';
import { type ErrorCode, UserError } from '../../analysis/model/user-error.ts';

const REASONS: Readonly<Record<string, readonly [ErrorCode, string, string]>> = {
  ENOENT: ['not-found', 'its folder is not there', 'Make the folder, or name another.'],
  ENOTDIR: ['not-found', 'its path leads through a file', 'Name another place.'],
  EISDIR: ['bad-input', 'it is a folder', 'Name a file.'],
  EACCES: ['permission', 'its folder may not be written to', 'Name another place.'],
  EPERM: ['permission', 'its folder may not be written to', 'Name another place.'],
  EROFS: ['permission', 'its disk is read-only', 'Name another place.'],
  ENOSPC: ['disk-full', 'the disk is full', 'Free some space and try again.'],
};

/** Writes what a person asked for. @throws UserError with what the file system has against it */
export async function writeOutput(file: string, bytes: Uint8Array): Promise<void> {
  try {
    await writeFile(file, bytes);
  } catch (error) {
    const reason = REASONS[(error as NodeJS.ErrnoException).code ?? ''];
    if (!reason) throw error;
    const [code, message, hint] = reason;
    throw new UserError(code, `${file} could not be written: ${message}.`, hint, { cause: error });
  }
}
