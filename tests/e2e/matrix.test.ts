import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage } from './support/browser.ts';
import { useApp } from './support/use-app.ts';

const VERIFIED = '#/matrix?benchmark=SWE-bench+Verified';
const REPEATED = '#/matrix?benchmark=SWE-bench+Lite+dev';

const board = (page: Page) => page.locator('.matrix-scroller');
const spoken = (page: Page) => page.locator('.matrix [aria-live]').textContent();
const readout = (page: Page) => page.locator('.matrix-readout').textContent();

async function press(page: Page, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

describe('the matrix', () => {
  const host = useApp('demo');

  async function opened(hash: string): Promise<{ readonly page: Page; readonly faults: string[] }> {
    const { page, faults } = await openPage(host.browser, host.app.url + hash);
    await board(page).waitFor();
    return { page, faults };
  }

  it('is a key away, says who solves what, and paints every outcome', async () => {
    const { page, faults } = await openPage(
      host.browser,
      `${host.app.url}#/overview?benchmark=SWE-bench+Verified`,
    );
    await page.locator('tr[data-key]').first().waitFor();
    await press(page, 'g', 'm');
    await board(page).waitFor();
    expect(await page.locator('.view-answer').textContent()).toMatch(
      /^74 of 500 tasks are solved by no arm.* 14 of 500 are solved by one arm alone; 59 arms on SWE-bench Verified\.$/,
    );
    const painted = await page.locator('.marks-canvas').evaluate((canvas: HTMLCanvasElement) => {
      const { width, height } = canvas;
      const { data } = canvas.getContext('2d')!.getImageData(0, 0, width, height);
      const counts: Record<string, number> = {};
      for (let at = 0; at < data.length; at += 4) {
        const colour = [...data.subarray(at, at + 3)].join(' ');
        counts[colour] = (counts[colour] ?? 0) + 1;
      }
      return { width, height, counts };
    });
    expect(painted).toEqual({
      width: 59,
      height: 500,
      counts: { '0 114 178': 11_181, '232 166 115': 18_301, '212 216 222': 18 },
    });
    expect(faults).toEqual([]);
    await page.close();
  });

  it('is one stop of the Tab key, walked over with arrow keys, and keeps its cursor in the link', async () => {
    const { page } = await opened(VERIFIED);
    expect(await page.locator('.matrix-scroller [tabindex]').count()).toBe(0);
    await board(page).focus();
    await press(page, 'ArrowDown', 'ArrowDown', 'ArrowRight');
    await expect
      .poll(() => spoken(page))
      .toMatch(/^django__django-\d+, Claude Haiku 4\.5 · baseline, resolved$/);
    await expect
      .poll(() => page.url())
      .toMatch(/at=django__django-\d+&at-system=Claude\+Haiku\+4\.5&at-condition=baseline/);
    const said = await spoken(page);
    await press(page, 'Control+End');
    await expect.poll(() => spoken(page)).toMatch(/20231010_rag_gpt35, unresolved$/);
    await expect.poll(() => board(page).evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(100);
    await press(page, 'Control+Home', 'ArrowDown', 'ArrowRight');
    await expect.poll(() => spoken(page)).toBe(said);
    await expect.poll(() => page.url()).toContain('at-condition=baseline');
    await page.reload();
    await board(page).waitFor();
    await expect.poll(() => spoken(page)).toBe(said);
    await page.close();
  });

  it('opens the run of a cell with Enter and comes back with Escape', async () => {
    const { page } = await opened(VERIFIED);
    await board(page).focus();
    await press(page, 'ArrowDown', 'ArrowDown', 'Enter');
    await expect.poll(() => page.locator('.details-title').textContent()).toMatch(/^Run \d+$/);
    expect(await readout(page)).toContain('Claude Haiku 4.5 · assisted');
    await press(page, 'Escape');
    await expect.poll(() => page.locator('.details').count()).toBe(0);
    await expect.poll(() => page.locator('.matrix-scroller:focus').count()).toBe(1);
    await press(page, 'ArrowDown');
    await expect.poll(() => page.url()).not.toContain('run=');
    await page.close();
  });

  it('brushes tasks with Shift and lists the runs of these tasks alone', async () => {
    const { page } = await opened(VERIFIED);
    await board(page).focus();
    await press(page, 'ArrowDown', 'Shift+ArrowDown', 'Shift+ArrowDown');
    await expect.poll(() => spoken(page)).toContain('3 tasks brushed');
    await press(page, 'Enter');
    await expect.poll(() => page.locator('.details-title').textContent()).toBe('3 tasks');
    const lines = page.locator('.details tbody tr[data-key]');
    await lines.first().waitFor();
    const listed = page.locator('.details').getByRole('grid', { name: 'Runs' });
    // 59 headings, 177 runs, and the header.
    await expect.poll(() => listed.getAttribute('aria-rowcount')).toBe(String(59 + 3 * 59 + 1));
    await press(page, 'Enter');
    await expect.poll(() => page.url()).toMatch(/list=tasks&run=\d+/);
    await press(page, 'Escape', 'Escape');
    await expect.poll(() => page.locator('.matrix-scroller:focus').count()).toBe(1);
    await press(page, 'Escape');
    await expect.poll(() => page.locator('.matrix-brush').count()).toBe(0);
    await page.close();
  });

  it('brushes by dragging, and lists a system’s runs at a click on its name', async () => {
    const { page } = await opened(VERIFIED);
    const cells = await page.locator('.matrix-cells').boundingBox();
    if (!cells) throw new Error('The cells are not to be seen.');
    await page.mouse.move(cells.x + 5, cells.y + 4);
    expect(await readout(page)).toContain('Claude Haiku 4.5 · assisted');
    await page.mouse.down();
    await page.mouse.move(cells.x + 5, cells.y + 13);
    await page.mouse.up();
    await expect.poll(() => page.locator('.details-title').textContent()).toMatch(/^\d+ tasks$/);
    await press(page, 'Escape');
    await page.locator('.matrix-head').click({ position: { x: 8, y: 60 } });
    await expect.poll(() => page.locator('.details-title').textContent()).toBe('Claude Haiku 4.5');
    expect(await page.locator('.details-note').textContent()).toContain('assisted');
    await page.close();
  });

  it('lists the repeats of a cell that has several, and tells a mixed one apart', async () => {
    const { page } = await opened(REPEATED);
    await board(page).focus();
    await press(page, ...Array<string>(6).fill('ArrowDown'));
    await expect
      .poll(() => spoken(page))
      .toMatch(/pylint-dev__astroid-1196, .*, resolved in some runs, 2 of 3 runs$/);
    await press(page, 'Enter');
    await expect.poll(() => page.locator('.details-title').textContent()).toBe('pylint-dev__astroid-1196');
    const listed = page.locator('.details').getByRole('grid', { name: 'Runs' });
    await expect.poll(() => listed.getAttribute('aria-rowcount')).toBe(String(1 + 3 + 1));
    await page.close();
  });

  it('is ordered otherwise, finds tasks and systems, and keeps the cursor on its cell', async () => {
    const { page } = await opened(VERIFIED);
    await press(page, '/');
    await page.keyboard.type('sympy__sympy-1');
    await expect
      .poll(() => page.locator('.matrix-tools [role="status"]').textContent())
      .toMatch(/^\d\d tasks and 0 arms found/);
    await expect.poll(() => spoken(page)).toMatch(/^sympy__sympy-1/);
    const said = await spoken(page);
    await page.getByRole('radio', { name: 'repository' }).click();
    await expect.poll(() => page.locator('.matrix-repository').first().textContent()).toBe('astropy/astropy');
    await expect.poll(() => spoken(page)).toBe(said);
    await page.getByRole('radio', { name: 'clustered' }).last().click();
    await expect.poll(() => page.url()).toMatch(/tasks-by=repository&systems-by=clustered/);
    await press(page, 'n');
    await expect.poll(() => spoken(page)).not.toBe(said);
    await page.close();
  });

  it('says what keeps a matrix from being there', async () => {
    const { page } = await openPage(host.browser, `${host.app.url}#/matrix?system=nobody`);
    await page.getByText('No run matches the filter.').waitFor();
    await page.goto(
      `${host.app.url}#/matrix?benchmark=SWE-bench+Verified&system=20241208_gru&task=django__django-16569`,
    );
    await board(page).waitFor();
    await expect
      .poll(() => page.locator('.view-answer').textContent())
      .toContain('There is one system on SWE-bench Verified.');
    await page.close();
  });
});
