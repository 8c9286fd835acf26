import { type FileHandle, open } from 'node:fs/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import {
  type Compressors,
  type FileMetaData,
  parquetMetadataAsync,
  parquetReadObjects,
  parquetSchema,
  type RowGroup,
  type SchemaTree,
  snappyUncompress,
} from 'hyparquet';
import { UserError } from '../../analysis/model/user-error.ts';
import { fileError } from './file-error.ts';
import type { Untyped } from './untyped.ts';
import { unzstdWhole } from './unzstd.ts';

/** What of a file is wanted. */
export interface ParquetPart {
  /** The first so many rows; absent: all. */
  readonly most?: number;
  /** These columns; absent: all. */
  readonly columns?: readonly string[];
}

/** A group of rows is unpacked as a whole, to about six times its size. */
const LARGEST_GROUP = 256 * 1024 * 1024;

/** A page may not unpack to more than the largest group, whatever it declares. */
function bounded(unpack: (packed: Uint8Array, bytes: number) => Uint8Array) {
  return (packed: Uint8Array, bytes: number): Uint8Array => {
    if (bytes > LARGEST_GROUP) throw new Error(`a page declares to unpack to ${bytes} bytes`);
    return unpack(packed, bytes);
  };
}

function unsnap(packed: Uint8Array, bytes: number): Uint8Array {
  const whole = new Uint8Array(bytes);
  snappyUncompress(packed, whole);
  return whole;
}

const COMPRESSORS: Compressors = {
  SNAPPY: bounded(unsnap),
  GZIP: bounded((packed, maxOutputLength) => gunzipSync(packed, { maxOutputLength })),
  BROTLI: bounded((packed, maxOutputLength) => brotliDecompressSync(packed, { maxOutputLength })),
  ZSTD: bounded(unzstdWhole),
};

/** JSON has no numbers beyond 2^53, no times and no bytes; NaN is no value in it. */
function plain(value: unknown): unknown {
  if (typeof value === 'bigint') return Number.isSafeInteger(Number(value)) ? Number(value) : String(value);
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (value instanceof Date) return value.toISOString();
  if (ArrayBuffer.isView(value))
    return Buffer.from(value.buffer, value.byteOffset, value.byteLength).toString('utf8');
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value ?? null;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, plain(inner)]));
}

/** An open file with what stands at its end. */
export class ParquetFile {
  private constructor(
    private readonly handle: FileHandle,
    private readonly path: string,
    private readonly file: {
      byteLength: number;
      slice: (start: number, end?: number) => Promise<ArrayBuffer>;
    },
    private readonly metadata: FileMetaData,
  ) {}

  /** Throws UserError where the file may not be read or does not end as a Parquet file does. */
  static async open(path: string): Promise<ParquetFile> {
    const handle = await open(path, 'r').catch((error) => {
      throw fileError(error, path);
    });
    try {
      const byteLength = (await handle.stat()).size;
      const slice = async (start: number, end = byteLength) => {
        const bytes = new Uint8Array(Math.max(0, end - start));
        await handle.read(bytes, 0, bytes.length, start);
        return bytes.buffer;
      };
      const file = { byteLength, slice };
      return new ParquetFile(handle, path, file, await parquetMetadataAsync(file));
    } catch (error) {
      await handle.close();
      throw explained(error, path);
    }
  }

  close(): Promise<void> {
    return this.handle.close();
  }

  /** The columns in order. */
  get names(): readonly string[] {
    return this.columns.map(({ element }) => element.name);
  }

  private get columns(): readonly SchemaTree[] {
    return parquetSchema(this.metadata).children;
  }

  /** Columns that are lists of records, with the names of the records' fields. */
  get lists(): Readonly<Record<string, readonly string[]>> {
    return Object.fromEntries(
      this.columns.flatMap((column) => {
        const fields = fieldsOf(column);
        return fields.length === 0 ? [] : [[column.element.name, fields]];
      }),
    );
  }

  /** Bytes that a column unpacks to in the first group of rows. */
  firstBytes(name: string): number {
    const [group] = this.metadata.row_groups;
    return group === undefined ? 0 : bytesOf(group, new Set([name]));
  }

  /**
   * The rows in order, as JSON would have them: whole numbers too large for it are text, times ISO 8601, what is no number
   * null. One group of rows is in memory at a time. Throws UserError where the file is damaged or a group too large.
   */
  async *rows({ most, columns = this.names }: ParquetPart = {}): AsyncGenerator<Untyped> {
    const wanted = new Set(columns);
    let first = 0;
    for (const group of this.metadata.row_groups) {
      const last = first + Number(group.num_rows);
      const rowEnd = Math.min(last, most ?? last);
      if (rowEnd <= first) return;
      const bytes = bytesOf(group, wanted);
      if (bytes > LARGEST_GROUP) throw tooLarge(this.path, first, last, bytes);
      yield* handedOut(await this.group([...columns], first, rowEnd));
      first = last;
    }
  }

  private async group(columns: string[], rowStart: number, rowEnd: number) {
    const { file, metadata } = this;
    try {
      return await parquetReadObjects({
        file,
        metadata,
        columns,
        compressors: COMPRESSORS,
        rowStart,
        rowEnd,
      });
    } catch (error) {
      throw explained(error, this.path);
    }
  }
}

/** Each row is let go once it is handed out. */
function* handedOut(rows: (Untyped | null)[]): Generator<Untyped> {
  for (const [i, row] of rows.entries()) {
    rows[i] = null;
    yield plain(row) as Untyped;
  }
}

/** Fields of the records in a list: below the one or two levels that a list is written with. */
function fieldsOf(column: SchemaTree): readonly string[] {
  const inner = column.children.length === 1 ? column.children[0]! : null;
  if (
    inner === null ||
    (column.element.repetition_type !== 'REPEATED' && inner.element.repetition_type !== 'REPEATED')
  )
    return [];
  const record =
    inner.children.length === 1 && inner.children[0]!.children.length > 0 ? inner.children[0]! : inner;
  return record.children.map(({ element }) => element.name);
}

function bytesOf({ columns }: RowGroup, wanted: ReadonlySet<string>): number {
  const sizes = columns.map(({ meta_data }) =>
    wanted.has(meta_data?.path_in_schema[0] ?? '') ? Number(meta_data?.total_uncompressed_size ?? 0) : 0,
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

function tooLarge(path: string, first: number, last: number, bytes: number): UserError {
  return new UserError(
    'bad-input',
    `${path} holds its rows ${first + 1} to ${last} in one group of ${bytes} bytes; at most ${LARGEST_GROUP} are read.`,
    'Write it anew with smaller row groups, such as of 100 rows.',
  );
}

function explained(error: unknown, path: string): unknown {
  const told = fileError(error, path);
  if (told instanceof UserError || !(told instanceof Error)) return told;
  const [message] = told.message.split('\n');
  return new UserError(
    'bad-input',
    `${path} could not be read: ${message}.`,
    'Check that the file is whole.',
    {
      cause: error,
    },
  );
}
