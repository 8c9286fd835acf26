import { posix } from 'node:path';

/**
 * What a file of an evaluation's or a session's folder is that holds no runs of its own. `verdicts` go with the file of rows
 * they are named after, a `report` with all rows of the folder; `tries` are those of which the rows hold the chosen ones;
 * `plain` tells nothing of runs. Null: none of them.
 */
export function besideKind(path: string): 'verdicts' | 'report' | 'tries' | 'plain' | null {
  const name = posix.basename(path);
  if (name.endsWith('.swebench_eval.jsonl')) return 'verdicts';
  if (/\.critic_attempt_\d+\.jsonl$/.test(name)) return 'tries';
  if (/(^|\/)eval_outputs\/[^/]+\/report\.json$/.test(path)) return 'report';
  if (/(^|\/)(eval_outputs|llm_completions|logs|infer_logs|event_cache)\//.test(path)) return 'plain';
  return /^(metadata|report|base_state|experiment_config)\.json$|\.(pkl|log)$|\.swebench\.jsonl$/.test(name)
    ? 'plain'
    : null;
}

/** The file of rows that a file of verdicts or tries is named after. */
export const rowsOf = (path: string): string =>
  path.replace(/\.(swebench_eval|critic_attempt_\d+)\.jsonl$/, '.jsonl');

/** The folder and task of a report, `FOLDER/eval_outputs/TASK/report.json`. */
export function placeOfReport(path: string): { readonly folder: string; readonly task: string } {
  const taskFolder = posix.dirname(path);
  return { folder: posix.dirname(posix.dirname(taskFolder)), task: posix.basename(taskFolder) };
}
