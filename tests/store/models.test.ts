import { describe, expect, it } from 'vitest';
import { storeApi } from '../../main/store/store-api.ts';
import { budgetEntry, embedding, modelCall, settlement } from './made-up-calls.ts';
import { openTemp } from './store-fixture.ts';

const withBudget = async (cap_nano: number | null) => {
  const api = storeApi(await openTemp());
  await api.openBudget({ name: 'b', cap_nano, reopen: false, now: 1 });
  const standing = async () => (await api.budgets({}))[0]!;
  const entry = async (reserved_nano: number | null = 1000) => {
    const { entry_id, refused } = await api.reserveCall(budgetEntry({ reserved_nano }));
    if (entry_id === null) throw new Error(refused);
    return entry_id;
  };
  return { api, standing, entry };
};

describe('the ledger of a budget', () => {
  it('lets a call out as long as all that may be spent fits under the cap', async () => {
    const { api, standing, entry } = await withBudget(2500);
    await entry();
    await entry();
    expect(await api.reserveCall(budgetEntry())).toMatchObject({ refused: 'no-room' });
    expect(await api.reserveCall(budgetEntry({ reserved_nano: 500 }))).toMatchObject({ refused: null });
    expect(await standing()).toMatchObject({ spent_nano: 0, reserved_nano: 2500, n_calls: 3 });
  });

  it('never lets two that come at once share the same room', async () => {
    const { api, standing } = await withBudget(4000);
    const asked = await Promise.all(Array.from({ length: 12 }, () => api.reserveCall(budgetEntry())));
    expect(asked.filter(({ refused }) => refused === null)).toHaveLength(4);
    expect(await standing()).toMatchObject({ reserved_nano: 4000 });
  });

  it('gives back what a call did not need', async () => {
    const { api, standing, entry } = await withBudget(1000);
    await api.settleCall(settlement({ entry_id: await entry() }));
    expect(await standing()).toMatchObject({ spent_nano: 400, spent_unseen_nano: 0, reserved_nano: 0 });
    expect(await api.reserveCall(budgetEntry())).toMatchObject({ refused: 'no-room' });
  });

  it('keeps what was lost as spent, whole, and says how much that is', async () => {
    const { api, standing, entry } = await withBudget(3000);
    const lost = { settled_by: 'reservation', actual_nano: null } as const;
    await api.settleCall(settlement({ entry_id: await entry(), ...lost }));
    await api.settleCall(settlement({ entry_id: await entry() }));
    expect(await standing()).toMatchObject({ spent_nano: 1400, spent_unseen_nano: 1000 });
  });

  it('charges nothing for what was refused', async () => {
    const { api, standing, entry } = await withBudget(1000);
    await api.settleCall(
      settlement({ entry_id: await entry(), settled_by: 'not-charged', actual_nano: null }),
    );
    expect(await standing()).toMatchObject({ spent_nano: 0, reserved_nano: 0, n_calls: 1 });
  });

  it('takes an overrun in as far as the cap reaches, tells the rest, and closes', async () => {
    const { api, standing, entry } = await withBudget(2500);
    const [first, second] = [await entry(), await entry()];
    expect(await api.settleCall(settlement({ entry_id: first, actual_nano: 9000 }))).toEqual({
      settled_nano: 1500,
      over_nano: 7500,
    });
    const after = await standing();
    expect(after).toMatchObject({ spent_nano: 1500, reserved_nano: 1000, over_nano: 7500 });
    expect(after.closed).toContain('m at here charged $0.000009');
    expect(await api.reserveCall(budgetEntry({ reserved_nano: 0 }))).toMatchObject({ refused: 'closed' });
    await api.settleCall(settlement({ entry_id: second, actual_nano: 10 }));
    expect((await standing()).closed).toBe(after.closed);
  });

  it('charges an overrun whole where there is room, and closes all the same', async () => {
    const { api, standing, entry } = await withBudget(5000);
    await api.settleCall(settlement({ entry_id: await entry(), actual_nano: 1001 }));
    expect(await standing()).toMatchObject({
      spent_nano: 1001,
      over_nano: 0,
      closed: expect.stringContaining('m'),
    });
  });

  it('opens again where a person says so, never below what is taken', async () => {
    const { api, entry } = await withBudget(5000);
    await api.settleCall(settlement({ entry_id: await entry(), actual_nano: 2000 }));
    const again = { name: 'b', cap_nano: 5000, reopen: false, now: 2 };
    expect((await api.openBudget(again)).closed).not.toBeNull();
    expect(await api.openBudget({ ...again, reopen: true })).toMatchObject({
      closed: null,
      spent_nano: 2000,
      created_at: 1,
    });
    await expect(api.openBudget({ ...again, cap_nano: 1999 })).rejects.toMatchObject({ code: 'bad-input' });
  });

  it('refuses what has no price, unless nothing limits it', async () => {
    const capped = await withBudget(1000);
    expect(await capped.api.reserveCall(budgetEntry({ reserved_nano: null }))).toMatchObject({
      refused: 'no-price',
    });
    const { api, standing, entry } = await withBudget(null);
    await api.settleCall(settlement({ entry_id: await entry(null), actual_nano: null }));
    await api.settleCall(settlement({ entry_id: await entry(5), actual_nano: 70 }));
    expect(await standing()).toMatchObject({ spent_nano: 70, n_unpriced: 1, n_calls: 2, closed: null });
  });

  it('ends an entry once', async () => {
    const { api, entry } = await withBudget(1000);
    const entry_id = await entry();
    await api.settleCall(settlement({ entry_id }));
    await expect(api.settleCall(settlement({ entry_id, call: modelCall() }))).rejects.toThrow('not open');
    expect(await api.findModelCall({ request_hash: 'h', draw: '1' })).toBeNull();
  });

  it('is of a budget that was opened', async () => {
    const { api } = await withBudget(1);
    await expect(api.reserveCall(budgetEntry({ budget: 'none' }))).rejects.toMatchObject({
      code: 'not-found',
    });
  });
});

describe('a kept reply', () => {
  it('is found under its draw alone, the newest first', async () => {
    const { api, entry } = await withBudget(null);
    await api.settleCall(settlement({ entry_id: await entry(), call: modelCall() }));
    const newer = modelCall({ reply: '{"text":"no"}', called_at: 8 });
    await api.settleCall(settlement({ entry_id: await entry(), call: newer }));
    expect(await api.findModelCall({ request_hash: 'h', draw: '1' })).toEqual(newer);
    expect(await api.findModelCall({ request_hash: 'h', draw: '2' })).toBeNull();
  });
});

describe('vectors', () => {
  it('are kept once, by text, model and where it runs', async () => {
    const { api, entry } = await withBudget(null);
    const embeddings = [embedding('a'), embedding('b', [1, 2])];
    await api.settleCall(settlement({ entry_id: await entry(), embeddings }));
    const again = [embedding('a', [1, 0]), embedding('c', [0, 1])];
    await api.settleCall(settlement({ entry_id: await entry(), embeddings: again }));
    const asked = { model: 'm', model_version: '1', text_hashes: ['a', 'c', 'd'] };
    const found = await api.findEmbeddings(asked);
    expect(found.map(({ text_hash }) => text_hash).sort()).toEqual(['a', 'c']);
    expect(found.find(({ text_hash }) => text_hash === 'a')?.vector[1]).toBeCloseTo(0.8, 6);
    expect(await api.findEmbeddings({ ...asked, model_version: '2' })).toEqual([]);
    const kept = await api.sql({ query: 'SELECT text_hash, normalised FROM embedding', limit: 9 }, undefined);
    expect(Object.fromEntries(kept.rows as unknown as [string, boolean][])).toEqual({
      a: true,
      b: false,
      c: true,
    });
  });
});
