import type { Format, Sniff } from '../format.ts';
import type { FileEnds } from '../read-ends.ts';
import { bundleFormat } from '../transcript/bundle-format.ts';
import { sniffTranscripts } from '../transcript/sniff-transcripts.ts';
import { planTrials } from './terminal-bench/bundles.ts';
import { lookAtFile } from './terminal-bench/look.ts';
import { readTrial } from './terminal-bench/read-trial.ts';

const NO: Sniff = { confidence: 0, reason: '' };

/** Keys of trials stand in both ends of a run's results, of which the middle may be long. */
function sniffEnds({ head, tail }: FileEnds, name: string): Sniff {
  const text = `${head.toString('utf8')}\n${tail.toString('utf8')}`;
  const has = (...keys: readonly string[]) => keys.every((key) => text.includes(`"${key}"`));
  if (!/^\W*\{/.test(text) || !/\.json$/.test(name)) return NO;
  if (has('task_id', 'is_resolved', 'failure_mode'))
    return { confidence: 0.95, reason: 'results of Terminal-Bench trials' };
  const isRun = has('run_id', 'agent_name', 'dataset_path', 'n_attempts');
  return isRun ? { confidence: 0.6, reason: 'what a run of Terminal-Bench was to do' } : NO;
}

/** Recordings, panes, logs of agents and whatever else lies in a trial's folder. */
const BESIDE = /(^|\/)(tb\.lock$|(sessions|panes|agent-logs)\/|[^/]+\.\d+-of-\d+\.[^/]+\/(?!results\.json$))/;
const isBeside = (path: string): boolean => BESIDE.test(path);

/** Runs of Terminal-Bench before it became Harbor: a run's folder, a trial's, an archive of either, or a run's results alone. */
export const terminalBench: Format = bundleFormat({
  name: 'terminal-bench',
  sniff: (path) => sniffTranscripts({ sniff: sniffEnds, isBeside }, path),
  look: lookAtFile,
  plan: planTrials,
  async *read(bundle, _, context) {
    yield readTrial(bundle, context);
  },
});
