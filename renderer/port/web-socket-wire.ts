import type { Wire } from '../../preload/wire.ts';

const REFUSED =
  'The workspace host does not answer at this address. It may have ended, or the token of this tab is old.';
const DROPPED = 'The connection to the workspace host dropped.';

/** Opens a browser WebSocket as a wire. Rejects when the handshake fails. */
export function openWebSocketWire(url: string): Promise<Wire> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(url);
    socket.binaryType = 'arraybuffer';
    socket.addEventListener('open', () =>
      resolve({
        send: (frame) => socket.send(new Uint8Array(frame)),
        onFrame: (listener) =>
          socket.addEventListener('message', ({ data }) => {
            if (data instanceof ArrayBuffer) listener(new Uint8Array(data));
          }),
        onClose: (listener) =>
          socket.addEventListener('close', ({ reason }) => listener(reason === '' ? DROPPED : reason)),
        close: () => socket.close(),
      }),
    );
    socket.addEventListener('error', () => reject(new Error(REFUSED)));
  });
}
