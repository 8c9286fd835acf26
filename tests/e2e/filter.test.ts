import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage } from './support/browser.ts';
import { useApp } from './support/use-app.ts';

const hashOf = (page: Page) => new URL(page.url()).hash;

/** Runs the command that the words find, by keyboard alone. */
async function command(page: Page, words: string, title: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.locator('.palette input:focus').waitFor();
  await page.keyboard.type(words);
  await page.locator('.palette [data-focused]', { hasText: title }).waitFor();
  await page.keyboard.press('Enter');
  await page.locator('.palette').waitFor({ state: 'detached' });
}

describe('the filter', () => {
  const host = useApp('demo');
  const menu = (page: Page) => page.getByRole('dialog', { name: 'Saved filters and cohorts' });

  it('is saved, cleared, applied and undone by keyboard', async () => {
    const { page, faults } = await openPage(
      host.browser,
      `${host.app.url}#/overview?benchmark=SWE-bench+Lite`,
    );
    await page.locator('.rate-plot').first().waitFor();
    await page.keyboard.press('Control+s');
    await page.getByRole('textbox', { name: 'Name for the present filter' }).waitFor();
    await page.keyboard.type('only Lite');
    await page.keyboard.press('Enter');
    await menu(page).getByRole('button', { name: 'Apply only Lite' }).waitFor();
    await page.keyboard.press('Escape');
    await menu(page).waitFor({ state: 'detached' });

    await command(page, 'clear filter', 'Clear the filter');
    await expect.poll(() => hashOf(page)).toBe('#/overview');
    await command(page, 'apply lite', 'Apply filter “only Lite”');
    await expect.poll(() => hashOf(page)).toBe('#/overview?benchmark=SWE-bench+Lite');
    await page.keyboard.press('Control+z');
    await expect.poll(() => hashOf(page)).toBe('#/overview');
    await page.keyboard.press('Control+z');
    await expect.poll(() => hashOf(page)).toBe('#/overview?benchmark=SWE-bench+Lite');
    await page.keyboard.press('Control+Shift+z');
    await expect.poll(() => hashOf(page)).toBe('#/overview');
    await command(page, 'undo', 'Undo the change of the filter');
    await expect.poll(() => hashOf(page)).toBe('#/overview?benchmark=SWE-bench+Lite');
    await page.goBack();
    await expect.poll(() => hashOf(page)).toBe('#/overview');
    expect(faults).toEqual([]);
    await page.close();
  });

  it('takes back the saving of a filter, and leaves undo in a text field to the field', async () => {
    const { page } = await openPage(host.browser, `${host.app.url}#/overview?task=django`);
    await page.locator('.rate-plot').first().waitFor();
    await page.keyboard.press('Control+s');
    await page.getByRole('textbox', { name: 'Name for the present filter' }).waitFor();
    await page.keyboard.type('Django');
    await page.keyboard.press('Enter');
    await menu(page).getByRole('button', { name: 'Apply Django' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Django', exact: true }).waitFor();
    await page.keyboard.press('/');
    await page.keyboard.type('gru');
    await page.keyboard.press('Control+z');
    await page.getByRole('button', { name: 'Django', exact: true }).waitFor();
    await page.getByRole('searchbox', { name: 'Find a system' }).blur();
    await page.keyboard.press('Control+z');
    await page.getByRole('button', { name: 'Saved', exact: true }).waitFor();
    await page.keyboard.press('Control+Shift+z');
    await page.getByRole('button', { name: 'Django', exact: true }).waitFor();
    await page.close();
  });

  it('keeps to a sample, which says so wherever it is shown, and names what a link asks for in vain', async () => {
    const { page, faults } = await openPage(
      host.browser,
      `${host.app.url}#/overview?benchmark=SWE-bench+Verified`,
    );
    await page.locator('.rate-plot').first().waitFor();
    await command(page, 'make cohort', 'Make a cohort of the tasks found');
    await page.getByRole('textbox', { name: 'Name for the tasks found now' }).fill('hundred');
    await page.getByRole('textbox', { name: 'Sample of' }).fill('100');
    await page.keyboard.press('Enter');
    await menu(page).getByRole('button', { name: 'Keep to hundred' }).press('Enter');
    const words = 'sample of 100 of 500 tasks, seed parallax';
    await page.getByText(`Within cohort hundred (${words}).`).waitFor();
    await page.locator('.chip', { hasText: words }).waitFor();
    await page.keyboard.type('gc');
    await page.locator('figcaption', { hasText: `within cohort hundred (${words})` }).waitFor();
    await page.locator('.view-answer', { hasText: words }).waitFor();
    await page.keyboard.press('p');
    await page.locator('.report-scope', { hasText: words }).waitFor();
    expect(faults).toEqual([]);
    await page.goto(`${host.app.url}#/overview?cohort=nobody&cohort=hundred&label=failure%3A+none`);
    await page.getByText('This workspace has no cohort named “nobody”.').waitFor();
    await page.getByText('No run of this workspace holds the label “failure: none”.').waitFor();
    await expect.poll(() => hashOf(page)).toBe('#/overview?cohort=hundred');
    await page.close();
  });
});
