import { readEnds } from '../../read-ends.ts';
import { readJson } from '../../read-json.ts';
import { datasetCohort } from './dataset-cohort.ts';
import { isMatrixRow } from './matrix-row.ts';

const HEAD_BYTES = 1024 * 1024;

/** What a file of such a folder is; `mixed` is the list by instance that mixes boards. */
export type MatrixFile = 'matrix' | 'dataset' | 'mixed' | null;

const MIXED = /^\s*\{\s*"[^"]+"\s*:\s*\{\s*"(resolved_submissions|no_of_submissions)"\s*:/;

/** Tells from the first megabyte what a file is. Throws UserError where it may not be read. */
export async function matrixFile(path: string): Promise<MatrixFile> {
  if (!/\.jsonl?$/.test(path)) return null;
  const { head, bytes } = await readEnds(path, HEAD_BYTES);
  if (path.endsWith('.json')) {
    if (MIXED.test(head.subarray(0, 4096).toString('utf8'))) return 'mixed';
    return bytes <= HEAD_BYTES && datasetCohort(readJson(head, path, false).value) !== null
      ? 'dataset'
      : null;
  }
  const newline = head.indexOf(10);
  const first = readJson(newline < 0 ? head : head.subarray(0, newline), path, false);
  return isMatrixRow(first.value) ? 'matrix' : null;
}
