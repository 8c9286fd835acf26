import { execFileSync } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { startApp } from '../tests/e2e/support/app.ts';
import { type Look, launchBrowser, openPage } from '../tests/e2e/support/browser.ts';
import { ensureBuilt } from './ensure-built.mjs';
import { ROOT } from './parts.mjs';

/** `npm run pictures`: the README's pictures, taken of the window on the demo, and one figure as printed. */
const OUT = join(ROOT, 'build', 'pictures');

const LOOKS: readonly Required<Look>[] = [
  { theme: 'light', width: 1280, height: 800 },
  { theme: 'dark', width: 1280, height: 800 },
  { theme: 'light', width: 1920, height: 1080 },
  { theme: 'dark', width: 1920, height: 1080 },
];

const VIEWS = {
  overview: { address: '#/overview', shown: 'table' },
  compare: {
    address: '#/compare?by=condition&a=baseline&b=assisted&repositories=shown',
    shown: 'svg[role=group]',
  },
  report: {
    address: '#/compare?by=condition&a=baseline&b=assisted&face=report',
    shown: '.report-table',
  },
} as const;

await ensureBuilt(undefined, console.log);
await mkdir(OUT, { recursive: true });
const app = await startApp('demo');
const browser = await launchBrowser();
try {
  for (const [name, { address, shown }] of Object.entries(VIEWS)) {
    for (const look of LOOKS) {
      const { page } = await openPage(browser, app.url + address, look);
      await page.locator(shown).first().waitFor();
      await page.evaluate(() => document.fonts.ready);
      await page.screenshot({ path: join(OUT, `${name}-${look.theme}-${look.width}.png`) });
      await page.close();
    }
  }
} finally {
  await browser.close();
  await app.stop();
}

const figure = ['figure', 'forest', '--a', 'baseline', '--b', 'assisted', '--repositories'];
execFileSync(process.execPath, [
  join(ROOT, 'build/parallax.mjs'),
  ...figure,
  '-o',
  join(OUT, 'forest-paper.png'),
]);
