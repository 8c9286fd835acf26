import type { Script } from '../../../analysis/model/script.ts';
import { UserError } from '../../../analysis/model/user-error.ts';
import { ModelError } from '../../../analysis/models/index.ts';
import { isEngineAway, reasonOf } from '../../docker/explain-engine-error.ts';
import { EventLog } from '../../import/transcript/event-log.ts';
import type { ExperimentRun } from '../../store/experiments/experiment-runs.ts';
import type { NewAttempt } from '../../store/experiments/save-attempt.ts';
import type { Spent } from '../../store/experiments/spent-by.ts';
import type { Store } from '../../store/store-client.ts';
import { isReplay } from '../attempt/agent.ts';
import type { AttemptResult } from '../attempt/attempt-result.ts';
import type { LiveAttempts } from '../attempt/live-attempts.ts';
import type { AttemptLimits } from '../attempt/meter.ts';
import type { Grader } from '../grading/open-grader.ts';
import { attemptInSandbox } from './attempt-in-sandbox.ts';
import type { ExperimentResult, PlannedSystem } from './experiment-plan.ts';
import { replayed } from './replayed.ts';
import { subjectOf } from './subject-of.ts';

export interface RunnerContext {
  readonly store: Store;
  readonly live: LiveAttempts;
  /** A run is about to be tried. */
  readonly begun: (run: ExperimentRun) => void;
  readonly grader: Grader;
  readonly systems: ReadonlyMap<string, PlannedSystem>;
  readonly scriptOf: (condition: string, task_id: number) => Script | null;
  readonly statementOf: (task_id: number) => string;
  readonly limits: AttemptLimits;
  readonly retries: number;
  readonly signal: AbortSignal;
  readonly now: () => number;
}

/** Whether a run has what it was planned for: a verdict, which is never asked for twice. */
export const hasVerdict = ({ verdict }: Pick<ExperimentRun, 'verdict'>): boolean =>
  verdict !== null && verdict !== 'infra-error';

/** Brings runs of an experiment to their verdicts, one at a time; each attempt is kept as soon as it has ended. */
export class ExperimentRunner {
  readonly failures: ExperimentResult['failures'][number][] = [];
  readonly problems: ExperimentResult['problems'][number][] = [];

  constructor(private readonly context: RunnerContext) {}

  async run(row: ExperimentRun): Promise<void> {
    const { agent } = this.system(row);
    const isReference = isReplay(agent) && agent.name === 'gold';
    const isAttempted = row.attempt_id !== null && row.exit !== 'error' && (row.has_patch || isReference);
    const attempt_id = isAttempted ? row.attempt_id : await this.attempted(row);
    if (attempt_id === null) return;
    await this.context.grader.grading.grade({ ...row, attempt_id, is_reference: isReference });
  }

  private system({ system }: ExperimentRun): PlannedSystem {
    const planned = this.context.systems.get(system);
    if (!planned) throw new Error(`The plan has no system ${system}.`);
    return planned;
  }

  /** @returns the attempt that is to be graded; null where none came about */
  private async attempted(row: ExperimentRun): Promise<number | null> {
    const { store, live, begun, retries, signal, now } = this.context;
    for (let left = retries; ; ) {
      const started_at = now();
      const n = await store.call('beginTry', { run_id: row.run_id, started_at });
      const watched = live.begin(row.run_id);
      begun(row);
      const log = new EventLog(watched.onEvent);
      try {
        const result = await this.attempt(row, subjectOf(row.run_id, n), log);
        return await store.call('saveAttempt', kept(row.run_id, started_at, result));
      } catch (error) {
        signal.throwIfAborted();
        const spent = await store.call('spentBy', { subject: subjectOf(row.run_id, n) });
        await store.call(
          'saveAttempt',
          failed({ run_id: row.run_id, started_at, ended_at: now(), log, error, spent }),
        );
        if (endsAll(error)) throw error;
        this.tellFailure(row, n, error);
        if (error instanceof UserError && !mayPass(error)) return null;
        if (isEngineAway(error)) await this.engineIsBack();
        else if (left-- === 0) return null;
      } finally {
        watched.end();
      }
    }
  }

  private async attempt(row: ExperimentRun, subject: string, log: EventLog): Promise<AttemptResult> {
    const { scriptOf, statementOf, limits, signal, now, grader } = this.context;
    const { agent } = this.system(row);
    const script = scriptOf(row.condition, row.task_id);
    if (script === null) throw noScript(row);
    const statement = statementOf(row.task_id);
    if (isReplay(agent)) return replayed(script, statement, this.replayedPatch(row));
    const task = await grader.loader.load(row.task_id, row.instance);
    const image = await grader.images.take(task);
    const attempt = { instance: row.instance, subject, statement, script, agent, limits, log, signal, now };
    try {
      const { folder } = task;
      return await attemptInSandbox(grader.link.engine, { ...attempt, image: image.id, folder });
    } finally {
      image.release();
    }
  }

  private replayedPatch(row: ExperimentRun): string | null {
    const { agent } = this.system(row);
    const patch = isReplay(agent) ? agent.replays(row.instance) : null;
    if (patch === null && agent.name !== 'gold')
      throw new UserError(
        'not-found',
        `The predictions have none for ${row.instance}.`,
        'Leave the task out.',
      );
    return patch;
  }

  private tellFailure({ run_id, instance, system }: ExperimentRun, n: number, error: unknown): void {
    if (error instanceof UserError && error.code !== 'disk-full' && !mayPass(error))
      this.problems.push({ task: instance, reason: `${error.message} ${error.hint}`.trim() });
    else this.failures.push({ run_id, task: instance, system, n, reason: reasonOf(error) });
  }

  private engineIsBack(): Promise<unknown> {
    return this.context.grader.link.withEngine(({ docker }) => docker.ping());
  }
}

const noScript = ({ condition, instance }: ExperimentRun) =>
  new UserError(
    'not-found',
    `${condition} has no script for ${instance}.`,
    'Import one, or leave the task out.',
  );

function kept(run_id: number, started_at: number, result: AttemptResult): NewAttempt {
  const { usage, seconds, exit, exit_detail, steps, patch, events, deliveries, checkpoints } = result;
  return {
    ...{ run_id, started_at, exit, exit_detail, steps, patch, events, deliveries, checkpoints },
    ...{ input_tokens: usage?.input_tokens ?? null, cached_tokens: usage?.cached_tokens ?? null },
    ...{ output_tokens: usage?.output_tokens ?? null, cost_usd: usage?.cost_usd ?? null },
    duration_s: seconds,
  };
}

interface Failure {
  readonly run_id: number;
  readonly started_at: number;
  readonly ended_at: number;
  readonly log: EventLog;
  readonly error: unknown;
  readonly spent: Spent;
}

function failed({ run_id, started_at, ended_at, log, error, spent }: Failure): NewAttempt {
  return {
    ...{
      run_id,
      started_at,
      exit: 'error',
      exit_detail: reasonOf(error),
      patch: null,
      steps: null,
      ...spent,
    },
    ...{ duration_s: (ended_at - started_at) / 1000, events: log.events, deliveries: [], checkpoints: [] },
  };
}

/** No money is left, or calls are refused as they stand: nothing that follows would fare better. */
const endsAll = (error: unknown): boolean =>
  error instanceof ModelError && (error.kind === 'budget' || error.kind === 'refused');

/** An endpoint that could not be reached, or answered with nonsense, may do better the next time. */
const mayPass = (error: UserError): boolean =>
  error instanceof ModelError && (error.kind === 'infrastructure' || error.kind === 'bad-reply');
