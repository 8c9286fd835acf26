import { basename } from 'node:path';
import { isSideFile } from '../../is-side-file.ts';
import { parsePrefix } from '../../parse-prefix.ts';
import { readEnds } from '../../read-ends.ts';
import { hasLabelHeader } from './failure-labels.ts';
import { isVerdictMap } from './verdict-map.ts';

const HEAD_BYTES = 16 * 1024;

/** What a file among results of SWE-bench Pro is; null: none of them. */
export type ProFile = 'verdicts' | 'labels' | 'side' | null;

/** Tells from the first bytes of a file what it is. Throws UserError where it may not be read. */
export async function proFile(path: string): Promise<ProFile> {
  const name = basename(path);
  if (isSideFile(name)) return 'side';
  if (!/\.(json|csv)$/.test(name)) return null;
  const head = (await readEnds(path, HEAD_BYTES)).head.toString('utf8');
  if (name.endsWith('.csv')) return hasLabelHeader(head) ? 'labels' : null;
  return isVerdictMap(parsePrefix(head)) ? 'verdicts' : null;
}
