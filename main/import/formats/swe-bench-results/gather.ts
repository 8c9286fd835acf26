import { posix } from 'node:path';
import { benchmarkOfDataset } from '../../benchmark-of-dataset.ts';
import { type Document, documentsOf } from '../../documents.ts';
import type { ImportProblem } from '../../format.ts';
import { readHarnessLog } from '../../harness/harness-log.ts';
import { EMPTY_ROW } from '../../harness/result-row.ts';
import { readSummary } from '../../harness/summary.ts';
import { listPredictions, readPrediction } from '../../predictions.ts';
import { folderOf } from '../../run-key.ts';
import { asObject, asText, type Untyped } from '../../untyped.ts';
import { AGENT_ROW_KEPT, readAgentRow } from './agent-row.ts';
import { readArms } from './arms.ts';
import { readCountsBy } from './counts-by.ts';
import { fileKind } from './file-kind.ts';
import type { Gathered } from './gathered.ts';
import type { DocumentKind } from './kind-of.ts';
import { lastOfEach } from './last-of-each.ts';
import { readLegacySummary } from './legacy-summary.ts';
import { readMetadata } from './metadata.ts';
import { METRIC_ROW_KEPT, readMetricRow } from './metric-row.ts';
import type { ResultsSource } from './open-results.ts';
import { placeOfFolder } from './place-of.ts';
import { type ReadDocument, readResultsDocument, readText } from './read-document.ts';
import type { Runs } from './runs.ts';
import { readSmithSummary } from './smith-summary.ts';
import { readSystemList } from './system-list.ts';
import { isInTaskFolder, takeReports } from './take-reports.ts';

/** A file in `trajs/` that is larger than this is a transcript without a look at it. */
const LARGEST_RECORD = 256 * 1024;

interface Found {
  readonly path: string;
  readonly file: string;
  readonly read: ReadDocument;
}

/** First pass: reads every small file of a source, and puts reports, which name their run, where they belong. */
class Gatherer {
  readonly gathered: Gathered = {
    arms: [],
    summaries: [],
    legacy: [],
    smith: [],
    predictions: [],
    agentRows: [],
    metricRows: [],
    verdictRows: [],
    systems: [],
    counts: [],
    metadata: [],
    logs: [],
    patches: [],
    transcripts: [],
    unread: [],
  };
  private readonly loose: ReadonlyMap<string, { readonly path: string; readonly bytes: number }>;

  constructor(
    private readonly runs: Runs,
    { source }: ResultsSource,
  ) {
    this.loose = new Map(source.loose.map((file) => [file.relative, file]));
  }

  private readonly takers: Readonly<Record<DocumentKind, (found: Found) => void>> = {
    report: ({ path, file, read }) => takeReports(path, file, read.whole, this.runs),
    summary: ({ path, file, read }) =>
      this.gathered.summaries.push(readSummary(asObject(read.whole)!, path, file, this.runs.report)),
    'legacy-summary': ({ path, file, read }) =>
      this.gathered.legacy.push({
        place: this.runs.placeOf(path),
        file,
        summary: readLegacySummary(asObject(read.whole)!, file, this.runs.report),
      }),
    'smith-summary': ({ path, file, read }) =>
      this.gathered.smith.push({
        place: this.runs.placeOf(path),
        file,
        verdicts: readSmithSummary(asObject(read.whole)!, file, this.runs.report),
      }),
    predictions: (found) => this.predictions(found),
    arms: ({ path, file, read }) =>
      this.gathered.arms.push({
        place: this.runs.placeOf(path),
        file,
        arms: readArms(asObject(read.whole)!, file, this.runs.report),
      }),
    'system-list': ({ path, file, read }) =>
      this.gathered.systems.push({
        place: this.runs.placeOf(path),
        file,
        list: readSystemList(asObject(read.whole)!),
      }),
    'agent-rows': (found) => this.agentRows(found),
    'metric-rows': (found) => this.metricRows(found),
    'verdict-rows': ({ path, file, read }) =>
      this.gathered.verdictRows.push({
        path,
        file,
        entries: this.readRows(file, read, (value, line) => verdictRow(value, file, line)),
      }),
    'resolved-by': ({ path, file, read }) =>
      this.gathered.counts.push(readCountsBy(asObject(read.whole)!, this.runs.placeOf(path), file)),
    totals: ({ file }) =>
      this.runs.notes.push(
        `${file} was not imported: it holds scores or sums over many tasks, no task's result.`,
      ),
    'run-metadata': ({ path, read }) => this.runMetadata(path, asObject(read.whole)!),
    validation: ({ file }) =>
      this.runs.notes.push(`${file} was not imported: it holds which tests a task has, no run's result.`),
  };

  async add(document: Document, path: string): Promise<void> {
    switch (fileKind(path)) {
      case 'json':
        return this.json(document, path);
      case 'transcript':
        return this.transcript(document, path);
      case 'metadata':
        return this.metadata(document, path);
      case 'log':
        return this.log(document, path);
      case 'patch':
        return this.patch(document, path);
      case 'harness':
      case 'side':
        return;
      default:
        this.gathered.unread.push(document.file);
    }
  }

  private async json(document: Document, path: string): Promise<void> {
    const read = await readResultsDocument(document, this.runs.report);
    if (read === null) return;
    if (read.kind === null) this.unknown(document.file, path);
    else this.takers[read.kind]({ path, file: document.file, read });
  }

  private unknown(file: string, path: string): void {
    if (isInTaskFolder(path)) this.problem(file, 'bad-report', 'it gives no verdict in a form that is known');
    else this.gathered.unread.push(file);
  }

  /** Some submissions keep a record of what a run took where others keep its transcript. */
  private async transcript(document: Document, path: string): Promise<void> {
    const onDisk = this.loose.get(document.file);
    const isSmall = onDisk === undefined || onDisk.bytes <= LARGEST_RECORD;
    if (/\.jsonl?$/.test(path) && isSmall) {
      const problems: ImportProblem[] = [];
      const read = await readResultsDocument(document, (problem) => problems.push(problem));
      if (read?.kind === 'metric-rows') {
        for (const problem of problems) this.runs.report(problem);
        return this.takers['metric-rows']({ path, file: document.file, read });
      }
    }
    if (onDisk === undefined) this.gathered.unread.push(document.file);
    else this.gathered.transcripts.push({ path, file: document.file, onDisk: onDisk.path });
  }

  private async metadata(document: Document, path: string): Promise<void> {
    const text = await readText(document, this.runs.report);
    const settings = text === null ? null : readMetadata(text, document.file, this.runs.report);
    const place = this.runs.placeOf(path);
    if (settings !== null) this.gathered.metadata.push({ place, file: document.file, settings });
  }

  /** Folder and task of what the harness keeps in a folder for each task. */
  private ofTask(path: string, file: string) {
    const folder = folderOf(path);
    return {
      place: placeOfFolder(folderOf(folder), this.runs.rootName),
      file,
      instance: posix.basename(folder),
    };
  }

  /** Where there is a report, nobody asks why there is none; the logs of tests are large. */
  private async log(document: Document, path: string): Promise<void> {
    if (this.loose.has(`${folderOf(document.file)}/report.json`)) return;
    const text = await readText(document, this.runs.report);
    const log = text === null ? null : readHarnessLog(text, document.file);
    if (log !== null) this.gathered.logs.push({ ...this.ofTask(path, document.file), log });
  }

  private async patch(document: Document, path: string): Promise<void> {
    const patch = await readText(document, this.runs.report);
    if (patch === null) return;
    const of = this.ofTask(path, document.file);
    const prediction = { file: document.file, model: of.place.model, patch };
    this.gathered.patches.push({ ...of, prediction });
  }

  /** A data set of another name may be a part of a known one, which the tasks themselves tell. */
  private runMetadata(path: string, value: Untyped): void {
    const benchmark = benchmarkOfDataset(asText(value.dataset), asText(value.split));
    if (benchmark?.startsWith('SWE-bench'))
      this.runs.records.tell(this.runs.placeOf(path).run, { benchmark });
  }

  private predictions({ path, file, read }: Found): void {
    const named =
      read.whole === null
        ? read.rows.flatMap(({ value }) => readPrediction(value, null, file) ?? [])
        : (listPredictions(read.whole, file) ?? []);
    const left = (read.whole === null ? read.rows.length : countOf(read.whole)) - named.length;
    if (left > 0) this.problem(file, 'bad-predictions', `${left} entries name no task or no patch; left out`);
    const others = new Set(named.flatMap((entry) => entry.others));
    if (others.size > 0) this.runs.notes.push(`Columns of ${file} not imported: ${[...others].join(', ')}.`);
    this.gathered.predictions.push({ path, file, entries: lastOfEach(named, file, this.runs.report) });
  }

  private agentRows({ path, file, read }: Found): void {
    const entries = this.readRows(file, read, (value, line) =>
      readAgentRow(value, file, line, this.runs.report),
    );
    this.gathered.agentRows.push({ path, file, entries });
    this.noteLost(
      file,
      read.rows.map(({ value }) => value),
      AGENT_ROW_KEPT,
    );
  }

  private metricRows({ path, file, read }: Found): void {
    const entries = this.readRows(file, read, (value, line) => readMetricRow(value, file, line));
    this.gathered.metricRows.push({ path, file, entries });
    // The costs of helpers are added to the agent's.
    const isKept = (key: string) => METRIC_ROW_KEPT.has(key) || key.endsWith('_cost');
    const told = read.rows.flatMap(({ value }) => [value, asObject(value.metrics) ?? {}]);
    if (read.whole === null) this.noteLost(file, told, { has: isKept });
  }

  /** Says which keys of a file's rows, where they hold anything, are not kept. */
  private noteLost(file: string, rows: readonly Untyped[], kept: { has(key: string): boolean }): void {
    const told = rows.flatMap((row) => Object.keys(row).filter((key) => row[key] !== null));
    const lost = [...new Set(told)].filter((key) => !kept.has(key));
    if (lost.length > 0) this.runs.notes.push(`Columns of ${file} not imported: ${lost.join(', ')}.`);
  }

  private readRows<T>(
    file: string,
    { rows }: ReadDocument,
    readRow: (value: Untyped, line: number | null) => T | null,
  ): readonly T[] {
    return rows.flatMap(({ value, line }) => {
      const row = readRow(value, line);
      if (row !== null) return [row];
      this.runs.report({
        file,
        line,
        code: 'bad-row',
        reason: 'the row is not of the kind of the first; left out',
      });
      return [];
    });
  }

  private problem(file: string, code: string, reason: string): void {
    this.runs.report({ file, line: null, code, reason });
  }
}

const countOf = (whole: unknown): number =>
  Array.isArray(whole) ? whole.length : Object.keys(asObject(whole) ?? {}).length;

function verdictRow(value: Untyped, file: string, line: number | null) {
  const instance = asText(value.instance_id);
  if (instance === null || typeof value.resolved !== 'boolean') return null;
  return { instance, row: { ...EMPTY_ROW, file, line, resolved: value.resolved } };
}

/** Reads all of a source but its transcripts; what is wrong goes to the problems of `runs`. */
export async function gather(results: ResultsSource, runs: Runs, signal: AbortSignal): Promise<Gathered> {
  const gatherer = new Gatherer(runs, results);
  for await (const document of documentsOf(results.source, runs.report, signal))
    await gatherer.add(document, `${results.prefix}${document.path}`);
  return gatherer.gathered;
}
