import type { Sniff } from '../../format.ts';
import { keyPaths } from '../../key-paths.ts';
import type { FileEnds } from '../../read-ends.ts';

const NO: Sniff = { confidence: 0, reason: '' };
const sure = (reason: string): Sniff => ({ confidence: 0.9, reason });

/** Keys that only an event of OpenHands has together, 0.x or 1.x. */
function isEventAt(paths: ReadonlySet<string>, at: string): boolean {
  const has = (...keys: readonly string[]) => keys.every((key) => paths.has(at + key));
  if (!has('source')) return false;
  const isOld = (has('action') && has('args')) || (has('observation') && has('extras'));
  return isOld || (has('kind') && has('timestamp') && has('id'));
}

/** A row's history: in the oldest form its events tell no source. */
function isHistoryAt(paths: ReadonlySet<string>, at: string): boolean {
  const has = (key: string) => paths.has(at + key);
  return isEventAt(paths, at) || ((has('action') || has('source')) && !has('role'));
}

function isRowAt(paths: ReadonlySet<string>, at: string): boolean {
  const has = (key: string) => paths.has(at + key);
  const hasHistory = isHistoryAt(paths, `${at}history[].`) || isHistoryAt(paths, `${at}history[][].`);
  const isEvaluation = has('test_result.git_patch') || has('test_result.report');
  if (has('instance_id')) return hasHistory || isEvaluation || has('metadata.agent_class');
  return has('issue.owner') && has('issue.repo') && (hasHistory || has('git_patch'));
}

/** A list of events, one event, or rows of an evaluation or of the issue resolver: by the keys of the first. */
export function sniffOpenHands({ head }: FileEnds): Sniff {
  const text = head.toString('utf8');
  const paths = keyPaths(text, 5);
  const at = /^\uFEFF?\s*\[/.test(text) ? '[].' : '';
  if (isEventAt(paths, at)) return sure('events of OpenHands');
  if (isEventAt(paths, 'trajectory[].')) return sure('an exported trajectory of OpenHands');
  return isRowAt(paths, at) ? sure('rows of OpenHands runs') : NO;
}
