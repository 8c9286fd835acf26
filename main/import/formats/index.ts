import type { Format } from '../format.ts';
import { atif } from './atif.ts';
import { claudeCode } from './claude-code.ts';
import { geminiCli } from './gemini-cli.ts';
import { harbor } from './harbor.ts';
import { harborParity } from './harbor-parity.ts';
import { harborTasks } from './harbor-tasks.ts';
import { inspectLog } from './inspect-log.ts';
import { messageTable } from './message-table.ts';
import { miniSweAgent } from './mini-swe-agent.ts';
import { openHands } from './openhands.ts';
import { predictions } from './predictions.ts';
import { realswe } from './realswe.ts';
import { resolvedMatrix } from './resolved-matrix.ts';
import { runsTable } from './runs-table.ts';
import { specstory } from './specstory.ts';
import { sweAgent } from './swe-agent.ts';
import { sweBenchPro } from './swe-bench-pro.ts';
import { sweBenchResults } from './swe-bench-results.ts';
import { sweTouch } from './swe-touch.ts';
import { taskFlow } from './task-flow.ts';
import { taskInstances } from './task-instances.ts';
import { terminalBench } from './terminal-bench.ts';
import { trajectoryTable } from './trajectory-table.ts';

/** Formats in which one file may be one run's transcript. */
const TRANSCRIPTS: readonly Format[] = [miniSweAgent, sweAgent, openHands];

/** Every format that can be read. */
export const FORMATS: readonly Format[] = [
  inspectLog,
  ...TRANSCRIPTS,
  harbor,
  harborParity,
  terminalBench,
  atif,
  geminiCli,
  claudeCode,
  specstory,
  sweBenchResults(TRANSCRIPTS),
  sweBenchPro,
  predictions,
  resolvedMatrix,
  runsTable,
  trajectoryTable,
  taskInstances,
  harborTasks,
  sweTouch,
  realswe,
  taskFlow,
  messageTable,
];
