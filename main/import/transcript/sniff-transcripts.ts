import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { LOOK_LIMITS } from '../archive-limits.ts';
import { isArchive } from '../documents.ts';
import type { Sniff } from '../format.ts';
import { isSideFile } from '../is-side-file.ts';
import { quietly } from '../quietly.ts';
import { type FileEnds, readEnds } from '../read-ends.ts';
import { readTar } from '../read-tar.ts';
import { walkFiles } from '../walk-files.ts';
import { takes } from './takes.ts';
import type { TranscriptReader } from './transcript-reader.ts';

const HEAD_BYTES = 64 * 1024;
const TAIL_BYTES = 4 * 1024;
const MOST_LOOKED_AT = 20;
const LEAST = 0.5;

const NO: Sniff = { confidence: 0, reason: '' };

/** What it takes to tell what a file is: the name, and the first and last bytes. */
export type Sniffer = Pick<TranscriptReader, 'takes' | 'sniff' | 'isBeside'>;

interface Looked {
  readonly path: string;
  readonly ends: () => Promise<FileEnds | null>;
}

/** Files are of the format where the first of them that could be data all are. */
async function sniffAll(reader: Sniffer, files: AsyncIterable<Looked>, what: string): Promise<Sniff> {
  let looked = 0;
  let found = NO;
  for await (const { path, ends } of files) {
    const name = basename(path);
    if ((!takes(reader, name) && isSideFile(name)) || reader.isBeside?.(path)) continue;
    const could = takes(reader, name) && !isArchive(name);
    const read = could ? await quietly(ends, null) : null;
    found = read === null ? NO : reader.sniff(read, name);
    if (found.confidence < LEAST) return NO;
    looked += 1;
    if (looked === MOST_LOOKED_AT) break;
  }
  return looked === 0 ? NO : { ...found, reason: `${what} of files such as ${found.reason}` };
}

const endsOf = (path: string): Promise<FileEnds> => readEnds(path, HEAD_BYTES, TAIL_BYTES);

async function* filesIn(folder: string): AsyncGenerator<Looked> {
  for await (const { path, relative } of walkFiles(folder, () => {}, new AbortController().signal))
    yield { path: relative, ends: () => endsOf(path) };
}

async function* entriesOf(archive: string): AsyncGenerator<Looked> {
  for await (const item of readTar(archive, basename(archive), new AbortController().signal, LOOK_LIMITS)) {
    if (item.kind === 'problem') continue;
    const ends = async () => {
      const bytes = await item.load();
      if (bytes === null) return null;
      const [head, tail] = [bytes.subarray(0, HEAD_BYTES), bytes.subarray(-TAIL_BYTES)];
      return { head, tail, bytes: bytes.length };
    };
    yield { path: item.name, ends };
  }
}

/** Whether a file, folder or archive is of the reader's format. */
export async function sniffTranscripts(reader: Sniffer, path: string): Promise<Sniff> {
  if (!(await stat(path)).isFile()) return sniffAll(reader, filesIn(path), 'a folder');
  if (isArchive(path)) return sniffAll(reader, entriesOf(path), 'an archive');
  return reader.sniff(await endsOf(path), basename(path));
}
