import { describe, expect, it } from 'vitest';
import { seriousViolations } from './support/axe.ts';
import { openPage } from './support/browser.ts';
import { useApp } from './support/use-app.ts';

const VIEWS = [
  ['#/overview', '.rate-plot'],
  ['#/overview?benchmark=SWE-bench+Lite+dev&row=x&list=runs', '.details'],
  ['#/compare?by=benchmark', '.forest svg'],
  [
    '#/compare?by=system&benchmark=SWE-bench+Lite&a=20241202_agentless-1.5_claude-3.5-sonnet-20241022&b=20240523_aider',
    '.sensitivity .report-table',
  ],
  ['#/compare?by=condition&benchmark=SWE-bench+Lite+dev&list=flipped', '.details tr[data-key]'],
  ['#/compare?by=condition&a=baseline&b=assisted&face=report', '.report-table'],
  ['#/compare?by=benchmark&face=report', '.report-table'],
  ['#/ranks?by=benchmark', '.swap-matrix svg'],
  ['#/ranks?by=benchmark&row=20241208_gru&row-condition=vanilla&list=ss', '.details tr[data-key]'],
  ['#/figures', '.figure-card img'],
  ['#/figures?figure=forest&by=benchmark', '.figure-mark'],
  ['#/figures?figure=tradeoff', '.figure-mark'],
  ['#/figures?figure=effects&base=baseline&against=assisted', '.contrast-conditions'],
  ['#/matrix?benchmark=SWE-bench+Verified', '.marks-canvas'],
  ['#/matrix?benchmark=SWE-bench+Lite+dev&find=astroid', '.matrix-found'],
  ['#/imports?import=1', '.fact-row'],
  ['#/sql?q=SELECT+*+FROM+task+LIMIT+9', '.data-table'],
] as const;

const OVERLAYS = [
  ['#/overview', ['Control+k'], '.palette'],
  ['#/compare', ['.'], '.export-dialog'],
  ['#/compare', ['?'], '.help'],
  ['#/compare?glossary=bca', [], '.glossary-entry[aria-current]'],
  ['#/overview?glossary=all', [], '[data-entry="resolve_rate"]'],
  ['#/ranks', ['.'], '.export-dialog'],
  ['#/compare?face=report', ['.'], '.export-dialog'],
] as const;

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  const host = useApp('demo');

  it.each(VIEWS)('%s keeps nobody out', async (hash, sign) => {
    const { page } = await openPage(host.browser, host.app.url + hash, { theme });
    await page.locator(sign).first().waitFor();
    expect(await seriousViolations(page)).toEqual([]);
    await page.close();
  });

  it.each(OVERLAYS)('%s %s keeps nobody out', async (hash, keys, sign) => {
    const { page } = await openPage(host.browser, host.app.url + hash, { theme });
    await page.locator('tr[data-key]').first().waitFor();
    for (const key of keys) await page.keyboard.press(key);
    await page.locator(sign).waitFor();
    expect(await seriousViolations(page)).toEqual([]);
    await page.close();
  });
});

/** What a window of 1280 × 800 has room for at 200%. */
const ZOOMED = { width: 640, height: 400 };

describe('at 200%', () => {
  const host = useApp('demo');

  it.each(VIEWS)('%s scrolls in one direction and keeps nobody out', async (hash, sign) => {
    const { page } = await openPage(host.browser, host.app.url + hash, ZOOMED);
    await page.locator(sign).first().waitFor();
    const root = page.locator('html');
    expect(await root.evaluate(({ scrollWidth, scrollHeight }) => [scrollWidth, scrollHeight])).toEqual([
      ZOOMED.width,
      ZOOMED.height,
    ]);
    for (const name of ['Import', 'Add filter', 'Help for this view'])
      await page.getByRole('button', { name, exact: true }).click({ trial: true });
    expect(await seriousViolations(page)).toEqual([]);
    await page.close();
  });

  it.each(OVERLAYS)('%s %s fits and keeps nobody out', async (hash, keys, sign) => {
    const { page } = await openPage(host.browser, host.app.url + hash, ZOOMED);
    await page.locator('tr[data-key]').first().waitFor();
    for (const key of keys) await page.keyboard.press(key);
    await page.locator(sign).waitFor();
    const box = await page.getByRole('dialog').boundingBox();
    expect(box).not.toBeNull();
    const { x = -1, y = -1, width = 0, height = 0 } = box ?? {};
    expect([x >= 0, y >= 0, x + width <= ZOOMED.width, y + height <= ZOOMED.height]).not.toContain(false);
    expect(await seriousViolations(page)).toEqual([]);
    await page.close();
  });
});

describe('the keyboard', () => {
  const host = useApp('demo');

  it('stops once at the forest plot, and walks its rows with arrow keys', async () => {
    const { page } = await openPage(host.browser, `${host.app.url}#/compare?by=benchmark`);
    const rows = page.locator('.forest [role="button"]');
    await rows.first().waitFor();
    expect(await rows.count()).toBe(18);
    const names = await rows.evaluateAll((all) => all.map((row) => row.getAttribute('aria-label')));
    const focused = page.locator('.forest [role="button"]:focus[aria-pressed="true"][tabindex="0"]');
    await page.locator('.forest svg [tabindex="0"]').focus();
    for (const [key, at] of [
      ['ArrowDown', 1],
      ['ArrowDown', 2],
      ['ArrowUp', 1],
      ['End', 17],
      ['Home', 0],
      ['ArrowDown', 1],
    ] as const) {
      await page.keyboard.press(key);
      await expect.poll(() => focused.getAttribute('aria-label')).toBe(names[at]);
    }
    expect(names[1]).toMatch(/: [+−]?\d+\.\d points \[.*\], \d+ tasks, Holm p /);
    expect(await page.locator('.forest svg [tabindex="0"]').count()).toBe(1);
    expect(await seriousViolations(page)).toEqual([]);
    await page.keyboard.press('Tab');
    await expect.poll(() => page.locator('.forest svg :focus').count()).toBe(0);
    await page.keyboard.press('Shift+Tab');
    await expect.poll(() => focused.getAttribute('aria-label')).toBe(names[1]);
    await page.close();
  });

  it('goes through the whole window and is trapped nowhere', async () => {
    const { page } = await openPage(host.browser, `${host.app.url}#/compare`);
    await page.locator('.forest svg').waitFor();
    const places = new Set<string>();
    for (let press = 0; press < 60; press += 1) {
      await page.keyboard.press('Tab');
      places.add(
        await page.evaluate(() => {
          const area = document.activeElement?.closest(
            '.rail, .top-bar, .pickers, .forest, .transitions, .numbers',
          );
          return area?.className ?? 'outside';
        }),
      );
    }
    for (const area of ['rail', 'top-bar', 'pickers', 'forest', 'transitions', 'numbers', 'outside'])
      expect(places).toContain(area);
    await page.close();
  });
});
