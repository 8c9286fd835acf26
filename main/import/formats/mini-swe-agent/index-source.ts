import { decodeText, TextError } from '../../decode-text.ts';
import { type Document, documentsOf, type Source } from '../../documents.ts';
import { type ExitStatus, exitStatusesTime, readExitStatuses } from '../../exit-statuses.ts';
import type { ImportItem, ImportProblem } from '../../format.ts';
import { Records } from '../../harness/records.ts';
import { readReport } from '../../harness/report.ts';
import { isSummary, readSummary, type Summary, splitSummaryName } from '../../harness/summary.ts';
import { isSideFile } from '../../is-side-file.ts';
import { readPredictions } from '../../predictions.ts';
import { readJson } from '../../read-json.ts';
import { placeOfReport, runNamedBeside, runOfFile } from '../../run-key.ts';
import { classify } from './classify.ts';
import { readRunsCsv } from './runs-csv.ts';
import { Trajectories } from './trajectories.ts';

/** All that the files of a source say but for the events. */
export interface SourceIndex {
  readonly records: Records;
  readonly trajectories: Trajectories;
  /** Files that no part of the format knows. */
  readonly unread: readonly string[];
}

class Indexer implements SourceIndex {
  readonly records = new Records();
  readonly trajectories: Trajectories;
  readonly unread: string[] = [];
  private readonly problems: ImportProblem[] = [];
  private readonly summaries: Summary[] = [];
  private readonly exits: {
    readonly time: number;
    readonly run: string;
    readonly statuses: readonly ExitStatus[];
  }[] = [];

  constructor(private readonly rootName: string) {
    this.trajectories = new Trajectories(rootName, this.records, this.report);
  }

  readonly report = (problem: ImportProblem): void => {
    this.problems.push(problem);
  };

  *newProblems(): Generator<ImportItem> {
    for (const problem of this.problems.splice(0)) yield { kind: 'problem', problem };
  }

  async *add(document: Document): AsyncGenerator<ImportItem> {
    if (classify(document.path) === 'trajectory') yield* this.trajectories.read(document);
    else await this.smallFile(document);
  }

  private async smallFile(document: Document): Promise<void> {
    switch (classify(document.path)) {
      case 'rows':
        return this.rows(document);
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
  *finish(): Generator<ImportItem> {
    for (const summary of this.summaries) this.applySummary(summary);
    for (const { run, statuses } of this.exits.sort((a, b) => a.time - b.time))
      for (const status of statuses) this.applyExit(run, status);
    yield* this.newProblems();
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
}

/** Tables first: what they say of a run names it, whatever its trajectory says. */
function tablesFirst(source: Source): Source {
  const isTable = (path: string) => classify(path) === 'rows';
  const loose = [...source.loose];
  return {
    ...source,
    loose: loose.sort((a, b) => Number(isTable(b.relative)) - Number(isTable(a.relative))),
  };
}

/**
 * Reads every file once. A trajectory's events are handed on as soon as they are read and then forgotten, so that only what
 * small files say is kept, whatever the trajectories weigh.
 */
export async function* indexSource(
  source: Source,
  signal: AbortSignal,
): AsyncGenerator<ImportItem, SourceIndex> {
  const indexer = new Indexer(source.rootName);
  let done = 0;
  for await (const document of documentsOf(tablesFirst(source), indexer.report, signal)) {
    yield* indexer.add(document);
    yield* indexer.newProblems();
    done += 1;
    yield { kind: 'progress', done, total: Math.max(done, source.loose.length), unit: 'files' };
  }
  yield* indexer.finish();
  return indexer;
}
