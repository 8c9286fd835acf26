import { readFile } from 'node:fs/promises';
import { parseDocument } from 'yaml';
import { Look } from '../../look.ts';
import { readEnds } from '../../read-ends.ts';
import { asObject, asText, type Untyped } from '../../untyped.ts';

const LARGEST_YAML = 1024 * 1024;

/** What a file of RealSWE is; null for any other. */
export type FileKind =
  | { readonly kind: 'tasks' | 'families' | 'style' }
  | { readonly kind: 'families-manifest' | 'style-manifest' | 'config'; readonly yaml: Untyped };

function yamlKind(yaml: Untyped | null): FileKind | null {
  if (yaml === null) return null;
  if (yaml.artifact === 'realswe_task_families') return { kind: 'families-manifest', yaml };
  if (yaml.artifact === 'realswe_style_profile') return { kind: 'style-manifest', yaml };
  const construct = asObject(yaml.construct);
  const isConfig =
    asText(construct?.style) !== null && construct?.bug !== undefined && construct.feature !== undefined;
  return isConfig ? { kind: 'config', yaml: construct } : null;
}

async function readYaml(path: string): Promise<Untyped | null> {
  if ((await readEnds(path, 0)).bytes > LARGEST_YAML) return null;
  const document = parseDocument(await readFile(path, 'utf8'));
  return document.errors.length > 0 ? null : asObject(document.toJS({ maxAliasCount: 100 }));
}

/** Tells from its columns or its keys what a file is. Throws UserError where it may not be read. */
export async function fileKind(path: string, look = new Look(path)): Promise<FileKind | null> {
  if (/\.ya?ml$/.test(path)) return yamlKind(await readYaml(path));
  if (!/\.(jsonl|parquet)$/.test(path)) return null;
  const names = new Set((await look.firstRows())?.names ?? []);
  if (names.has('restructured_fields')) return { kind: 'families' };
  if (names.has('rephrased_fields')) return { kind: 'style' };
  return names.has('composition') && names.has('issue_type') && names.has('problem_statement')
    ? { kind: 'tasks' }
    : null;
}
