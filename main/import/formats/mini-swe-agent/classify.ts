export type DocumentKind =
  | 'rows'
  | 'trajectory'
  | 'predictions'
  | 'exit-statuses'
  | 'report'
  | 'summary'
  | 'harness-log'
  | null;

/** What a file is by its path, as mini-swe-agent and the SWE-bench harness name theirs. A `summary` may prove to be none. */
export function classify(path: string): DocumentKind {
  const name = path.slice(path.lastIndexOf('/') + 1);
  if (/(^|\/)run_evaluation\/[^/]+\/[^/]+\/[^/]+\/report\.json$/.test(path)) return 'report';
  if (/(^|\/)run_evaluation\//.test(path)) return 'harness-log';
  if (name === 'runs.csv') return 'rows';
  if (name.endsWith('.traj.json')) return 'trajectory';
  if (name === 'preds.json') return 'predictions';
  if (/^exit_statuses_[\d.]+\.ya?ml$/.test(name)) return 'exit-statuses';
  return /^[^.].*\..+\.json$/.test(name) ? 'summary' : null;
}
