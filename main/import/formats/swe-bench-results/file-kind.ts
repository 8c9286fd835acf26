import { posix } from 'node:path';
import { isSideFile } from '../../is-side-file.ts';

/**
 * What a file of a source of results is by its name. `json` files are told apart by what they hold; `harness` files are the
 * harness' own work; `transcript` files lie in `trajs/`; `data` is what some other reader may know; `other` is no data.
 */
export type FileKind =
  | 'json'
  | 'log'
  | 'patch'
  | 'metadata'
  | 'transcript'
  | 'harness'
  | 'archive'
  | 'side'
  | 'data'
  | 'other';

/** What the harness keeps in a folder for each task. */
const OF_TASK =
  /(^|\/)(run_evaluation|logs)\/(.+\/)?[^/]+\/(run_instance\.log|test_output\.txt|patch\.diff)$/;
const HARNESS = /^(eval\.sh|build_image\.log|container_id|Dockerfile|report\.html|.*\.response\.json)$/;
const DATA = /\.(ya?ml|csv|tsv|parquet|traj|eval|pred|pkl|db|sqlite3?|duckdb|ndjson)$/i;

export function fileKind(path: string): FileKind {
  const name = posix.basename(path);
  if (OF_TASK.test(path)) return name === 'patch.diff' ? 'patch' : 'log';
  if (name === 'metadata.yaml') return 'metadata';
  if (HARNESS.test(name)) return 'harness';
  if (/(^|\/)trajs\//.test(path)) return 'transcript';
  if (/\.(tar\.gz|tgz|tar)$/i.test(name)) return 'archive';
  if (isSideFile(name)) return 'side';
  if (/\.jsonl?$/.test(name)) return 'json';
  return DATA.test(name) ? 'data' : 'other';
}
