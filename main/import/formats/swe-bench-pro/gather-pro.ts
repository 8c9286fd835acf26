import { basename, dirname, posix, resolve } from 'node:path';
import { decodeText, TextError } from '../../decode-text.ts';
import { type Document, documentsOf, type Source } from '../../documents.ts';
import type { ImportProblem } from '../../format.ts';
import { isSideFile } from '../../is-side-file.ts';
import { readJson } from '../../read-json.ts';
import { folderOf } from '../../run-key.ts';
import { type FailureLabel, hasLabelHeader, readFailureLabels } from './failure-labels.ts';
import { isVerdictMap, readVerdictMap } from './verdict-map.ts';

export interface VerdictFile {
  readonly path: string;
  readonly file: string;
  readonly verdicts: ReadonlyMap<string, boolean>;
}

export interface LabelFile {
  readonly file: string;
  readonly labels: readonly FailureLabel[];
}

/** All that a source of results of SWE-bench Pro holds. */
export interface GatheredPro {
  readonly verdicts: readonly VerdictFile[];
  readonly labels: readonly LabelFile[];
  readonly problems: readonly ImportProblem[];
  readonly unread: readonly string[];
}

/** A single file keeps the folder that names its run. */
export const nameWithFolder = (path: string): string =>
  `${basename(dirname(resolve(path)))}/${basename(path)}`;

/** What a run is called: the folder of its `eval_results.json`, or the name of a file that is called otherwise. */
export function runOf(path: string): string {
  const name = posix.basename(path);
  const isUsual = /^(eval_?)?results?\.json$/i.test(name);
  return isUsual && folderOf(path) !== '' ? posix.basename(folderOf(path)) : posix.basename(path, '.json');
}

class ProGatherer {
  readonly verdicts: VerdictFile[] = [];
  readonly labels: LabelFile[] = [];
  readonly problems: ImportProblem[] = [];
  readonly unread: string[] = [];

  readonly report = (problem: ImportProblem): void => {
    this.problems.push(problem);
  };

  async add(document: Document): Promise<void> {
    const { path } = document;
    if (isSideFile(posix.basename(path))) return;
    if (path.endsWith('.json')) await this.json(document);
    else if (path.endsWith('.csv')) await this.csv(document);
    else this.unread.push(document.file);
  }

  private async json({ path, file, load }: Document): Promise<void> {
    const bytes = await load(this.report);
    if (bytes === null) return;
    const { value, problems } = readJson(bytes, file, true);
    this.problems.push(...problems);
    if (isVerdictMap(value))
      this.verdicts.push({ path, file, verdicts: readVerdictMap(value, file, this.report) });
    else if (value !== undefined) this.unread.push(file);
  }

  private async csv({ file, load }: Document): Promise<void> {
    const bytes = await load(this.report);
    if (bytes === null) return;
    try {
      const { text } = decodeText(bytes);
      if (hasLabelHeader(text))
        this.labels.push({ file, labels: [...readFailureLabels(text, file, this.report)] });
      else this.unread.push(file);
    } catch (error) {
      if (!(error instanceof TextError)) throw error;
      this.report({ file, line: null, code: error.code, reason: error.message });
    }
  }
}

export async function gatherPro(source: Source, signal: AbortSignal): Promise<GatheredPro> {
  const gatherer = new ProGatherer();
  gatherer.problems.push(...source.problems);
  for await (const document of documentsOf(source, gatherer.report, signal)) await gatherer.add(document);
  return gatherer;
}
