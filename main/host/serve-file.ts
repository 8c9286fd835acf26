import type { IncomingMessage, ServerResponse } from 'node:http';
import { CONTENT_SECURITY_POLICY } from './content-security-policy.ts';
import { readWindowFile } from './window-file.ts';

const HEADERS = {
  'Content-Security-Policy': CONTENT_SECURITY_POLICY,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
} as const;

/** Answers with a file of the built window; nothing outside its folder is ever read. */
export async function serveFile(
  folder: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  // Not by URL, which throws at some of what a stranger can send.
  const [path = ''] = (request.url ?? '').split('?');
  const file = request.method === 'GET' ? await readWindowFile(folder, path) : null;
  if (file === null) {
    response.writeHead(404, HEADERS).end();
    return;
  }
  // Built assets carry a hash in their name; the page itself is always asked for anew.
  const isPage = file.type.startsWith('text/html');
  const cache = isPage ? 'no-store' : 'private, max-age=31536000, immutable';
  response.writeHead(200, { ...HEADERS, 'Content-Type': file.type, 'Cache-Control': cache }).end(file.bytes);
}
