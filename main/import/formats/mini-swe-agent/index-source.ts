import { decodeText, TextError } from '../../decode-text.ts';
import { type Document, documentsOf, type Source } from '../../documents.ts';
import { type ExitStatus, exitStatusesTime, readExitStatuses } from '../../exit-statuses.ts';
import type { ImportProblem } from '../../format.ts';
import { Records, type RunRecord, type TrajectoryIdentity } from '../../harness/records.ts';
import { readReport } from '../../harness/report.ts';
import { isSummary, readSummary, type Summary, splitSummaryName } from '../../harness/summary.ts';
import { isSideFile } from '../../is-side-file.ts';
import { readPredictions } from '../../predictions.ts';
import { readJson } from '../../read-json.ts';
import { placeOfReport, placeOfTrajectory, runNamedBeside, runOfFile } from '../../run-key.ts';
import { classify } from './classify.ts';
import { measure } from './measures.ts';
import { readRunsCsv } from './runs-csv.ts';
import { readTrajectory } from './trajectory.ts';

/** All that the small files of a source say, and where its trajectories stand. */
export interface SourceIndex {
  readonly records: Records;
  /** Trajectory's file → its record. A file that is none, or could not be read, is not here. */
  readonly trajectories: ReadonlyMap<string, RunRecord>;
  readonly problems: readonly ImportProblem[];
  /** Files that no part of the format knows. */
  readonly unread: readonly string[];
}

/** The second pass meets it again, and reports it then. */
const later = (): void => {};

class Indexer {
  readonly records = new Records();
  readonly trajectories = new Map<string, RunRecord>();
  readonly problems: ImportProblem[] = [];
  readonly unread: string[] = [];
  private readonly summaries: Summary[] = [];
  private readonly exits: {
    readonly time: number;
    readonly run: string;
    readonly statuses: readonly ExitStatus[];
  }[] = [];

  constructor(private readonly rootName: string) {}

  readonly report = (problem: ImportProblem): void => {
    this.problems.push(problem);
  };

  async add(document: Document): Promise<void> {
    switch (classify(document.path)) {
      case 'rows':
        return this.rows(document);
      case 'trajectory':
        return this.trajectory(document);
      case 'predictions':
        return this.predictions(document);
      case 'exit-statuses':
        return this.exitStatuses(document);
      case 'report':
        return this.harnessReport(document);
      case 'summary':
        return this.summary(document);
      case 'harness-log':
        return;
      default:
        if (!isSideFile(document.path.slice(document.path.lastIndexOf('/') + 1)))
          this.unread.push(document.file);
    }
  }

  /** What can only be told once every run is known. */
  finish(): void {
    for (const summary of this.summaries) this.applySummary(summary);
    for (const { run, statuses } of this.exits.sort((a, b) => a.time - b.time))
      for (const status of statuses) this.applyExit(run, status);
  }

  private duplicate(file: string, line: number | null, what: string): void {
    this.report({ file, line, code: 'duplicate', reason: `${what} a second time; the first one counts` });
  }

  private async text(document: Document): Promise<string | null> {
    const bytes = await document.load(this.report);
    if (bytes === null) return null;
    try {
      const { text, exact } = decodeText(bytes);
      const reason = 'some bytes are not UTF-8; they are kept as U+FFFD';
      if (!exact) this.report({ file: document.file, line: null, code: 'invalid-utf8', reason });
      return text;
    } catch (error) {
      if (!(error instanceof TextError)) throw error;
      this.report({ file: document.file, line: null, code: error.code, reason: error.message });
      return null;
    }
  }

  /** Parsed content; undefined where it could not be read, which is then reported. */
  private async json(document: Document): Promise<unknown> {
    const bytes = await document.load(this.report);
    if (bytes === null) return undefined;
    const { value, problems } = readJson(bytes, document.file, true);
    this.problems.push(...problems);
    return value;
  }

  private async rows(document: Document): Promise<void> {
    const text = await this.text(document);
    if (text === null) return;
    for (const { run, instance, row } of readRunsCsv(text, document.file, this.report)) {
      const record = this.records.at(runNamedBeside(document.path, run), instance);
      if (record.row === null) record.row = row;
      else this.duplicate(document.file, row.line, `${instance} of ${run} stands here`);
    }
  }

  private async predictions(document: Document): Promise<void> {
    const value = await this.json(document);
    if (value === undefined) return;
    const predictions = readPredictions(value, document.file);
    if (predictions === null)
      return this.report({
        file: document.file,
        line: null,
        code: 'bad-predictions',
        reason: 'neither an object nor a list',
      });
    const run = runOfFile(document.path, this.rootName);
    for (const [instance, prediction] of predictions)
      this.records.at(run, instance).prediction ??= prediction;
  }

  private async harnessReport(document: Document): Promise<void> {
    const { run, model, instance } = placeOfReport(document.path);
    const value = await this.json(document);
    if (value === undefined) return;
    const report = readReport(value, instance, document.file, model);
    const record = report === null ? null : this.records.at(run, instance);
    if (record === null)
      this.report({
        file: document.file,
        line: null,
        code: 'bad-report',
        reason: `it gives no verdict on ${instance}`,
      });
    else if (record.report === null) record.report = report;
    else this.duplicate(document.file, null, `a report on ${instance} of ${run} stands here`);
  }

  private async summary(document: Document): Promise<void> {
    const bytes = await document.load(this.report);
    if (bytes === null) return;
    const { value, problems } = readJson(bytes, document.file, true);
    if (value !== undefined && !isSummary(value)) this.unread.push(document.file);
    else this.problems.push(...problems);
    if (isSummary(value)) this.summaries.push(readSummary(value, document.path, document.file, this.report));
  }

  private applySummary({ path, file, verdicts }: Summary): void {
    const stem = path.slice(path.lastIndexOf('/') + 1, -'.json'.length);
    const { run, model } = splitSummaryName(
      stem,
      this.records.runs.map((name) => name.slice(name.lastIndexOf('/') + 1)),
    );
    for (const [instance, listed] of verdicts)
      this.records.at(runNamedBeside(path, run), instance).summary ??= { ...listed, file, model };
  }

  private async exitStatuses(document: Document): Promise<void> {
    const text = await this.text(document);
    if (text === null) return;
    const statuses = readExitStatuses(text, document.file, this.report);
    const run = runOfFile(document.path, this.rootName);
    this.exits.push({ time: exitStatusesTime(document.path), run, statuses });
  }

  private applyExit(run: string, { instance, word, file, line }: ExitStatus): void {
    const record = this.records.find(run, instance);
    if (record) record.exitWord = word;
    else
      this.report({
        file,
        line,
        code: 'unknown-task',
        reason: `no other file of ${run} knows ${instance}; left out`,
      });
  }

  /** A run that a table describes is not opened yet: only its events are missing, and they come in the second pass. */
  private async trajectory(document: Document): Promise<void> {
    const { run, stem } = placeOfTrajectory(document.path, this.rootName);
    const described = this.records.find(run, stem);
    if (described?.row?.model) return this.place(described, document.file, null);
    const bytes = await document.load(later);
    const trajectory = bytes === null ? null : readTrajectory(readJson(bytes, document.file, false).value);
    if (trajectory === null) return;
    const { model, settings, instance, messages } = trajectory;
    const identity = { model, settings, started_at: measure(messages).started_at };
    this.place(this.records.at(run, instance ?? stem), document.file, identity);
  }

  private place(record: RunRecord, file: string, identity: TrajectoryIdentity | null): void {
    if (record.trajectory === null) record.trajectory = { file, identity, others: new Set() };
    else record.trajectory.others.add(file);
    this.trajectories.set(file, record);
  }
}

/** Tables first, so that a trajectory they describe need not be opened twice. */
function tablesFirst(source: Source): Source {
  const isTable = (path: string) => classify(path) === 'rows';
  const loose = [...source.loose];
  return {
    ...source,
    loose: loose.sort((a, b) => Number(isTable(b.relative)) - Number(isTable(a.relative))),
  };
}

/** First pass: everything but the events. Only small files are kept, whatever the trajectories weigh. */
export async function indexSource(source: Source, signal: AbortSignal): Promise<SourceIndex> {
  const indexer = new Indexer(source.rootName);
  for await (const document of documentsOf(tablesFirst(source), later, signal)) await indexer.add(document);
  indexer.finish();
  const { records, trajectories, problems, unread } = indexer;
  return { records, trajectories, problems, unread };
}
