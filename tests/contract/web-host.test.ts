import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import { startWebServer } from '../../main/host/web-server.ts';
import type { Handlers } from '../../preload/port.ts';
import { tempFolder } from '../support/temp-folder.ts';

async function start() {
  const folder = tempFolder();
  const files = join(folder, 'renderer');
  mkdirSync(files);
  writeFileSync(join(files, 'index.html'), '<!doctype html>');
  writeFileSync(join(files, 'a.js'), '1');
  writeFileSync(join(folder, 'secret.json'), '{}');
  const server = await startWebServer({ handlers: {} as Handlers, files, log: () => {} });
  onTestFinished(() => server.close());
  return server;
}

function get(port: number, path: string, headers: Record<string, string> = {}, method = 'GET') {
  return new Promise<{ status: number; headers: Record<string, unknown>; body: string }>(
    (resolve, reject) => {
      const sent = request({ port, host: '127.0.0.1', path, headers, method }, (response) => {
        let body = '';
        response.on('data', (part) => {
          body += part;
        });
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
        );
      });
      sent.on('error', reject);
      sent.end();
    },
  );
}

function upgrade(url: string, headers: Record<string, string> = {}): Promise<string> {
  return new Promise((resolve) => {
    const socket = new WebSocket(url, { headers });
    socket.on('open', () => {
      socket.close();
      resolve('open');
    });
    socket.on('error', (error) => resolve(error.message));
  });
}

describe('the web host', () => {
  it('serves the window with a strict policy', async () => {
    const { port } = await start();
    const page = await get(port, '/');
    expect(page).toMatchObject({ status: 200, body: '<!doctype html>' });
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    expect(page.headers['content-security-policy']).not.toContain('unsafe-eval');
    expect((await get(port, '/a.js')).headers['content-type']).toBe('text/javascript; charset=utf-8');
  });

  it.each([
    '/../secret.json',
    '/%2e%2e/secret.json',
    '/..%2fsecret.json',
    '/a.js/../../secret.json',
    '/%00',
    '/%E0%A4%A',
    '/nothing.js',
    '//secret.json',
  ])('has nothing at %s', async (path) => {
    const { port } = await start();
    expect((await get(port, path)).status).toBe(404);
  });

  it('answers only its own names, so that no page elsewhere can rebind to it', async () => {
    const { port } = await start();
    expect((await get(port, '/', { host: `evil.example:${port}` })).status).toBe(403);
    expect((await get(port, '/', { host: `localhost:${port}` })).status).toBe(200);
  });

  it('refuses other methods', async () => {
    const { port } = await start();
    expect((await get(port, '/', {}, 'POST')).status).toBe(404);
  });

  it('opens no socket any more once it is closing', async () => {
    const { port, socketUrl, close } = await start();
    const early = connect(port, '127.0.0.1');
    await once(early, 'connect');
    const closed = close();
    const { pathname, search } = new URL(socketUrl);
    const said: Buffer[] = [];
    early.on('data', (part) => said.push(part)).on('error', () => {});
    early.write(
      [
        `GET ${pathname}${search} HTTP/1.1`,
        `Host: 127.0.0.1:${port}`,
        ...['Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Version: 13'],
        ...['Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==', '', ''],
      ].join('\r\n'),
    );
    await Promise.all([closed, once(early, 'close')]);
    expect(Buffer.concat(said).toString()).toBe('');
  });

  it('opens a socket only to who has the token and comes from its own page', async () => {
    const server = await start();
    const { port, socketUrl, token } = server;
    expect(await upgrade(socketUrl)).toBe('open');
    expect(await upgrade(socketUrl, { origin: `http://127.0.0.1:${port}` })).toBe('open');
    expect(await upgrade(socketUrl, { origin: 'https://evil.example' })).toContain('403');
    expect(await upgrade(socketUrl, { origin: 'null' })).toContain('403');
    expect(await upgrade(socketUrl, { host: `evil.example:${port}` })).toContain('403');
    expect(await upgrade(socketUrl.replace(token, `${token}x`))).toContain('403');
    expect(await upgrade(`ws://127.0.0.1:${port}/rpc`)).toContain('403');
    expect(await upgrade(socketUrl.replace('/rpc', '/other'))).toContain('403');
  });
});
