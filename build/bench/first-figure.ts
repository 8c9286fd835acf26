import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { printedAddress } from '../../tests/support/printed-address.ts';
import { ROOT } from '../parts.mjs';
import { timeOnce } from './measure.ts';
import { untilVisible } from './until-visible.ts';

/**
 * `npm start` on the demo, which is kept in `home`: milliseconds from the address being printed to the marks of the
 * forest plot being in the page of a browser that runs already.
 */
export async function firstFigure(browser: Browser, home: string): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  const host = spawn(process.execPath, [join(ROOT, 'build/start.mjs'), '--no-open'], {
    env: { ...process.env, PARALLAX_WEB: '1', HOME: home, XDG_DATA_HOME: home, APPDATA: home },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const address = await printedAddress(host);
    return await timeOnce((clock) =>
      clock(async () => {
        await page.goto(address, { waitUntil: 'commit' });
        await untilVisible(page.locator('.forest svg circle'));
      }),
    );
  } finally {
    await page.close();
    host.kill('SIGTERM');
    if (host.exitCode === null) await once(host, 'exit');
  }
}
