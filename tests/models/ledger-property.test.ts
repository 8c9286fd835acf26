import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ModelError } from '../../analysis/models/index.ts';
import { Gateway } from '../../main/models/gateway.ts';
import { environmentKeys } from '../../main/models/keys.ts';
import type { Store } from '../../main/store/store-client.ts';
import { openTemp } from '../store/store-fixture.ts';
import type { Behaviour } from './support/behaviour.ts';
import { ASKED, KEY, TestTiming } from './support/bench.ts';
import { configFor, PRICE } from './support/config-for.ts';
import { drawnBehaviour } from './support/drawn-behaviour.ts';
import { HostileEndpoint, type Metered } from './support/hostile-endpoint.ts';
import { ledgerFaults, ledgerSums } from './support/ledger-faults.ts';
import { storeOf } from './support/store-of.ts';

const PARALLEL = 8;
const ROUNDS = 24;

const nanoOf = ({ prompt_tokens, completion_tokens }: Metered): number =>
  (prompt_tokens * PRICE.input + completion_tokens * PRICE.output) * 1000;

/** What agents do with what comes back: go on, until it makes no sense. */
async function goOn(ask: () => Promise<unknown>, calls: number): Promise<readonly string[]> {
  const kinds: string[] = [];
  for (let n = 0; n < calls; n += 1) {
    try {
      await ask();
      kinds.push('answered');
    } catch (error) {
      if (!(error instanceof ModelError)) throw error;
      kinds.push(error.kind);
      if (error.kind === 'budget') break;
    }
  }
  return kinds;
}

it('spent and reserved never exceed the cap, whatever the endpoint does to eight agents at once', {
  timeout: 120_000,
}, async () => {
  const database = await openTemp();
  let behaviours: readonly Behaviour[] = [];
  const endpoint = await HostileEndpoint.start((_, n) => behaviours[n % behaviours.length] as Behaviour);
  const plain = storeOf(database);
  const faults: string[] = [];
  let budget = '';
  // Looked at after every write, beside whatever else is under way.
  const watched: Pick<Store, 'call'> = {
    call: async (name, argument, signal) => {
      const answer = (await plain.call(name, argument, signal)) as never;
      seen.writes += 1;
      faults.push(...(await ledgerFaults(database, budget)));
      return answer;
    },
  };
  let round = 0;
  const seen = { writes: 0, calls: 0, closed: 0, refused: 0, over: 0 };
  try {
    await fc.assert(
      fc.asyncProperty(
        fc.array(drawnBehaviour, { minLength: 1, maxLength: 24 }),
        fc.integer({ min: 1_000_000, max: 16_000_000 }),
        fc.boolean(),
        async (drawn, cap_nano, stream) => {
          round += 1;
          budget = `round ${round}`;
          behaviours = drawn;
          endpoint.meter.length = 0;
          const gateway = new Gateway({
            ...{ store: watched, keys: environmentKeys({ TEST_KEY: KEY }), timing: new TestTiming() },
            config: configFor(endpoint.base_url, { endpoint: { stream, concurrency: PARALLEL, tries: 3 } }),
          });
          await gateway.openBudget(budget, cap_nano / 1e9);
          const ask = () => gateway.complete({ ...ASKED, budget }, new AbortController().signal);
          const kinds = (await Promise.all(Array.from({ length: PARALLEL }, () => goOn(ask, 4)))).flat();
          expect(faults).toEqual([]);
          const { cap, taken, over, n_open, closed } = await ledgerSums(database, budget);
          expect(taken).toBeLessThanOrEqual(cap);
          expect(n_open).toBe(0);
          // Nothing is hidden: the ledger has all that was told, and all that lay within what was asked for.
          const known = endpoint.meter.filter(
            ({ told, completion_tokens }) =>
              told === 'all' || (told === 'nothing' && completion_tokens <= 100),
          );
          expect(taken + over).toBeGreaterThanOrEqual(known.reduce((sum, one) => sum + nanoOf(one), 0));
          if (over > 0) expect(closed).not.toBeNull();
          seen.calls += kinds.length;
          seen.refused += kinds.filter((kind) => kind === 'budget').length;
          seen.closed += closed === null ? 0 : 1;
          seen.over += over > 0 ? 1 : 0;
        },
      ),
      { numRuns: ROUNDS, seed: 4, endOnFailure: true },
    );
  } finally {
    await endpoint.stop();
  }
  // Else it would have shown nothing.
  expect(seen.writes).toBeGreaterThan(500);
  expect(seen.refused).toBeGreaterThan(20);
  expect(seen.closed).toBeGreaterThan(2);
  expect(seen.over).toBeGreaterThan(1);
});
