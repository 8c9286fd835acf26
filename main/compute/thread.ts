import { parentPort } from 'node:worker_threads';
import { plainError } from '../thread-error.ts';
import { type ComputeRequest, computeTask } from './compute-task.ts';

/** One request at a time; who cancels ends the thread. */
parentPort?.on('message', (request: ComputeRequest) => {
  try {
    parentPort?.postMessage({ value: computeTask(request) });
  } catch (error) {
    parentPort?.postMessage({ error: plainError(error) });
  }
});
