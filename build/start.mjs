import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt } from './ensure-built.mjs';
import { failBriefly } from './fail-briefly.mjs';
import { ROOT } from './parts.mjs';
import { chooseHost } from './start/choose-host.mjs';
import { findElectron, installElectron } from './start/electron-runtime.mjs';
import { runElectron } from './start/run-electron.mjs';

/** `npm start [-- workspace]`: builds what changed and opens the app: Electron, or the same window in the browser. */
const args = process.argv.slice(2);

await failBriefly(() => ensureBuilt(undefined, console.log));
const host = chooseHost({
  platform: process.platform,
  env: process.env,
  isRoot: process.getuid?.() === 0,
  findElectron,
  installElectron,
});
if (host.electron === null) {
  if (host.why) console.log(host.why);
  await openWebHost();
} else {
  const { started, code } = await runElectron(host.electron, args);
  if (started) process.exitCode = code;
  else {
    console.log('Electron could not start. Opening the web host instead.');
    await openWebHost();
  }
}

async function openWebHost() {
  const entry = join(ROOT, 'dist/main/serve.js');
  process.argv = [process.execPath, entry, ...args];
  await import(pathToFileURL(entry).href);
}
