import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A folder that electron-builder takes for Electron's runtime, which cannot be had on every machine. */
export function makeUpRuntime(folder: string, version: string): void {
  mkdirSync(join(folder, 'locales'), { recursive: true });
  writeFileSync(join(folder, 'locales/en-US.pak'), '');
  writeFileSync(join(folder, 'electron'), '#!/bin/sh\necho "not a runtime" >&2\nexit 1\n');
  chmodSync(join(folder, 'electron'), 0o755);
  writeFileSync(join(folder, 'version'), version);
  writeFileSync(join(folder, 'LICENSE'), 'made up\n');
  writeFileSync(join(folder, 'LICENSES.chromium.html'), '<p>made up</p>\n');
}
