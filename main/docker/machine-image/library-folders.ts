import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './run.ts';

/** What lies beside the programs: git's helpers, the locale. */
const FOLDERS = ['/usr/lib/git-core', '/usr/share/git-core', '/usr/lib/locale/C.utf8'];

/** Debian's pytest with what it needs, in any of its releases. */
const PYTHON_PACKAGES = [
  ...['pytest', '_pytest', 'pluggy', 'iniconfig', 'packaging', 'attr', 'attrs', 'py', 'py.py'],
  ...['more_itertools', 'pkg_resources', 'typing_extensions.py'],
];

/** Folders and files that are copied whole: Python's library with pytest, git's helpers. */
export async function libraryFolders(): Promise<readonly string[]> {
  const version = await run('/usr/bin/python3', ['-c', 'import sys; print("%d.%d" % sys.version_info[:2])']);
  const packages = PYTHON_PACKAGES.map((name) => join('/usr/lib/python3/dist-packages', name));
  const all = [...FOLDERS, `/usr/lib/python${version.trim()}`, ...packages];
  return all.filter((path) => existsSync(path));
}
