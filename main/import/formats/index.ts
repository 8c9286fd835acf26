import type { Format } from '../format.ts';
import { atif } from './atif.ts';
import { harbor } from './harbor.ts';
import { miniSweAgent } from './mini-swe-agent.ts';
import { resolvedMatrix } from './resolved-matrix.ts';
import { runsTable } from './runs-table.ts';

/** Every format that can be read. */
export const FORMATS: readonly Format[] = [miniSweAgent, resolvedMatrix, runsTable, harbor, atif];
