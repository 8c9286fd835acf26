import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Names of unittest's tests are as of 3.11. */
const HAS_PYTEST = 'import pytest, sys; assert sys.version_info >= (3, 11)';

function hasPytest(python: string): boolean {
  try {
    execFileSync(python, ['-c', HAS_PYTEST], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** A Python of this machine that the tasks' tests run with; null where none has pytest. */
export const PYTHON = ['/usr/bin/python3', 'python3'].find(hasPytest) ?? null;

/** Why tests that need it are not run. */
export const NO_PYTEST = 'not run: no python3 from 3.11 on with pytest, such as of Debian’s python3-pytest';

/** A folder of commands that stands for the tasks' image: this Node, and that Python. */
export function commandsIn(folder: string): string {
  mkdirSync(folder);
  for (const [name, file] of [['node', process.execPath] as const, ['python3', PYTHON!] as const])
    writeFileSync(join(folder, name), `#!/bin/sh\nexec '${file}' "$@"\n`, { mode: 0o755 });
  return folder;
}
