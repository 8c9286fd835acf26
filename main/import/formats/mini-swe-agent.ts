import { createHash } from 'node:crypto';
import type { Mapping } from '../../../preload/schemas/mapping-schema.ts';
import { noteUnusedNames } from '../apply-mapping.ts';
import { type Document, documentsOf, openSource, type Source } from '../documents.ts';
import type { Format, ImportItem, ImportProblem, Inspection } from '../format.ts';
import { readJson } from '../read-json.ts';
import { UNSPECIFIED } from '../unspecified.ts';
import { classify } from './mini-swe-agent/classify.ts';

import { indexSource, type SourceIndex } from './mini-swe-agent/index-source.ts';
import { mergeRun } from './mini-swe-agent/merge-run.ts';
import { type PlannedUnit, planUnits } from './mini-swe-agent/plan.ts';
import type { RunRecord } from './mini-swe-agent/records.ts';
import { singleFile } from './mini-swe-agent/single-file.ts';
import { sniffMiniSweAgent } from './mini-swe-agent/sniff.ts';
import { readTrajectory, type Trajectory } from './mini-swe-agent/trajectory.ts';
import { unitsOf } from './mini-swe-agent/units.ts';

const PROGRESS_EVERY = 16;
const MOST_NAMED = 5;

async function inspect(path: string, signal: AbortSignal): Promise<Inspection> {
  const source = await openSource(path, signal, singleFile);
  const { records } = await indexSource(source, signal);
  const files = [...source.loose, ...source.archives];
  const groups = planUnits(unitsOf(records), {}).map(({ unit, benchmark, system, condition, repeat }) => ({
    name: unit.name,
    n_runs: unit.records.length,
    benchmark: benchmark === UNSPECIFIED ? null : benchmark,
    system: system.label,
    condition,
    repeat,
  }));
  return {
    n_files: files.length,
    bytes: files.reduce((sum, file) => sum + file.bytes, 0),
    groups,
    columns: null,
  };
}

function* notes(plan: readonly PlannedUnit[], index: SourceIndex, mapping: Mapping): Generator<ImportItem> {
  for (const { unit, benchmark } of plan)
    if (benchmark === UNSPECIFIED) {
      const reason = `The tasks of ${unit.name} do not tell which benchmark it is (none that is known holds them all, or several do)`;
      yield { kind: 'note', note: `${reason}; name it with --benchmark NAME or in a mapping file.` };
    }
  const { length } = index.unread;
  const named = index.unread.slice(0, MOST_NAMED).join(', ');
  if (length > 0)
    yield {
      kind: 'note',
      note: `${length} files were not read: ${named}${length > MOST_NAMED ? ', …' : ''}.`,
    };
  const unused = noteUnusedNames(
    mapping,
    plan.map(({ unit }) => unit.name),
  );
  if (unused !== null) yield { kind: 'note', note: unused };
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
    const { run, problems } = mergeRun(record, this.planned.get(record)!, trajectory);
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
  const plan = planUnits(unitsOf(index.records), mapping);
  yield* notes(plan, index, mapping);
  yield* new RunReader(source, index, plan).read(signal);
}

/** Runs of mini-swe-agent with their harness reports: a folder, its parent, an archive or a single trajectory. */
export const miniSweAgent: Format = { name: 'mini-swe-agent', sniff: sniffMiniSweAgent, inspect, read };
