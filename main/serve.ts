import { parseArgs } from 'node:util';
import { explainFailure } from './cli/explain-failure.ts';
import { serveWindow } from './host/serve-window.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { port: { type: 'string', default: '0' }, 'no-open': { type: 'boolean', default: false } },
});

/** What `npm start` runs where Electron is missing. */
try {
  await serveWindow({
    workspace: positionals[0] ?? null,
    port: Number(values.port),
    openBrowser: !values['no-open'],
    say: (url) => console.log(`Parallax is open at ${url}`),
  });
  process.exit(0);
} catch (error) {
  console.error(explainFailure(error));
  process.exit(1);
}
