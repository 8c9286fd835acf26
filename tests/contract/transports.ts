import { join } from 'node:path';
import { startDesktop } from '../../main/host/electron.ts';
import { startWebServer } from '../../main/host/web-server.ts';
import { openWebSocket } from '../../main/host/web-socket-wire.ts';
import { forwardingHandlers } from '../../main/workspace/forwarding-handlers.ts';
import { connect } from '../../preload/client.ts';
import { memoryWirePair } from '../../preload/memory-wire.ts';
import type { Handlers, Port } from '../../preload/port.ts';
import { serve } from '../../preload/server.ts';
import { FakeElectron } from '../electron/fake-electron.ts';
import { pageOf } from '../electron/fake-page.ts';
import { tempFolder } from '../support/temp-folder.ts';

export interface Joined {
  readonly port: Port;
  /** Ends the connection from the caller's side. */
  cut(): void;
  close(): Promise<void>;
}

const quiet = () => {};

async function inMemory(handlers: Handlers): Promise<Joined> {
  const [near, far] = memoryWirePair();
  serve(far, handlers, quiet);
  const port = connect(near);
  return { port, cut: port.close, close: async () => port.close() };
}

async function overSocket(handlers: Handlers): Promise<Joined> {
  const server = await startWebServer({ handlers, files: null, log: quiet });
  const port = connect(await openWebSocket(server.socketUrl));
  return {
    port,
    cut: port.close,
    close: async () => {
      port.close();
      await server.close();
    },
  };
}

/** A window onto a workspace that another process holds: two sockets in a row. */
async function forwarded(handlers: Handlers): Promise<Joined> {
  const holder = await overSocket(handlers);
  const window = await overSocket(forwardingHandlers(holder.port));
  return {
    port: window.port,
    cut: window.cut,
    close: async () => {
      await window.close();
      await holder.close();
    },
  };
}

/** Electron's own channel, with a stand-in for its runtime that its types check. */
async function throughElectron(handlers: Handlers): Promise<Joined> {
  const folder = tempFolder();
  const electron = new FakeElectron({ userData: join(folder, 'user-data') });
  await startDesktop(electron.parts, {
    built: join(folder, 'dist'),
    argv: ['/app/parallax'],
    folder,
    isMac: false,
    isLinux: false,
    demo: async () => '/demo.duckdb',
    reach: async () => ({ handlers, isLost: () => false, onLost: () => {}, close: async () => {} }),
    log: quiet,
  });
  const port = connect((await pageOf(electron)).wire);
  // A page has no other way to close its channel than to go.
  const cut = () => void electron.window.webContents.emit('render-process-gone', {}, { reason: 'crashed' });
  return { port, cut, close: async () => {} };
}

export const TRANSPORTS: readonly [string, (handlers: Handlers) => Promise<Joined>][] = [
  ['in memory', inMemory],
  ['over a socket', overSocket],
  ['through another process', forwarded],
  ['through Electron', throughElectron],
];
