import type { Format } from '../format.ts';
import { miniSweAgent } from './mini-swe-agent.ts';
import { openHands } from './openhands.ts';
import { predictions } from './predictions.ts';
import { resolvedMatrix } from './resolved-matrix.ts';
import { runsTable } from './runs-table.ts';
import { sweAgent } from './swe-agent.ts';
import { sweBenchPro } from './swe-bench-pro.ts';
import { sweBenchResults } from './swe-bench-results.ts';

/** Formats in which one file may be one run's transcript. */
const TRANSCRIPTS: readonly Format[] = [miniSweAgent, sweAgent, openHands];

/** Every format that can be read. */
export const FORMATS: readonly Format[] = [
  ...TRANSCRIPTS,
  sweBenchResults(TRANSCRIPTS),
  sweBenchPro,
  predictions,
  resolvedMatrix,
  runsTable,
];
