import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryWirePair } from '../../preload/memory-wire.ts';
import type { Handlers } from '../../preload/port.ts';
import { serve } from '../../preload/server.ts';
import type { Wire } from '../../preload/wire.ts';
import { keepConnected } from '../../renderer/port/connection.ts';

const handlers = {
  'import.undo': async ({ import_id }: { import_id: number }) => ({
    ...{ n_runs: import_id, n_verdicts_of_others: 0, verdicts_by_others: [] },
  }),
} as unknown as Handlers;

/** A host that can be there or not, and whose wires can be cut. */
function fakeHost() {
  const wires: Wire[] = [];
  const host = { isUp: true, attempts: 0, cut: () => wires.pop()?.close() };
  const open = async (): Promise<Wire> => {
    host.attempts += 1;
    if (!host.isUp) throw new Error('nobody there');
    const [near, far] = memoryWirePair();
    serve(far, handlers, () => {});
    wires.push(far);
    return near;
  };
  return { host, open };
}

const undo = (connection: ReturnType<typeof keepConnected>, import_id: number) =>
  connection.port.call('import.undo', { import_id });

describe('a connection that is kept', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('answers calls made before it stands', async () => {
    const { open } = fakeHost();
    const connection = keepConnected(open);
    expect(connection.state()).toEqual({ name: 'connecting' });
    await expect(undo(connection, 3)).resolves.toMatchObject({ n_runs: 3 });
    expect(connection.state()).toEqual({ name: 'open' });
  });

  it('says that it is lost, comes back by itself and serves what waited', async () => {
    const { host, open } = fakeHost();
    const connection = keepConnected(open);
    const seen: string[] = [];
    connection.subscribe(() => seen.push(connection.state().name));
    await undo(connection, 1);
    host.isUp = false;
    host.cut();
    await vi.advanceTimersByTimeAsync(0);
    expect(connection.state().name).toBe('lost');
    const waiting = undo(connection, 2);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(connection.state()).toEqual({ name: 'lost', reason: 'nobody there' });
    host.isUp = true;
    await vi.advanceTimersByTimeAsync(5000);
    await expect(waiting).resolves.toMatchObject({ n_runs: 2 });
    expect(connection.state()).toEqual({ name: 'open' });
    expect(seen[0]).toBe('open');
    expect(seen.at(-1)).toBe('open');
  });

  it('tries at once when asked to, and only while it is lost', async () => {
    const { host, open } = fakeHost();
    const connection = keepConnected(open);
    await undo(connection, 1);
    connection.retry();
    expect(host.attempts).toBe(1);
    host.cut();
    await vi.advanceTimersByTimeAsync(0);
    connection.retry();
    await vi.advanceTimersByTimeAsync(0);
    expect(connection.state()).toEqual({ name: 'open' });
  });
});
