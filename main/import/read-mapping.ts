import { readFile, stat } from 'node:fs/promises';
import { parseDocument } from 'yaml';
import { UserError } from '../../analysis/model/user-error.ts';
import { type Mapping, mappingSchema } from '../../preload/schemas/mapping-schema.ts';
import { decodeText, TextError } from './decode-text.ts';
import { fileError } from './file-error.ts';

const LARGEST = 4 * 1024 * 1024;

const HINT =
  'A mapping has `all:` with benchmark, system, condition or repeat, `runs:` with the same under each run name, and `columns:`.';

async function readText(path: string): Promise<string> {
  try {
    const { size } = await stat(path);
    if (size > LARGEST)
      throw new UserError('bad-input', `${path} is too large for a mapping (${size} bytes).`, HINT);
    return decodeText(await readFile(path)).text;
  } catch (error) {
    if (error instanceof TextError)
      throw new UserError('bad-input', `${path} cannot be read: ${error.message}.`, HINT, { cause: error });
    throw fileError(error, path);
  }
}

/** JSON is YAML, so one parser serves both; unlike JSON's own it also refuses a key that stands twice. */
function parseYaml(text: string, path: string): unknown {
  const document = parseDocument(text, { prettyErrors: true });
  const [first] = document.errors;
  if (first) throw new UserError('bad-input', `${path} is neither YAML nor JSON: ${first.message}`, HINT);
  return document.toJS({ maxAliasCount: 100 });
}

/** Reads a mapping file (YAML or JSON). Throws UserError naming the entry that is wrong and what was expected. */
export async function readMapping(path: string): Promise<Mapping> {
  const result = mappingSchema.safeParse(parseYaml(await readText(path), path) ?? {});
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const place = issue?.path.join('.') || 'the top level';
  throw new UserError('bad-input', `${path}: ${place}: ${issue?.message ?? 'not a mapping'}`, HINT);
}
