import type { Wire } from '../../preload/wire.ts';

/** What the Electron preload script exposes as `window.parallax`; absent in a browser. */
export interface ParallaxBridge extends Omit<Wire, 'close'> {
  /** Where a dropped or chosen file lies on disk; empty when it lies nowhere. */
  pathOf(file: File): string;
}

declare global {
  interface Window {
    readonly parallax?: ParallaxBridge;
  }
}
