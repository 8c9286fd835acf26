import type { Bridge } from '../../preload/bridge.ts';
import type { Wire } from '../../preload/wire.ts';
import { type Connection, keepConnected } from './connection.ts';
import './bridge-global.ts';
import { hostToken } from './host-token.ts';
import { openWebSocketWire } from './web-socket-wire.ts';

function socketAddress({ protocol, host }: Location, token: string): string {
  return `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/rpc?token=${encodeURIComponent(token)}`;
}

function hostWire(): () => Promise<Wire> {
  const token = hostToken(window);
  return async () => openWebSocketWire(socketAddress(window.location, await token()));
}

const bridgeWire = (bridge: Bridge): Wire => ({
  send: (frame) => bridge.send(frame),
  onFrame: (listener) => bridge.onFrame(listener),
  onClose: (listener) => bridge.onClose(listener),
  close: () => {},
});

/** Chooses the transport, once: Electron's bridge where the preload script gave one, else the web host's socket. */
export function openPort(): Connection {
  const bridge = window.parallax;
  return keepConnected(bridge ? async () => bridgeWire(bridge) : hostWire());
}
