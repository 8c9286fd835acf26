import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt } from './ensure-built.mjs';
import { ROOT } from './parts.mjs';

/** `npm run -s parallax -- …`: the command line, built first where its sources changed; stdout is the command's alone. */
await buildQuietly();
leaveForCaller();
const { main } = await import(pathToFileURL(join(ROOT, 'dist/main/cli.js')).href);
process.exitCode = await main(process.argv.slice(2));

async function buildQuietly() {
  const said = /** @type {string[]} */ ([]);
  try {
    await ensureBuilt(['main'], (message) => said.push(message));
  } catch (error) {
    console.error([...said, String(error)].join('\n'));
    process.exit(1);
  }
}

/** npm runs a script in the package's folder; the paths a person types are relative to where they stand. */
function leaveForCaller() {
  const { npm_lifecycle_event: script, INIT_CWD: folder } = process.env;
  if (script === 'parallax' && folder) process.chdir(folder);
}
