import { readFile } from 'node:fs/promises';
import { extname, join, normalize, sep } from 'node:path';

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.json': 'application/json',
};

export interface WindowFile {
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/**
 * A file of the built window by the path of its address, still percent-encoded; `/` is the page. Nothing outside
 * `folder` is ever read. @returns null where there is none
 */
export async function readWindowFile(folder: string, path: string): Promise<WindowFile | null> {
  const file = fileOf(folder, path);
  const type = file === null ? undefined : MEDIA_TYPES[extname(file)];
  if (file === null || type === undefined) return null;
  const bytes = await readFile(file).catch(() => null);
  return bytes && { type, bytes: new Uint8Array(bytes) };
}

function fileOf(folder: string, path: string): string | null {
  const decoded = decode(path);
  if (decoded === null || decoded.includes('\0')) return null;
  const root = normalize(folder);
  const file = join(root, decoded === '/' ? 'index.html' : decoded);
  return file.startsWith(root + sep) ? file : null;
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
