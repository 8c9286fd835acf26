import { defineConfig } from 'vite';

/** Builds the window's own script: CommonJS in one file, because a sandboxed preload script can load nothing else. */
export default defineConfig({
  build: {
    ssr: 'preload/index.ts',
    target: 'chrome140',
    outDir: 'dist/preload',
    minify: false,
    rolldownOptions: {
      external: ['electron'],
      output: { format: 'cjs', entryFileNames: 'index.cjs' },
    },
  },
});
