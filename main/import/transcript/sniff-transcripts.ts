import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { isArchive } from '../documents.ts';
import type { Sniff } from '../format.ts';
import { isSideFile } from '../is-side-file.ts';
import { quietly } from '../quietly.ts';
import { readEnds } from '../read-ends.ts';
import { walkFiles } from '../walk-files.ts';
import type { TranscriptReader } from './transcript-reader.ts';

const HEAD_BYTES = 64 * 1024;
const TAIL_BYTES = 4 * 1024;
const MOST_LOOKED_AT = 20;
const LEAST = 0.5;

const NO: Sniff = { confidence: 0, reason: '' };

async function sniffFile(reader: TranscriptReader, path: string): Promise<Sniff> {
  return reader.sniff(await readEnds(path, HEAD_BYTES, TAIL_BYTES), basename(path));
}

/** A folder is claimed where the first files in it that could be data are all of this format. */
async function sniffFolder(reader: TranscriptReader, path: string): Promise<Sniff> {
  let looked = 0;
  let found = NO;
  for await (const file of walkFiles(path, () => {}, new AbortController().signal)) {
    if (isSideFile(basename(file.path))) continue;
    if (isArchive(file.path)) return NO;
    found = await quietly(() => sniffFile(reader, file.path), NO);
    if (found.confidence < LEAST) return NO;
    looked += 1;
    if (looked === MOST_LOOKED_AT) break;
  }
  return looked === 0 ? NO : { ...found, reason: `a folder of files such as ${found.reason}` };
}

/** Whether a file or folder is of the reader's format. */
export async function sniffTranscripts(reader: TranscriptReader, path: string): Promise<Sniff> {
  return (await stat(path)).isFile() ? sniffFile(reader, path) : sniffFolder(reader, path);
}
