import type { DuckDBConnection } from '@duckdb/node-api';
import type { EarlyEvents, ImportedRun, RunsTable, VerdictRow } from '../../import/format.ts';
import type { ImportedLabel, ImportedScript, ImportedSession, ImportedTask } from '../../import/items.ts';
import type { IdBlocks } from '../id-blocks.ts';
import { RowAppender } from './row-appender.ts';
import { stageEvents } from './stage-events.ts';
import { stageLabels } from './stage-labels.ts';
import { stageMessages } from './stage-messages.ts';
import { stageRuns } from './stage-runs.ts';
import { stageRunsTable } from './stage-runs-table.ts';
import { createStages } from './stage-schema.ts';
import { stageScripts } from './stage-scripts.ts';
import { stageTasks } from './stage-tasks.ts';
import { stageVerdicts } from './stage-verdicts.ts';

/** How many of each kind are staged. */
export interface Staged {
  readonly runs: number;
  readonly tasks: number;
  readonly scripts: number;
  readonly messages: number;
  readonly labels: number;
}

async function openStages(connection: DuckDBConnection) {
  await connection.run(createStages());
  return {
    runs: await RowAppender.open(connection, 'stage_run'),
    events: await RowAppender.open(connection, 'event'),
    bodies: await RowAppender.open(connection, 'event_body'),
    tests: await RowAppender.open(connection, 'stage_test'),
    tasks: await RowAppender.open(connection, 'stage_task'),
    scripts: await RowAppender.open(connection, 'stage_script'),
    messages: await RowAppender.open(connection, 'stage_message'),
    labels: await RowAppender.open(connection, 'stage_label'),
  };
}

/** The temporary tables that everything imported passes through; whatever comes is numbered within the import. */
export class Staging {
  /** Handle of early events → key of the attempt that they were written for, and how many chunks it has. */
  private readonly ahead = new Map<number, { readonly attempt: number; readonly chunks: number }>();
  private readonly staged = { runs: 0, tasks: 0, scripts: 0, messages: 0, labels: 0 };

  private constructor(
    private readonly connection: DuckDBConnection,
    private readonly stages: Awaited<ReturnType<typeof openStages>>,
    private readonly attemptIds: IdBlocks,
  ) {}

  static async open(connection: DuckDBConnection, attemptIds: IdBlocks): Promise<Staging> {
    return new Staging(connection, await openStages(connection), attemptIds);
  }

  async addRuns(runs: readonly ImportedRun[]): Promise<void> {
    const firstAttempt = await this.attemptIds.reserve(runs.length);
    stageRuns(this.stages, runs, this.staged.runs, (run, i) => this.attemptAhead(run) ?? firstAttempt + i);
    this.staged.runs += runs.length;
  }

  /** Writes events whose run is still to come; those of one run may come in several pieces, in order. */
  async addEarlyEvents(pieces: readonly EarlyEvents[]): Promise<void> {
    for (const { handle, events } of pieces) {
      const ahead = this.ahead.get(handle) ?? { attempt: await this.attemptIds.reserve(1), chunks: 0 };
      const chunks = stageEvents(this.stages, ahead.attempt, events, ahead.chunks);
      this.ahead.set(handle, { ...ahead, chunks });
    }
  }

  private attemptAhead({ early_events: handle }: ImportedRun): number | null {
    if (handle === undefined) return null;
    const ahead = this.ahead.get(handle);
    if (ahead === undefined) throw new Error(`no events came before as ${handle}, or a run has them`);
    this.ahead.delete(handle);
    return ahead.attempt;
  }

  /** Returns what could not be taken as it stands. */
  async addTable(table: RunsTable) {
    this.stages.runs.flush();
    const { next, problems } = await stageRunsTable(this.connection, table, this.staged.runs);
    this.staged.runs = next;
    return problems;
  }

  addTasks(tasks: readonly ImportedTask[]): void {
    stageTasks(this.stages.tasks, tasks, this.staged.tasks);
    this.staged.tasks += tasks.length;
  }

  addScripts(scripts: readonly ImportedScript[]): void {
    stageScripts(this.stages.scripts, scripts, this.staged.scripts);
    this.staged.scripts += scripts.length;
  }

  addSessions(sessions: readonly ImportedSession[]): void {
    this.staged.messages = stageMessages(this.stages.messages, sessions, this.staged.messages);
  }

  addLabels(labels: readonly ImportedLabel[]): void {
    stageLabels(this.stages.labels, labels, this.staged.labels);
    this.staged.labels += labels.length;
  }

  /** Closes the stages; verdicts come last, expanded behind the runs. */
  async finish(verdicts: readonly VerdictRow[]): Promise<Staged> {
    for (const stage of Object.values(this.stages)) stage.close();
    await stageVerdicts(this.connection, verdicts, this.staged.runs);
    return this.staged;
  }
}
