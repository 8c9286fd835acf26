import { readJson } from '../../read-json.ts';
import { openZip, type Zip, type ZipEntry } from '../../read-zip.ts';
import type { ReadContext } from '../../transcript/transcript-reader.ts';
import { asObject, asObjects, type Untyped } from '../../untyped.ts';
import type { Log, LoggedSample } from './log.ts';

const SAMPLE = /^samples\/(.+_epoch_\d+)\.json$/;
/** A sample of many files, which later versions write. */
const CHUNKED = /^samples\/.+_epoch_\d+\/sample\.json$/;
const SUMMARIES = /^_journal\/summaries\/\d+\.json$/;

const keyOf = ({ id, epoch }: Untyped): string => `${String(id)}_epoch_${String(epoch)}`;

/** The parts of a log, loaded as they are asked for. */
class ZipLog implements Log {
  header: Untyped = {};
  reductions: unknown;
  private readonly byName: ReadonlyMap<string, ZipEntry>;

  constructor(
    private readonly zip: Zip,
    private readonly file: string,
    private readonly context: ReadContext,
  ) {
    this.byName = new Map(zip.entries.map((entry) => [entry.name, entry]));
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
      const key = SAMPLE.exec(name)?.[1];
      const sample = key === undefined ? null : asObject(await this.json(name));
      if (sample === null) continue;
      read.add(key!);
      yield { file: `${this.file}!${name}`, sample, isWhole: true };
    }
    if (this.zip.entries.some(({ name }) => CHUNKED.test(name)))
      this.context.note(
        `${this.file} keeps samples in pieces, which are not read; of each there is what its summary says.`,
      );
    for (const sample of await this.summaries())
      if (!read.has(keyOf(sample))) yield { file: this.file, sample, isWhole: false };
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
