import { homedir } from 'node:os';
import { basename, dirname, join } from 'node:path';

/** Where this user's programs keep their data, by the platform's own custom. */
function dataFolder(): string {
  const { env, platform } = process;
  if (platform === 'win32') return env.APPDATA ?? join(homedir(), 'AppData', 'Roaming');
  if (platform === 'darwin') return join(homedir(), 'Library', 'Application Support');
  return env.XDG_DATA_HOME ?? join(homedir(), '.local', 'share');
}

const demoFolder = () => join(dataFolder(), 'parallax');

/** The user's own copy of the demo workspace; another content gets another name. */
export const demoPath = (contentHash: string): string =>
  join(demoFolder(), `demo-${contentHash.slice(0, 8)}.duckdb`);

export const isDemoPath = (path: string): boolean =>
  dirname(path) === demoFolder() && /^demo-[0-9a-f]{8}\.duckdb$/.test(basename(path));
