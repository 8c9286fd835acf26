import { readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import type { z } from 'zod';
import { UserError } from '../../analysis/model/user-error.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** Where the `docker` command keeps what a person has told it. */
export const dockerFolder = (env: Environment): string =>
  env.DOCKER_CONFIG ?? join(env.HOME ?? homedir(), '.docker');

/**
 * A file of the `docker` command; null where there is none.
 * @throws UserError that names the file where it cannot be read or is not what it should be
 */
export function readDockerFile<T>(file: string, schema: z.ZodType<T>): T | null {
  const text = textOf(file);
  if (text === null) return null;
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    // The cause is left out: parsers quote what they stumble over, and that may be a password.
    throw new UserError(
      'bad-input',
      `Docker’s file ${file} is malformed.`,
      'Mend it or move it away; `docker` itself must be able to read it.',
    );
  }
}

function textOf(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch (cause) {
    if (['ENOENT', 'ENOTDIR'].includes((cause as NodeJS.ErrnoException).code ?? '')) return null;
    throw new UserError('permission', `Docker’s file ${file} cannot be read.`, 'Check who may read it.', {
      cause,
    });
  }
}
