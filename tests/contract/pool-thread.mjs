import { parentPort, threadId } from 'node:worker_threads';

/** A thread of the pool whose pieces say what it is to do. */
let begun = 0;

/** @type {Readonly<Record<string, () => unknown>>} */
const DEEDS = {
  /** Says which thread it is and how many pieces it has begun. */
  tell: () => ({ thread: threadId, place: begun }),
  spin: () => {
    for (;;);
  },
  exit: () => process.exit(3),
};

parentPort?.on('message', ({ piece }) => {
  begun += 1;
  if (piece === 'refuse') {
    const error = { code: 'bad-input', message: 'Refused.', hint: 'Ask better.', stack: '' };
    parentPort?.postMessage({ error });
    return;
  }
  if (piece === 'burst') throw new Error('burst');
  parentPort?.postMessage({ part: DEEDS[piece]?.() });
});
