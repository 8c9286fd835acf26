import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../../main/store/open-database.ts';
import { budgetEntry, settlement } from '../store/made-up-calls.ts';
import { documentOf, failureOf, runEach } from '../support/command.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { KEY } from './support/bench.ts';
import { HostileEndpoint } from './support/hostile-endpoint.ts';
import { storeOf } from './support/store-of.ts';

it('the command line says how models stand and what was spent, and never a key', async () => {
  const folder = tempFolder();
  const workspace = join(folder, 'w.duckdb');
  const endpoint = await HostileEndpoint.start(({ headers }) =>
    headers.authorization === `Bearer ${KEY}`
      ? { kind: 'raw', type: 'application/json', body: '{"data":[{"id":"big"},{"id":"small"}]}' }
      : {
          kind: 'status',
          status: 401,
          body: `{"error":{"message":"who are you, ${headers.authorization}?"}}`,
        },
  );
  onTestFinished(() => endpoint.stop());
  const database = await openDatabase(workspace, '0.0.0');
  const store = storeOf(database);
  await store.call('openBudget', { name: 'b', cap_nano: 2000, reopen: false, now: 0 });
  const opened = [
    await store.call('reserveCall', budgetEntry()),
    await store.call('reserveCall', budgetEntry()),
  ];
  await store.call('settleCall', settlement({ entry_id: opened[0]!.entry_id!, actual_nano: 5000 }));
  await database.close();

  const config = join(folder, 'models.yaml');
  writeFileSync(
    config,
    JSON.stringify({
      version: 1,
      endpoints: {
        here: { base_url: endpoint.base_url, key_env: 'PARALLAX_TEST_KEY' },
        keyless: { base_url: endpoint.base_url, key_env: 'PARALLAX_NO_KEY' },
        gone: { base_url: 'http://127.0.0.1:1/v1' },
      },
      models: {
        a: { endpoint: 'here', model: 'big', price: { input: 2, output: 8 } },
        b: { endpoint: 'here', model: 'other', price: 'free' },
        c: { endpoint: 'keyless', model: 'big' },
        d: { endpoint: 'gone', model: 'big' },
      },
      roles: { agent: ['a', 'b'], judge: 'a' },
    }),
  );
  process.env.PARALLAX_TEST_KEY = KEY;
  onTestFinished(() => void delete process.env.PARALLAX_TEST_KEY);
  const [json, text, budgets, table, none] = await runEach([
    ['models', '--config', config, '-w', workspace, '--json'],
    ['models', '--config', config, '-w', workspace],
    ['budgets', '-w', workspace, '--json'],
    ['budgets', '-w', workspace],
    ['models', '--config', join(folder, 'none.yaml'), '-w', workspace, '--json'],
  ]);
  const shared = { base_url: endpoint.base_url };
  expect(documentOf(json!)).toMatchObject([
    {
      ...{ ...shared, name: 'a', roles: ['agent', 'judge'], key_env: 'PARALLAX_TEST_KEY', key_set: true },
      ...{
        answers: true,
        problem: null,
        listed: true,
        price: { input: 2, output: 8, source: 'models file' },
      },
    },
    { name: 'b', roles: ['agent'], listed: false, price: { input: 0, output: 0 } },
    { name: 'c', roles: [], key_set: false, answers: false, listed: null, price: null },
    {
      name: 'd',
      key_env: null,
      key_set: null,
      answers: false,
      problem: expect.stringContaining('cannot be reached'),
    },
  ]);
  expect(text!.out).toContain('key: PARALLAX_TEST_KEY is set');
  expect(text!.out).toContain('price: not known');
  expect(documentOf(budgets!)).toEqual([
    {
      ...{
        name: 'b',
        cap_usd: 2e-6,
        spent_usd: 1e-6,
        spent_unseen_usd: 0,
        reserved_usd: 1e-6,
        over_usd: 4e-6,
      },
      ...{ n_calls: 2, n_unpriced: 0, closed: expect.stringContaining('charged') },
    },
  ]);
  expect(table!.out).toContain('b is closed');
  expect(failureOf(none!).code).toBe('not-found');
  for (const { out, err } of [json!, text!]) expect(out + err).not.toContain(KEY);
});
