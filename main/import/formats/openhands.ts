import { transcriptFormat } from '../transcript/transcript-format.ts';
import { besideKind } from './openhands/beside.ts';
import { OpenHandsRuns } from './openhands/runs.ts';
import { sniffOpenHands } from './openhands/sniff.ts';
import { verdictsOf } from './openhands/verdicts.ts';

/** Runs of OpenHands: rows of an evaluation or of the issue resolver, exports of events, folders of one event per file. */
export const openHands = transcriptFormat({
  name: 'openhands',
  sniff: sniffOpenHands,
  isBeside: (path) => besideKind(path) !== null,
  prepare: async (source, context) => new OpenHandsRuns(await verdictsOf(source, context)),
});
