import type { ContextBridge, IpcRenderer, WebUtils } from 'electron';
import { vi } from 'vitest';
import type { Bridge, Command, Downward } from '../../preload/bridge.ts';
import type { Wire } from '../../preload/wire.ts';
import type { FakeElectron } from './fake-electron.ts';

type Frame = { readonly url: string; readonly parent: unknown } | null;

export interface FakePage {
  readonly bridge: Bridge;
  readonly wire: Wire;
  readonly commands: readonly Command[];
  /** Where the page's messages seem to come from. */
  frame: Frame;
}

/** The real preload script, loaded as if by a page of the app's window; its ends of the channel are joined to it. */
export async function pageOf(electron: FakeElectron): Promise<FakePage> {
  let exposed: unknown = null;
  let receive: ((message: Downward) => void) | null = null;
  const commands: Command[] = [];
  const page: { frame: Frame } = { frame: { url: 'app://parallax/', parent: null } };

  const ipcRenderer = {
    // The listener's first argument is an event, which the script does not read.
    on: (_channel, listener) => {
      receive = (message) => listener(undefined as never, message);
      return undefined as never;
    },
    send: (channel, ...args) => {
      const copies: unknown[] = structuredClone(args);
      queueMicrotask(() => electron.ipc.emit(channel, { senderFrame: page.frame }, ...copies));
    },
  } satisfies Pick<IpcRenderer, 'on' | 'send'>;
  const contextBridge = {
    exposeInMainWorld: (_name, api) => {
      exposed = api;
    },
  } satisfies Pick<ContextBridge, 'exposeInMainWorld'>;
  const webUtils = { getPathForFile: (file) => `/dropped/${file.name}` } satisfies Pick<
    WebUtils,
    'getPathForFile'
  >;

  vi.resetModules();
  vi.doMock('electron', () => ({ contextBridge, ipcRenderer, webUtils }));
  await import('../../preload/index.ts');
  electron.window.webContents.onSent = (message) => receive?.(message);

  const bridge = exposed as Bridge;
  bridge.onCommand((command) => commands.push(command));
  const wire: Wire = {
    send: bridge.send,
    onFrame: bridge.onFrame,
    onClose: bridge.onClose,
    close: () => {},
  };
  return Object.assign(page, { bridge, wire, commands });
}
