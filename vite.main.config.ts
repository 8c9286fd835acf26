import { defineConfig } from 'vite';

/**
 * Builds what runs in Node and in Electron's main process. Each entry is a file of its own name in one flat folder,
 * so that `import.meta.url` means the same folder everywhere. Bundled but for what loads files lying beside itself.
 */
const external = [/^electron$/, /^@duckdb\//, /^@resvg\//, /^pdfkit$/, /^svg-to-pdfkit$/, /^dockerode$/];

export default defineConfig({
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: {
    noExternal: true,
    external: ['electron', '@duckdb/node-api', '@resvg/resvg-js', 'pdfkit', 'svg-to-pdfkit', 'dockerode'],
  },
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist/main',
    minify: false,
    sourcemap: true,
    rolldownOptions: {
      external,
      input: {
        cli: 'main/cli.ts',
        serve: 'main/serve.ts',
        'store-thread': 'main/store/thread.ts',
        'compute-thread': 'main/compute/thread.ts',
        electron: 'main/host/electron.ts',
      },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
});
