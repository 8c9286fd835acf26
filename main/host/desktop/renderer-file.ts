import { CONTENT_SECURITY_POLICY } from '../content-security-policy.ts';
import { readWindowFile } from '../window-file.ts';

/** The window's own address: a scheme of ours, because `file:` pages may read every file. */
export const ORIGIN = 'app://parallax';

/** Answers a request of the window with one of its files; anything else is 404. */
export async function rendererFile(folder: string, address: string): Promise<Response> {
  const [path = ''] = address.slice(ORIGIN.length).split(/[?#]/);
  const file = address.startsWith(`${ORIGIN}/`) ? await readWindowFile(folder, path) : null;
  if (!file) return new Response('Not found', { status: 404 });
  return new Response(file.bytes, {
    headers: {
      'Content-Type': file.type,
      'Content-Security-Policy': CONTENT_SECURITY_POLICY,
      'X-Content-Type-Options': 'nosniff',
    },
  });
}
