import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { seriousViolations } from './support/axe.ts';
import { openPage } from './support/browser.ts';
import { OVERLAYS, PLACES } from './support/places.ts';
import { useApp } from './support/use-app.ts';

/** What a window of 1280 × 800 has room for at 200% zoom. */
const ZOOMED = { width: 640, height: 400 } as const;

/** In the view and in no table: what has to be read and pressed without going sideways. */
const CONTENT = ':is(h2, h3, p, button, input, textarea, img, .forest svg, .picker)';

const SIDEWAYS = '.data-table, .matrix-scroller, .report-table, .figure-table, .visually-hidden';

/** What of the page, and of the view once it is scrolled to its right end, lies outside. */
async function outside(page: Page): Promise<readonly string[]> {
  return page.evaluate(
    async ([content, sideways]) => {
      const root = document.documentElement;
      const wide = root.scrollWidth > root.clientWidth ? [`page ${root.scrollWidth}`] : [];
      const view = document.querySelector('.view') as HTMLElement;
      view.scrollLeft = view.scrollWidth;
      await new Promise(requestAnimationFrame);
      const { left, right } = view.getBoundingClientRect();
      const parts = [...view.querySelectorAll(content)].filter((part) => part.closest(sideways) === null);
      const strays = parts.filter((part) => {
        const box = part.getBoundingClientRect();
        return box.width > 0 && (box.left < left - 1 || box.right > right + 1);
      });
      return [...wide, ...strays.map((part) => `${part.tagName} ${part.className} ${part.textContent}`)];
    },
    [CONTENT, SIDEWAYS] as const,
  );
}

/** Of a long list of links these stand for all. */
const FIRST = 10;

/** Fails where a button cannot be brought into sight, or lies under something else. */
async function expectReachable(page: Page, scope: string): Promise<void> {
  const buttons = page.locator(`${scope} button:visible:enabled`);
  const n = await buttons.count();
  expect(n).toBeGreaterThan(0);
  for (let at = 0; at < n; at += 1)
    if (at < FIRST || at === n - 1) await buttons.nth(at).click({ trial: true, timeout: 5000 });
}

/** What around a button of the dialog is cut off, without a way to scroll there. */
async function cutOff(page: Page): Promise<readonly string[]> {
  return page.getByRole('dialog').evaluate((dialog) => {
    const around = (part: Element | null): Element[] => (part ? [part, ...around(part.parentElement)] : []);
    const boxes = new Set(
      [...dialog.querySelectorAll('button')].flatMap((button) => around(button.parentElement)),
    );
    return [...boxes]
      .filter(
        (box) => getComputedStyle(box).overflowY === 'hidden' && box.scrollHeight > box.clientHeight + 1,
      )
      .map((box) => box.className);
  });
}

describe('at 200% zoom', () => {
  const host = useApp('demo');

  it.each(PLACES)('%s goes sideways in its tables alone and keeps nobody out', async (hash, sign) => {
    const { page } = await openPage(host.browser, host.app.url + hash, ZOOMED);
    await page.locator(sign).first().waitFor();
    expect(await seriousViolations(page)).toEqual([]);
    await expectReachable(page, '.top-bar');
    const shown = (await page.locator('.details').count()) > 0 ? '.details-head' : '.view-head';
    if ((await page.locator(`${shown} button`).count()) > 0) await expectReachable(page, shown);
    expect(await outside(page)).toEqual([]);
    await page.close();
  });

  it.each(OVERLAYS)('what %s %s opens fits, to its last button', async (hash, keys, sign) => {
    const { page } = await openPage(host.browser, host.app.url + hash, ZOOMED);
    await page.locator('tr[data-key]').first().waitFor();
    for (const key of keys) await page.keyboard.press(key);
    await page.locator(sign).waitFor();
    const dialog = page.getByRole('dialog');
    const box = await dialog.boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(ZOOMED.width);
    expect(await cutOff(page)).toEqual([]);
    if ((await dialog.locator('button').count()) > 0) await expectReachable(page, '[role="dialog"]');
    expect(await seriousViolations(page)).toEqual([]);
    await page.close();
  });

  it('leads from a line to a run over the view, and back to the line', async () => {
    const { page, faults } = await openPage(
      host.browser,
      `${host.app.url}#/overview?benchmark=SWE-bench+Lite+dev`,
      ZOOMED,
    );
    await page.locator('.view tr[data-key]').first().click();
    await page.keyboard.press('Enter');
    const details = page.getByRole('complementary', { name: 'Details' });
    await details.locator('tr[data-key]').first().click();
    await page.keyboard.press('Enter');
    await details.getByRole('tab', { name: /^Tests/ }).waitFor();
    expect((await details.boundingBox())?.width).toBeGreaterThan(ZOOMED.width / 2);
    await page.keyboard.press('Escape');
    await details.locator('tr[data-key]').first().waitFor();
    await page.keyboard.press('Escape');
    await details.waitFor({ state: 'detached' });
    await page.locator('.view tr[aria-selected="true"]').waitFor();
    expect(faults).toEqual([]);
    await page.close();
  });

  it('keeps the buttons of the import in reach', async () => {
    const { page } = await openPage(host.browser, `${host.app.url}#/overview`, ZOOMED);
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    await page.getByRole('textbox').fill('/');
    await expectReachable(page, '[role="dialog"]');
    await page.close();
  });
});
