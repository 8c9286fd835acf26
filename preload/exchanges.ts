import { ERROR_CODES, UserError } from '../analysis/model/user-error.ts';
import { codec } from './codec.ts';
import type { Method } from './contract.ts';
import { encodeFrame, type Failure, responseFrame } from './frame.ts';
import type { Wire } from './wire.ts';

/** What becomes of one request. */
export interface Exchange {
  /** Over with its first value. */
  readonly single: boolean;
  value(value: unknown): void;
  end(): void;
  fail(error: UserError): void;
}

const LOST = 'The connection to the workspace was lost.';

function errorOf({ code, message, hint }: Failure): UserError {
  return new UserError(ERROR_CODES.find((known) => known === code) ?? 'internal', message, hint);
}

const cancelled = () => new UserError('cancelled', 'Cancelled.');

/** The requests under way on one wire, each known by a number. */
export class Exchanges {
  private readonly open = new Map<number, Exchange>();
  private next = 0;
  private lost: UserError | null = null;

  constructor(private readonly wire: Wire) {
    wire.onFrame((bytes) => this.receive(bytes));
    wire.onClose((reason) => this.lose(reason));
  }

  /** Sends a request. @returns what takes it back: the other end is told to stop */
  start(method: Method, input: unknown, exchange: Exchange): () => void {
    if (this.lost) {
      exchange.fail(this.lost);
      return () => {};
    }
    const id = this.next++;
    this.open.set(id, exchange);
    this.wire.send(encodeFrame({ type: 'call', id, method, input }));
    return () => {
      if (!this.open.delete(id)) return;
      this.wire.send(encodeFrame({ type: 'cancel', id }));
      exchange.fail(cancelled());
    };
  }

  private receive(bytes: Uint8Array): void {
    const frame = responseFrame.parse(codec.decode(bytes));
    const exchange = this.open.get(frame.id);
    // A call is over with its value; a stream goes on.
    if (frame.type !== 'value' || exchange?.single) this.open.delete(frame.id);
    if (frame.type === 'value') exchange?.value(frame.value);
    else if (frame.type === 'end') exchange?.end();
    else exchange?.fail(errorOf(frame.error));
  }

  private lose(reason: string): void {
    this.lost = new UserError('internal', reason || LOST, 'Start Parallax again, or reload the window.');
    const exchanges = [...this.open.values()];
    this.open.clear();
    for (const exchange of exchanges) exchange.fail(this.lost);
  }
}
