import { describe, expect, it } from 'vitest';
import { seriousViolations } from './support/axe.ts';
import { openPage } from './support/browser.ts';
import { OVERLAYS, PLACES } from './support/places.ts';
import { useApp } from './support/use-app.ts';

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  const host = useApp('demo');

  it.each(PLACES)('%s keeps nobody out', async (hash, sign) => {
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
