import { CONTENT_SECURITY_POLICY } from '../content-security-policy.ts';
import type { AppSession, AppWindow } from '../electron.ts';
import { ORIGIN } from './renderer-file.ts';

/** Copying is the one thing of the machine's that a page of ours asks for. */
const ALLOWED_PERMISSION = 'clipboard-sanitized-write';

/** What the page itself makes, and, in development, the developer tools. */
const INNER = ['data:', 'blob:'];
const DEVELOPER = ['devtools:', 'chrome-extension:'];

/** Denies the window every permission and every address but its own files, and sets their security policy. */
export function confineSession(session: AppSession, isPackaged: boolean): void {
  const schemes = isPackaged ? INNER : [...INNER, ...DEVELOPER];
  const isOurs = (url: string) =>
    url.startsWith(`${ORIGIN}/`) || schemes.some((scheme) => url.startsWith(scheme));
  session.setPermissionRequestHandler((_contents, permission, decide) =>
    decide(permission === ALLOWED_PERMISSION),
  );
  session.setPermissionCheckHandler((_contents, permission) => permission === ALLOWED_PERMISSION);
  session.webRequest.onBeforeRequest(({ url }, decide) => decide({ cancel: !isOurs(url) }));
  session.webRequest.onHeadersReceived(({ responseHeaders, url }, decide) => {
    if (url.startsWith(`${ORIGIN}/`)) decide({ responseHeaders: withPolicy(responseHeaders ?? {}) });
    else decide({});
  });
}

/** Keeps a window on its page: no navigation, no further windows, no embedded ones. */
export function confineWindow({ webContents }: AppWindow): void {
  webContents.setWindowOpenHandler(() => ({ action: 'deny' }));
  webContents.on('will-navigate', (event) => event.preventDefault());
  webContents.on('will-frame-navigate', (event) => event.preventDefault());
  webContents.on('will-redirect', (event) => event.preventDefault());
  webContents.on('will-attach-webview', (event) => event.preventDefault());
}

function withPolicy(headers: Readonly<Record<string, string[]>>): Record<string, string[]> {
  const others = Object.entries(headers).filter(([name]) => name.toLowerCase() !== 'content-security-policy');
  return { ...Object.fromEntries(others), 'Content-Security-Policy': [CONTENT_SECURITY_POLICY] };
}
