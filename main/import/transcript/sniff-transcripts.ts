import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { isArchive } from '../documents.ts';
import type { Sniff } from '../format.ts';
import { isSideFile } from '../is-side-file.ts';
import { quietly } from '../quietly.ts';
import { readEnds } from '../read-ends.ts';
import { LOOK_LIMITS, readTar } from '../read-tar.ts';
import { walkFiles } from '../walk-files.ts';
import { takes } from './takes.ts';
import type { TranscriptReader } from './transcript-reader.ts';

const HEAD_BYTES = 64 * 1024;
const TAIL_BYTES = 4 * 1024;
const MOST_LOOKED_AT = 20;
const LEAST = 0.5;

const NO: Sniff = { confidence: 0, reason: '' };

/** What it takes to tell what a file is: the name, and the first and last bytes. */
export type Sniffer = Pick<TranscriptReader, 'takes' | 'sniff'>;

async function sniffFile(reader: Sniffer, path: string): Promise<Sniff> {
  return reader.sniff(await readEnds(path, HEAD_BYTES, TAIL_BYTES), basename(path));
}

const sniffBytes = (reader: Sniffer, bytes: Buffer, name: string): Sniff =>
  reader.sniff(
    {
      head: bytes.subarray(0, HEAD_BYTES),
      tail: bytes.subarray(Math.max(0, bytes.length - TAIL_BYTES)),
      bytes: bytes.length,
    },
    name,
  );

/** What each file that could be data tells, one by one; an archive inside a folder belongs to no format of files. */
async function* sniffsInFolder(reader: Sniffer, path: string): AsyncGenerator<Sniff> {
  for await (const file of walkFiles(path, () => {}, new AbortController().signal)) {
    const name = basename(file.path);
    if (!takes(reader, name) && isSideFile(name)) continue;
    const could = takes(reader, name) && !isArchive(name);
    yield could ? await quietly(() => sniffFile(reader, file.path), NO) : NO;
  }
}

async function* sniffsInArchive(reader: Sniffer, path: string): AsyncGenerator<Sniff> {
  for await (const item of readTar(path, basename(path), new AbortController().signal, LOOK_LIMITS)) {
    if (item.kind === 'problem') continue;
    const name = basename(item.name);
    if (name.startsWith('.') || (!takes(reader, name) && isSideFile(name))) continue;
    const bytes = takes(reader, name) ? await item.load() : null;
    yield bytes === null ? NO : sniffBytes(reader, bytes, name);
  }
}

/** Files together are claimed where the first of them that could be data are all of this format. */
async function allAlike(sniffs: AsyncIterable<Sniff>, what: string): Promise<Sniff> {
  let looked = 0;
  let found = NO;
  for await (const sniff of sniffs) {
    found = sniff;
    if (found.confidence < LEAST) return NO;
    looked += 1;
    if (looked === MOST_LOOKED_AT) break;
  }
  return looked === 0 ? NO : { ...found, reason: `${what} of files such as ${found.reason}` };
}

/** Whether a file, archive or folder is of the reader's format. */
export async function sniffTranscripts(reader: Sniffer, path: string): Promise<Sniff> {
  if (!(await stat(path)).isFile()) return allAlike(sniffsInFolder(reader, path), 'a folder');
  if (!isArchive(path)) return sniffFile(reader, path);
  return allAlike(sniffsInArchive(reader, path), 'an archive');
}
