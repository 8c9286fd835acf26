import { contextBridge, ipcRenderer, webUtils } from 'electron';
import type { Bridge, Command, Downward, Upward } from './bridge.ts';
import { CHANNEL } from './channel.ts';

/**
 * Runs in the sandboxed window before its page and gives it one end of a wire. Frames are passed on unread.
 */

const connection = crypto.randomUUID();
const frameListeners: ((frame: Uint8Array) => void)[] = [];
const closeListeners: ((reason: string) => void)[] = [];
const commandListeners: ((command: Command) => void)[] = [];

function receive(message: Downward): void {
  if (message.kind === 'command') for (const listener of commandListeners) listener(message.command);
  else if (message.connection !== connection) return;
  else if (message.kind === 'frame') for (const listener of frameListeners) listener(message.frame);
  else for (const listener of closeListeners) listener(message.reason);
}

ipcRenderer.on(CHANNEL, (_event, message: Downward) => receive(message));

contextBridge.exposeInMainWorld('parallax', {
  send: (frame) => ipcRenderer.send(CHANNEL, { connection, frame } satisfies Upward),
  onFrame: (listener) => void frameListeners.push(listener),
  onClose: (listener) => void closeListeners.push(listener),
  onCommand: (listener) => void commandListeners.push(listener),
  startDrag: (drag) => ipcRenderer.send(CHANNEL, { connection, drag } satisfies Upward),
  pathOf: (file) => webUtils.getPathForFile(file),
} satisfies Bridge);
