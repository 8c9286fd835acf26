import type { Event } from '../../analysis/model/event.ts';
import type { ImportBatch } from '../store/ingest/ingest.ts';
import type { EarlyEvents, ImportedRun, ImportItem, ImportProblem } from './format.ts';
import { Gatherer, MOST_TEXT } from './gatherer.ts';
import type { ImportedLabel, ImportedScript, ImportedSession, ImportedTask } from './items.ts';

function sum<T>(items: readonly T[], size: (item: T) => number): number {
  return items.reduce((total, item) => total + size(item), 0);
}

const eventsSize = (events: readonly Event[]) => sum(events, ({ body }) => body.length);

const runSize = ({ attempt }: ImportedRun) =>
  attempt === null ? 0 : eventsSize(attempt.events) + (attempt.patch?.length ?? 0);

function* piecesOf(events: readonly Event[]): Generator<readonly Event[]> {
  let piece: Event[] = [];
  let text = 0;
  for (const event of events) {
    piece.push(event);
    text += event.body.length;
    if (text <= MOST_TEXT) continue;
    yield piece;
    piece = [];
    text = 0;
  }
  if (piece.length > 0) yield piece;
}

const taskSize = ({ statement, hints, reference_patch, test_patch, ...task }: ImportedTask) =>
  sum([statement, hints, reference_patch, test_patch], (text) => text?.length ?? 0) +
  sum([...(task.fail_to_pass ?? []), ...(task.pass_to_pass ?? [])], (test) => test.length);

const scriptSize = ({ script }: ImportedScript) => JSON.stringify(script).length;

const sessionSize = ({ messages }: ImportedSession) => sum(messages, ({ text }) => text.length);

const MOST_SENT = 2;

/** Gathers items into batches; the next batch is read while the store takes in the last one. */
export class BatchSender {
  /** On their way, oldest first. */
  private readonly sending: Promise<unknown>[] = [];
  problemsSeen = 0;
  /** Of runs sent in pieces: below 0, since formats hand out theirs from 0. */
  private handles = 0;

  private readonly gatherers = {
    run: new Gatherer(runSize, (runs) => this.queue({ kind: 'runs', runs })),
    early: new Gatherer<EarlyEvents>(
      ({ events }) => eventsSize(events),
      (early) => this.queue({ kind: 'early-events', early }),
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
    if (item.kind === 'run') await this.takeRun(item.run);
    else if (item.kind === 'early-events') await this.takeEarly(item.early);
    else if (item.kind === 'task') await this.gatherers.task.take(item.task);
    else if (item.kind === 'script') await this.gatherers.script.take(item.script);
    else if (item.kind === 'session') await this.gatherers.session.take(item.session);
    else if (item.kind === 'label') await this.gatherers.label.take(item.label);
    else if (item.kind === 'problem') await this.takeProblem(item.problem);
    else await this.queue(item);
    // The table may be a cleaned copy that goes when its source is read on.
    if (item.kind === 'runs-table') await this.arrived();
  }

  async finish(): Promise<void> {
    for (const gatherer of Object.values(this.gatherers)) await gatherer.flush();
    await this.arrived();
  }

  private async takeRun(run: ImportedRun): Promise<void> {
    const inPieces = run.attempt !== null && eventsSize(run.attempt.events) > MOST_TEXT;
    const taken = inPieces ? await this.sendInPieces(run) : run;
    // They go before the run that comes for them.
    if (taken.early_events !== undefined) await this.gatherers.early.flush();
    await this.gatherers.run.take(taken);
  }

  /** In pieces, so that a transcript of any length crosses to the store without a second and third copy of all of it. */
  private async takeEarly({ handle, events }: EarlyEvents): Promise<void> {
    for (const piece of piecesOf(events)) await this.gatherers.early.take({ handle, events: piece });
  }

  private async sendInPieces(run: ImportedRun): Promise<ImportedRun> {
    this.handles -= 1;
    const handle = this.handles;
    const { events, ...attempt } = run.attempt!;
    await this.takeEarly({ handle, events });
    return { ...run, attempt: { ...attempt, events: [] }, early_events: handle };
  }

  private async takeProblem(problem: ImportProblem): Promise<void> {
    this.problemsSeen++;
    await this.gatherers.problem.take(problem);
  }

  /** So few batches are on their way that memory stays flat, and so many that the store need not wait for one. */
  private async queue(batch: ImportBatch): Promise<void> {
    if (this.sending.length >= MOST_SENT) await this.sending.shift();
    const sent = this.send(batch);
    sent.catch(() => {});
    this.sending.push(sent);
  }

  private async arrived(): Promise<void> {
    await Promise.all(this.sending.splice(0));
  }
}
