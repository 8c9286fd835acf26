import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { _electron } from 'playwright-core';
import { expect, test } from 'vitest';
import { ensureBuilt } from '../../build/ensure-built.mjs';
import { ROOT } from '../../build/parts.mjs';
import { findElectron } from '../../build/start/electron-runtime.mjs';

/** Runs where Electron's runtime is: it cannot be had on every machine that builds. */
const LIMIT = 120_000;

test('the real Electron opens a workspace in its window', { timeout: LIMIT }, async ({ skip }) => {
  const program = findElectron();
  if (program === null) return skip('not run: no Electron runtime');
  if (!hasDisplay()) return skip('not run: no display for Electron');
  await ensureBuilt();
  const folder = mkdtempSync(join(tmpdir(), 'parallax-smoke-'));
  const app = await _electron.launch({
    executablePath: program,
    args: [ROOT, `--user-data-dir=${join(folder, 'user')}`, ...sandboxing(), join(folder, 'w.duckdb')],
  });
  try {
    const page = await app.firstWindow();
    expect(new URL(page.url()).origin).toBe('app://parallax');
    expect(await page.evaluate(() => ['parallax' in window, 'require' in window])).toEqual([true, false]);
    await page.getByRole('main').waitFor();
    const reached = page.evaluate(() =>
      fetch('https://example.org/').then(
        () => true,
        () => false,
      ),
    );
    expect(await reached).toBe(false);
  } finally {
    await app.close();
    rmSync(folder, { recursive: true, force: true });
  }
});

function hasDisplay(): boolean {
  const { DISPLAY, WAYLAND_DISPLAY } = process.env;
  return process.platform !== 'linux' || Boolean(DISPLAY || WAYLAND_DISPLAY);
}

/** Chromium refuses to be sandboxed as root, as which tests run on build machines. */
function sandboxing(): readonly string[] {
  return process.getuid?.() === 0 ? ['--no-sandbox'] : [];
}
