import type { DuckDBConnection } from '@duckdb/node-api';
import type { RunsTable, VerdictRow } from '../../import/format.ts';
import type { ImportedLabel, ImportedScript, ImportedSession, ImportedTask } from '../../import/items.ts';
import type { StoredRun } from './items.ts';
import { Stage } from './stage.ts';
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
    runs: await Stage.open(connection, 'stage_run'),
    events: await Stage.open(connection, 'stage_event'),
    bodies: await Stage.open(connection, 'stage_body'),
    tests: await Stage.open(connection, 'stage_test'),
    tasks: await Stage.open(connection, 'stage_task'),
    scripts: await Stage.open(connection, 'stage_script'),
    messages: await Stage.open(connection, 'stage_message'),
    labels: await Stage.open(connection, 'stage_label'),
  };
}

/** The temporary tables that everything imported passes through; whatever comes is numbered within the import. */
export class Staging {
  private readonly staged = { runs: 0, tasks: 0, scripts: 0, messages: 0, labels: 0 };

  private constructor(
    private readonly connection: DuckDBConnection,
    private readonly stages: Awaited<ReturnType<typeof openStages>>,
  ) {}

  static async open(connection: DuckDBConnection): Promise<Staging> {
    return new Staging(connection, await openStages(connection));
  }

  addRuns(runs: readonly StoredRun[]): void {
    stageRuns(this.stages, runs, this.staged.runs);
    this.staged.runs += runs.length;
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
