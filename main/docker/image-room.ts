import { UserError } from '../../analysis/model/user-error.ts';
import type { Engine } from './engine.ts';
import { ensureRoom } from './ensure-room.ts';

export interface RoomWish {
  /** What is to come, bytes. */
  readonly bytes: number;
  readonly signal: AbortSignal;
  /** There is none now, but what others work with will be let go. */
  readonly onWait: () => void;
}

/** Room on an engine's disk, given to one image after another: two that look at the same free disk would both take it. */
export class ImageRoom {
  /** What has got room and has not come yet, bytes. */
  private readonly coming = new Map<object, number>();
  /** By name, how many need the image. */
  private readonly held = new Map<string, number>();
  /** Images that are worked with: let go one day without any room being given first. */
  private nWorkedWith = 0;
  private readonly waiting = new Set<() => void>();
  private lastTurn: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly engine: Engine,
    private readonly budgetBytes: number,
  ) {}

  /** Does the work once there is room for what it brings. @throws UserError `disk-full`, `cancelled` */
  async with<T>(wish: RoomWish, work: () => Promise<T>): Promise<T> {
    const place = {};
    const turn = this.lastTurn.then(async () => {
      await this.made(wish);
      this.coming.set(place, wish.bytes);
    });
    this.lastTurn = turn.catch(() => {});
    await turn;
    try {
      return await work();
    } finally {
      this.coming.delete(place);
      this.changed();
    }
  }

  /** Keeps images from being removed. @returns lets them go */
  hold(names: readonly string[]): () => void {
    for (const name of names) this.count(name, 1);
    return () => {
      for (const name of names) this.count(name, -1);
      this.changed();
    };
  }

  /** Others may wait for the end of the work with an image that is there. @returns ends it */
  workedWith(): () => void {
    this.nWorkedWith++;
    return () => {
      this.nWorkedWith--;
      this.changed();
    };
  }

  private async made({ bytes, signal, onWait }: RoomWish): Promise<void> {
    for (;;) {
      if (signal.aborted) throw new UserError('cancelled', 'Cancelled.');
      const { budgetBytes } = this;
      const reserveBytes = [...this.coming.values()].reduce((sum, one) => sum + one, bytes);
      const next = this.nextChange(signal);
      try {
        await ensureRoom(this.engine, { budgetBytes, reserveBytes, inUse: this.held.keys() });
        return;
      } catch (error) {
        const mayPass = this.coming.size + this.nWorkedWith > 0;
        if (!mayPass || !(error instanceof UserError && error.code === 'disk-full')) throw error;
        onWait();
        await next;
      }
    }
  }

  private nextChange(signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const end = () => {
        signal.removeEventListener('abort', end);
        this.waiting.delete(end);
        resolve();
      };
      signal.addEventListener('abort', end);
      this.waiting.add(end);
    });
  }

  private changed(): void {
    for (const end of [...this.waiting]) end();
  }

  private count(name: string, n: number): void {
    const left = (this.held.get(name) ?? 0) + n;
    if (left > 0) this.held.set(name, left);
    else this.held.delete(name);
  }
}
