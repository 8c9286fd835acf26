import type { Downward, Upward } from '../../../preload/bridge.ts';
import type { Wire } from '../../../preload/wire.ts';

export interface Connections {
  /** What the window sent; anything but a frame is dropped. */
  receive(message: unknown): void;
  /** Ends the wire of the page that is gone or must reconnect. */
  end(reason: string): void;
}

type Framed = Extract<Upward, { readonly frame: unknown }>;

interface Connection {
  readonly id: string;
  readonly wire: Wire;
  readonly deliver: (frame: Uint8Array) => void;
  readonly end: (reason: string) => void;
}

/**
 * Makes wires of one window's messages: a wire for each load of its page, which ends when the next one speaks.
 * `post` sends to the window, `accept` answers a new wire.
 */
export function connections(post: (message: Downward) => void, accept: (wire: Wire) => void): Connections {
  let current: Connection | null = null;
  const end = (reason: string) => {
    const ended = current;
    current = null;
    ended?.end(reason);
  };
  return {
    end,
    receive(message) {
      if (!isUpward(message)) return;
      if (current?.id !== message.connection) {
        end('The page was loaded again.');
        current = connect(message.connection, post);
        accept(current.wire);
      }
      current.deliver(message.frame);
    },
  };
}

function connect(id: string, post: (message: Downward) => void): Connection {
  const onFrame: ((frame: Uint8Array) => void)[] = [];
  const onClose: ((reason: string) => void)[] = [];
  let isOpen = true;
  const end = (reason: string) => {
    if (!isOpen) return;
    isOpen = false;
    post({ kind: 'close', connection: id, reason });
    for (const listener of onClose) listener(reason);
  };
  return {
    id,
    end,
    deliver: (frame) => {
      if (isOpen) for (const listener of onFrame) listener(frame);
    },
    wire: {
      send: (frame) => {
        if (isOpen) post({ kind: 'frame', connection: id, frame });
      },
      onFrame: (listener) => void onFrame.push(listener),
      onClose: (listener) => void onClose.push(listener),
      close: () => end('The host closed the connection.'),
    },
  };
}

function isUpward(message: unknown): message is Framed {
  if (typeof message !== 'object' || message === null) return false;
  const { connection, frame } = message as Partial<Framed>;
  return typeof connection === 'string' && connection.length <= 100 && frame instanceof Uint8Array;
}
