import type { Sniff } from '../../format.ts';
import { keyPaths } from '../../key-paths.ts';
import type { FileEnds } from '../../read-ends.ts';

const NO: Sniff = { confidence: 0, reason: '' };
const sure = (reason: string): Sniff => ({ confidence: 0.95, reason });

/** A trajectory by its keys: steps of action and observation, tries of them, or a history whose messages name an agent. */
export function sniffSweAgent({ head }: FileEnds): Sniff {
  const text = head.toString('utf8');
  if (!/^\uFEFF?\s*\{/.test(text)) return NO;
  const paths = keyPaths(text);
  const hasSteps = (path: string) => {
    const has = (key: string) => paths.has(`${path}[].${key}`);
    return has('action') && has('observation') && !has('source');
  };
  if (hasSteps('trajectory')) return sure('a trajectory of SWE-agent');
  if (hasSteps('attempts[].trajectory')) return sure('a trajectory of SWE-agent in several tries');
  const isHistory = paths.has('history[].role') && paths.has('history[].agent');
  return isHistory ? sure('a history of SWE-agent') : NO;
}
