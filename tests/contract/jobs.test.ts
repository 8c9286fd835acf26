import { describe, expect, it } from 'vitest';
import { UserError } from '../../analysis/model/user-error.ts';
import type { JobEvent, Progress } from '../../main/jobs/job.ts';
import { Jobs } from '../../main/jobs/jobs.ts';
import { storeApi } from '../../main/store/store-api.ts';
import type { Store } from '../../main/store/store-client.ts';
import { openTemp } from '../store/store-fixture.ts';

const step = (done: number): Progress => ({ done, total: 3, unit: 'files', message: '', warnings: 0 });

async function openStore(): Promise<Store> {
  const api = storeApi(await openTemp()) as unknown as Record<
    string,
    (argument: unknown) => Promise<unknown>
  >;
  return { call: (name, argument) => api[name]?.(argument) as never, close: async () => {} };
}

async function follow(jobs: Jobs, after: number, last: (event: JobEvent) => boolean): Promise<JobEvent[]> {
  const events: JobEvent[] = [];
  const stop = new AbortController();
  for await (const event of jobs.follow(null, after, stop.signal)) {
    events.push(event);
    if (last(event)) stop.abort();
  }
  return events;
}

const ended = ({ job }: JobEvent) => job.state !== 'running';

function clock() {
  let now = 0;
  return () => (now += 1000);
}

describe('jobs', () => {
  it('number every change, tell all of it to who follows, and keep the result', async () => {
    const jobs = await Jobs.open(await openStore(), clock());
    await jobs.start({
      kind: 'import',
      title: 'x',
      writes: true,
      run: async function* () {
        yield step(1);
        yield step(2);
        return { n: 7 };
      },
    });
    const events = await follow(jobs, 0, ended);
    expect(
      events.map(({ seq, job, workspace_revision }) => [seq, job.state, job.done, workspace_revision]),
    ).toEqual([
      [1, 'running', 0, 0],
      [2, 'running', 1, 0],
      [3, 'running', 2, 0],
      [4, 'done', 2, 1],
    ]);
    expect(events.at(-1)?.job.result).toEqual({ n: 7 });
    expect((await follow(jobs, 2, ended)).map(({ seq }) => seq)).toEqual([3, 4]);
  });

  it('that write run one after another, and one that waits can be cancelled', async () => {
    const jobs = await Jobs.open(await openStore(), clock());
    const told: string[] = [];
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const write = (title: string, until: Promise<void>) =>
      jobs.start({
        kind: 'import',
        title,
        writes: true,
        run: async function* () {
          told.push(`${title} begins`);
          yield step(1);
          await until;
          told.push(`${title} ends`);
        },
      });
    const ids = [await write('a', held), await write('b', held), await write('c', held)];
    await follow(jobs, 0, ({ job }) => job.job_id === ids[2] && job.message !== '');
    expect(jobs.cancel(ids[1] as number)).toBe(true);
    await follow(jobs, 0, ({ job }) => job.state === 'cancelled');
    release();
    await jobs.idle();
    expect(told).toEqual(['a begins', 'a ends', 'c begins', 'c ends']);
    expect(jobs.list().map(({ state }) => state)).toEqual(['done', 'cancelled', 'done']);
  });

  it('say how they failed', async () => {
    const jobs = await Jobs.open(await openStore(), clock());
    const plan = {
      kind: 'import',
      title: 'x',
      writes: true,
      run: async function* (): AsyncGenerator<Progress, unknown> {
        yield step(1);
        throw new UserError('disk-full', 'Full.', 'Free some space.');
      },
    };
    await expect(jobs.perform(plan)).rejects.toMatchObject({ code: 'disk-full', hint: 'Free some space.' });
    expect(jobs.list()[0]).toMatchObject({ state: 'failed', error: { code: 'disk-full' } });
    expect(jobs.revision).toBe(0);
  });

  it('stop when they are cancelled', async () => {
    const jobs = await Jobs.open(await openStore(), clock());
    const id = await jobs.start({
      kind: 'import',
      title: 'x',
      writes: true,
      run: async function* (signal) {
        yield step(1);
        await new Promise((resolve) => signal.addEventListener('abort', resolve));
        throw new Error('stopped');
      },
    });
    await expect.poll(() => jobs.list()[0]?.done).toBe(1);
    expect(jobs.cancel(id)).toBe(true);
    const events = await follow(jobs, 0, ended);
    expect(events.at(-1)?.job).toMatchObject({ state: 'cancelled', error: null });
    expect(jobs.cancel(id)).toBe(false);
  });

  it('that a process left running are marked interrupted by the next', async () => {
    const store = await openStore();
    const first = await Jobs.open(store, clock());
    await first.start({
      kind: 'import',
      title: 'x',
      writes: true,
      run: async function* () {
        yield step(1);
        await new Promise(() => {});
      },
    });
    await expect.poll(async () => (await store.call('lastJobEvents', {}))[0]?.body).toContain('"done":1');
    const second = await Jobs.open(store, clock());
    expect(second.list()).toMatchObject([{ job_id: 1, state: 'interrupted', done: 1 }]);
    const next = await second.start({
      kind: 'import',
      title: 'y',
      writes: false,
      run: async function* () {},
    });
    expect(next).toBe(2);
  });

  it('whose process ended before it could log more are known to the next', async () => {
    const store = await openStore();
    const full: Store = {
      ...store,
      call: (name, argument) =>
        name === 'addJobEvent' ? Promise.reject(new Error('gone')) : store.call(name, argument),
    };
    const plan = { kind: 'import', title: 'x', writes: false, run: async function* () {} };
    expect(await (await Jobs.open(full, clock())).start(plan)).toBe(1);
    const second = await Jobs.open(store, clock());
    expect(second.list()).toMatchObject([{ job_id: 1, state: 'interrupted' }]);
    expect(await second.start(plan)).toBe(2);
  });

  it('of an earlier process are told to who saw them begin, and to nobody else', async () => {
    const store = await openStore();
    const plan = (title: string) => ({
      kind: 'import',
      title,
      writes: false,
      run: async function* () {
        yield step(1);
      },
    });
    const first = await Jobs.open(store, clock());
    await first.perform(plan('x'));
    const [begun] = await follow(first, 0, () => true);
    const second = await Jobs.open(store, clock());
    const [told] = await follow(second, begun?.seq ?? 0, ended);
    expect(told?.job).toMatchObject({ title: 'x', state: 'done' });
    await second.perform(plan('y'));
    expect((await follow(second, 0, ended)).map(({ job }) => job.title)).toEqual(['y', 'y', 'y']);
  });
});
