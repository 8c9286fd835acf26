import { UserError } from '../../analysis/model/user-error.ts';

export interface Waiting<P> {
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: ((progress: P) => void) | undefined;
}

/** Work that several wait for. Each may stop waiting; the work itself is cancelled when nobody waits any more. */
export class SharedWork<T, P> {
  private readonly controller = new AbortController();
  private readonly listeners = new Set<(progress: P) => void>();
  private readonly result: Promise<T>;
  private nWaiting = 0;
  private last: P | null = null;

  constructor(work: (signal: AbortSignal, tell: (progress: P) => void) => Promise<T>) {
    this.result = work(this.controller.signal, (progress) => this.tell(progress));
    this.result.catch(() => {});
  }

  /** Whether it was given up; who comes now has to begin anew. */
  get isCancelled(): boolean {
    return this.controller.signal.aborted;
  }

  /** Settles with the work, whoever waits for it. */
  get ended(): Promise<unknown> {
    return this.result.catch(() => {});
  }

  /** @throws UserError `cancelled` as soon as the signal says so, though others may go on */
  async wait({ signal, onProgress }: Waiting<P> = {}): Promise<T> {
    const listener = (progress: P) => onProgress?.(progress);
    this.nWaiting++;
    this.listeners.add(listener);
    if (this.last !== null) listener(this.last);
    let onAbort = () => {};
    const aborted = new Promise<never>((_, reject) => {
      onAbort = () => reject(new UserError('cancelled', 'Cancelled.'));
    });
    if (signal?.aborted) onAbort();
    signal?.addEventListener('abort', onAbort, { once: true });
    try {
      return await Promise.race([aborted, this.result]);
    } finally {
      signal?.removeEventListener('abort', onAbort);
      this.listeners.delete(listener);
      if (--this.nWaiting === 0) this.controller.abort();
    }
  }

  private tell(progress: P): void {
    this.last = progress;
    for (const listener of this.listeners) listener(progress);
  }
}
