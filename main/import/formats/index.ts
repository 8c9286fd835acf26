import type { Format } from '../format.ts';
import { harborTasks } from './harbor-tasks.ts';
import { inspectLog } from './inspect-log.ts';
import { messageTable } from './message-table.ts';
import { miniSweAgent } from './mini-swe-agent.ts';
import { openHands } from './openhands.ts';
import { predictions } from './predictions.ts';
import { realswe } from './realswe.ts';
import { resolvedMatrix } from './resolved-matrix.ts';
import { runsTable } from './runs-table.ts';
import { sweAgent } from './swe-agent.ts';
import { sweTouch } from './swe-touch.ts';
import { taskFlow } from './task-flow.ts';
import { taskInstances } from './task-instances.ts';
import { trajectoryTable } from './trajectory-table.ts';

/** Every format that can be read. */
export const FORMATS: readonly Format[] = [
  inspectLog,
  miniSweAgent,
  sweAgent,
  openHands,
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
