import { Worker } from 'node:worker_threads';
import { UserError } from '../../analysis/model/user-error.ts';
import { type PlainError, revivedError } from '../thread-error.ts';
import type { ComputeInput, ComputeName, ComputeRequest, ComputeResult } from './compute-task.ts';

type Reply = { readonly value: ComputeResult<ComputeName> } | { readonly error: PlainError };

export interface Compute {
  run<N extends ComputeName>(name: N, input: ComputeInput<N>, signal: AbortSignal): Promise<ComputeResult<N>>;
  compare(input: ComputeInput<'compare'>, signal: AbortSignal): Promise<ComputeResult<'compare'>>;
  ranks(input: ComputeInput<'ranks'>, signal: AbortSignal): Promise<ComputeResult<'ranks'>>;
  /** Ends every thread, with what it was at: one that is left would keep the process from ending. */
  close(): Promise<void>;
}

const closed = () => new UserError('internal', 'The workspace was closed.', 'Open it again.');

/** Threads for the statistics, at most `size` at once; an idle one is kept for the next request. */
export function openCompute(threadFile: string, size: number): Compute {
  const threads = new Set<Worker>();
  const idle: Worker[] = [];
  const queue: (() => void)[] = [];
  let running = 0;
  let isClosed = false;

  function startThread(): Worker {
    if (isClosed) throw closed();
    const worker = new Worker(threadFile);
    threads.add(worker);
    worker.once('exit', () => threads.delete(worker));
    return worker;
  }

  async function place(): Promise<void> {
    if (running >= size) await new Promise<void>((resolve) => queue.push(resolve));
    running++;
  }

  function leave(): void {
    running--;
    queue.shift()?.();
  }

  async function run<N extends ComputeName>(
    name: N,
    input: ComputeInput<N>,
    signal: AbortSignal,
  ): Promise<ComputeResult<N>> {
    await place();
    try {
      const worker = idle.pop() ?? startThread();
      const reply = await ask(worker, { name, input }, signal);
      idle.push(worker);
      if ('error' in reply) throw revivedError(reply.error);
      return reply.value as ComputeResult<N>;
    } finally {
      leave();
    }
  }

  return {
    run,
    compare: (input, signal) => run('compare', input, signal),
    ranks: (input, signal) => run('ranks', input, signal),
    close: async () => {
      isClosed = true;
      idle.length = 0;
      await Promise.all([...threads].map((worker) => worker.terminate()));
    },
  };
}

function ask(worker: Worker, request: ComputeRequest, signal: AbortSignal): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const answered = (reply: Reply) => end(() => resolve(reply));
    const failed = (error: Error) => end(() => reject(error));
    // One that breaks down says so before; else it was ended.
    const exited = () => failed(closed());
    const cancel = () =>
      end(() => {
        void worker.terminate();
        reject(new UserError('cancelled', 'Cancelled.'));
      });
    // One by one: taking off all of a worker's listeners takes off Node's own too, and it never answers again.
    const end = (settle: () => void) => {
      worker.off('message', answered).off('error', failed).off('exit', exited);
      signal.removeEventListener('abort', cancel);
      settle();
    };
    if (signal.aborted) return cancel();
    signal.addEventListener('abort', cancel);
    worker.on('message', answered).on('error', failed).on('exit', exited);
    worker.postMessage(request);
  });
}
