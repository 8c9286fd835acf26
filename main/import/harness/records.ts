import type { Settings } from '../model-settings.ts';
import type { Prediction } from '../predictions.ts';
import type { HarnessLog } from './harness-log.ts';
import type { Report } from './report.ts';
import type { ResultRow } from './result-row.ts';
import type { SummaryVerdict } from './summary.ts';

/** Where a trajectory stands, and who ran it where no table says so. */
export interface FoundTrajectory {
  readonly file: string;
  readonly identity: TrajectoryIdentity | null;
}

export interface TrajectoryIdentity {
  readonly model: string | null;
  readonly settings: Settings;
  readonly started_at: number | null;
}

/** All that the small files say about one task of one run, each kept apart until they are merged. */
export interface RunRecord {
  readonly run: string;
  readonly instance: string;
  row: ResultRow | null;
  report: Report | null;
  summary: SummaryVerdict | null;
  /** The harness' own log, which says why there is no report. */
  log: HarnessLog | null;
  prediction: Prediction | null;
  /** Exit status by the newest `exit_statuses_*.yaml`. */
  exitWord: string | null;
  trajectory: FoundTrajectory | null;
}

/** What a source says of a run as a whole. Absent: not said. */
export interface RunFacts {
  /** The system, whatever agent and model are. */
  readonly label?: string;
  /** What the system is called where neither agent nor model is known. */
  readonly fallback?: string;
  readonly agent?: string;
  readonly model?: string;
  readonly settings?: Settings;
  readonly benchmark?: string;
  readonly condition?: string;
  readonly repeat?: number;
}

/** Records by run and task, in the order in which they were met. */
export class Records {
  private readonly byRun = new Map<string, Map<string, RunRecord>>();
  private readonly facts = new Map<string, RunFacts>();

  find(run: string, instance: string): RunRecord | undefined {
    return this.byRun.get(run)?.get(instance);
  }

  /** The record, made where it is not there yet. */
  at(run: string, instance: string): RunRecord {
    const tasks = this.byRun.get(run) ?? new Map<string, RunRecord>();
    this.byRun.set(run, tasks);
    const found = tasks.get(instance);
    if (found) return found;
    const record: RunRecord = {
      run,
      instance,
      row: null,
      report: null,
      summary: null,
      log: null,
      prediction: null,
      exitWord: null,
      trajectory: null,
    };
    tasks.set(instance, record);
    return record;
  }

  get runs(): readonly string[] {
    return [...this.byRun.keys()];
  }

  of(run: string): readonly RunRecord[] {
    return [...(this.byRun.get(run)?.values() ?? [])];
  }

  /** Adds to what is known of a run; of two that say the same thing the later counts. */
  tell(run: string, facts: RunFacts): void {
    this.facts.set(run, { ...this.facts.get(run), ...facts });
  }

  factsOf(run: string): RunFacts {
    return this.facts.get(run) ?? {};
  }
}
