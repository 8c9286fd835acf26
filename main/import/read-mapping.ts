import { UserError } from '../../analysis/model/user-error.ts';
import { type Mapping, mappingSchema } from '../../preload/schemas/mapping-schema.ts';
import { readYamlFile } from './read-yaml-file.ts';

const HINT =
  'A mapping has `all:` with benchmark, system, condition or repeat, `runs:` with the same under each run name, and `columns:`.';

/** Reads a mapping file (YAML or JSON). Throws UserError naming the entry that is wrong and what was expected. */
export async function readMapping(path: string): Promise<Mapping> {
  const result = mappingSchema.safeParse((await readYamlFile(path, 'a mapping', HINT)) ?? {});
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const place = issue?.path.join('.') || 'the top level';
  throw new UserError('bad-input', `${path}: ${place}: ${issue?.message ?? 'not a mapping'}`, HINT);
}
