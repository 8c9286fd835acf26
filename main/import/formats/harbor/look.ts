import { posix } from 'node:path';
import type { Document } from '../../documents.ts';
import { readJson } from '../../read-json.ts';
import type { BundleContext } from '../../transcript/bundle-reader.ts';
import { asObject } from '../../untyped.ts';
import { type ExpectedTrial, expectedTrials, isJobConfig } from './job-config.ts';
import { type JobFacts, jobFacts } from './job-facts.ts';
import { rewardIn } from './reward-in.ts';
import { type TrialFacts, type TrialNames, trialFacts, trialNames } from './trial-facts.ts';

/** What one file of a job says; `folder` is that of the job or trial it belongs to, '' at the source's root. */
export type HarborLook = { readonly folder: string; readonly file: string; readonly path: string } & (
  | { readonly kind: 'job'; readonly job: JobFacts }
  | { readonly kind: 'job-config'; readonly expected: readonly ExpectedTrial[] | null }
  | { readonly kind: 'result'; readonly facts: TrialFacts }
  | { readonly kind: 'config'; readonly names: TrialNames }
  | { readonly kind: 'reward'; readonly reward: number | null }
  | { readonly kind: 'exception'; readonly text: string }
  | { readonly kind: 'trajectory' }
  | { readonly kind: 'patch' }
  | { readonly kind: 'report' }
);

type Own = HarborLook extends infer Look
  ? Look extends HarborLook
    ? Omit<Look, 'file' | 'path'>
    : never
  : never;

/** Files of a trial by where they stand: the folder before the mark is the trial's. */
const PLACES = [
  ['trajectory', /(?:^|\/)(?:steps\/[^/]+\/)?agent\/[^/]*trajectory[^/]*\.json$/],
  ['reward', /(?:^|\/)verifier\/reward\.(?:txt|json)$/],
  ['report', /(?:^|\/)verifier\/report\.json$/],
  ['exception', /(?:^|\/)exception\.txt$/],
  ['patch', /(?:^|\/)(?:artifacts\/(?:.*\/)?|agent\/)model\.patch$/],
] as const;

type Json = Readonly<Record<string, unknown>>;

async function json(document: Document, context: BundleContext): Promise<Json | null> {
  const bytes = await document.load(context.report);
  if (bytes === null) return null;
  const { value, problems } = readJson(bytes, document.file, false);
  for (const problem of problems) context.report(problem);
  return asObject(value);
}

async function text(document: Document, context: BundleContext): Promise<string | null> {
  return (await document.load(context.report))?.toString('utf8').trim() ?? null;
}

/** A reward is a bare number in a text file, or an object of numbers. */
async function reward(document: Document, context: BundleContext): Promise<number | null> {
  if (document.path.endsWith('.json')) return rewardIn(await json(document, context)).reward;
  const given = await text(document, context);
  const number = given === null || given === '' ? Number.NaN : Number(given);
  if (!Number.isNaN(number)) return number;
  const reason = `the reward is ${JSON.stringify(given ?? '')}, which is no number`;
  context.report({ file: document.file, line: 1, code: 'bad-number', reason });
  return null;
}

async function byPlace(document: Document, context: BundleContext): Promise<Own | null> {
  for (const [kind, place] of PLACES) {
    const match = place.exec(document.path);
    if (match === null) continue;
    const folder = document.path.slice(0, match.index);
    if (kind === 'reward') return { kind, folder, reward: await reward(document, context) };
    if (kind === 'exception') return { kind, folder, text: (await text(document, context)) ?? '' };
    return { kind, folder };
  }
  return null;
}

/** A JSON file that is the result or configuration of a job or trial, whatever it is called. */
async function byContent(document: Document, context: BundleContext): Promise<Own | null> {
  const value = await json(document, context);
  if (value === null) return null;
  const folder = posix.dirname(document.path).replace(/^\.$/, '');
  const job = jobFacts(value);
  if (job !== null) return { kind: 'job', folder, job };
  const facts = trialFacts(value);
  if (facts !== null) return { kind: 'result', folder, facts };
  if (isJobConfig(value)) return { kind: 'job-config', folder, expected: expectedTrials(value) };
  const names = trialNames(value);
  return names === null ? null : { kind: 'config', folder, names };
}

/** What a file is by its place in a job, or by its content where it stands at the top of a job or trial. */
export async function lookAtFile(document: Document, context: BundleContext): Promise<HarborLook | null> {
  const { path, file } = document;
  const placed = await byPlace(document, context);
  const isResult = /^(?:.*\/)?(?:result|config)\.json$/.test(path) || !path.includes('/');
  const found = placed ?? (isResult && path.endsWith('.json') ? await byContent(document, context) : null);
  return found === null ? null : { ...found, path, file };
}
