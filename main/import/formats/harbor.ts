import type { Format } from '../format.ts';
import { isSideFile } from '../is-side-file.ts';
import { bundleFormat } from '../transcript/bundle-format.ts';
import { planTrials } from './harbor/bundles.ts';
import { lookAtFile } from './harbor/look.ts';
import { readTrial } from './harbor/read-trial.ts';
import { sniffHarbor } from './harbor/sniff.ts';

/** Text files of a trial that are no logs. */
const TOLD = new Set(['reward.txt', 'exception.txt']);

/** Jobs and trials of Harbor: a job's folder, a trial's, an archive of either, or an early result with its trials inside. */
export const harbor: Format = bundleFormat({
  name: 'harbor',
  takes: (name) => TOLD.has(name) || !isSideFile(name),
  sniff: sniffHarbor,
  look: lookAtFile,
  plan: planTrials,
  async *read(bundle, files, context) {
    yield readTrial(bundle, files, context);
  },
});
