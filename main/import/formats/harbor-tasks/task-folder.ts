import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse, TomlError } from 'smol-toml';
import { fileError } from '../../file-error.ts';
import type { ImportProblem } from '../../format.ts';
import { quietly } from '../../quietly.ts';
import { readJson } from '../../read-json.ts';
import { asObject, type Untyped } from '../../untyped.ts';

/** What the files of one task folder hold; null where a file is not there or cannot be read. */
export interface TaskFolder {
  readonly toml: Untyped;
  readonly instruction: string | null;
  /** `tests/config.json`. */
  readonly config: Untyped | null;
  /** Texts of the one patch under `solution/` and the one under `tests/`. */
  readonly reference_patch: string | null;
  readonly test_patch: string | null;
  readonly problems: readonly ImportProblem[];
}

const textAt = (path: string): Promise<string | null> =>
  quietly(async () => {
    try {
      return await readFile(path, 'utf8');
    } catch (error) {
      throw fileError(error, path);
    }
  }, null);

/** The one patch of a folder; null where it holds none or several. */
async function patchIn(folder: string): Promise<string | null> {
  const names = await quietly(() => readdir(folder), []);
  const patches = names.filter((name) => /\.(patch|diff)$/.test(name));
  return patches.length === 1 ? textAt(join(folder, patches[0]!)) : null;
}

function readToml(
  text: string,
  file: string,
): { readonly toml: Untyped | null; readonly problem: ImportProblem | null } {
  try {
    return { toml: parse(text), problem: null };
  } catch (error) {
    if (!(error instanceof TomlError)) throw error;
    const reason = `not TOML: ${error.message.split('\n')[0]}`;
    return { toml: null, problem: { file, line: error.line, code: 'not-toml', reason } };
  }
}

/** Reads a task folder; null where its `task.toml` cannot be read, which is then handed to `report`. */
export async function readTaskFolder(
  path: string,
  name: string,
  report: (problem: ImportProblem) => void,
): Promise<TaskFolder | null> {
  const file = name === '' ? 'task.toml' : `${name}/task.toml`;
  const text = await textAt(join(path, 'task.toml'));
  const { toml, problem } =
    text === null
      ? {
          toml: null,
          problem: { file, line: null, code: 'not-found', reason: 'there is no task.toml to be read' },
        }
      : readToml(text, file);
  if (problem !== null) report(problem);
  if (toml === null) return null;
  const configText = await textAt(join(path, 'tests', 'config.json'));
  const config =
    configText === null
      ? null
      : readJson(Buffer.from(configText), file.replace('task.toml', 'tests/config.json'), true);
  return {
    toml,
    instruction: await textAt(join(path, 'instruction.md')),
    config: asObject(config?.value),
    reference_patch: await patchIn(join(path, 'solution')),
    test_patch: await patchIn(join(path, 'tests')),
    problems: config?.problems ?? [],
  };
}
