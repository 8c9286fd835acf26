import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { CONTENT_SECURITY_POLICY } from '../../main/host/content-security-policy.ts';
import { FakeEvent } from './fake-electron.ts';
import { TestBench } from './test-bench.ts';

let bench: TestBench;
beforeEach(() => {
  bench = new TestBench();
});
afterEach(() => bench.remove());

describe('the window', () => {
  test('is sandboxed and isolated and loads our own address', async () => {
    const { window } = await bench.start();
    expect(window.options.webPreferences).toMatchObject({
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      webviewTag: false,
      devTools: false,
      preload: join(bench.folder, 'dist/preload/index.cjs'),
    });
    expect(window.url).toBe('app://parallax/#/compare');
  });

  test('is shown only when its page can be', async () => {
    const { window } = await bench.start();
    expect(window.options.show).toBe(false);
    expect(window.calls).toEqual([]);
    window.emit('ready-to-show');
    expect(window.calls).toEqual(['show']);
  });

  test.each(['will-navigate', 'will-frame-navigate', 'will-redirect', 'will-attach-webview'])(
    'prevents %s',
    async (name) => {
      const { window } = await bench.start();
      const event = new FakeEvent();
      window.webContents.emit(name, event);
      expect(event.isPrevented).toBe(true);
    },
  );

  test('opens no further window', async () => {
    const { window } = await bench.start();
    expect(window.webContents.openHandler?.(undefined as never)).toEqual({ action: 'deny' });
  });

  test('has developer tools only in development', async () => {
    const { window } = await bench.start({ argv: ['electron', bench.folder] }, { isPackaged: false });
    expect(window.options.webPreferences?.devTools).toBe(true);
  });
});

describe('the session', () => {
  test('grants copying and no other permission', async () => {
    const { session } = await bench.start();
    expect(session.permission('media')).toEqual([false, false]);
    expect(session.permission('geolocation')).toEqual([false, false]);
    expect(session.permission('clipboard-sanitized-write')).toEqual([true, true]);
  });

  test.each([
    ['https://example.org/', true],
    ['file:///etc/passwd', true],
    ['app://parallax.example.org/', true],
    ['ws://127.0.0.1:9/', true],
    ['devtools://devtools/bundled/x.js', true],
    ['app://parallax/assets/index.js', false],
    ['data:image/png;base64,AA==', false],
  ])('asked for %s cancels: %s', async (url, cancelled) => {
    const { session } = await bench.start();
    expect(session.isCancelled(url)).toBe(cancelled);
  });

  test('lets developer tools load in development', async () => {
    const { session } = await bench.start({}, { isPackaged: false });
    expect(session.isCancelled('devtools://devtools/bundled/x.js')).toBe(false);
  });

  test('has one policy on every page, ours', async () => {
    const { session } = await bench.start();
    const given = { 'Content-Type': ['text/html'], 'content-security-policy': ['default-src *'] };
    expect(session.headersOf('app://parallax/', given)).toEqual({
      'Content-Type': ['text/html'],
      'Content-Security-Policy': [CONTENT_SECURITY_POLICY],
    });
    expect(CONTENT_SECURITY_POLICY).toContain("default-src 'none'; script-src 'self'");
    expect(CONTENT_SECURITY_POLICY).not.toContain('unsafe');
  });
});

describe('our address', () => {
  async function get(path: string) {
    mkdirSync(join(bench.folder, 'dist/renderer/assets'), { recursive: true });
    writeFileSync(join(bench.folder, 'dist/renderer/index.html'), '<!doctype html>');
    writeFileSync(join(bench.folder, 'dist/renderer/assets/a b.js'), 'export {}');
    writeFileSync(join(bench.folder, 'dist/secret.js'), 'secret');
    const { protocolHandler } = await bench.start();
    if (!protocolHandler) throw new Error('The app handles no protocol.');
    return protocolHandler({ url: path } as Request);
  }

  test('is a secure scheme before the app is ready', async () => {
    const { schemes, calls } = await bench.start();
    expect(calls).toEqual(['schemes', 'ready']);
    expect(schemes).toEqual([
      { scheme: 'app', privileges: { standard: true, secure: true, supportFetchAPI: true } },
    ]);
  });

  test('serves the page with its policy', async () => {
    const response = await get('app://parallax/?x=1#/compare');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('content-security-policy')).toBe(CONTENT_SECURITY_POLICY);
    expect(await response.text()).toBe('<!doctype html>');
  });

  test('serves its files', async () => {
    const response = await get('app://parallax/assets/a%20b.js');
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  });

  test.each([
    'app://parallax/../secret.js',
    'app://parallax/%2e%2e/secret.js',
    'app://parallax/..%2fsecret.js',
    'app://parallax/%00',
    'app://parallax/%zz',
    'app://parallax/missing.js',
    'app://parallax/assets/',
    'app://elsewhere/index.html',
  ])('does not serve %s', async (url) => {
    expect((await get(url)).status).toBe(404);
  });
});
