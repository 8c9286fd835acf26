import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Document } from '../../documents.ts';
import { fileError } from '../../file-error.ts';
import type { ImportedAttempt, ImportItem, ImportProblem } from '../../format.ts';
import type { Records, RunRecord } from '../../harness/records.ts';
import { readJson } from '../../read-json.ts';
import { placeOfTrajectory } from '../../run-key.ts';
import { timeDisorder } from '../../transcript/time-disorder.ts';
import { attemptOf } from './attempt-of.ts';
import { readTrajectory, type Trajectory } from './trajectory.ts';

/** What is kept of a trajectory whose events were handed on. */
export interface TakenTrajectory {
  /** Without its events. */
  readonly attempt: ImportedAttempt;
  readonly handle: number;
  /** Where the file lies, to be compared with one that stands again; null inside an archive. */
  readonly disk: string | null;
  /** SHA-256, hex, of one inside an archive, which is not to be had again. */
  readonly hash: string | null;
  readonly step_limit: number | null;
  readonly cost_limit: number | null;
}

/** The trajectories of a source, each opened once. */
export class Trajectories {
  readonly taken = new Map<RunRecord, TakenTrajectory>();
  /** How many stand a second time with the same content. */
  repeated = 0;

  constructor(
    private readonly rootName: string,
    private readonly records: Records,
    private readonly report: (problem: ImportProblem) => void,
  ) {}

  /** Hands on the events of a trajectory that is the first of its run. */
  async *read(document: Document): AsyncGenerator<ImportItem> {
    const { run, stem } = placeOfTrajectory(document.path, this.rootName);
    const bytes = await document.load(this.report);
    const trajectory = bytes === null ? null : this.parsed(bytes, document.file);
    if (bytes === null || trajectory === null) return;
    const described = this.records.find(run, stem);
    const record = described?.row?.model ? described : this.records.at(run, trajectory.instance ?? stem);
    this.compareNames(record, trajectory, document.file);
    if (record.trajectory === null) yield this.take(record, trajectory, document, bytes);
    else await this.again(record, document.file, bytes);
  }

  private parsed(bytes: Buffer, file: string): Trajectory | null {
    const { value, problems } = readJson(bytes, file, false);
    for (const problem of problems) this.report(problem);
    if (value === undefined) return null;
    const trajectory = readTrajectory(value);
    const reason = 'this JSON holds no messages of an agent';
    if (trajectory === null) this.report({ file, line: null, code: 'not-a-trajectory', reason });
    return trajectory;
  }

  private compareNames(record: RunRecord, { instance }: Trajectory, file: string): void {
    if (instance === null || instance === record.instance) return;
    const reason = `it says it is ${instance}; taken for ${record.instance}`;
    this.report({ file, line: null, code: 'disagreement', reason });
  }

  private take(
    record: RunRecord,
    trajectory: Trajectory,
    { file, disk }: Document,
    bytes: Buffer,
  ): ImportItem {
    const { model, settings, step_limit, cost_limit } = trajectory;
    const { events, ...attempt } = attemptOf(trajectory);
    const disorder = timeDisorder(events, file);
    if (disorder !== null) this.report(disorder);
    const identity = record.row?.model ? null : { model, settings, started_at: attempt.started_at };
    record.trajectory = { file, identity };
    const handle = this.taken.size;
    const limits = { step_limit, cost_limit };
    const hash = disk === null ? hashOf(bytes) : null;
    this.taken.set(record, { attempt: { ...attempt, events: [] }, handle, disk, hash, ...limits });
    return { kind: 'early-events', early: { handle, events } };
  }

  private async again(record: RunRecord, file: string, bytes: Buffer): Promise<void> {
    if (hashOf(bytes) === (await hashOfTaken(this.taken.get(record)!))) {
      this.repeated += 1;
      return;
    }
    const reason = `${record.instance} of ${record.run} has another trajectory in ${record.trajectory?.file}, which was taken`;
    this.report({ file, line: null, code: 'duplicate', reason });
  }
}

const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

async function hashOfTaken({ disk, hash }: TakenTrajectory): Promise<string> {
  if (hash !== null || disk === null) return hash ?? '';
  try {
    return hashOf(await readFile(disk));
  } catch (error) {
    throw fileError(error, disk);
  }
}
