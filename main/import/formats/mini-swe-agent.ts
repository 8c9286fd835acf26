import { createHash } from 'node:crypto';
import type { Mapping } from '../../../preload/schemas/mapping-schema.ts';
import { type Document, documentsOf, openSource, type Source } from '../documents.ts';
import type { Format, ImportItem, ImportProblem, Inspection } from '../format.ts';
import { inspectPlan } from '../harness/inspect-plan.ts';
import { mergeRun } from '../harness/merge-run.ts';
import { type PlannedUnit, planUnits } from '../harness/plan.ts';
import { planNotes } from '../harness/plan-notes.ts';
import type { RunRecord } from '../harness/records.ts';
import { type AgentOf, unitsOf } from '../harness/units.ts';
import { readJson } from '../read-json.ts';
import { attemptOf } from './mini-swe-agent/attempt-of.ts';
import { classify } from './mini-swe-agent/classify.ts';
import { exitOf } from './mini-swe-agent/exit-of.ts';
import { indexSource, type SourceIndex } from './mini-swe-agent/index-source.ts';
import { singleFile } from './mini-swe-agent/single-file.ts';
import { sniffMiniSweAgent } from './mini-swe-agent/sniff.ts';
import { readTrajectory, type Trajectory } from './mini-swe-agent/trajectory.ts';

const PROGRESS_EVERY = 16;

/** Reports alone may be of anybody's patches; whatever else there is comes from the agent itself. */
const agentOf: AgentOf = (records) =>
  records.some(({ row, trajectory, exitWord }) => row !== null || trajectory !== null || exitWord !== null)
    ? 'mini-swe-agent'
    : null;

async function inspect(path: string, signal: AbortSignal): Promise<Inspection> {
  const source = await openSource(path, signal, singleFile);
  const { records } = await indexSource(source, signal);
  return inspectPlan(source, planUnits(unitsOf(records, agentOf), {}));
}

const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** Second pass: each trajectory is opened, merged with what is known of its run, handed on and forgotten. */
class RunReader {
  private readonly planned = new Map<RunRecord, PlannedUnit>();
  private readonly done = new Set<RunRecord>();
  /** Of trajectories that stand twice: what the first one held. */
  private readonly hashes = new Map<RunRecord, string>();
  private repeated = 0;
  private found: ImportProblem[] = [];

  constructor(
    private readonly source: Source,
    private readonly index: SourceIndex,
    private readonly plan: readonly PlannedUnit[],
  ) {
    for (const planned of plan) for (const record of planned.unit.records) this.planned.set(record, planned);
  }

  async *read(signal: AbortSignal): AsyncGenerator<ImportItem> {
    for await (const document of documentsOf(this.source, this.report, signal)) {
      yield* this.problems();
      if (classify(document.path) === 'trajectory') yield* this.document(document);
    }
    for (const { unit } of this.plan)
      for (const record of unit.records) {
        signal.throwIfAborted();
        if (!this.done.has(record)) yield* this.run(record, null);
      }
    yield* this.problems();
    if (this.repeated > 0)
      yield {
        kind: 'note',
        note: `${this.repeated} trajectories stand twice with the same content and were taken once.`,
      };
  }

  private readonly report = (problem: ImportProblem): void => {
    this.found.push(problem);
  };

  private *problems(): Generator<ImportItem> {
    const found = this.found;
    this.found = [];
    for (const problem of found) yield { kind: 'problem', problem };
  }

  private async *document(document: Document): AsyncGenerator<ImportItem> {
    const record = this.index.trajectories.get(document.file);
    const bytes = await document.load(this.report);
    if (bytes !== null && record !== undefined && this.done.has(record)) this.again(record, bytes, document);
    else if (bytes !== null) {
      if ((record?.trajectory?.others.size ?? 0) > 0) this.hashes.set(record!, hashOf(bytes));
      const trajectory = this.parse(bytes, document, record);
      if (trajectory !== null && record !== undefined) yield* this.run(record, trajectory);
    }
    yield* this.problems();
  }

  private parse(bytes: Buffer, { file }: Document, record: RunRecord | undefined): Trajectory | null {
    const { value, problems } = readJson(bytes, file, false);
    for (const problem of problems) this.report(problem);
    if (value === undefined) return null;
    const trajectory = readTrajectory(value);
    const instance = trajectory?.instance;
    if (trajectory === null)
      this.report({
        file,
        line: null,
        code: 'not-a-trajectory',
        reason: 'this JSON holds no messages of an agent',
      });
    else if (instance != null && record !== undefined && instance !== record.instance)
      this.report({
        file,
        line: null,
        code: 'disagreement',
        reason: `it says it is ${instance}; taken for ${record.instance}`,
      });
    return trajectory;
  }

  private again(record: RunRecord, bytes: Buffer, { file }: Document): void {
    this.repeated += 1;
    if (this.hashes.get(record) === hashOf(bytes)) return;
    this.repeated -= 1;
    const reason = `${record.instance} of ${record.run} has another trajectory in ${record.trajectory?.file}, which was taken`;
    this.report({ file, line: null, code: 'duplicate', reason });
  }

  private *run(record: RunRecord, trajectory: Trajectory | null): Generator<ImportItem> {
    const told = trajectory && attemptOf(trajectory);
    const limits = { step_limit: trajectory?.step_limit ?? null, cost_limit: trajectory?.cost_limit ?? null };
    const { run, problems } = mergeRun(record, this.planned.get(record)!, told, (word, spent) =>
      exitOf(word, { ...spent, ...limits }),
    );
    this.done.add(record);
    for (const problem of problems) yield { kind: 'problem', problem };
    yield { kind: 'run', run };
    if (this.done.size % PROGRESS_EVERY === 0)
      yield { kind: 'progress', done: this.done.size, total: this.planned.size, unit: 'runs' };
  }
}

async function* read(path: string, mapping: Mapping, signal: AbortSignal): AsyncGenerator<ImportItem> {
  const source = await openSource(path, signal, singleFile);
  for (const problem of source.problems) yield { kind: 'problem', problem };
  const index = await indexSource(source, signal);
  for (const problem of index.problems) yield { kind: 'problem', problem };
  const plan = planUnits(unitsOf(index.records, agentOf), mapping);
  for (const note of planNotes(plan, index.unread, mapping)) yield { kind: 'note', note };
  yield* new RunReader(source, index, plan).read(signal);
}

/** Runs of mini-swe-agent with their harness reports: a folder, its parent, an archive or a single trajectory. */
export const miniSweAgent: Format = { name: 'mini-swe-agent', sniff: sniffMiniSweAgent, inspect, read };
