import { existsSync } from 'node:fs';
import { UserError } from '../../analysis/model/user-error.ts';
import type { Handlers } from '../../preload/port.ts';
import type { Held } from './held.ts';
import { lastingHandlers } from './lasting-handlers.ts';

/**
 * Holds the one workspace of a window's process; requests that come together are done one after the other. Where
 * another process held the file and goes away, it is reached anew at once: through the next one that holds it, or by
 * taking hold of it here.
 */
export class WorkspaceSlot {
  /** Answered by whatever workspace is in the slot; what is asked between two waits for the next. */
  readonly handlers: Handlers = lastingHandlers(() => this.current());
  private wanted: string | null = null;
  private held: Held | null = null;
  private queue: Promise<unknown> = Promise.resolve();
  private reaching: Promise<void> | null = null;

  constructor(private readonly reach: (path: string) => Promise<Held['workspace']>) {}

  /** null where none is open. */
  get path(): string | null {
    return this.held?.path ?? null;
  }

  /**
   * Closes the workspace that is open and opens another: a process holds one at a time.
   * @throws what opening threw, after the former workspace is open again
   */
  open(path: string): Promise<void> {
    return this.enqueue(async () => {
      if (path !== this.held?.path) await this.replace(path);
    });
  }

  close(): Promise<void> {
    return this.enqueue(() => {
      this.wanted = null;
      return this.empty();
    });
  }

  private enqueue(work: () => Promise<void>): Promise<void> {
    const done = this.queue.then(work);
    this.queue = done.catch(() => {});
    return done;
  }

  private async replace(path: string): Promise<void> {
    const former = this.wanted;
    await this.empty();
    try {
      await this.fill(path);
    } catch (error) {
      this.wanted = former;
      if (former !== null) await this.fill(former);
      throw error;
    }
  }

  private async empty(): Promise<void> {
    const former = this.held;
    this.held = null;
    former?.gone.abort();
    await former?.workspace.close();
  }

  private async fill(path: string): Promise<void> {
    this.wanted = path;
    const workspace = await this.reach(path);
    const held: Held = { path, workspace, gone: new AbortController() };
    this.held = held;
    workspace.onLost(() => {
      const done = this.enqueue(async () => {
        if (this.held === held) await this.refill();
      });
      // A failure is told to whoever asks next, after another try.
      done.catch(() => {});
    });
  }

  private async refill(): Promise<void> {
    await this.empty();
    if (this.wanted === null) return;
    // Opening would make a new and empty one in its place.
    if (!existsSync(this.wanted)) throw missing(this.wanted);
    await this.fill(this.wanted);
  }

  private async current(): Promise<Held> {
    await this.queue;
    if (this.held === null) await this.refillOnce();
    if (this.held === null) throw new UserError('not-found', 'No workspace is open.', 'Open one.');
    return this.held;
  }

  /** One try for all who ask meanwhile. */
  private refillOnce(): Promise<void> {
    this.reaching ??= this.enqueue(async () => {
      if (this.held === null) await this.refill();
    }).finally(() => {
      this.reaching = null;
    });
    return this.reaching;
  }
}

function missing(path: string): UserError {
  return new UserError(
    'not-found',
    `${path} is no longer there.`,
    'Put the file back where it was, or open another.',
  );
}
