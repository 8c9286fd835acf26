import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt } from './ensure-built.mjs';
import { failBriefly } from './fail-briefly.mjs';
import { ROOT } from './parts.mjs';

/** `npm run -s parallax -- …`: the command line, built first where its sources changed; stdout is the command's alone. */
await failBriefly(() => ensureBuilt(['main']));
leaveForCaller();
const { main } = await import(pathToFileURL(join(ROOT, 'dist/main/cli.js')).href);
process.exitCode = await main(process.argv.slice(2));

/** npm runs a script in the package's folder; the paths a person types are relative to where they stand. */
function leaveForCaller() {
  const { npm_lifecycle_event: script, INIT_CWD: folder } = process.env;
  if (script === 'parallax' && folder) process.chdir(folder);
}
