import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/**
 * Builds the window. Relative addresses, because the web host and Electron serve it from different roots; no
 * inlined assets and no polyfill script, because the content security policy allows neither.
 */
export default defineConfig({
  root: 'renderer',
  base: './',
  plugins: [react()],
  build: {
    outDir: '../dist/renderer',
    emptyOutDir: true,
    target: 'chrome120',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 2000,
  },
});
