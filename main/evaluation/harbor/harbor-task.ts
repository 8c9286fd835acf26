import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { parse } from 'smol-toml';
import { z } from 'zod';
import { UserError } from '../../../analysis/model/user-error.ts';
import type { SandboxFile, SandboxLimits } from '../../docker/sandbox-spec.ts';

const MIB = 2 ** 20;

const positive = z.number().positive();

/** What of `task.toml` grading needs; anything else may stand there too. */
const tomlSchema = z.object({
  verifier: z.object({ timeout_sec: positive.default(600) }).prefault({}),
  environment: z
    .object({
      docker_image: z.string().min(1).optional(),
      cpus: positive.optional(),
      memory_mb: positive.optional(),
      storage_mb: positive.optional(),
    })
    .prefault({}),
});

/** A task folder as Harbor lays it out, with all that its grading needs. */
export interface HarborTask {
  readonly name: string;
  /** Null: it is built from `environment`. */
  readonly image: string | null;
  readonly environment: readonly SandboxFile[];
  readonly tests: readonly SandboxFile[];
  /** Empty where the task has no solution. */
  readonly solution: readonly SandboxFile[];
  /** Of the verifier. */
  readonly seconds: number;
  readonly limits: Partial<SandboxLimits>;
}

/** Reads a task folder. @throws UserError where it is none, or its `task.toml` cannot be read */
export async function readHarborTask(folder: string, name: string): Promise<HarborTask> {
  const { verifier, environment } = await readToml(join(folder, 'task.toml'));
  const tests = await filesOf(join(folder, 'tests'));
  if (!tests.some(({ path }) => path === 'test.sh'))
    throw new UserError('bad-input', `${name} has no tests/test.sh.`, 'Without it nothing can be graded.');
  const { cpus, memory_mb, storage_mb } = environment;
  return {
    name,
    image: environment.docker_image ?? null,
    environment: await filesOf(join(folder, 'environment')),
    tests,
    solution: await filesOf(join(folder, 'solution')),
    seconds: verifier.timeout_sec,
    limits: {
      ...(cpus !== undefined && { cpus }),
      ...(memory_mb !== undefined && { memoryBytes: memory_mb * MIB }),
      ...(storage_mb !== undefined && { diskBytes: storage_mb * MIB }),
    },
  };
}

async function readToml(file: string): Promise<z.infer<typeof tomlSchema>> {
  try {
    return tomlSchema.parse(parse(await readFile(file, 'utf8')));
  } catch (cause) {
    const reason = cause instanceof z.ZodError ? z.prettifyError(cause) : (cause as Error).message;
    throw new UserError(
      'bad-input',
      `${file} cannot be read: ${reason}`,
      'A task of Harbor has a task.toml.',
      { cause },
    );
  }
}

/** The plain files below a folder with their modes, links left out; none where there is no folder. */
async function filesOf(folder: string): Promise<readonly SandboxFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async (entry) => {
        const path = join(entry.parentPath, entry.name);
        const { mode } = await stat(path);
        return {
          path: relative(folder, path).split(sep).join('/'),
          content: await readFile(path),
          mode: mode & 0o777,
        };
      }),
  );
}
