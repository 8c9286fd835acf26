/**
 * Works through the items in their order, `n` at a time. The first failure, or the signal, lets no further item begin;
 * what is under way is waited for. @throws the first failure
 */
export async function inParallel<T>(
  items: readonly T[],
  n: number,
  work: (item: T) => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  let next = 0;
  const failures: unknown[] = [];
  const worker = async () => {
    while (next < items.length && failures.length === 0 && !signal.aborted) {
      try {
        await work(items[next++] as T);
      } catch (error) {
        failures.push(error);
      }
    }
  };
  await Promise.all(Array.from({ length: n }, worker));
  signal.throwIfAborted();
  if (failures.length > 0) throw failures[0];
}
