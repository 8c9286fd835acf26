import { UserError } from '../../analysis/model/user-error.ts';
import { revivedError } from '../thread-error.ts';
import { PieceThread } from './piece-thread.ts';
import type { TaskName } from './tasks.ts';

/** The pieces of one request. */
interface Round {
  readonly task: TaskName;
  readonly pieces: readonly unknown[];
  readonly parts: unknown[];
  /** The next piece to be begun. */
  next: number;
  /** Pieces without a part yet. */
  left: number;
  /** At work on it. */
  readonly threads: Set<PieceThread>;
  readonly settle: (outcome: Outcome) => void;
}

type Outcome = { readonly parts: readonly unknown[] } | { readonly error: unknown };

const closed = () => new UserError('internal', 'The workspace was closed.', 'Open it again.');
const cancelled = () => new UserError('cancelled', 'Cancelled.');

/**
 * Threads that compute pieces of requests, at most `size` at once; started when there is work for them, and kept. Each
 * request has a piece begun in its turn, so that one of many pieces keeps none of few waiting.
 */
export class Pool {
  readonly #file: string;
  readonly #size: number;
  /** Ended ones too, until they are gone. */
  readonly #threads = new Set<PieceThread>();
  readonly #idle = new Set<PieceThread>();
  readonly #open = new Set<Round>();
  /** Those with pieces to begin; whose turn it is comes first. */
  #turns: Round[] = [];
  #isClosed = false;

  constructor(file: string, size: number) {
    this.#file = file;
    this.#size = size;
  }

  /**
   * The parts of all pieces, in their order. @throws UserError when cancelled or closed, or when a thread breaks down;
   * and what a piece throws. The pieces under way are then ended with their threads.
   */
  run(task: TaskName, pieces: readonly unknown[], signal: AbortSignal): Promise<readonly unknown[]> {
    return new Promise((resolve, reject) => {
      if (this.#isClosed) return reject(closed());
      if (signal.aborted) return reject(cancelled());
      const cancel = () => this.#end(round, { error: cancelled() });
      const settle = (outcome: Outcome) => {
        signal.removeEventListener('abort', cancel);
        if ('error' in outcome) reject(outcome.error);
        else resolve(outcome.parts);
      };
      const left = pieces.length;
      const round: Round = { task, pieces, parts: [], next: 0, left, threads: new Set(), settle };
      signal.addEventListener('abort', cancel);
      this.#open.add(round);
      this.#turns.push(round);
      this.#begin();
    });
  }

  /** Ends every thread, with what it was at: one that is left would keep the process from ending. */
  async close(): Promise<void> {
    this.#isClosed = true;
    for (const round of this.#open) this.#end(round, { error: closed() });
    for (const thread of this.#threads) thread.end();
    await Promise.all([...this.#threads].map(({ gone }) => gone));
  }

  #begin(): void {
    while (this.#turns.length > 0) {
      const thread = this.#freeThread();
      if (thread === null) return;
      const round = this.#turns.shift()!;
      const at = round.next++;
      if (round.next < round.pieces.length) this.#turns.push(round);
      void this.#compute(thread, round, at);
    }
  }

  #freeThread(): PieceThread | null {
    for (const thread of this.#idle) return thread;
    return this.#threads.size < this.#size ? this.#startThread() : null;
  }

  #startThread(): PieceThread {
    const thread = new PieceThread(this.#file);
    this.#threads.add(thread);
    void thread.gone.then(() => {
      this.#threads.delete(thread);
      this.#idle.delete(thread);
      this.#begin();
    });
    return thread;
  }

  async #compute(thread: PieceThread, round: Round, at: number): Promise<void> {
    this.#idle.delete(thread);
    round.threads.add(thread);
    try {
      const reply = await thread.compute({ task: round.task, piece: round.pieces[at] });
      round.threads.delete(thread);
      if ('error' in reply) throw revivedError(reply.error);
      this.#add(round, at, reply.part);
    } catch (error) {
      round.threads.delete(thread);
      this.#end(round, { error });
    }
    if (thread.isUsable) this.#idle.add(thread);
    this.#begin();
  }

  #add(round: Round, at: number, part: unknown): void {
    round.parts[at] = part;
    round.left -= 1;
    if (round.left === 0) this.#end(round, { parts: round.parts });
  }

  /** Settles it once; whoever is still at work on it works for nobody. */
  #end(round: Round, outcome: Outcome): void {
    if (!this.#open.delete(round)) return;
    this.#turns = this.#turns.filter((other) => other !== round);
    for (const thread of round.threads) thread.end();
    round.settle(outcome);
  }
}
