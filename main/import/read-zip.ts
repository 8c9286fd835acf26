import { stat } from 'node:fs/promises';
import { pipeline, type Readable } from 'node:stream';
import { crc32, createInflateRaw } from 'node:zlib';
import { type Entry, fromBufferPromise, getFileNameLowLevel, openPromise, type ZipFile } from 'yauzl';
import { UserError } from '../../analysis/model/user-error.ts';
import { type ArchiveLimits, USUAL_LIMITS } from './archive-limits.ts';
import { BombGuard } from './bomb-guard.ts';
import { fileError } from './file-error.ts';
import type { ImportProblem } from './format.ts';
import { leadsOut } from './leads-out.ts';
import { unzstd } from './unzstd.ts';

type Report = (problem: ImportProblem) => void;

export interface ZipEntry {
  /** Path inside the archive, relative and without `..`. */
  readonly name: string;
  /** What the archive's table of contents declares. */
  readonly bytes: number;
  /** The content, one entry at a time; null where it is damaged or unpacks beyond belief, which is then reported. */
  load(): Promise<Buffer | null>;
}

export interface Zip {
  /** In the order of the table of contents; of entries of one name the last, which is what writers mean. */
  readonly entries: readonly ZipEntry[];
  /** How many entries a later one of the same name stands for. */
  readonly superseded: number;
  close(): void;
}

const STORED = 0;
const DEFLATED = 8;
const ZSTANDARD = 93;
const METHODS = new Set([STORED, DEFLATED, ZSTANDARD]);
const MOST_ENTRIES = 500_000;

/** The table of contents is read as bytes, since yauzl gives up the whole archive at one name that climbs. */
const OPTIONS = { autoClose: false, decodeStrings: false };

const nameOf = (entry: Entry): string =>
  getFileNameLowLevel(entry.generalPurposeBitFlag, entry.fileNameRaw, entry.extraFields, false);

const isLink = (entry: Entry): boolean => (entry.externalFileAttributes >>> 16) >> 12 === 0o12;

type Refusal = readonly [code: string, reason: string];

function refusal(entry: Entry, name: string, limits: ArchiveLimits): Refusal | null {
  if (leadsOut(name)) return ['unsafe-path', 'its path leads out of the archive'];
  if (isLink(entry)) return ['link', 'it is a link'];
  if (entry.isEncrypted()) return ['encrypted', 'it is encrypted'];
  if (!METHODS.has(entry.compressionMethod))
    return ['unknown-packing', `it is packed by method ${entry.compressionMethod}`];
  if (entry.uncompressedSize > limits.entryBytes)
    return ['too-large', `it unpacks to ${entry.uncompressedSize} bytes`];
  return null;
}

/** Content of a declared size: as many bytes and no more, with the declared checksum. */
class Content {
  private readonly bytes: Buffer;
  private length = 0;

  constructor(private readonly entry: Entry) {
    this.bytes = Buffer.allocUnsafe(entry.uncompressedSize);
  }

  readonly take = (piece: Uint8Array): void => {
    if (this.length + piece.length > this.bytes.length)
      throw new Error(`it unpacks to more than the ${this.bytes.length} bytes it declares`);
    this.bytes.set(piece, this.length);
    this.length += piece.length;
  };

  whole(): Buffer {
    if (this.length < this.bytes.length)
      throw new Error(`it unpacks to ${this.length} bytes where it declares ${this.bytes.length}`);
    if (crc32(this.bytes) !== this.entry.crc32) throw new Error('its checksum is another');
    return this.bytes;
  }
}

async function unpack(zip: ZipFile, entry: Entry): Promise<Buffer> {
  const packed: Readable = await zip.openReadStreamPromise(entry, { decodeFileData: false });
  const content = new Content(entry);
  try {
    if (entry.compressionMethod === ZSTANDARD) await unzstd(packed, content.take);
    else {
      const plain =
        entry.compressionMethod === DEFLATED ? pipeline(packed, createInflateRaw(), () => {}) : packed;
      for await (const piece of plain) content.take(piece as Buffer);
    }
    return content.whole();
  } finally {
    packed.destroy();
  }
}

class OpenZip implements Zip {
  entries: readonly ZipEntry[] = [];
  superseded = 0;

  constructor(
    private readonly zip: ZipFile,
    private readonly file: string,
    private readonly guard: BombGuard,
    private readonly report: Report,
  ) {}

  /** Reads the table of contents; where it breaks off, what stood before is kept. */
  async list(limits: ArchiveLimits): Promise<void> {
    const byName = new Map<string, ZipEntry>();
    try {
      for await (const entry of this.zip.eachEntry()) {
        const name = nameOf(entry);
        if (name.endsWith('/')) continue;
        const refused = refusal(entry, name, limits);
        if (refused !== null) this.refuse(name, refused[0], `${refused[1]}; not read`);
        else this.keep(byName, { name, bytes: entry.uncompressedSize, load: () => this.load(entry, name) });
        if (byName.size > MOST_ENTRIES) throw new Error(`it has more than ${MOST_ENTRIES} entries`);
      }
    } catch (error) {
      const reason = `its table of contents breaks off: ${messageOf(error)}; ${byName.size} entries are kept`;
      this.report({ file: this.file, line: null, code: 'damaged', reason });
    }
    this.entries = [...byName.values()];
  }

  private keep(byName: Map<string, ZipEntry>, entry: ZipEntry): void {
    if (byName.delete(entry.name)) this.superseded += 1;
    byName.set(entry.name, entry);
  }

  private refuse(name: string, code: string, reason: string): void {
    this.report({ file: `${this.file}!${name}`, line: null, code, reason });
  }

  private async load(entry: Entry, name: string): Promise<Buffer | null> {
    try {
      this.guard.add(entry.uncompressedSize);
      return await unpack(this.zip, entry);
    } catch (error) {
      const code = error instanceof UserError ? 'archive-bomb' : 'damaged';
      this.refuse(name, code, `${messageOf(error)}; not read`);
      return null;
    }
  }

  close(): void {
    this.zip.close();
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const isSystemError = (error: unknown): boolean => error instanceof Error && 'syscall' in error;

/**
 * A ZIP archive on disk or in memory. Entries that lead out, are links or encrypted, or are too large are problems and left
 * out; so is an archive without its table of contents, which stands at the end, and then null is returned. Throws UserError
 * where the file itself may not be read. `file` is the archive's name in problems.
 */
export async function openZip(
  source: string | Buffer,
  file: string,
  report: Report,
  limits: ArchiveLimits = USUAL_LIMITS,
): Promise<Zip | null> {
  try {
    const packed = typeof source === 'string' ? (await stat(source)).size : source.length;
    const zip = await (typeof source === 'string'
      ? openPromise(source, OPTIONS)
      : fromBufferPromise(source, OPTIONS));
    const opened = new OpenZip(zip, file, new BombGuard(packed, limits), report);
    await opened.list(limits);
    return opened;
  } catch (error) {
    if (typeof source === 'string' && isSystemError(error)) throw fileError(error, source);
    const reason = `the archive is cut short or still being written: ${messageOf(error)}`;
    report({ file, line: null, code: 'truncated', reason });
    return null;
  }
}
