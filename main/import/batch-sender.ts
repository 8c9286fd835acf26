import type { ImportBatch } from '../store/ingest/ingest.ts';
import type { StoredRun } from '../store/ingest/items.ts';
import type { ImportedRun, ImportItem, ImportProblem } from './format.ts';
import { packEvents } from './pack-events.ts';

const RUNS_PER_BATCH = 512;
/** Event text that may wait in one batch, in characters. */
const TEXT_PER_BATCH = 2_000_000;

/** Gathers items into batches; the next batch is read while the store takes in the last one. */
export class BatchSender {
  private runs: ImportedRun[] = [];
  private problems: ImportProblem[] = [];
  private text = 0;
  private sending: Promise<unknown> = Promise.resolve();
  problemsSeen = 0;

  constructor(private readonly send: (batch: ImportBatch) => Promise<unknown>) {}

  async take(item: Exclude<ImportItem, { kind: 'progress' }>): Promise<void> {
    if (item.kind === 'run') await this.takeRun(item.run);
    else if (item.kind === 'problem') await this.takeProblem(item.problem);
    else await this.queue(item);
    // The table may be a cleaned copy that goes when its source is read on.
    if (item.kind === 'runs-table') await this.sending;
  }

  async finish(): Promise<void> {
    await this.flushRuns();
    await this.flushProblems();
    await this.sending;
  }

  private async takeRun(run: ImportedRun): Promise<void> {
    this.runs.push(run);
    for (const event of run.attempt?.events ?? []) this.text += event.body.length;
    if (this.runs.length >= RUNS_PER_BATCH || this.text > TEXT_PER_BATCH) await this.flushRuns();
  }

  private async takeProblem(problem: ImportProblem): Promise<void> {
    this.problemsSeen++;
    this.problems.push(problem);
    if (this.problems.length >= RUNS_PER_BATCH) await this.flushProblems();
  }

  private async flushRuns(): Promise<void> {
    const taken = this.runs;
    this.runs = [];
    this.text = 0;
    if (taken.length > 0) await this.queue({ kind: 'runs', runs: await Promise.all(taken.map(storedRun)) });
  }

  private async flushProblems(): Promise<void> {
    const problems = this.problems;
    this.problems = [];
    if (problems.length > 0) await this.queue({ kind: 'problems', problems });
  }

  /** At most one batch is on its way: memory stays flat however fast the source is. */
  private async queue(batch: ImportBatch): Promise<void> {
    await this.sending;
    this.sending = this.send(batch);
    this.sending.catch(() => {});
  }
}

async function storedRun(run: ImportedRun): Promise<StoredRun> {
  if (run.attempt === null) return { ...run, attempt: null };
  return { ...run, attempt: { ...run.attempt, events: await packEvents(run.attempt.events) } };
}
