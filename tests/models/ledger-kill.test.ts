import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { randomFor } from '../../analysis/stats/random.ts';
import { openDatabase } from '../../main/store/open-database.ts';
import { ended, endsWithTest } from '../support/command.ts';
import { tempFolder } from '../support/temp-folder.ts';
import type { Behaviour } from './support/behaviour.ts';
import { HostileEndpoint, type Metered } from './support/hostile-endpoint.ts';
import { ledgerFaults, ledgerSums } from './support/ledger-faults.ts';
import { storeOf } from './support/store-of.ts';

const CAP = 0.06;
const KILLS = 3;
const ROOT = join(import.meta.dirname, '../..');

/** Never more than what is asked for; sometimes lost, sometimes untold. */
const BEHAVIOURS: readonly Behaviour[] = [
  { kind: 'answer', text: 'Going on.', hidden_tokens: 50, piece: 2 },
  { kind: 'answer', text: 'Going on.', usage: 'missing', piece: 1 },
  { kind: 'answer', text: 'Going on.', cut_after: 1, piece: 4 },
  { kind: 'status', status: 503 },
  { kind: 'answer', text: 'Going on.', ignores_stream: true },
  { kind: 'cut' },
];

const chargeOf = ({ prompt_tokens, completion_tokens }: Metered) =>
  (prompt_tokens * 2 + completion_tokens * 8) * 1000;

it('a process killed at random has written down whatever it may have spent, and the next goes on from there', async () => {
  const file = join(tempFolder(), 'w.duckdb');
  const random = randomFor('kill', 'requests');
  let killAt = Number.POSITIVE_INFINITY;
  let kill = () => {};
  const endpoint = await HostileEndpoint.start((_, n) => {
    if (n === killAt) kill();
    return BEHAVIOURS[random.integerBelow(BEHAVIOURS.length)] as Behaviour;
  });
  onTestFinished(() => endpoint.stop());
  const ledger = async () => {
    const database = await openDatabase(file, '0.0.0');
    const sums = await ledgerSums(database, 'killed');
    const faults = await ledgerFaults(database, 'killed');
    const entries = await database.select('SELECT count(*) AS n FROM budget_entry');
    await database.close();
    return { ...sums, faults, n_entries: entries[0]?.n as number };
  };
  const made = await openDatabase(file, '0.0.0');
  await storeOf(made).call('openBudget', { name: 'killed', cap_nano: CAP * 1e9, reopen: false, now: 0 });
  await made.close();

  let unsettled = 0;
  for (let round = 0; round <= KILLS; round += 1) {
    killAt = round < KILLS ? endpoint.seen.length + 1 + random.integerBelow(12) : Number.POSITIVE_INFINITY;
    const child = endsWithTest(
      spawn(process.execPath, ['--import', 'tsx', 'tests/models/support/spend.ts', file, endpoint.base_url], {
        cwd: ROOT,
      }),
    );
    kill = () => child.kill('SIGKILL');
    const { code, err } = await ended(child);
    expect({ round, code, err }).toEqual({ round, code: round < KILLS ? null : 0, err: '' });
    const { faults, taken, over, n_open, n_entries } = await ledger();
    expect(faults).toEqual([]);
    // What a killed process left open stays spent for all that follow.
    expect(n_open).toBeGreaterThanOrEqual(unsettled);
    unsettled = n_open;
    expect(n_entries).toBeGreaterThanOrEqual(endpoint.seen.length);
    expect(taken + over).toBeGreaterThanOrEqual(endpoint.meter.reduce((sum, one) => sum + chargeOf(one), 0));
  }
  expect(unsettled).toBeGreaterThan(KILLS);
  const { cap, taken } = await ledger();
  // To the end: not even one more call fits.
  expect(cap - taken).toBeLessThan(2_000_000);
});
