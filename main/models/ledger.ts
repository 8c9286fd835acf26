import { dollarsOf, ModelError } from '../../analysis/models/index.ts';
import type { Budget } from '../store/models/budget.ts';
import type { NewBudgetEntry } from '../store/models/budget-entry.ts';
import type { Settled, SettleRequest } from '../store/models/settle.ts';
import type { Store } from '../store/store-client.ts';

/**
 * The ledger in the workspace as this process uses it. A call that finds no room waits as long as others of its budget are under
 * way, since most come to less than was reserved for them.
 */
export class Ledger {
  /** Entries of this process that are not ended, by budget. */
  private readonly open = new Map<string, number>();
  private ends = 0;
  private waiting: (() => void)[] = [];

  constructor(private readonly store: Pick<Store, 'call'>) {}

  /** Writes down what a call may cost. @returns its entry @throws ModelError where the budget does not allow it */
  async reserve(entry: NewBudgetEntry, signal: AbortSignal): Promise<number> {
    while (true) {
      signal.throwIfAborted();
      const { ends } = this;
      const answer = await this.store.call('reserveCall', entry);
      if (answer.refused === null) {
        this.count(entry.budget, 1);
        return answer.entry_id;
      }
      if (ends !== this.ends) continue;
      if (answer.refused !== 'no-room' || !this.open.get(entry.budget))
        throw refusal(answer.refused, answer.budget, entry);
      await this.nextEnd(signal);
    }
  }

  /** Ends an entry. Where that cannot be written, it stays spent as it was reserved. */
  async settle(budget: string, request: SettleRequest): Promise<Settled> {
    try {
      return await this.store.call('settleCall', request);
    } finally {
      this.count(budget, -1);
      this.ends += 1;
      for (const pass of this.waiting.splice(0)) pass();
    }
  }

  private count(budget: string, by: number): void {
    this.open.set(budget, (this.open.get(budget) ?? 0) + by);
  }

  /** Until any entry ends, or the signal aborts. */
  private nextEnd(signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const pass = () => {
        signal.removeEventListener('abort', pass);
        resolve();
      };
      this.waiting.push(pass);
      signal.addEventListener('abort', pass, { once: true });
    });
  }
}

const money = (nano: number): string => `$${dollarsOf(nano)}`;

function refusal(
  refused: 'closed' | 'no-room' | 'no-price',
  { name, cap_nano, closed, spent_nano, reserved_nano }: Budget,
  { endpoint, model, reserved_nano: needed }: NewBudgetEntry,
): ModelError {
  if (refused === 'closed')
    return new ModelError(
      'budget',
      `The budget “${name}” is closed: ${closed}`,
      'Where it charges for more output than was asked for, set `billed_output` of the model to what that may be; then open the budget again.',
    );
  if (refused === 'no-price')
    return new ModelError(
      'budget',
      `The price of ${model} at ${endpoint} is not known, and the budget “${name}” has a cap.`,
      'Give the model a `price:` in the models file: `free`, or dollars per million tokens.',
    );
  const left = (cap_nano ?? 0) - spent_nano - reserved_nano;
  return new ModelError(
    'budget',
    `The budget “${name}” of ${money(cap_nano ?? 0)} has ${money(left)} left, and the next call may cost ${money(needed ?? 0)}.`,
    'Raise the cap, or lower `max_output`: a call is let out only if the most that it can cost fits.',
  );
}
