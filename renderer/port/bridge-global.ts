import type { Bridge } from '../../preload/bridge.ts';

declare global {
  interface Window {
    /** Given by the Electron preload script; absent in a browser. */
    readonly parallax?: Bridge;
  }
}
