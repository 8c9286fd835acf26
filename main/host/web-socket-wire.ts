import { WebSocket } from 'ws';
import type { Wire } from '../../preload/wire.ts';

/** A node WebSocket as a wire. */
export function webSocketWire(socket: WebSocket): Wire {
  socket.binaryType = 'nodebuffer';
  return {
    send: (frame) => {
      if (socket.readyState === WebSocket.OPEN) socket.send(frame);
    },
    onFrame: (listener) => {
      socket.on('message', (data: Buffer, isBinary) => {
        if (isBinary) listener(data);
        else socket.close();
      });
    },
    onClose: (listener) => {
      socket.on('close', (_code, reason) => listener(reason.toString()));
    },
    close: () => socket.close(),
  };
}

/** Connects to a holder's socket. Rejects where nobody answers or the token is refused. */
export function openWebSocket(url: string): Promise<Wire> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(url, { handshakeTimeout: 2000, perMessageDeflate: false });
    socket.once('open', () => resolve(webSocketWire(socket)));
    socket.once('error', reject);
  });
}
