import { setTimeout as sleep } from 'node:timers/promises';
import { type Engine, openEngine } from '../../docker/engine.ts';
import { isEngineAway } from '../../docker/explain-engine-error.ts';

/** Milliseconds between two looks for an engine that is away. */
const LOOK = 2000;

/** The engine of a long piece of work: one that goes away is waited for, as laptops sleep and engines are updated. */
export class EngineLink {
  private waiting: Promise<void> | null = null;

  private constructor(
    readonly engine: Engine,
    private readonly signal: AbortSignal,
    private readonly tell: (message: string) => void,
    private readonly patience: number,
  ) {}

  /** @param patience seconds that an engine may be away. @throws UserError where there is none to begin with */
  static async open(
    open: () => Promise<Engine>,
    signal: AbortSignal,
    tell: (message: string) => void,
    patience: number,
  ): Promise<EngineLink> {
    return new EngineLink(await open(), signal, tell, patience);
  }

  /** Does the work; where the engine goes away meanwhile, `again` is called once it is back, and the work done anew. */
  async withEngine<T>(
    work: (engine: Engine) => Promise<T>,
    again: (engine: Engine) => Promise<unknown> = async () => {},
  ): Promise<T> {
    while (true) {
      try {
        return await work(this.engine);
      } catch (error) {
        this.signal.throwIfAborted();
        if (!isEngineAway(error)) throw error;
        await this.isBack(error);
        await again(this.engine).catch(() => {});
      }
    }
  }

  /** All who wait, wait together. @throws `cause` where it stays away for too long */
  private isBack(cause: unknown): Promise<void> {
    this.waiting ??= this.wait(cause).finally(() => {
      this.waiting = null;
    });
    return this.waiting;
  }

  private async wait(cause: unknown): Promise<void> {
    const began = Date.now();
    while (true) {
      await sleep(LOOK, undefined, { signal: this.signal }).catch(() => this.signal.throwIfAborted());
      const found = await openEngine(this.engine.address).catch(() => null);
      if (found) return;
      const seconds = Math.round((Date.now() - began) / 1000);
      if (seconds > this.patience) throw cause;
      this.tell(`Docker does not answer; waiting for it since ${seconds} s`);
    }
  }
}
