import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { openPage } from './support/browser.ts';
import { useApp } from './support/use-app.ts';

const LITE = '#/ranks?by=benchmark&a=SWE-bench+Lite&b=SWE-bench+Verified';

describe('the ranks of systems', () => {
  const host = useApp('demo');

  it('opens by keyboard with its answer, both figures and numbers', async () => {
    const { page, faults } = await openPage(host.browser, `${host.app.url}#/overview`);
    await page.locator('.rate-plot').first().waitFor();
    await page.keyboard.press('g');
    await page.keyboard.press('r');
    await page.locator('.rank-bump svg').waitFor();
    await page.locator('.swap-matrix svg').waitFor();
    expect(await page.locator('.view-answer').textContent()).toMatch(
      /over the 46 tasks that all 18 systems share, is 0\.99 \(p < 0\.001\)\. 3 of 18 systems change rank, none of them by more/,
    );
    await expect.poll(() => page.url()).toContain('#/ranks?by=benchmark&a=');
    const first = page.getByRole('grid', { name: 'Ranks of systems' }).locator('tr[data-key]').first();
    const row = await first.textContent();
    for (const text of ['20241208_gru', '93', '56.5', '1 to 8']) expect(row).toContain(text);
    await page.getByText('Not scored for all 18 systems under both').first().waitFor();
    await page.keyboard.press('?');
    const help = page.locator('.help');
    await help.getByText('Each line joins the two ranks of one system').waitFor();
    await help.getByText('g r', { exact: true }).waitFor();
    expect(faults).toEqual([]);
    await page.close();
  });

  it('chooses a system in the chart by arrow keys, and a link restores it with the side', async () => {
    const { page } = await openPage(host.browser, host.app.url + LITE);
    const systems = page.locator('.rank-bump [role="button"]');
    await systems.first().waitFor();
    expect(await systems.count()).toBe(18);
    expect(await page.locator('.rank-bump svg [tabindex="0"]').count()).toBe(1);
    await page.locator('.rank-bump svg [tabindex="0"]').focus();
    await page.keyboard.press('ArrowDown');
    const pressed = page.locator('.rank-bump [role="button"][aria-pressed="true"]:focus');
    await expect
      .poll(() => pressed.getAttribute('aria-label'))
      .toMatch(/^20241202_agentless.*: A rank 2, set 1 to 11; B rank 2, set 1 to 11$/);
    await page.getByRole('radio', { name: 'B', exact: true }).click();
    await expect.poll(() => page.url()).toMatch(/side=b.*row=20241202_agentless/);
    const { page: other } = await openPage(host.browser, host.app.url + new URL(page.url()).hash);
    await other.locator('.rank-bump [aria-pressed="true"]').waitFor();
    expect(
      await other
        .locator('.swap-matrix [data-encodes]')
        .evaluateAll((cells) => [...new Set(cells.map((cell) => cell.getAttribute('data-encodes')))]),
    ).toEqual(['fill=swap_b']);
    await other.close();
    await page.close();
  });

  it('leads from a system to a task’s run by keyboard', async () => {
    const { page, faults } = await openPage(host.browser, `${host.app.url}${LITE}&find=SWE-Fixer`);
    await page.locator('.rank-bump svg').waitFor();
    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    await page.getByRole('grid', { name: 'Tasks' }).locator('tr[data-key]:focus').waitFor();
    await page.getByText('93 tasks scored on both').waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('tab', { name: /Transcript/ }).waitFor();
    await page.getByText('run 1 of 4 in this list').waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('.details').count()).toBe(0);
    expect(faults).toEqual([]);
    await page.close();
  });

  it('turns round', async () => {
    const { page } = await openPage(host.browser, host.app.url + LITE);
    await page.locator('.rank-bump svg').waitFor();
    await page.getByRole('button', { name: 'Swap A and B' }).click();
    await page.locator('.view-answer', { hasText: /^Kendall’s τ_b of SWE-bench Verified and/ }).waitFor();
    await page.close();
  });

  it('says so where one system stands alone, where nothing is shared, and where a side does not exist', async () => {
    const { page } = await openPage(
      host.browser,
      `${host.app.url}#/ranks?by=condition&a=baseline&b=assisted`,
    );
    const answer = (hasText: RegExp) => page.locator('.view-answer', { hasText });
    await answer(/one system alone has no order/).waitFor();
    expect(await page.locator('.rank-bump').count()).toBe(0);
    await page.evaluate(() => {
      window.location.hash = '#/ranks?by=condition&a=baseline&b=vanilla';
    });
    await answer(/^No system has a task that is scored under both/).waitFor();
    await page.evaluate(() => {
      window.location.hash = '#/ranks?by=condition&a=baseline&b=moon';
    });
    await page.getByRole('alert').getByText('This workspace has no condition named “moon”.').waitFor();
    await page.close();
  });

  it.each([
    ['Ranks', 'rank-bump'],
    ['Swaps', 'swap-matrix'],
  ])('saves the figure of %s', async (name, stem) => {
    const { page } = await openPage(host.browser, host.app.url + LITE);
    await page.locator('.rank-bump svg').waitFor();
    await page.keyboard.press('.');
    await page.getByRole('radio', { name, exact: true }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: /^SVG/ }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(`${stem}-SWE-bench-Lite-SWE-bench-Verified.svg`);
    expect(await readFile(await download.path(), 'utf8')).toContain('data-encodes');
    await page.close();
  });
});
