import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { quantile } from '../../../analysis/stats/index.ts';
import { startApp } from '../../../tests/e2e/support/app.ts';
import { launchBrowser, openPage } from '../../../tests/e2e/support/browser.ts';
import { runsTableCsv, SIXTY_THOUSAND } from '../../synthetic/runs-table.ts';
import { withTempFolder } from '../../synthetic/with-temp-folder.ts';
import { importInto, withWorkspace } from '../../synthetic/with-workspace.ts';
import { rounded } from '../measure.ts';
import type { Section } from '../section.ts';
import { frameTimes } from './frame-times.ts';
import { SCENES, type Scene } from './scenes.ts';

/** A frame at 60 a second is 16.7 ms; half of it is the page's own. */
const AIM = 8;

async function row(page: Page, { title, ready, act }: Scene) {
  await ready(page);
  await act(page);
  const times = (await frameTimes(page, () => act(page))).toSorted((a, b) => a - b);
  const [half, most] = [quantile(times, 0.5), quantile(times, 0.95)];
  return [
    title,
    times.length,
    rounded(half ?? 0),
    rounded(most ?? 0),
    rounded(Math.max(...times)),
    AIM,
  ] as const;
}

/** Work of the page's main thread in each frame while a person scrolls, points and brushes over 60,000 runs. */
export function benchFrames(): Promise<Section> {
  return withTempFolder(async (folder) => {
    const [csv, file] = [join(folder, 'runs.csv'), join(folder, 'w.duckdb')];
    await writeFile(csv, runsTableCsv(SIXTY_THOUSAND));
    await withWorkspace(file, (port) => importInto(port, csv));
    const [large, demo] = [await startApp({ file }), await startApp('demo')];
    const browser = await launchBrowser();
    try {
      const rows = [];
      for (const scene of SCENES) {
        const { page } = await openPage(
          browser,
          `${scene.on === 'demo' ? demo.url : large.url}${scene.hash}`,
        );
        rows.push(await row(page, scene));
        await page.close();
      }
      return {
        title: 'Frames in the window',
        notes: [
          '60,000 runs (20 systems × 500 tasks × 2 conditions × 3 repeats), or the demo’s boards where it says so, in',
          'Chromium without a graphics processor at 1280 × 800: processor time of the main thread per frame in ms, from the browser’s',
          'own trace, while the pointer moves or the wheel turns. The second of two rounds.',
        ],
        columns: ['', 'frames', 'median, ms', '95%, ms', 'most, ms', 'aim, ms'],
        rows,
      };
    } finally {
      await browser.close();
      await Promise.all([large.stop(), demo.stop()]);
    }
  });
}
