import type { Format } from '../format.ts';
import { miniSweAgent } from './mini-swe-agent.ts';
import { resolvedMatrix } from './resolved-matrix.ts';
import { runsTable } from './runs-table.ts';
import { sweBenchPro } from './swe-bench-pro.ts';
import { sweBenchResults } from './swe-bench-results.ts';

/** Formats in which one file may be one run's transcript. */
const TRANSCRIPTS: readonly Format[] = [miniSweAgent];

/** Every format that can be read. */
export const FORMATS: readonly Format[] = [
  ...TRANSCRIPTS,
  sweBenchResults(TRANSCRIPTS),
  sweBenchPro,
  resolvedMatrix,
  runsTable,
];
