import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage } from './support/browser.ts';
import { useApp } from './support/use-app.ts';

const hashOf = (page: Page) => decodeURIComponent(new URL(page.url()).hash);

/** Presses Tab until the focus is on what is so named. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 80; presses += 1) {
    await page.keyboard.press('Tab');
    const focused = page.locator(':focus');
    const told = (await focused.getAttribute('aria-label')) ?? (await focused.textContent()) ?? '';
    if (told.includes(name)) return;
  }
  throw new Error(`Tab does not come to “${name}”.`);
}

/** Moves within a list until the option is the one with the focus. */
async function arrowTo(page: Page, text: string): Promise<void> {
  for (let presses = 0; presses < 40; presses += 1) {
    if ((await page.locator('[role=option]:focus', { hasText: text }).count()) > 0) return;
    await page.keyboard.press('ArrowDown');
  }
  throw new Error(`The arrow keys do not come to “${text}”.`);
}

describe('a person without a pointer', () => {
  const host = useApp('demo');

  it('goes from the demo to a flipped task, its figure, back and to a pasted address by keyboard alone', async () => {
    const { page, faults } = await openPage(host.browser, host.app.url);
    await page.locator('.rate-plot').first().waitFor();

    await tabTo(page, 'Add filter');
    await page.keyboard.press('Enter');
    await page.locator('input:focus').waitFor();
    await page.keyboard.press('Shift+Tab');
    await arrowTo(page, 'repo');
    await page.keyboard.press('Enter');
    await page.getByRole('option', { name: /django\/django/ }).waitFor();
    await tabTo(page, 'Search repo');
    await page.keyboard.type('django/');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.getByRole('option', { name: /django\/django/, selected: true }).waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog', { name: 'Filter' }).waitFor({ state: 'detached' });
    await expect.poll(() => hashOf(page)).toBe('#/overview?repo=django/django');

    await page.keyboard.press('g');
    await page.keyboard.press('c');
    await page.locator('.forest svg').waitFor();
    await expect.poll(() => hashOf(page)).toContain('a=baseline&b=assisted');
    await page.getByText(/Assisted raises .* by .* points/).waitFor();
    const compared = host.app.url + new URL(page.url()).hash;

    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    await page.getByRole('grid', { name: 'Tasks' }).locator('tr[data-key]:focus').waitFor();
    await expect.poll(() => hashOf(page)).toContain('list=flipped');
    await page.keyboard.press('Enter');
    await expect.poll(() => hashOf(page)).toMatch(/run=\d+/);
    await page.getByText(/^run 1 of \d+ in this list$/).waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => hashOf(page)).not.toContain('run=');
    await page.keyboard.press('Escape');
    await expect.poll(() => hashOf(page)).not.toContain('list=');

    await page.keyboard.press('.');
    const dialog = page.getByRole('dialog', { name: /Export/ });
    await dialog.waitFor();
    await tabTo(page, 'CSV');
    const download = page.waitForEvent('download');
    await page.keyboard.press('Enter');
    expect((await download).suggestedFilename()).toBe('forest-baseline-assisted.csv');
    await dialog.waitFor({ state: 'detached' });

    await page.keyboard.press('Control+z');
    await expect.poll(() => hashOf(page)).not.toContain('repo=');

    const pasted = await openPage(host.browser, compared);
    await pasted.page.getByText(/Assisted raises .* by .* points/).waitFor();
    await pasted.page.locator('.chip', { hasText: 'django/django' }).waitFor();
    expect([...faults, ...pasted.faults]).toEqual([]);
    await pasted.page.close();
    await page.close();
  });
});
