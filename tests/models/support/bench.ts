import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, onTestFinished } from 'vitest';
import type { Completion, CompletionRequest } from '../../../main/models/completion.ts';
import { Gateway, type GatewayOptions } from '../../../main/models/gateway.ts';
import { environmentKeys } from '../../../main/models/keys.ts';
import type { Timing } from '../../../main/models/timing.ts';
import type { Database } from '../../../main/store/database.ts';
import type { Budget } from '../../../main/store/models/budget.ts';
import { openDatabase } from '../../../main/store/open-database.ts';
import type { Store } from '../../../main/store/store-client.ts';
import { openTemp } from '../../store/store-fixture.ts';
import type { Behaviour } from './behaviour.ts';
import { configFor } from './config-for.ts';
import { HostileEndpoint, type Seen } from './hostile-endpoint.ts';
import { storeOf } from './store-of.ts';

export const KEY = 'sk-test-0123456789abcdefghij';

/** A clock that waiting moves on, so that no test waits. */
export class TestTiming implements Timing {
  readonly waits: number[] = [];
  private past = 0;

  readonly now = (): number => 1_800_000_000_000 + this.past;
  readonly chance = (): number => 0;
  readonly wait = async (milliseconds: number, signal: AbortSignal): Promise<void> => {
    signal.throwIfAborted();
    this.waits.push(milliseconds);
    this.past += milliseconds;
  };
}

let shared: Promise<Database> | null = null;

/** One workspace for all benches of a test file, since making one takes longer than most tests. */
function sharedDatabase(): Promise<Database> {
  shared ??= openDatabase(join(mkdtempSync(join(tmpdir(), 'parallax-test-')), 'w.duckdb'), '0.0.0');
  return shared;
}

afterAll(async () => {
  const database = await shared;
  await database?.close();
  if (database) rmSync(join(database.path, '..'), { recursive: true, force: true });
});

export interface Bench {
  readonly endpoint: HostileEndpoint;
  readonly gateway: Gateway;
  readonly timing: TestTiming;
  readonly store: Pick<Store, 'call'>;
  readonly database: Database;
  /** The name of its budget. */
  readonly budget: string;
  /** Another gateway over the same workspace. */
  again(options?: Partial<GatewayOptions>): Gateway;
  /** Asks under its budget, as an agent unless told otherwise. */
  ask(more?: Partial<CompletionRequest>, signal?: AbortSignal): Promise<Completion>;
}

interface BenchOptions {
  readonly endpoint?: object;
  readonly model?: object;
  /** Dollars. */
  readonly cap?: number | null;
  /** A workspace that no other bench writes to. */
  readonly own?: boolean;
}

let benches = 0;

export const ASKED: Omit<CompletionRequest, 'budget'> = {
  ...{ model: 'm', role: 'agent', draw: null, max_output: 100 },
  messages: [{ role: 'user', content: 'What is the answer?' }],
};

type Behave = Behaviour | readonly Behaviour[] | ((seen: Seen, n: number) => Behaviour);

/** In the order of the requests, the last for all that follow. */
function scripted(behave: Behave): (seen: Seen, n: number) => Behaviour {
  if (typeof behave === 'function') return behave;
  const list = Array.isArray(behave) ? (behave as readonly Behaviour[]) : [behave as Behaviour];
  return (_, n) => list[Math.min(n, list.length) - 1] as Behaviour;
}

/** A gateway before an endpoint that behaves as told, over a workspace of its own. */
export async function bench(behave: Behave, options: BenchOptions = {}): Promise<Bench> {
  const endpoint = await HostileEndpoint.start(scripted(behave));
  onTestFinished(() => endpoint.stop());
  const database = await (options.own ? openTemp() : sharedDatabase());
  benches += 1;
  const budget = `test ${benches}`;
  const store = storeOf(database);
  const timing = new TestTiming();
  const config = configFor(endpoint.base_url, options);
  const again = (more: Partial<GatewayOptions> = {}) =>
    new Gateway({ store, config, keys: environmentKeys({ TEST_KEY: KEY }), timing, ...more });
  const gateway = again();
  await gateway.openBudget(budget, options.cap === undefined ? 10 : options.cap);
  const ask: Bench['ask'] = (more = {}, signal = new AbortController().signal) =>
    gateway.complete({ ...ASKED, budget, ...more }, signal);
  return { endpoint, budget, gateway, timing, store, database, again, ask };
}

/** Its budget as the ledger has it. */
export async function standing({ store, budget }: Pick<Bench, 'store' | 'budget'>): Promise<Budget> {
  const budgets = await store.call('budgets', {});
  return budgets.find(({ name }) => name === budget) as Budget;
}
