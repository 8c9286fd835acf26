import { Pool } from './pool.ts';
import { type RequestOf, type ResultOf, type TaskName, taskNamed } from './tasks.ts';

export interface Compute {
  /** @throws UserError when cancelled or closed, or when a thread breaks down; and what the computation throws */
  run<N extends TaskName>(task: N, request: RequestOf<N>, signal: AbortSignal): Promise<ResultOf<N>>;
  /** Ends what is under way, and takes nothing new. */
  close(): Promise<void>;
}

/** The computations that take more than about 20 ms, on at most `size` threads. */
export function openCompute(threadFile: string, size: number): Compute {
  const pool = new Pool(threadFile, size);
  return {
    run: async <N extends TaskName>(task: N, request: RequestOf<N>, signal: AbortSignal) => {
      const { pieces, join } = taskNamed(task).plan(request);
      return join(await pool.run(task, pieces, signal)) as ResultOf<N>;
    },
    close: () => pool.close(),
  };
}
