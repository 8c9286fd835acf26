import { posix } from 'node:path';
import { type Document, documentsOf, type Source } from '../documents.ts';
import type { ImportProblem, Sniff } from '../format.ts';
import { keyPaths } from '../key-paths.ts';
import { listPredictions, type NamedPrediction, readPrediction } from '../predictions.ts';
import type { FileEnds } from '../read-ends.ts';
import { readJson } from '../read-json.ts';
import { EMPTY_ATTEMPT } from '../transcript/empty-attempt.ts';
import type { Transcript } from '../transcript/transcript.ts';
import { transcriptFormat } from '../transcript/transcript-format.ts';
import type { ReadContext, Transcripts } from '../transcript/transcript-reader.ts';

interface FoundPrediction extends NamedPrediction {
  readonly line: number | null;
}

const NO: Sniff = { confidence: 0, reason: '' };

/** Rows that tell more than a patch are of other formats. */
const MORE = ['resolved', 'history', 'messages', 'trajectory', 'test_result', 'metrics'];

function isPredictionAt(paths: ReadonlySet<string>, at: string): boolean {
  const has = (key: string) => paths.has(at + key);
  return has('model_patch') && (has('instance_id') || at !== '') && !MORE.some(has);
}

function sniff({ head }: FileEnds): Sniff {
  const paths = keyPaths(head.toString('utf8'), 2);
  const [byTask] = [...paths].filter((path) => path.endsWith('.model_patch'));
  const places = ['', '[].', ...(byTask === undefined ? [] : [byTask.slice(0, -'model_patch'.length)])];
  const isOurs = places.some((at) => isPredictionAt(paths, at));
  return isOurs ? { confidence: 0.85, reason: 'predictions: a patch for each task' } : NO;
}

async function* fromLines(document: Document, report: (problem: ImportProblem) => void) {
  const { file } = document;
  for await (const line of document.lines(report)) {
    const { value, problems } = readJson(line.bytes, file, true, line.number);
    for (const problem of problems) report(problem);
    const found = readPrediction(value, null, file);
    if (found !== null) yield { ...found, line: line.number };
    else if (value !== undefined) {
      const reason = 'this line names no task or has no model_patch';
      report({ file, line: line.number, code: 'bad-predictions', reason });
    }
  }
}

async function* fromValue(document: Document, report: (problem: ImportProblem) => void) {
  const bytes = await document.load(report);
  if (bytes === null) return;
  const { value, problems } = readJson(bytes, document.file, true);
  for (const problem of problems) report(problem);
  for (const found of listPredictions(value, document.file) ?? []) yield { ...found, line: null };
}

/** Lines where the name says so; every other file is one value. */
const predictionsIn = (
  document: Document,
  report: (problem: ImportProblem) => void,
): AsyncIterable<FoundPrediction> =>
  document.path.endsWith('.jsonl') ? fromLines(document, report) : fromValue(document, report);

function toTranscript({ instance, prediction, line }: FoundPrediction, { file }: Document): Transcript {
  const { model, patch } = prediction;
  return {
    ...{
      group: model ?? posix.basename(file),
      file,
      line,
      task: instance,
      benchmark: null,
      repository: null,
    },
    ...{ agent: null, model, settings: {}, condition: null, repeat: null },
    note: 'A prediction: a patch alone, which nobody has graded.',
    attempt: { ...EMPTY_ATTEMPT, patch, patch_empty: patch.trim() === '' },
    grade: null,
  };
}

async function* read(document: Document, { report, note }: ReadContext): AsyncGenerator<Transcript> {
  const seen = new Set<string>();
  for await (const found of predictionsIn(document, report)) {
    const { instance, prediction, others, line } = found;
    if (others.length > 0) note(`Not kept of predictions: ${others.join(', ')}.`);
    const key = JSON.stringify([instance, prediction.model, prediction.patch]);
    if (seen.has(key)) {
      const reason = `the prediction for ${instance} stands twice and was taken once`;
      report({ file: document.file, line, code: 'duplicate', reason });
    } else yield toTranscript(found, document);
    seen.add(key);
  }
}

/** The tasks of all predictions, which together tell the benchmark. */
async function prepare(source: Source, { signal }: ReadContext): Promise<Transcripts> {
  const tasks = new Set<string>();
  for await (const document of documentsOf(source, () => {}, signal))
    for await (const { instance } of predictionsIn(document, () => {})) tasks.add(instance);
  return { read, tasks: [...tasks] };
}

/** Predictions as the SWE-bench harness takes them: lines, a list, or an object by task. */
export const predictions = transcriptFormat({ name: 'predictions', sniff, prepare });
