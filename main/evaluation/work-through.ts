import type { AsyncQueue } from '../../preload/async-queue.ts';
import type { Engine } from '../docker/engine.ts';
import type { Progress } from '../jobs/job.ts';
import { inParallel } from './in-parallel.ts';

export interface Work<T> {
  readonly items: readonly T[];
  readonly parallel: number;
  readonly unit: string;
  /** @returns what is said of the item once it is done */
  readonly each: (item: T) => Promise<string>;
  readonly warnings: () => number;
  readonly signal: AbortSignal;
  /** What is said meanwhile. */
  readonly told: AsyncQueue<string>;
}

/** Works through items several at a time and yields how far it is. @throws the first failure */
export async function* workThrough<T>(work: Work<T>): AsyncGenerator<Progress, void> {
  const { items, parallel, unit, each, warnings, signal, told } = work;
  let done = 0;
  const working = inParallel(
    items,
    parallel,
    async (item) => {
      const message = await each(item);
      done++;
      told.push(message);
    },
    signal,
  );
  working.then(
    () => told.end(),
    (error) => told.end(error as Error),
  );
  for await (const message of told.read())
    yield { done, total: items.length, unit, message, warnings: warnings() };
}

/** Each container may use two processors. */
export async function usualParallel({ docker }: Engine): Promise<number> {
  const { NCPU } = (await docker.info()) as { readonly NCPU: number };
  return Math.max(1, Math.floor(NCPU / 2));
}
