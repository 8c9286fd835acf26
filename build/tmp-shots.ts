import { copyFileSync, mkdirSync } from 'node:fs';
import { launchBrowser, openPage } from '../tests/e2e/support/browser.ts';
import { startApp } from '../tests/e2e/support/app.ts';
import { ensureBuilt } from './ensure-built.mjs';
await ensureBuilt(['main', 'preload', 'renderer'], console.log);
mkdirSync('/tmp/shots', { recursive: true });
copyFileSync('/tmp/graded.duckdb', '/tmp/shots/g.duckdb');
const app = await startApp({ file: '/tmp/shots/g.duckdb' });
const browser = await launchBrowser();
const places: [string, string][] = JSON.parse(process.argv[2] ?? '[]');
for (const theme of ['light', 'dark'] as const)
  for (const [width, height] of [[1280, 800], [1920, 1080]] as const)
    for (const [name, hash] of places) {
      const { page, faults } = await openPage(browser, `${app.url}${hash}`, { theme, width, height });
      await page.waitForTimeout(1500);
      await page.screenshot({ path: `/tmp/shots/${name}-${theme}-${width}.png` });
      if (faults.length) console.log(name, theme, width, faults);
      await page.close();
    }
await browser.close();
await app.stop();
process.exit(0);
