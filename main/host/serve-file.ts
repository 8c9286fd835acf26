import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, normalize } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.json': 'application/json',
};

const HEADERS = {
  // React sets styles through the object model, which needs no 'unsafe-inline'.
  'Content-Security-Policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self' data: blob:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
} as const;

function fileOf(folder: string, request: IncomingMessage): string | null {
  const { pathname } = new URL(request.url ?? '/', 'http://127.0.0.1');
  const decoded = safeDecode(pathname);
  if (decoded === null || decoded.includes('\0')) return null;
  const file = normalize(join(folder, decoded === '/' ? 'index.html' : decoded));
  return file.startsWith(`${normalize(folder)}/`) || file.startsWith(`${normalize(folder)}\\`) ? file : null;
}

function safeDecode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** Answers with a file of the built window; nothing outside its folder is ever read. */
export async function serveFile(
  folder: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const file = fileOf(folder, request);
  const type = file === null ? undefined : TYPES[extname(file)];
  if (request.method !== 'GET' || file === null || type === undefined) {
    response.writeHead(404, HEADERS).end();
    return;
  }
  const body = await readFile(file).catch(() => null);
  if (body === null) response.writeHead(404, HEADERS).end();
  // Built assets carry a hash in their name; the page itself is always asked for anew.
  else {
    const cache = file.endsWith('.html') ? 'no-store' : 'private, max-age=31536000, immutable';
    response.writeHead(200, { ...HEADERS, 'Content-Type': type, 'Cache-Control': cache }).end(body);
  }
}
