import { UserError } from '../../analysis/model/user-error.ts';
import type { Store } from '../store/store-client.ts';
import type { Job, JobEvent, JobHold, JobPlan, Progress } from './job.ts';
import { Throttle } from './throttle.ts';
import { Turns } from './turns.ts';

/** Progress is kept and sent at most this often, in milliseconds. */
const PROGRESS_INTERVAL = 100;

const AT_START: Omit<Job, 'job_id' | 'kind' | 'title' | 'started_at'> = {
  state: 'running',
  done: 0,
  total: null,
  unit: '',
  message: '',
  warnings: 0,
  ended_at: null,
  result: null,
  error: null,
};

/** Long work: every change is numbered, logged and broadcast, so that a watcher who comes late misses nothing. */
export class Jobs {
  /** How each job of earlier processes stood at last. */
  private readonly past: JobEvent[] = [];
  private readonly events: JobEvent[] = [];
  private readonly current = new Map<number, Job>();
  private readonly aborts = new Map<number, AbortController>();
  private readonly ends = new Map<number, Promise<void>>();
  private readonly listeners = new Set<() => void>();
  /** Two writers at once would each name the same system or task anew, and one of them would fail. */
  private readonly writers = new Turns();
  private lastJob = 0;
  private lastSeq = 0;
  private changes = 0;

  private constructor(
    private readonly store: Store,
    private readonly now: () => number,
  ) {}

  /** Jobs that an earlier process left running are marked interrupted. */
  static async open(store: Store, now: () => number): Promise<Jobs> {
    const jobs = new Jobs(store, now);
    for (const record of await store.call('lastJobEvents', {})) {
      const job = JSON.parse(record.body) as Job;
      jobs.current.set(job.job_id, job);
      jobs.past.push({ seq: record.seq, job, workspace_revision: 0 });
      jobs.lastJob = Math.max(jobs.lastJob, job.job_id);
      jobs.lastSeq = Math.max(jobs.lastSeq, record.seq);
    }
    for (const job of [...jobs.current.values()].filter(({ state }) => state === 'running')) {
      await jobs.record({
        ...job,
        state: 'interrupted',
        ended_at: now(),
        message: 'The program ended while this ran.',
      });
    }
    return jobs;
  }

  /** Rises with every committed change. */
  get revision(): number {
    return this.changes;
  }

  list(): readonly Job[] {
    return [...this.current.values()].reverse();
  }

  async start(plan: JobPlan): Promise<number> {
    const job: Job = {
      ...AT_START,
      job_id: ++this.lastJob,
      kind: plan.kind,
      title: plan.title,
      started_at: this.now(),
    };
    const event = this.nextEventOf(job);
    const { job_id, kind, title, started_at } = job;
    await this.store.call('addJob', { job_id, kind, title, started_at, first: logged(event) });
    this.tell(event);
    const abort = new AbortController();
    this.aborts.set(job.job_id, abort);
    this.ends.set(job.job_id, this.run(job, plan, abort.signal));
    return job.job_id;
  }

  /** Starts a job and waits for its result. @throws what it failed with */
  async perform(plan: JobPlan): Promise<unknown> {
    const id = await this.start(plan);
    await this.ends.get(id);
    const job = this.current.get(id) as Job;
    if (job.state === 'done') return job.result;
    const error = job.error ?? { code: 'cancelled', message: job.message, hint: '' };
    throw new UserError(error.code as UserError['code'], error.message, error.hint);
  }

  cancel(jobId: number): boolean {
    const abort = this.aborts.get(jobId);
    abort?.abort();
    return abort !== undefined;
  }

  /** Waits until nothing runs. */
  async idle(): Promise<void> {
    while (this.ends.size > 0) await Promise.all(this.ends.values());
  }

  /** Cancels everything and waits until it has stopped. */
  async close(): Promise<void> {
    for (const abort of this.aborts.values()) abort.abort();
    await Promise.all(this.ends.values());
  }

  /**
   * Replays events after `after`, then follows until the signal aborts. `jobId` null: of every job. Of the jobs of
   * earlier processes only who has followed one of those is told (`after` is not 0): how they ended.
   */
  async *follow(jobId: number | null, after: number, signal: AbortSignal): AsyncGenerator<JobEvent> {
    const isWanted = ({ job }: JobEvent) => jobId === null || job.job_id === jobId;
    if (after > 0) yield* this.past.filter((event) => event.seq > after && isWanted(event));
    let next = this.events.findIndex((event) => event.seq > after);
    if (next < 0) next = this.events.length;
    while (!signal.aborted) {
      for (; next < this.events.length; next++) {
        const event = this.events[next] as JobEvent;
        if (isWanted(event)) yield event;
      }
      await this.nextEvent(signal);
    }
  }

  private nextEvent(signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      if (signal.aborted) return resolve();
      const done = () => {
        this.listeners.delete(done);
        signal.removeEventListener('abort', done);
        resolve();
      };
      this.listeners.add(done);
      signal.addEventListener('abort', done);
    });
  }

  private async run(job: Job, plan: JobPlan, signal: AbortSignal): Promise<void> {
    let latest = job;
    const end = (how: Partial<Job>) => {
      this.aborts.delete(job.job_id);
      return this.record({ ...latest, ...how, ended_at: this.now() });
    };
    const endTurn = plan.writes ? await this.turn(job, signal) : () => {};
    try {
      const result = await this.drive(plan.run(signal, this.holdOf(job, signal)), signal, (progress) => {
        latest = { ...latest, ...progress };
        return latest;
      });
      if (plan.writes) this.changes++;
      await end({ state: 'done', result: result ?? null });
    } catch (error) {
      await end(this.failure(error, signal, plan.cancelled));
    } finally {
      endTurn();
      this.ends.delete(job.job_id);
    }
  }

  private holdOf(job: Job, signal: AbortSignal): JobHold {
    return {
      turn: () => this.turn(job, signal),
      changed: () => {
        this.changes++;
      },
    };
  }

  private async turn(job: Job, signal: AbortSignal): Promise<() => void> {
    if (this.writers.isTaken) await this.record({ ...job, message: 'Waiting for its turn to write' });
    return this.writers.take(signal);
  }

  private async drive(
    work: AsyncGenerator<Progress, unknown>,
    signal: AbortSignal,
    merge: (progress: Progress) => Job,
  ): Promise<unknown> {
    // The log's writes keep their order by themselves; the work need not wait for the disk.
    const progress = new Throttle<Job>((job) => void this.record(job), PROGRESS_INTERVAL, this.now);
    try {
      while (true) {
        // Thrown into the work, so that what it began is undone even where it does not look at the signal.
        const step = signal.aborted
          ? await work.throw(new UserError('cancelled', 'Cancelled.'))
          : await work.next();
        if (step.done) return step.value;
        progress.tell(merge(step.value));
      }
    } finally {
      progress.end();
    }
  }

  private failure(
    error: unknown,
    signal: AbortSignal,
    cancelled = 'Cancelled; nothing of it was kept.',
  ): Pick<Job, 'state' | 'error' | 'message'> {
    if (signal.aborted) return { state: 'cancelled', error: null, message: cancelled };
    const told =
      error instanceof UserError ? error : new UserError('internal', String(error), 'The log has the cause.');
    return {
      state: 'failed',
      error: { code: told.code, message: told.message, hint: told.hint },
      message: told.message,
    };
  }

  private async record(job: Job): Promise<void> {
    const event = this.nextEventOf(job);
    this.tell(event);
    // A log that cannot be written (a full disk) must not hide how the job itself ended.
    await this.store.call('addJobEvent', logged(event)).catch(() => {});
  }

  private nextEventOf(job: Job): JobEvent {
    return { seq: ++this.lastSeq, job, workspace_revision: this.changes };
  }

  private tell(event: JobEvent): void {
    this.current.set(event.job.job_id, event.job);
    this.events.push(event);
    for (const listener of [...this.listeners]) listener();
  }
}

const logged = ({ seq, job }: JobEvent) => ({
  seq,
  job_id: job.job_id,
  state: job.state,
  body: JSON.stringify(job),
});
