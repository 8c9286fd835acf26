import { connect } from '../../preload/client.ts';
import type { Port } from '../../preload/port.ts';
import type { Wire } from '../../preload/wire.ts';

export type ConnectionState =
  | { readonly name: 'connecting' }
  | { readonly name: 'open' }
  | { readonly name: 'lost'; readonly reason: string };

export interface Connection {
  readonly port: Port;
  readonly state: () => ConnectionState;
  readonly subscribe: (changed: () => void) => () => void;
  /** Tries again now instead of after the pause. */
  readonly retry: () => void;
}

const PAUSES_MS = [500, 1000, 2000, 4000];

/** A port that outlives its wire: calls made while there is none wait for the next one. */
export function keepConnected(openWire: () => Promise<Wire>): Connection {
  const listeners = new Set<() => void>();
  let state: ConnectionState = { name: 'connecting' };
  let failures = 0;
  let pause: ReturnType<typeof setTimeout> | undefined;
  let arrived: (port: Port) => void = () => {};
  let current = nextPort();

  function nextPort(): Promise<Port> {
    return new Promise((resolve) => {
      arrived = resolve;
    });
  }

  function become(next: ConnectionState): void {
    state = next;
    for (const listener of listeners) listener();
  }

  function lose(reason: string): void {
    become({ name: 'lost', reason });
    pause = setTimeout(attempt, PAUSES_MS[Math.min(failures++, PAUSES_MS.length - 1)]);
  }

  function attempt(): void {
    clearTimeout(pause);
    openWire().then(
      (wire) => {
        wire.onClose((reason) => {
          current = nextPort();
          lose(reason);
        });
        failures = 0;
        arrived(connect(wire));
        become({ name: 'open' });
      },
      (error: unknown) => lose(error instanceof Error ? error.message : String(error)),
    );
  }

  attempt();
  return {
    port: {
      call: async (method, input, signal) => (await current).call(method, input, signal),
      stream: async function* (method, input, signal) {
        yield* (await current).stream(method, input, signal);
      },
      close: () => void current.then((port) => port.close()),
    },
    state: () => state,
    subscribe: (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    retry: () => {
      if (state.name === 'lost') attempt();
    },
  };
}
