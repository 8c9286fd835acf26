import { basename } from 'node:path';
import { UserError } from '../../analysis/model/user-error.ts';
import type { Mapping } from '../../preload/schemas/mapping-schema.ts';
import type { Progress } from '../jobs/job.ts';
import type { Store } from '../store/store-client.ts';
import { BatchSender } from './batch-sender.ts';
import { contentHash } from './content-hash.ts';
import { type DetectedSource, detectSources } from './detect.ts';
import type { Format, ImportItem } from './format.ts';

export interface ImportContext {
  readonly store: Store;
  readonly appVersion: string;
  readonly now: () => number;
}

/** Reads every source behind `paths` into the workspace, each as one import; yields progress, returns the summaries. */
export async function* runImport(
  context: ImportContext,
  paths: readonly string[],
  mapping: Mapping,
  signal: AbortSignal,
  isWanted: (format: Format) => boolean = () => true,
): AsyncGenerator<
  Progress,
  { imports: readonly ImportedSource[]; unrecognised: readonly { path: string; reason: string }[] }
> {
  const found = await detectSources(paths, signal);
  const sources = found.filter(({ format }) => format === null || isWanted(format));
  const known = sources.filter((source): source is Recognised => source.format !== null);
  const unrecognised = sources
    .filter((source) => source.format === null)
    .map(({ path, reason }) => ({ path, reason }));
  if (known.length === 0) throw nothingRecognised(unrecognised);
  const imports: ImportedSource[] = [];
  for (const source of known) imports.push(yield* importSource(context, source, mapping, signal));
  return { imports, unrecognised };
}

/** An import as it is listed. */
export type ImportedSource = Readonly<Record<string, unknown>> & { readonly import_id: number };

type Recognised = DetectedSource & { readonly format: Format };

function nothingRecognised(unrecognised: readonly { path: string; reason: string }[]): UserError {
  const first = unrecognised[0];
  const more = unrecognised.length > 1 ? ` (and ${unrecognised.length - 1} more)` : '';
  return new UserError(
    'bad-input',
    first ? `${first.path}${more}: ${first.reason}` : 'There is nothing to import.',
    'The README lists the formats that can be read.',
  );
}

async function* importSource(
  context: ImportContext,
  { path, format }: Recognised,
  mapping: Mapping,
  signal: AbortSignal,
): AsyncGenerator<Progress, ImportedSource> {
  const { store } = context;
  yield { done: 0, total: null, unit: 'files', message: `Reading ${path}`, warnings: 0 };
  const { hash, n_files } = await contentHash(path, signal);
  const already = await store.call('findImport', { hash, mapping: JSON.stringify(mapping) });
  if (already !== null)
    return {
      ...(await store.call('getImport', { import_id: already })),
      import_id: already,
      state: 'unchanged',
    };
  const token = await store.call('importBegin', {
    path,
    format: format.name,
    hash,
    mapping,
    n_files,
    app_version: context.appVersion,
    imported_at: context.now(),
  });
  try {
    yield* transfer(store, token, format.read(path, mapping, signal), path);
    if (signal.aborted) throw new UserError('cancelled', 'Cancelled.');
  } catch (error) {
    await store.call('importAbort', { token });
    throw error;
  }
  const import_id = await store.call('importCommit', { token });
  return { ...(await store.call('getImport', { import_id })), import_id };
}

async function* transfer(
  store: Store,
  token: number,
  items: AsyncIterable<ImportItem>,
  path: string,
): AsyncGenerator<Progress> {
  const sender = new BatchSender((batch) => store.call('importAdd', { token, batch }));
  for await (const item of items) {
    if (item.kind === 'progress') {
      const { done, total, unit } = item;
      yield { done, total, unit, message: `Reading ${path}`, warnings: sender.problemsSeen };
    } else await sender.take(item);
  }
  await sender.finish();
}

/** What the jobs list calls an import. */
export function importTitle(paths: readonly string[]): string {
  const first = basename(paths[0] ?? '');
  return paths.length > 1 ? `Import ${first} and ${paths.length - 1} more` : `Import ${first}`;
}
