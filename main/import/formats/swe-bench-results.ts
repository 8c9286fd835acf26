import type { Mapping } from '../../../preload/schemas/mapping-schema.ts';
import type { Format, ImportedAttempt, ImportItem, Inspection } from '../format.ts';
import { inspectPlan } from '../harness/inspect-plan.ts';
import { mergeRun } from '../harness/merge-run.ts';
import { type PlannedUnit, planUnits } from '../harness/plan.ts';
import { planNotes } from '../harness/plan-notes.ts';
import type { RunRecord } from '../harness/records.ts';
import { type AgentOf, majority, unitsOf } from '../harness/units.ts';
import { gather } from './swe-bench-results/gather.ts';
import type { Gathered, TranscriptFile } from './swe-bench-results/gathered.ts';
import { openResults } from './swe-bench-results/open-results.ts';
import { publishedCounts } from './swe-bench-results/published.ts';
import { mostlyReported, withNote } from './swe-bench-results/run-note.ts';
import { Runs } from './swe-bench-results/runs.ts';
import { settle } from './swe-bench-results/settle.ts';
import { sniffResults } from './swe-bench-results/sniff.ts';
import { readTranscript } from './swe-bench-results/transcripts.ts';

const PROGRESS_EVERY = 64;

/** The agent that most rows name, else what the run as a whole tells. */
const agentOf: AgentOf = (records, facts) =>
  majority(records.flatMap(({ row }) => row?.agent ?? [])) ?? facts.agent ?? null;

interface Index {
  readonly runs: Runs;
  readonly gathered: Gathered;
}

async function index(path: string, signal: AbortSignal) {
  const results = await openResults(path, signal);
  const runs = new Runs(results.source.rootName);
  for (const problem of results.source.problems) runs.report(problem);
  const gathered = await gather(results, runs, signal);
  settle(gathered, runs);
  return { source: results.source, runs, gathered };
}

async function inspect(path: string, signal: AbortSignal): Promise<Inspection> {
  const { source, runs } = await index(path, signal);
  return inspectPlan(source, planUnits(unitsOf(runs.records, agentOf), {}));
}

/** Second pass: hands on every run once, those with a transcript as it is read. */
class RunReader {
  private readonly planned = new Map<RunRecord, PlannedUnit>();
  private readonly reported = new Map<PlannedUnit, boolean>();
  private readonly done = new Set<RunRecord>();

  constructor(
    private readonly index: Index,
    plan: readonly PlannedUnit[],
    private readonly transcripts: readonly Format[],
  ) {
    for (const planned of plan) {
      this.reported.set(planned, mostlyReported(planned.unit));
      for (const record of planned.unit.records) this.planned.set(record, planned);
    }
  }

  async *read(signal: AbortSignal): AsyncGenerator<ImportItem> {
    for (const file of this.index.gathered.transcripts) {
      signal.throwIfAborted();
      yield* this.transcript(file, signal);
    }
    for (const record of this.planned.keys()) {
      signal.throwIfAborted();
      if (!this.done.has(record)) yield* this.run(record, null);
    }
    yield* this.problems();
  }

  *problems(): Generator<ImportItem> {
    for (const problem of this.index.runs.problems.splice(0)) yield { kind: 'problem', problem };
  }

  private async *transcript(file: TranscriptFile, signal: AbortSignal): AsyncGenerator<ImportItem> {
    const { runs, gathered } = this.index;
    const { run } = runs.placeOf(file.path);
    const known = runs.instancesOf(run);
    let read = 0;
    for await (const told of readTranscript(file, this.transcripts, known, runs.report, signal)) {
      read += 1;
      const record = runs.records.find(run, told.instance);
      if (record === undefined) this.refuse(file, `${told.instance}, of which no other file of ${run} knows`);
      else if (this.done.has(record)) this.refuse(file, `${told.instance} a second time`);
      else yield* this.run(record, told.attempt);
    }
    if (read === 0) gathered.unread.push(file.file);
    yield* this.problems();
  }

  private refuse({ file }: TranscriptFile, what: string): void {
    this.index.runs.report({
      file,
      line: null,
      code: 'duplicate',
      reason: `it is a transcript of ${what}; left out`,
    });
  }

  private *run(record: RunRecord, told: ImportedAttempt | null): Generator<ImportItem> {
    const planned = this.planned.get(record)!;
    const { run, problems } = mergeRun(record, planned, told, () => told?.exit ?? null);
    this.done.add(record);
    for (const problem of problems) yield { kind: 'problem', problem };
    yield { kind: 'run', run: withNote(run, record, this.reported.get(planned)!) };
    if (this.done.size % PROGRESS_EVERY === 0)
      yield { kind: 'progress', done: this.done.size, total: this.planned.size, unit: 'runs' };
  }
}

async function* read(
  path: string,
  mapping: Mapping,
  signal: AbortSignal,
  transcripts: readonly Format[],
): AsyncGenerator<ImportItem> {
  const { runs, gathered } = await index(path, signal);
  const plan = planUnits(unitsOf(runs.records, agentOf), mapping);
  const reader = new RunReader({ runs, gathered }, plan, transcripts);
  yield* reader.problems();
  yield* reader.read(signal);
  for (const published of publishedCounts(gathered, plan)) yield { kind: 'published', published };
  for (const note of [...runs.notes, ...planNotes(plan, gathered.unread, mapping)])
    yield { kind: 'note', note };
}

/**
 * Results of a SWE-bench harness and what is built on it: reports, summaries of every version, predictions, submissions to
 * the board, rows of runs, arms. What lies together is one source, merged run by run. `transcripts`: formats that may read
 * what lies in a submission's `trajs/`.
 */
export const sweBenchResults = (transcripts: readonly Format[]): Format => ({
  name: 'swe-bench-results',
  sniff: sniffResults,
  inspect,
  read: (path, mapping, signal) => read(path, mapping, signal, transcripts),
});
