import { type Document, documentsOf, type Source } from '../documents.ts';
import type { ImportProblem } from '../format.ts';
import type { Bundle, LoadedFiles } from './bundle-reader.ts';

export interface LoadedBundle<B> {
  readonly bundle: B;
  readonly files: LoadedFiles;
}

type Report = (problem: ImportProblem) => void;

async function looseDocuments(source: Source, signal: AbortSignal): Promise<ReadonlyMap<string, Document>> {
  const loose = new Map<string, Document>();
  for await (const document of documentsOf({ ...source, archives: [] }, () => {}, signal))
    loose.set(document.file, document);
  return loose;
}

/** A bundle some of whose files come out of an archive one by one, as the archive has them. */
class Gathering<B extends Bundle> {
  readonly files = new Map<string, Buffer>();
  private readonly missing: Set<string>;

  constructor(readonly bundle: B) {
    this.missing = new Set(bundle.files);
  }

  put(file: string, bytes: Buffer | null): boolean {
    if (bytes !== null) this.files.set(file, bytes);
    this.missing.delete(file);
    return this.missing.size === 0;
  }
}

async function* gather<B extends Bundle>(
  documents: AsyncIterable<Document>,
  bundles: readonly B[],
  report: Report,
): AsyncGenerator<LoadedBundle<B>> {
  const open = new Set(bundles.map((bundle) => new Gathering(bundle)));
  const wanted = new Map([...open].flatMap((one) => one.bundle.files.map((file) => [file, one] as const)));
  for await (const document of documents) {
    const gathering = wanted.get(document.file);
    if (gathering === undefined || !gathering.put(document.file, await document.load(report))) continue;
    open.delete(gathering);
    // The map would keep the bytes of every bundle alive.
    for (const file of gathering.bundle.files) wanted.delete(file);
    yield gathering;
  }
  yield* open;
}

/**
 * Each bundle with its files' bytes, one bundle in memory at a time, in the order given; those with files in archives come
 * last, in the order in which the archive completes them.
 */
export async function* loadBundles<B extends Bundle>(
  source: Source,
  bundles: readonly B[],
  report: Report,
  signal: AbortSignal,
): AsyncGenerator<LoadedBundle<B>> {
  const loose = await looseDocuments(source, signal);
  const packed: B[] = [];
  for (const bundle of bundles) {
    signal.throwIfAborted();
    if (!bundle.files.every((file) => loose.has(file))) {
      packed.push(bundle);
      continue;
    }
    const files = new Map<string, Buffer>();
    for (const file of bundle.files) {
      const bytes = await loose.get(file)!.load(report);
      if (bytes !== null) files.set(file, bytes);
    }
    yield { bundle, files };
  }
  if (packed.length > 0)
    yield* gather(
      documentsOf(source, () => {}, signal),
      packed,
      report,
    );
}
