import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { type Extract, extract, type Header } from 'tar-stream';
import { UserError } from '../../analysis/model/user-error.ts';
import { type ArchiveLimits, USUAL_LIMITS } from './archive-limits.ts';
import { BombGuard } from './bomb-guard.ts';
import { fileError } from './file-error.ts';
import type { ImportProblem } from './format.ts';
import { leadsOut } from './leads-out.ts';
import { readEnds } from './read-ends.ts';

export interface TarEntry {
  readonly kind: 'entry';
  /** Path inside the archive, relative and without `..`. */
  readonly name: string;
  readonly bytes: number;
  /** The content, to be asked for before the next entry; null where the archive ends within it. */
  load(): Promise<Buffer | null>;
  /** As `load`, piece by piece, to be read to its end; it stops early where the archive ends within it. */
  chunks(): AsyncIterable<Buffer>;
}

export type TarItem = TarEntry | { readonly kind: 'problem'; readonly problem: ImportProblem };

type Refusal = readonly [code: string, reason: string];

function refusal({ name, type, size, linkname }: Header, limits: ArchiveLimits): Refusal | null {
  if (leadsOut(name)) return ['unsafe-path', 'its path leads out of the archive'];
  if (type === 'symlink' || type === 'link') return ['link', `it is a link to ${linkname}`];
  if (type !== 'file' && type !== 'contiguous-file') return ['not-a-file', `it is a ${type}`];
  if (size > limits.entryBytes) return ['too-large', `it unpacks to ${size} bytes`];
  return null;
}

async function* chunksOf(entry: AsyncIterable<unknown>): AsyncGenerator<Buffer> {
  try {
    for await (const part of entry) yield part as Buffer;
  } catch {
    // The archive itself reports why, at the next entry.
  }
}

async function loadEntry(entry: AsyncIterable<unknown>): Promise<Buffer | null> {
  const parts: Buffer[] = [];
  try {
    for await (const part of entry) parts.push(part as Buffer);
    return Buffer.concat(parts);
  } catch {
    // The archive itself reports why, at the next entry.
    return null;
  }
}

function openArchive(path: string, packed: boolean, signal: AbortSignal): Extract {
  const source = createReadStream(path, { signal, highWaterMark: 256 * 1024 });
  const tar = extract();
  // Every error comes out of the archive's own iterator.
  if (packed) pipeline(source, createGunzip({ chunkSize: 256 * 1024 }), tar, () => {});
  else pipeline(source, tar, () => {});
  return tar;
}

function explain(error: unknown, kept: number): ImportProblem | null {
  if (!(error instanceof Error)) return null;
  const files = `the ${kept} files before it are kept`;
  const problem = (code: string, reason: string) => ({ file: '', line: null, code, reason });
  if (error instanceof UserError)
    return problem('archive-bomb', `reading stopped: ${error.message}; ${files}`);
  const code = 'code' in error ? error.code : null;
  if (code === 'Z_BUF_ERROR' || /unexpected end/i.test(error.message))
    return problem('truncated', `the archive ends in the middle; ${files}`);
  if (typeof code === 'string' && code.startsWith('Z_'))
    return problem('damaged', `the archive is damaged; ${files}`);
  if (/tar header/i.test(error.message))
    return problem('damaged', `this is no tar archive from here on; ${files}`);
  return null;
}

/**
 * Entries of a `.tar` or `.tar.gz`, streamed. An entry that climbs out, is a link or is too large is a problem and passed
 * over; a truncated, damaged or swollen archive is a problem that ends the stream. Throws UserError where the file itself
 * may not be read. `file` is the archive's name in problems.
 */
export async function* readTar(
  path: string,
  file: string,
  signal: AbortSignal,
  limits: ArchiveLimits = USUAL_LIMITS,
): AsyncGenerator<TarItem> {
  const { head, bytes } = await readEnds(path, 2);
  const tar = openArchive(path, head[0] === 0x1f && head[1] === 0x8b, signal);
  const guard = new BombGuard(bytes, limits);
  let kept = 0;
  try {
    for await (const entry of tar) {
      const { header } = entry;
      guard.add(header.size);
      const refused = header.type === 'directory' ? null : refusal(header, limits);
      if (refused !== null) {
        const [code, reason] = refused;
        yield {
          kind: 'problem',
          problem: { file: `${file}!${header.name}`, line: null, code, reason: `${reason}; not read` },
        };
      } else if (header.type !== 'directory') {
        kept += 1;
        const name = header.name.replace(/^(\.\/)+/, '');
        yield {
          kind: 'entry',
          name,
          bytes: header.size,
          load: () => loadEntry(entry),
          chunks: () => chunksOf(entry),
        };
      }
      entry.resume();
    }
  } catch (error) {
    signal.throwIfAborted();
    const problem = explain(error, kept);
    if (problem === null) throw fileError(error, path);
    yield { kind: 'problem', problem: { ...problem, file } };
  } finally {
    tar.destroy();
  }
}
