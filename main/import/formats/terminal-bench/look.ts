import { posix } from 'node:path';
import type { Document } from '../../documents.ts';
import { readJson } from '../../read-json.ts';
import { folderOf } from '../../run-key.ts';
import type { BundleContext } from '../../transcript/bundle-reader.ts';
import { asObject, asObjects } from '../../untyped.ts';
import { type RunMetadata, runLock, runMetadata } from './run-metadata.ts';
import { type TrialResult, trialResult } from './trial-result.ts';

/** What one file of a run says; `folder` is the run's, '' at the source's root. */
export type TerminalLook = { readonly folder: string; readonly file: string } & (
  | { readonly kind: 'run'; readonly metadata: RunMetadata }
  | { readonly kind: 'lock'; readonly metadata: RunMetadata }
  | { readonly kind: 'results'; readonly trials: readonly TrialResult[] }
  | { readonly kind: 'trial'; readonly trial: TrialResult }
);

const TOLD = /(^|\/)(results\.json|run_metadata\.json|tb\.lock)$/;

/** Whether a file, by its path, may tell a result: what else a trial leaves behind is recordings and logs. */
const isTold = (path: string): boolean => TOLD.test(path) || (path.endsWith('.json') && !path.includes('/'));

/** A trial's result lies in `RUN/TASK/TRIAL/`; where the source begins further down, its root stands for the run. */
const runOfTrial = (path: string): string => folderOf(folderOf(folderOf(path)));

/** What a file is, by its content; null where it tells no result. */
export async function lookAtFile(document: Document, context: BundleContext): Promise<TerminalLook | null> {
  const { path, file } = document;
  if (!isTold(path)) return null;
  const bytes = await document.load(context.report);
  if (bytes === null) return null;
  const { value, problems } = readJson(bytes, file, false);
  for (const problem of problems) context.report(problem);
  const object = asObject(value);
  if (object === null) return null;
  const folder = folderOf(path);
  const trial = trialResult(object);
  if (trial !== null) return { kind: 'trial', folder: runOfTrial(path), file, trial };
  const metadata = runMetadata(object);
  if (metadata !== null) return { kind: 'run', folder, file, metadata };
  const lock = posix.basename(path) === 'tb.lock' ? runLock(object) : null;
  if (lock !== null) return { kind: 'lock', folder, file, metadata: lock };
  if (!Array.isArray(object.results)) return null;
  const trials = asObjects(object.results).flatMap((one) => trialResult(one) ?? []);
  const left = object.results.length - trials.length;
  const reason = `${left} results name no task or say nothing of a verdict; left out`;
  if (left > 0) context.report({ file, line: null, code: 'bad-result', reason });
  return trials.length === 0 ? null : { kind: 'results', folder, file, trials };
}
