import { describe, expect, it } from 'vitest';
import { openPage } from './support/browser.ts';
import { useApp } from './support/use-app.ts';

describe('the demo', () => {
  const host = useApp('empty');

  it('is offered by an empty workspace, opens in every window on its first figure, and leads back', async () => {
    const { page: other } = await openPage(host.browser, host.app.url);
    await other.getByText('This workspace holds no runs yet.').waitFor();
    const { page, faults } = await openPage(host.browser, host.app.url);
    await page.getByRole('button', { name: 'Open the demo workspace' }).click();
    for (const window of [page, other]) {
      await window.getByRole('heading', { name: 'Demo workspace' }).waitFor();
      await window.locator('.forest svg circle').first().waitFor();
      await expect.poll(() => window.url()).toContain('#/compare?by=condition&a=baseline&b=assisted');
    }

    await page.reload();
    await page.getByRole('button', { name: 'Back to “mine”' }).click();
    await other.getByText('This workspace holds no runs yet.').waitFor();
    await page.getByText('This workspace holds no runs yet.').waitFor();
    expect(new URL(page.url()).hash).toBe('#/overview');
    expect(faults).toEqual([]);
    await page.close();
    await other.close();
  });

  it('is offered by the palette too', async () => {
    const { page } = await openPage(host.browser, host.app.url);
    await page.getByText('This workspace holds no runs yet.').waitFor();
    await page.keyboard.press('Control+k');
    await page.locator('.palette input:focus').waitFor();
    await page.keyboard.type('open demo');
    await page.locator('.palette [data-focused]', { hasText: 'Open the demo workspace' }).waitFor();
    await page.keyboard.press('Enter');
    await page.locator('.forest svg circle').first().waitFor();
    await page.close();
  });
});
