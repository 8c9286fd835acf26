import { posix } from 'node:path';
import { UserError } from '../../../../analysis/model/user-error.ts';
import type { Format, ImportedAttempt, ImportProblem } from '../../format.ts';
import { wholeRuns } from '../../whole-runs.ts';
import type { TranscriptFile } from './gathered.ts';

const LEAST = 0.5;

/** One run's attempt as another format reads it from a file in `trajs/`. */
export interface ToldAttempt {
  readonly instance: string;
  readonly attempt: ImportedAttempt;
}

async function formatOf(path: string, formats: readonly Format[]): Promise<Format | null> {
  let best: { readonly format: Format; readonly confidence: number } | null = null;
  for (const format of formats) {
    const { confidence } = await format.sniff(path);
    if (confidence >= LEAST && confidence > (best?.confidence ?? 0)) best = { format, confidence };
  }
  return best?.format ?? null;
}

/** The task that a file in `trajs/` is named for: by itself or by its folder, before any ending. */
function namedTask(path: string, known: ReadonlySet<string>): string | null {
  const names = [posix.basename(path), posix.basename(posix.dirname(path))];
  for (const name of names)
    for (let stem = name; stem !== ''; stem = stem.slice(0, Math.max(0, stem.lastIndexOf('.'))))
      if (known.has(stem)) return stem;
  return null;
}

/**
 * What the formats of transcripts make of one file. Its name tells the task where that is one of `known`, else the
 * transcript does. Yields nothing where no format knows the file.
 */
export async function* readTranscript(
  file: TranscriptFile,
  formats: readonly Format[],
  known: ReadonlySet<string>,
  report: (problem: ImportProblem) => void,
  signal: AbortSignal,
): AsyncGenerator<ToldAttempt> {
  const named = namedTask(file.path, known);
  try {
    const format = await formatOf(file.onDisk, formats);
    if (format === null) return;
    for await (const item of wholeRuns(format.read(file.onDisk, {}, signal))) {
      if (item.kind === 'problem') report({ ...item.problem, file: file.file });
      else if (item.kind === 'run' && item.run.attempt !== null)
        yield { instance: named ?? item.run.task, attempt: item.run.attempt };
    }
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    report({ file: file.file, line: null, code: error.code, reason: error.message });
  }
}
