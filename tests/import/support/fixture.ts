import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { tempFolder } from '../../support/temp-folder.ts';

/** Path of a committed fixture. */
export function fixture(...parts: readonly string[]): string {
  return join(import.meta.dirname, '..', 'fixtures', ...parts);
}

/** A copy of a fixture folder that a test may damage; it goes with the test. */
export function copyOfFixture(name: string): string {
  const copy = join(tempFolder(), name);
  cpSync(fixture(name), copy, { recursive: true });
  return copy;
}
