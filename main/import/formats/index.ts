import type { Format } from '../format.ts';
import { atif } from './atif.ts';
import { claudeCode } from './claude-code.ts';
import { geminiCli } from './gemini-cli.ts';
import { harbor } from './harbor.ts';
import { harborParity } from './harbor-parity.ts';
import { miniSweAgent } from './mini-swe-agent.ts';
import { resolvedMatrix } from './resolved-matrix.ts';
import { runsTable } from './runs-table.ts';
import { specstory } from './specstory.ts';

/** Every format that can be read. */
export const FORMATS: readonly Format[] = [
  miniSweAgent,
  resolvedMatrix,
  runsTable,
  harbor,
  harborParity,
  atif,
  geminiCli,
  claudeCode,
  specstory,
];
