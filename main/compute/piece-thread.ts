import { Worker } from 'node:worker_threads';
import { UserError } from '../../analysis/model/user-error.ts';
import type { PieceMessage, PieceReply } from './messages.ts';

interface Waiting {
  readonly resolve: (reply: PieceReply) => void;
  readonly reject: (error: Error) => void;
}

function brokeDown(cause: Error): UserError {
  return new UserError(
    'internal',
    `A computation broke down: ${cause.message}`,
    'Try again; where it was for want of memory, choose fewer systems or tasks.',
    { cause },
  );
}

/** A thread that computes one piece at a time. */
export class PieceThread {
  readonly #worker: Worker;
  /** Resolves when nothing of it is left, by whatever reason. */
  readonly gone: Promise<void>;
  #waiting: Waiting | null = null;
  #isUsable = true;

  constructor(file: string) {
    this.#worker = new Worker(file);
    this.#worker.on('message', (reply: PieceReply) => this.#take()?.resolve(reply));
    this.#worker.on('messageerror', (error) => this.#fail(error));
    this.#worker.on('error', (error) => this.#fail(error));
    this.gone = new Promise((resolve) => {
      this.#worker.on('exit', (code) => {
        this.#fail(new Error(`the thread ended with exit code ${code}`));
        resolve();
      });
    });
  }

  /** Can be asked for another piece. */
  get isUsable(): boolean {
    return this.#isUsable;
  }

  /** Rejects when the thread breaks down or is ended, or cannot be sent the piece. */
  compute(message: PieceMessage): Promise<PieceReply> {
    return new Promise((resolve, reject) => {
      this.#worker.postMessage(message);
      this.#waiting = { resolve, reject };
    });
  }

  end(): void {
    this.#isUsable = false;
    void this.#worker.terminate();
  }

  #take(): Waiting | null {
    const waiting = this.#waiting;
    this.#waiting = null;
    return waiting;
  }

  #fail(cause: Error): void {
    this.end();
    this.#take()?.reject(brokeDown(cause));
  }
}
