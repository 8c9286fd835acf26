import { type CallMethod, contract, type Method, type StreamMethod } from '../../preload/contract.ts';
import type { Handlers, Port } from '../../preload/port.ts';

/** Handlers that pass everything on through a port: for a window onto a workspace that another process holds. */
export function forwardingHandlers(port: Port): Handlers {
  const forward = (method: Method) => (input: never, signal: AbortSignal) =>
    contract[method].kind === 'call'
      ? port.call(method as CallMethod, input, signal)
      : port.stream(method as StreamMethod, input, signal);
  const entries = (Object.keys(contract) as Method[]).map((method) => [method, forward(method)]);
  return Object.fromEntries(entries) as Handlers;
}
