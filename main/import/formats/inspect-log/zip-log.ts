import { readJson } from '../../read-json.ts';
import { openZip, type Zip, type ZipEntry } from '../../read-zip.ts';
import type { ReadContext } from '../../transcript/transcript-reader.ts';
import { asObject, asObjects, type Untyped } from '../../untyped.ts';
import { chunkedSample } from './chunked-sample.ts';
import type { Log, LoggedSample } from './log.ts';

const SAMPLE = /^samples\/(.+_epoch_\d+)\.json$/;
/** A sample in pieces, as large ones may be. */
const CHUNKED = /^(samples\/(.+_epoch_\d+))\/sample\.json$/;
const PIECE = /^(samples\/.+_epoch_\d+)\/(?:metadata\.json|[a-z]+\/\d+\.json)$/;
const SUMMARIES = /^_journal\/summaries\/\d+\.json$/;

const keyOf = ({ id, epoch }: Untyped): string => `${String(id)}_epoch_${String(epoch)}`;

function sizesByPrefix(entries: readonly ZipEntry[]): ReadonlyMap<string, ReadonlyMap<string, number>> {
  const byPrefix = new Map<string, Map<string, number>>();
  for (const { name, bytes } of entries) {
    const prefix = PIECE.exec(name)?.[1];
    if (prefix === undefined) continue;
    const sizes = byPrefix.get(prefix) ?? new Map<string, number>();
    byPrefix.set(prefix, sizes.set(name, bytes));
  }
  return byPrefix;
}

/** The parts of a log, loaded as they are asked for. */
class ZipLog implements Log {
  header: Untyped = {};
  reductions: unknown;
  private readonly byName: ReadonlyMap<string, ZipEntry>;
  /** Of samples in pieces: prefix → the sizes of what stands under it. */
  private readonly sizes: ReadonlyMap<string, ReadonlyMap<string, number>>;

  constructor(
    private readonly zip: Zip,
    private readonly file: string,
    private readonly context: ReadContext,
  ) {
    this.byName = new Map(zip.entries.map((entry) => [entry.name, entry]));
    this.sizes = sizesByPrefix(zip.entries);
  }

  /** Whether it is a log of Inspect at all. */
  async open(): Promise<boolean> {
    const header = (await this.json('header.json')) ?? (await this.json('_journal/start.json'));
    this.header = asObject(header) ?? {};
    this.reductions = await this.json('reductions.json');
    return asObject(this.header.eval) !== null;
  }

  private async json(name: string): Promise<unknown> {
    const bytes = await this.byName.get(name)?.load();
    if (!bytes) return undefined;
    const { value, problems } = readJson(bytes, `${this.file}!${name}`, false);
    for (const problem of problems) this.context.report(problem);
    return value;
  }

  async *samples(): AsyncGenerator<LoggedSample> {
    const read = new Set<string>();
    for (const { name } of this.zip.entries) {
      this.context.signal.throwIfAborted();
      const key = SAMPLE.exec(name)?.[1] ?? CHUNKED.exec(name)?.[2];
      const sample = key === undefined || read.has(key) ? null : await this.sample(name);
      if (sample === null) continue;
      read.add(key!);
      yield { file: `${this.file}!${name}`, sample, isWhole: true };
    }
    for (const sample of await this.summaries())
      if (!read.has(keyOf(sample))) yield { file: this.file, sample, isWhole: false };
  }

  private async sample(name: string): Promise<Untyped | null> {
    const prefix = CHUNKED.exec(name)?.[1];
    if (prefix === undefined) return asObject(await this.json(name));
    return chunkedSample(prefix, {
      sizes: this.sizes.get(prefix) ?? new Map(),
      json: (piece) => this.json(piece),
      report: (piece, code, reason) =>
        this.context.report({ file: `${this.file}!${piece}`, line: null, code, reason }),
    });
  }

  /** Of all samples; an unfinished log has them in its journal only. */
  private async summaries(): Promise<readonly Untyped[]> {
    if (this.byName.has('summaries.json')) return asObjects(await this.json('summaries.json'));
    const found: Untyped[] = [];
    for (const { name } of this.zip.entries)
      if (SUMMARIES.test(name)) found.push(...asObjects(await this.json(name)));
    return found;
  }

  close(): void {
    this.zip.close();
  }
}

/**
 * A log that is a ZIP archive, on disk or in memory; null where it is none, which is reported. One without an end is read as
 * far as its journal goes.
 */
export async function zipLog(
  source: string | Buffer,
  file: string,
  context: ReadContext,
): Promise<Log | null> {
  const zip = await openZip(source, file, context.report);
  if (zip === null) return null;
  const log = new ZipLog(zip, file, context);
  if (await log.open()) return log;
  zip.close();
  const reason = 'this archive is no log of Inspect: it has neither a header nor the start of a journal';
  context.report({ file, line: null, code: 'not-a-log', reason });
  return null;
}
