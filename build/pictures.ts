import { execFileSync } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { startApp } from '../tests/e2e/support/app.ts';
import { type Look, launchBrowser, openPage } from '../tests/e2e/support/browser.ts';
import { ensureBuilt } from './ensure-built.mjs';
import { ROOT } from './parts.mjs';

/** `npm run pictures`: the README's pictures, taken of the window on the demo, and of every figure as printed. */
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
  ranks: { address: '#/ranks?by=benchmark', shown: '.swap-matrix svg' },
  matrix: { address: '#/matrix?benchmark=SWE-bench+Verified', shown: 'canvas' },
  figures: { address: '#/figures', shown: '.figure-card img' },
} as const;

const ARMS = ['--a', 'baseline', '--b', 'assisted'];
const BOARDS = ['--by', 'benchmark', '--a', 'SWE-bench Verified', '--b', 'SWE-bench Lite'];
const SHARED = [
  '20241208_gru',
  '20240820_honeycomb',
  '20240617_factory_code_droid',
  '20240402_sweagent_gpt4',
];

/** One of each kind, as it is printed. */
const FIGURES: Readonly<Record<string, readonly string[]>> = {
  forest: [...ARMS, '--set', 'repositories=true'],
  dots: ['--benchmark', 'SWE-bench Lite', 'SWE-bench Verified', '--system', ...SHARED],
  slopes: ['--condition', 'parallel calls on', 'parallel calls off', '--width', '252'],
  'outcome-shares': ['--benchmark', 'SWE-bench Lite', 'SWE-bench Verified', '--system', ...SHARED],
  'rank-bump': [...BOARDS, '--width', '516'],
  'swap-matrix': [...BOARDS, '--width', '516'],
  transitions: ARMS,
  'outcome-matrix': ['--benchmark', 'SWE-bench Verified', '--width', '516'],
  tradeoff: ['--benchmark', 'SWE-bench Lite dev', '--set', 'measure=cost_usd'],
  distributions: ['--benchmark', 'SWE-bench Lite dev', '--set', 'measure=steps'],
  changes: ['--a', 'parallel calls on', '--b', 'parallel calls off', '--width', '516'],
  effects: ['--base', 'baseline', '--against', 'assisted'],
};

await ensureBuilt(undefined, console.log);
await mkdir(OUT, { recursive: true });
const app = await startApp('demo');
const browser = await launchBrowser();
try {
  for (const [name, { address, shown }] of Object.entries(VIEWS)) {
    for (const look of LOOKS) {
      const { page } = await openPage(browser, app.url, look);
      await page.evaluate(() => localStorage.setItem('parallax.tour', 'over'));
      await page.goto(app.url + address);
      await page.reload();
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

for (const [name, chosen] of Object.entries(FIGURES))
  execFileSync(process.execPath, [
    join(ROOT, 'build/parallax.mjs'),
    ...['figure', name, ...chosen, '-o', join(OUT, `figure-${name}.png`)],
  ]);
