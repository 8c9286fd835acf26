import { randomBytes, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { WebSocketServer } from 'ws';
import { UserError } from '../../analysis/model/user-error.ts';
import type { Handlers } from '../../preload/port.ts';
import { serve } from '../../preload/server.ts';
import { serveFile } from './serve-file.ts';
import { webSocketWire } from './web-socket-wire.ts';

/** Largest frame that is read, in bytes. */
const MAX_FRAME = 64 * 1024 * 1024;

export interface WebServer {
  readonly port: number;
  readonly token: string;
  /** Address of the window, token included. */
  readonly url: string;
  /** Address of the contract's socket, token included. */
  readonly socketUrl: string;
  /** Waits until nobody is connected, at most so many milliseconds. */
  left(patience: number): Promise<void>;
  close(): Promise<void>;
}

export interface WebServerOptions {
  readonly handlers: Handlers;
  /** Folder of the built window; null serves the contract alone. */
  readonly files: string | null;
  readonly log: (error: unknown) => void;
  /** 0 takes any free port. */
  readonly port?: number;
}

function sameToken(given: string | null, token: string): boolean {
  const a = Buffer.from(given ?? '');
  const b = Buffer.from(token);
  return a.length === b.length && timingSafeEqual(a, b);
}

/** A page elsewhere can name us by a host of its own (DNS rebinding): only our own names are answered. */
function hostIsOurs(request: IncomingMessage, port: number): boolean {
  return [`127.0.0.1:${port}`, `localhost:${port}`].includes(request.headers.host ?? '');
}

/** Browsers always send an origin with a socket; a program of the same user sends none and has the token. */
function originIsOurs(request: IncomingMessage, port: number): boolean {
  const { origin } = request.headers;
  return origin === undefined || [`http://127.0.0.1:${port}`, `http://localhost:${port}`].includes(origin);
}

function portError(error: Error, port: number): Error {
  const code = 'code' in error ? error.code : null;
  if (code !== 'EADDRINUSE' && code !== 'EACCES') return error;
  const why = code === 'EACCES' ? 'may not be used' : 'is taken';
  return new UserError('usage', `Port ${port} ${why}.`, 'Name another; 0 takes any free one.', {
    cause: error,
  });
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(portError(error, port)));
    server.listen(port, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });
}

/** Serves the window and the contract on the loopback address, to who has the token. */
export async function startWebServer(options: WebServerOptions): Promise<WebServer> {
  const token = randomBytes(24).toString('base64url');
  let port = 0;
  let isClosing = false;
  const server = createServer((request, response) => {
    if (!hostIsOurs(request, port)) response.writeHead(403).end('This host name is not answered.');
    else if (options.files === null) response.writeHead(404).end();
    else void serveFile(options.files, request, response);
  });
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_FRAME, perMessageDeflate: false });
  server.on('upgrade', (request, socket, head) => {
    // Not by URL, which throws at some of what a stranger can send.
    const [path, query] = (request.url ?? '').split('?');
    // Who came before the end is told nothing: it would take what it hears of a closing workspace for an answer.
    if (isClosing) return void socket.destroy();
    const allowed =
      path === '/rpc' &&
      hostIsOurs(request, port) &&
      originIsOurs(request, port) &&
      sameToken(new URLSearchParams(query).get('token'), token);
    if (!allowed) {
      socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n');
      return;
    }
    sockets.handleUpgrade(request, socket, head, (webSocket) => {
      serve(webSocketWire(webSocket), options.handlers, options.log);
    });
  });
  port = await listen(server, options.port ?? 0);
  return {
    port,
    token,
    url: `http://127.0.0.1:${port}/?token=${token}`,
    socketUrl: `ws://127.0.0.1:${port}/rpc?token=${token}`,
    left: async (patience) => {
      const deadline = Date.now() + patience;
      while (sockets.clients.size > 0 && Date.now() < deadline) await wait(20);
    },
    close: async () => {
      isClosing = true;
      for (const client of sockets.clients) client.close(1001, 'The workspace was closed.');
      const closed = new Promise((resolve) => server.close(resolve));
      setTimeout(() => {
        for (const client of sockets.clients) client.terminate();
        server.closeAllConnections();
      }, 300).unref();
      await closed;
    },
  };
}
