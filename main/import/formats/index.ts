import type { Format } from '../format.ts';
import { inspectLog } from './inspect-log.ts';
import { miniSweAgent } from './mini-swe-agent.ts';
import { openHands } from './openhands.ts';
import { predictions } from './predictions.ts';
import { resolvedMatrix } from './resolved-matrix.ts';
import { runsTable } from './runs-table.ts';
import { sweAgent } from './swe-agent.ts';

/** Every format that can be read. */
export const FORMATS: readonly Format[] = [
  inspectLog,
  miniSweAgent,
  sweAgent,
  openHands,
  predictions,
  resolvedMatrix,
  runsTable,
];
