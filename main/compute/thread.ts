import { parentPort } from 'node:worker_threads';
import { plainError } from '../thread-error.ts';
import type { PieceMessage, PieceReply } from './messages.ts';
import { taskNamed } from './tasks.ts';

/** One piece at a time; who cancels ends the thread. */
parentPort?.on('message', (message: PieceMessage) => parentPort?.postMessage(reply(message)));

function reply({ task, piece }: PieceMessage): PieceReply {
  try {
    return { part: taskNamed(task).work(piece) };
  } catch (error) {
    return { error: plainError(error) };
  }
}
