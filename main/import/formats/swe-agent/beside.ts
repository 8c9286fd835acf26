import { posix } from 'node:path';

export type BesideKind =
  | 'prediction'
  | 'predictions'
  | 'prediction-lines'
  | 'exits'
  | 'config'
  | 'summary'
  | 'plain';

/**
 * What a file of a run's folder is that is no trajectory, by its name as SWE-agent writes it; `plain` holds nothing that
 * the others do not. Null: none of them.
 */
export function besideKind(path: string): BesideKind | null {
  const name = posix.basename(path);
  if (name.endsWith('.pred')) return 'prediction';
  if (/(^|[-_])preds\.json$/.test(name)) return 'predictions';
  if (/(^|[-_])preds\.jsonl$/.test(name)) return 'prediction-lines';
  if (name === 'run_batch_exit_statuses.yaml') return 'exits';
  if (/(^|\.)config\.yaml$|^args\.yaml$/.test(name)) return 'config';
  if (name === 'results.json') return 'summary';
  return /\.(patch|log|html)$/.test(name) ? 'plain' : null;
}
