import { gzipSync } from 'node:zlib';
import { type Header, pack } from 'tar-stream';

type Entry = Partial<Header> & { readonly name: string; readonly content?: string | Buffer };

/** A gzipped tar archive of the given entries, in memory. */
export async function packTar(entries: readonly Entry[]): Promise<Buffer> {
  const archive = pack();
  for (const { content, ...header } of entries) archive.entry(header, content ?? '');
  archive.finalize();
  const parts: Buffer[] = [];
  for await (const part of archive) parts.push(part as Buffer);
  return gzipSync(Buffer.concat(parts));
}
