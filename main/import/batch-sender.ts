import type { ImportBatch } from '../store/ingest/ingest.ts';
import type { StoredRun } from '../store/ingest/items.ts';
import type { ImportedRun, ImportItem, ImportProblem } from './format.ts';
import { Gatherer } from './gatherer.ts';
import type { ImportedLabel, ImportedScript, ImportedSession, ImportedTask } from './items.ts';
import { packEvents } from './pack-events.ts';

function sum<T>(items: readonly T[], size: (item: T) => number): number {
  return items.reduce((total, item) => total + size(item), 0);
}

const runSize = (run: ImportedRun) => sum(run.attempt?.events ?? [], ({ body }) => body.length);

const taskSize = ({ statement, hints, reference_patch, test_patch, ...task }: ImportedTask) =>
  sum([statement, hints, reference_patch, test_patch], (text) => text?.length ?? 0) +
  sum([...(task.fail_to_pass ?? []), ...(task.pass_to_pass ?? [])], (test) => test.length);

const scriptSize = ({ script }: ImportedScript) => JSON.stringify(script).length;

const sessionSize = ({ messages }: ImportedSession) => sum(messages, ({ text }) => text.length);

/** Gathers items into batches; the next batch is read while the store takes in the last one. */
export class BatchSender {
  private sending: Promise<unknown> = Promise.resolve();
  problemsSeen = 0;

  private readonly gatherers = {
    run: new Gatherer(runSize, async (runs) =>
      this.queue({ kind: 'runs', runs: await Promise.all(runs.map(storedRun)) }),
    ),
    task: new Gatherer(taskSize, (tasks) => this.queue({ kind: 'tasks', tasks })),
    script: new Gatherer(scriptSize, (scripts) => this.queue({ kind: 'scripts', scripts })),
    session: new Gatherer(sessionSize, (sessions) => this.queue({ kind: 'sessions', sessions })),
    label: new Gatherer<ImportedLabel>(
      () => 0,
      (labels) => this.queue({ kind: 'labels', labels }),
    ),
    problem: new Gatherer<ImportProblem>(
      () => 0,
      (problems) => this.queue({ kind: 'problems', problems }),
    ),
  };

  constructor(private readonly send: (batch: ImportBatch) => Promise<unknown>) {}

  async take(item: Exclude<ImportItem, { kind: 'progress' }>): Promise<void> {
    if (item.kind === 'run') await this.gatherers.run.take(item.run);
    else if (item.kind === 'task') await this.gatherers.task.take(item.task);
    else if (item.kind === 'script') await this.gatherers.script.take(item.script);
    else if (item.kind === 'session') await this.gatherers.session.take(item.session);
    else if (item.kind === 'label') await this.gatherers.label.take(item.label);
    else if (item.kind === 'problem') await this.takeProblem(item.problem);
    else await this.queue(item);
    // The table may be a cleaned copy that goes when its source is read on.
    if (item.kind === 'runs-table') await this.sending;
  }

  async finish(): Promise<void> {
    for (const gatherer of Object.values(this.gatherers)) await gatherer.flush();
    await this.sending;
  }

  private async takeProblem(problem: ImportProblem): Promise<void> {
    this.problemsSeen++;
    await this.gatherers.problem.take(problem);
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
