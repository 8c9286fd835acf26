import { readFile } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import { CONTENT_SECURITY_POLICY } from '../content-security-policy.ts';

/** The window's own address: a scheme of ours, because `file:` pages may read every file. */
export const ORIGIN = 'app://parallax';

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
};

/** Answers a request of the window with a file under `root`, `/` with its page; anything else is 404. */
export async function rendererFile(root: string, address: string): Promise<Response> {
  const path = pathIn(root, address);
  const type = path && MEDIA_TYPES[extname(path)];
  const bytes = path && type ? await readFile(path).catch(() => null) : null;
  if (!type || !bytes) return new Response('Not found', { status: 404 });
  return new Response(new Uint8Array(bytes), {
    headers: {
      'Content-Type': type,
      'Content-Security-Policy': CONTENT_SECURITY_POLICY,
      'X-Content-Type-Options': 'nosniff',
    },
  });
}

/** null for another origin and for a path that leaves `root`. */
function pathIn(root: string, address: string): string | null {
  if (!address.startsWith(`${ORIGIN}/`)) return null;
  const [asked = ''] = address.slice(ORIGIN.length).split(/[?#]/);
  try {
    const name = decodeURIComponent(asked);
    const path = join(root, name === '/' ? 'index.html' : name);
    return path.startsWith(root + sep) && !path.includes('\0') ? path : null;
  } catch {
    return null;
  }
}
