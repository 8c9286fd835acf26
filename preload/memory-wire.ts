import type { Wire } from './wire.ts';

interface Listeners {
  readonly frame: ((frame: Uint8Array) => void)[];
  readonly close: ((reason: string) => void)[];
}

/** Two joined wires in one process; frames arrive in a later microtask, as on a real one. */
export function memoryWirePair(): readonly [Wire, Wire] {
  const left: Listeners = { frame: [], close: [] };
  const right: Listeners = { frame: [], close: [] };
  let open = true;
  const close = () => {
    if (!open) return;
    open = false;
    for (const listener of [...left.close, ...right.close]) listener('');
  };
  const end = (own: Listeners, other: Listeners): Wire => ({
    send: (bytes) =>
      queueMicrotask(() => {
        if (open) for (const listener of other.frame) listener(bytes);
      }),
    onFrame: (listener) => void own.frame.push(listener),
    onClose: (listener) => void own.close.push(listener),
    close,
  });
  return [end(left, right), end(right, left)];
}
