import { posix } from 'node:path';
import { decodeText, TextError } from '../../decode-text.ts';
import { type Document, documentsOf, type Source } from '../../documents.ts';
import { readExitStatuses } from '../../exit-statuses.ts';
import type { ImportProblem } from '../../format.ts';
import { isSummary, readSummary } from '../../harness/summary.ts';
import { listPredictions, type NamedPrediction, readPrediction } from '../../predictions.ts';
import { readJson } from '../../read-json.ts';
import { placeOfTrajectory, runOfFile } from '../../run-key.ts';
import type { ReadContext } from '../../transcript/transcript-reader.ts';
import { type BesideKind, besideKind } from './beside.ts';
import { parseConfig } from './config.ts';
import { Run } from './run.ts';

/** Everything that lies beside the trajectories of a source, run by run. */
export class Survey {
  readonly runs = new Map<string, Run>();

  constructor(
    readonly rootName: string,
    private readonly report: (problem: ImportProblem) => void,
  ) {}

  run(name: string): Run {
    const run = this.runs.get(name) ?? new Run(name);
    this.runs.set(name, run);
    return run;
  }

  async add(document: Document): Promise<void> {
    const kind = besideKind(document.path);
    if (kind === 'prediction-lines') await this.lines(document);
    else if (kind !== null && kind !== 'plain') await this.file(document, kind);
  }

  private async file(document: Document, kind: BesideKind): Promise<void> {
    const bytes = await document.load(this.report);
    if (bytes === null) return;
    if (kind === 'config') this.config(document, bytes);
    else if (kind === 'exits') this.exits(document, bytes);
    else if (kind === 'summary') this.summary(document, bytes);
    else this.predictions(document, bytes);
  }

  /** `RUN/TASK/TASK.pred` and the like belong to RUN. */
  private runOf({ path }: Document): Run {
    const name = posix.basename(path);
    const ending = ['.pred', '.config.yaml'].find((end) => name.endsWith(end));
    return this.run(
      ending === undefined
        ? runOfFile(path, this.rootName)
        : placeOfTrajectory(path, this.rootName, ending).run,
    );
  }

  private text({ file }: Document, bytes: Buffer): string | null {
    try {
      return decodeText(bytes).text;
    } catch (error) {
      if (!(error instanceof TextError)) throw error;
      this.report({ file, line: null, code: error.code, reason: error.message });
      return null;
    }
  }

  private json({ file }: Document, bytes: Buffer): unknown {
    const { value, problems } = readJson(bytes, file, true);
    for (const problem of problems) this.report(problem);
    return value;
  }

  private bad({ file }: Document, code: string, reason: string): void {
    this.report({ file, line: null, code, reason });
  }

  private config(document: Document, bytes: Buffer): void {
    const text = this.text(document, bytes);
    if (text === null) return;
    const config = parseConfig(text);
    const name = posix.basename(document.path);
    const isOfRun = name === 'args.yaml' || name === 'config.yaml' || name === 'run_batch.config.yaml';
    if (config === null) this.bad(document, 'bad-yaml', 'it is neither YAML nor JSON; left out');
    else if (isOfRun) this.runOf(document).config = config;
    else this.runOf(document).task(name.slice(0, -'.config.yaml'.length)).config = config;
  }

  private exits(document: Document, bytes: Buffer): void {
    const text = this.text(document, bytes);
    if (text === null) return;
    const run = this.runOf(document);
    for (const status of readExitStatuses(text, document.file, this.report))
      run.task(status.instance).exit = status;
  }

  private predictions(document: Document, bytes: Buffer): void {
    const value = this.json(document, bytes);
    if (value === undefined) return;
    const found = listPredictions(value, document.file) ?? [];
    if (found.length === 0) this.bad(document, 'bad-predictions', 'it holds no prediction');
    for (const prediction of found) this.prediction(document, prediction);
  }

  private async lines(document: Document): Promise<void> {
    for await (const line of document.lines(this.report)) {
      const { value, problems } = readJson(line.bytes, document.file, true, line.number);
      for (const problem of problems) this.report(problem);
      if (value === undefined) continue;
      const prediction = readPrediction(value, null, document.file);
      if (prediction !== null) this.prediction(document, prediction);
      else {
        const reason = 'this line holds no prediction';
        this.report({ file: document.file, line: line.number, code: 'bad-predictions', reason });
      }
    }
  }

  /** A batch gathers the predictions of its tasks: one that stands twice is the same, unless it was run anew. */
  private prediction(document: Document, { instance, prediction }: NamedPrediction): void {
    const task = this.runOf(document).task(instance);
    const known = task.prediction;
    if (known !== null && known.patch.trim() !== prediction.patch.trim())
      this.bad(
        document,
        'disagreement',
        `it has another patch for ${instance} than ${known.file}, which counts`,
      );
    task.prediction ??= prediction;
  }

  private summary(document: Document, bytes: Buffer): void {
    const value = this.json(document, bytes);
    if (value === undefined) return;
    if (!isSummary(value)) {
      this.bad(document, 'bad-summary', 'it holds no verdicts in a form that is known; left out');
      return;
    }
    const run = this.runOf(document);
    const { verdicts, file } = readSummary(value, document.path, document.file, this.report);
    for (const [instance, listed] of verdicts) run.task(instance).verdict = { ...listed, file };
  }
}

/** Reads all that lies beside the trajectories of a source. */
export async function surveyOf(source: Source, { report, signal }: ReadContext): Promise<Survey> {
  const survey = new Survey(source.rootName, report);
  for await (const document of documentsOf(source, () => {}, signal)) await survey.add(document);
  return survey;
}
