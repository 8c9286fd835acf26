import { posix } from 'node:path';
import { type Document, documentsOf, type Source } from '../../documents.ts';
import type { ImportProblem } from '../../format.ts';
import { readJson } from '../../read-json.ts';
import type { ReadContext } from '../../transcript/transcript-reader.ts';
import { asObject, asText } from '../../untyped.ts';
import { readReport } from '../mini-swe-agent/report.ts';
import { besideKind, placeOfReport, rowsOf } from './beside.ts';
import { gradeOf, type Verdict } from './grade-of.ts';

/** Verdicts that stand beside the rows they are on. */
export class Verdicts {
  /** Path of a file of rows, or of its folder → task → verdict. */
  private readonly byPlace = new Map<string, Map<string, Verdict>>();
  private readonly paths = new Set<string>();
  /** Path of a file of verdicts → what is wrong with it. */
  readonly faults = new Map<string, readonly ImportProblem[]>();

  /** A file of the source, whatever it is. */
  met(path: string): void {
    this.paths.add(path);
  }

  has(path: string): boolean {
    return this.paths.has(path);
  }

  add(place: string, task: string, verdict: Verdict): void {
    const tasks = this.byPlace.get(place) ?? new Map();
    this.byPlace.set(place, tasks);
    if (!tasks.has(task)) tasks.set(task, verdict);
  }

  /** On a task of the rows at `path`: a report, which tells every test, before the evaluation's own row. */
  on(path: string, task: string): Verdict | null {
    const places = [posix.dirname(path), path];
    return places.map((place) => this.byPlace.get(place)?.get(task)).find((verdict) => verdict) ?? null;
  }
}

async function addLines(verdicts: Verdicts, document: Document): Promise<void> {
  const faults: ImportProblem[] = [];
  for await (const line of document.lines((problem) => faults.push(problem))) {
    const { value, problems } = readJson(line.bytes, document.file, false, line.number);
    faults.push(...problems);
    const row = asObject(value);
    const task = asText(row?.instance_id);
    if (row !== null && task !== null) verdicts.add(rowsOf(document.path), task, gradeOf(row));
  }
  verdicts.faults.set(document.path, faults);
}

async function addReport(verdicts: Verdicts, document: Document, { report }: ReadContext): Promise<void> {
  const { folder, task } = placeOfReport(document.path);
  const bytes = await document.load(report);
  if (bytes === null) return;
  const { value, problems } = readJson(bytes, document.file, true);
  for (const problem of problems) report(problem);
  const found = value === undefined ? null : readReport(value, task, document.file, '');
  if (found !== null) verdicts.add(folder, task, found);
  else if (value !== undefined) {
    const reason = `it gives no verdict on ${task}`;
    report({ file: document.file, line: null, code: 'bad-report', reason });
  }
}

/** Reads the verdicts that stand in files of their own. */
export async function verdictsOf(source: Source, context: ReadContext): Promise<Verdicts> {
  const verdicts = new Verdicts();
  for await (const document of documentsOf(source, () => {}, context.signal)) {
    verdicts.met(document.path);
    const kind = besideKind(document.path);
    if (kind === 'verdicts') await addLines(verdicts, document);
    else if (kind === 'report') await addReport(verdicts, document, context);
  }
  return verdicts;
}
