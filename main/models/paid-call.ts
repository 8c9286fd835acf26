import {
  costOf,
  ModelError,
  nanoDollars,
  type Price,
  retryDelay,
  type Usage,
  type UsageRead,
} from '../../analysis/models/index.ts';
import type { NewBudgetEntry, Settlement } from '../store/models/budget-entry.ts';
import type { SettleRequest } from '../store/models/settle.ts';
import type { Endpoint } from './endpoint.ts';
import type { Failure, Outcome } from './failure.ts';
import type { Ledger } from './ledger.ts';
import type { Timing } from './timing.ts';

/** A call that is paid for, as often as it is sent out. */
export interface PaidCall<T> {
  readonly endpoint: Endpoint;
  readonly entry: Omit<NewBudgetEntry, 'opened_at' | 'price'>;
  readonly price: Price | null;
  /** Sends it out once, in the form that the endpoint wants by now. */
  readonly send: () => Promise<Outcome<T>>;
  /** What of the reply is kept, if anything. @param at milliseconds since the epoch */
  readonly kept: (value: T, usage: Usage | null, at: number) => Pick<SettleRequest, 'call' | 'embeddings'>;
}

export interface Paid<T> {
  readonly value: T;
  readonly read: UsageRead;
  readonly tries: number;
  /** For all tries, with what was charged beyond the cap; null where the price is not known. */
  readonly charged_nano: number | null;
}

const NOTHING_KEPT = { call: null, embeddings: [] } as const;

/** Sends a call out until it is answered, each time under an entry of its own. @throws ModelError */
export class PaidCalls {
  constructor(
    private readonly ledger: Ledger,
    private readonly timing: Timing,
  ) {}

  async make<T>(call: PaidCall<T>, signal: AbortSignal): Promise<Paid<T>> {
    const adapted = new Set<string>();
    let charged_nano: number | null = 0;
    for (let tries = 1; ; ) {
      const { outcome, nano } = await this.once(call, signal);
      charged_nano = charged_nano === null || nano === null ? null : charged_nano + nano;
      if (outcome.failure === null) return { value: outcome.value, read: outcome.read, tries, charged_nano };
      const { failure } = outcome;
      if (failure.adapt !== null && !adapted.has(failure.adapt)) {
        adapted.add(failure.adapt);
        call.endpoint.adapt(failure.adapt);
        continue;
      }
      await this.beforeNext(call.endpoint, failure, tries, signal);
      tries += 1;
    }
  }

  private async once<T>(call: PaidCall<T>, signal: AbortSignal) {
    const { endpoint, entry, price } = call;
    const endTurn = await endpoint.turn(signal);
    try {
      const opened = { ...entry, price: price && JSON.stringify(price), opened_at: this.timing.now() };
      const entry_id = await this.ledger.reserve(opened, signal);
      const outcome = await call.send();
      const settled_at = this.timing.now();
      const end = {
        ...settlementOf(outcome, price),
        entry_id,
        settled_at,
        ...keptOf(call, outcome, settled_at),
      };
      const { settled_nano, over_nano } = await this.ledger.settle(entry.budget, end);
      return { outcome, nano: settled_nano === null ? null : settled_nano + (over_nano ?? 0) };
    } finally {
      endTurn();
    }
  }

  /** Waits for another try. @throws ModelError where there is to be none */
  private async beforeNext(endpoint: Endpoint, failure: Failure, tries: number, signal: AbortSignal) {
    const { patience, tries: most } = endpoint.config;
    if (!failure.retry) throw errorOf(failure, endpoint, '');
    if (tries >= most) throw errorOf(failure, endpoint, tries > 1 ? ` That was try ${tries}, the last.` : '');
    if ((failure.wait ?? 0) > patience * 1000)
      throw errorOf(
        failure,
        endpoint,
        ` It wants to be left alone for ${Math.ceil((failure.wait ?? 0) / 1000)} s.`,
      );
    const delay = retryDelay(tries, failure.wait, this.timing.chance());
    if (failure.rests) endpoint.rest(delay);
    await this.timing.wait(delay, signal);
  }
}

const errorOf = ({ kind, message, hint }: Failure, { redact }: Endpoint, more: string): ModelError =>
  new ModelError(kind, redact(message) + more, redact(hint));

function keptOf<T>({ kept }: PaidCall<T>, outcome: Outcome<T>, at: number) {
  return outcome.failure === null ? kept(outcome.value, outcome.read.usage, at) : NOTHING_KEPT;
}

function settlementOf<T>(
  outcome: Outcome<T>,
  price: Price | null,
): Omit<Settlement, 'entry_id' | 'settled_at'> {
  const { failure } = outcome;
  const usage = failure ? failure.usage : outcome.read.usage;
  return {
    settled_by: failure?.settled_by ?? (usage ? 'usage' : 'reservation'),
    actual_nano: usage && price ? nanoDollars(costOf(usage, price)) : null,
    input_tokens: usage?.input_tokens ?? null,
    cached_tokens: usage?.cached_tokens ?? null,
    output_tokens: usage?.output_tokens ?? null,
    close: failure?.close ?? null,
  };
}
