import { parseDocument } from 'yaml';
import type { ImportProblem } from '../../format.ts';
import type { Settings } from '../../model-settings.ts';
import { asObject } from '../../untyped.ts';

const TOLD = ['name', 'model', 'date', 'oss', 'verified', 'site'];

/** What a submission's `metadata.yaml` says of the system; null where it is no YAML, which is reported. */
export function readMetadata(
  text: string,
  file: string,
  onProblem: (problem: ImportProblem) => void,
): Settings | null {
  const document = parseDocument(text);
  const [error] = document.errors;
  const report = (line: number | null, reason: string) => onProblem({ file, line, code: 'bad-yaml', reason });
  if (error !== undefined) {
    report(error.linePos?.[0].line ?? null, error.message);
    return null;
  }
  try {
    const values = asObject(document.toJS({ maxAliasCount: 100 })) ?? {};
    const told = TOLD.flatMap((key) => {
      const value = values[key];
      return typeof value === 'string' || typeof value === 'boolean' ? [[key, value] as const] : [];
    });
    return Object.fromEntries(told);
  } catch (problem) {
    if (!(problem instanceof ReferenceError)) throw problem;
    report(null, problem.message);
    return null;
  }
}
