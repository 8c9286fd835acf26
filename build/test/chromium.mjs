import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge'];
const MAC = ['Chromium.app/Contents/MacOS/Chromium', 'Google Chrome.app/Contents/MacOS/Google Chrome'];
const WINDOWS = ['Google\\Chrome\\Application\\chrome.exe', 'Microsoft\\Edge\\Application\\msedge.exe'];

/**
 * The browser for tests of the window: `PARALLAX_CHROMIUM` where set, else the first one installed.
 * @returns {string | null}
 */
export function findChromium() {
  const { PARALLAX_CHROMIUM: chosen } = process.env;
  const candidates = chosen ? [chosen] : installed();
  return candidates.find((path) => existsSync(path)) ?? null;
}

/** @returns {string[]} */
function installed() {
  const { env, platform } = process;
  if (platform === 'darwin') return MAC.map((app) => join('/Applications', app));
  if (platform === 'win32') {
    const roots = [env.ProgramFiles, env['ProgramFiles(x86)'], env.LocalAppData].filter((root) => root);
    return roots.flatMap((root) => WINDOWS.map((app) => join(String(root), app)));
  }
  const folders = (env.PATH ?? '').split(delimiter);
  return NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
}
