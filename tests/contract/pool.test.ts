import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { Pool } from '../../main/compute/pool.ts';

const THREAD = join(import.meta.dirname, 'pool-thread.mjs');
const { signal } = new AbortController();

interface Told {
  readonly thread: number;
  readonly place: number;
}

function openPool(size: number) {
  const pool = new Pool(THREAD, size);
  onTestFinished(() => pool.close());
  return {
    run: (pieces: readonly unknown[], until = signal) => pool.run('compare', pieces, until),
    tell: async (n: number) => (await pool.run('compare', Array(n).fill('tell'), signal)) as readonly Told[],
    close: () => pool.close(),
  };
}

const threadsOf = (told: readonly Told[]) => told.map(({ thread }) => thread);

describe('dividing', () => {
  it('has each thread take a piece, and keeps the threads', async () => {
    const pool = openPool(2);
    const first = threadsOf(await pool.tell(2));
    expect(new Set(first).size).toBe(2);
    for (const thread of threadsOf(await pool.tell(7))) expect(first).toContain(thread);
  });

  it('starts no more threads than it may', async () => {
    expect(new Set(threadsOf(await openPool(3).tell(20))).size).toBe(3);
  });

  it('begins a piece of each request in its turn', async () => {
    const pool = openPool(1);
    const [long, short] = await Promise.all([pool.tell(5), pool.tell(1)]);
    expect(long.map(({ place }) => place)).toEqual([1, 2, 4, 5, 6]);
    expect(short[0]!.place).toBe(3);
  });
});

describe('cancelling', () => {
  const cancelled = { code: 'cancelled' };

  it('ends the thread at work on the request, and has another in its place', async () => {
    const pool = openPool(1);
    const [before] = await pool.tell(1);
    const abort = new AbortController();
    const request = pool.run(['spin'], abort.signal);
    abort.abort();
    await expect(request).rejects.toMatchObject(cancelled);
    const [after] = await pool.tell(1);
    expect(after!.thread).not.toBe(before!.thread);
  });

  it('leaves the threads that work on other requests', async () => {
    const pool = openPool(2);
    const threads = threadsOf(await pool.tell(2));
    const [one, other] = [new AbortController(), new AbortController()];
    const [first, second] = [pool.run(['spin'], one.signal), pool.run(['spin'], other.signal)];
    let isSecondOver = false;
    second.catch(() => {
      isSecondOver = true;
    });
    one.abort();
    await expect(first).rejects.toMatchObject(cancelled);
    const [replaced] = await pool.tell(1);
    expect(threads).not.toContain(replaced!.thread);
    expect(isSecondOver).toBe(false);
    other.abort();
    await expect(second).rejects.toMatchObject(cancelled);
  });

  it('forgets the pieces that nobody has begun', async () => {
    const pool = openPool(1);
    const abort = new AbortController();
    const request = pool.run(['tell', 'tell', 'tell'], abort.signal);
    const other = pool.tell(1);
    abort.abort();
    await expect(request).rejects.toMatchObject(cancelled);
    expect((await other)[0]!.place).toBe(1);
  });

  it('begins nothing that was cancelled before', async () => {
    const pool = openPool(1);
    await expect(pool.run(['spin'], AbortSignal.abort())).rejects.toMatchObject(cancelled);
    expect((await pool.tell(1))[0]!.place).toBe(1);
  });
});

describe('failing', () => {
  it.each([
    ['burst', 'A computation broke down: burst'],
    ['exit', 'A computation broke down: the thread ended with exit code 3'],
  ])('says that a thread broke down (%s), and replaces it', async (piece, message) => {
    const pool = openPool(1);
    const [before] = await pool.tell(1);
    await expect(pool.run(['tell', piece, 'tell'])).rejects.toMatchObject({
      code: 'internal',
      message,
      hint: expect.stringContaining('Try again'),
    });
    const [after] = await pool.tell(1);
    expect(after!.thread).not.toBe(before!.thread);
  });

  it('passes on what a piece throws, and keeps its thread', async () => {
    const pool = openPool(1);
    const [before] = await pool.tell(1);
    const refusal = { name: 'UserError', code: 'bad-input', message: 'Refused.', hint: 'Ask better.' };
    await expect(pool.run(['refuse'])).rejects.toMatchObject(refusal);
    expect(threadsOf(await pool.tell(1))).toEqual([before!.thread]);
  });

  it('ends the other pieces of the request', async () => {
    const pool = openPool(2);
    const threads = threadsOf(await pool.tell(2));
    await expect(pool.run(['spin', 'refuse'])).rejects.toMatchObject({ code: 'bad-input' });
    const replaced = new Set<number>();
    while (replaced.size < 2) for (const thread of threadsOf(await pool.tell(2))) replaced.add(thread);
    expect([...replaced].filter((thread) => threads.includes(thread))).toHaveLength(1);
  });

  it('fails what cannot be sent to a thread, and keeps the thread', async () => {
    const pool = openPool(1);
    const [before] = await pool.tell(1);
    await expect(pool.run([() => 'a function'])).rejects.toThrow('could not be cloned');
    expect(threadsOf(await pool.tell(1))).toEqual([before!.thread]);
  });

  it('says so where no thread can be started', async () => {
    const pool = new Pool(join(import.meta.dirname, 'no-such-thread.mjs'), 1);
    onTestFinished(() => pool.close());
    await expect(pool.run('compare', ['tell'], signal)).rejects.toMatchObject({
      code: 'internal',
      message: expect.stringContaining('no-such-thread.mjs'),
    });
  });
});

describe('closing', () => {
  it('ends what is under way and what waits, and takes nothing new', async () => {
    const pool = openPool(1);
    const requests = [pool.run(['spin']), pool.run(['tell'])];
    const [told] = await Promise.all([Promise.allSettled(requests), pool.close()]);
    const reason = { code: 'internal', message: 'The workspace was closed.' };
    expect(told).toMatchObject([{ reason }, { reason }]);
    await expect(pool.run(['tell'])).rejects.toMatchObject(reason);
  });
});
