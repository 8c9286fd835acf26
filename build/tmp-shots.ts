import { copyFileSync } from 'node:fs';
import { launchBrowser, openPage } from '../tests/e2e/support/browser.ts';
import { startApp } from '../tests/e2e/support/app.ts';
import { ensureBuilt } from './ensure-built.mjs';
await ensureBuilt(['main', 'preload', 'renderer'], console.log);
copyFileSync('/tmp/shots/e.duckdb', '/tmp/shots/e2.duckdb');
const app = await startApp({ file: '/tmp/shots/e2.duckdb' });
const browser = await launchBrowser();
for (const [name, hash, theme, width, height] of [
  ['exp', '#/evaluate', 'light', 1280, 800], ['exp', '#/evaluate?experiment=1', 'dark', 1280, 800], ['exp', '#/evaluate?experiment=1', 'light', 1920, 1080], ['exptr', '#/overview?run=100', 'light', 1280, 800],
] as const) {
  const { page, faults } = await openPage(browser, `${app.url}${hash}`, { theme, width, height });
  await page.waitForTimeout(1500);
  await page.screenshot({ path: `/tmp/shots/${name}-${theme}-${width}.png` });
  if (faults.length) console.log(name, faults);
  await page.close();
}
await browser.close(); await app.stop(); process.exit(0);
