import { describe, expect, it } from 'vitest';
import { openPage } from './support/browser.ts';
import { saveFigure } from './support/save-figure.ts';
import { useApp } from './support/use-app.ts';

const REPEATED = '#/overview?benchmark=SWE-bench+Lite+dev';

describe('the overview', () => {
  const host = useApp('demo');

  it('is not what the demo opens on: that is its first comparison, drawn', async () => {
    const { page, faults } = await openPage(host.browser, host.app.printed);
    await page.locator('.forest svg circle').first().waitFor();
    await expect.poll(() => page.url()).toContain('/#/compare?by=condition&a=baseline&b=assisted');
    expect(faults).toEqual([]);
    await page.close();
  });

  it('opens on the demo with its plots drawn, benchmarks apart, and nothing refused', async () => {
    const { page, faults } = await openPage(host.browser, host.app.url);
    await page.locator('.rate-plot').first().waitFor();
    expect(await page.locator('.table-group').first().textContent()).toMatch(/^SWE-bench Verified/);
    expect(await page.locator('.view-answer').count()).toBe(3);
    expect(faults).toEqual([]);
    await page.close();
  });

  it('draws a bounded number of rows however many there are', async () => {
    const { page } = await openPage(host.browser, `${host.app.url}#/sql?q=SELECT+i+FROM+range(900)+t(i)`);
    const table = page.locator('.view .data-table');
    await table.getByText('12', { exact: true }).waitFor();
    expect(await table.getAttribute('aria-rowcount')).toBe('901');
    expect(await table.locator('tbody tr').count()).toBeLessThan(70);
    await table.evaluate((it) => it.closest('[data-scroller]')?.scrollTo(0, it.scrollHeight));
    await table.getByText('899', { exact: true }).waitFor();
    expect(await table.locator('tbody tr').count()).toBeLessThan(70);
    await page.close();
  });

  it('sorts by a column, both ways, and keeps the order in the link', async () => {
    const { page } = await openPage(host.browser, `${host.app.url}#/overview`);
    const first = page.locator('tr[data-key] td').first();
    await first.waitFor();
    const button = page.getByRole('button', { name: 'System', exact: true });
    await button.click();
    await expect.poll(() => page.url()).toContain('sort=system.down');
    const last = await first.textContent();
    await button.click();
    await expect.poll(() => page.url()).toContain('sort=system.up');
    await expect.poll(() => first.textContent()).not.toBe(last);
    await page.locator('th[aria-sort="ascending"]', { hasText: 'System' }).waitFor();
    await page.close();
  });

  it('unfolds repeats and shows the reason of a missing number, by keyboard', async () => {
    const { page } = await openPage(host.browser, host.app.url + REPEATED);
    await page.locator('.rate-plot').first().waitFor();
    for (const key of ['j', 'ArrowRight']) await page.keyboard.press(key);
    await page.getByText('repeat 3').waitFor();
    await page.keyboard.press('ArrowRight');
    expect(await page.getByRole('tooltip').textContent()).toBe('resolved 22, unresolved 47');
    await page.keyboard.press('Escape');
    await page.getByRole('tooltip').waitFor({ state: 'detached' });
    await page.close();
  });

  it('opens a row’s runs, filters them by outcome, opens one and comes back', async () => {
    const { page, faults } = await openPage(host.browser, host.app.url + REPEATED);
    await page.locator('.rate-plot').first().waitFor();
    for (const key of ['j', 'Enter']) await page.keyboard.press(key);
    const runs = page.getByRole('grid', { name: 'Runs' });
    await runs.locator('tr[data-key]:focus').waitFor();
    expect(await runs.getAttribute('aria-rowcount')).toBe('70');
    await page.getByRole('button', { name: 'resolved 22' }).click();
    await expect.poll(() => runs.getAttribute('aria-rowcount')).toBe('23');
    await runs.locator('tr[data-key]').first().focus();
    await page.keyboard.press('Enter');
    await page.getByText('run 1 of 22 in this list').waitFor();
    await page.keyboard.press(']');
    await page.getByText('run 2 of 22 in this list').waitFor();
    await page.keyboard.press('Escape');
    await runs.locator('tr[data-key]:focus').waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('.details').count()).toBe(0);
    await page.locator('[data-primary] tr:focus').waitFor();
    expect(faults).toEqual([]);
    await page.close();
  });

  it('filters by chips that back takes off again', async () => {
    const { page } = await openPage(host.browser, `${host.app.url}#/overview`);
    await page.locator('.rate-plot').first().waitFor();
    await page.getByRole('button', { name: 'Add filter' }).click();
    await page.getByRole('option', { name: /SWE-bench Lite dev/ }).click();
    await page.keyboard.press('Escape');
    await expect.poll(() => page.url()).toContain('benchmark=SWE-bench+Lite+dev');
    await expect
      .poll(() => page.locator('.table-group').first().textContent())
      .toMatch(/^SWE-bench Lite dev/);
    await page.goBack();
    await expect.poll(() => page.locator('.chip').count()).toBe(0);
    await page.close();
  });

  it('saves each of its figures, of what is shown', async () => {
    const { page, faults } = await openPage(host.browser, `${host.app.url}#/overview?find=haiku+4.5`);
    await page.locator('.rate-plot').first().waitFor();
    const dots = await saveFigure(page, /^CSV/, 'Dots');
    expect(dots.bytes.toString().trim().split('\r\n')).toHaveLength(3);
    expect(dots.bytes.toString()).toContain('Claude Haiku 4.5,assisted,SWE-bench Verified,,66.6');
    const slopes = await saveFigure(page, /^SVG/, 'Slopes');
    expect(slopes.bytes.toString()).toContain('66.6%');
    const shares = await saveFigure(page, /^PDF/, 'Outcomes');
    expect(shares.bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect([dots, slopes, shares].map(({ name }) => name)).toEqual([
      'dots-SWE-bench-Verified.csv',
      'slopes-baseline-assisted.svg',
      'outcome-shares-SWE-bench-Verified.pdf',
    ]);
    expect(faults).toEqual([]);
    await page.close();
  });

  it('says why a figure has nothing to show, and saves none', async () => {
    const { page } = await openPage(host.browser, `${host.app.url}#/overview?benchmark=SWE-bench+Lite`);
    await page.locator('.rate-plot').first().waitFor();
    await page.keyboard.press('.');
    await page.getByRole('radio', { name: 'Slopes' }).click();
    await page.getByRole('button', { name: /^PDF/ }).click();
    await page
      .getByRole('alert')
      .getByText(/No system has a rate under two conditions/)
      .waitFor();
    await page.getByRole('radio', { name: 'Dots' }).click();
    await expect.poll(() => page.getByRole('alert').count()).toBe(0);
    await page.close();
  });

  it('lists what the rates leave out, down to a run, by keyboard', async () => {
    const { page, faults } = await openPage(host.browser, `${host.app.url}#/overview`);
    await page.locator('.rate-plot').first().waitFor();
    await page.getByRole('button', { name: 'List the suspect runs' }).press('Enter');
    const runs = page.getByRole('grid', { name: 'Runs' });
    await runs.locator('tr[data-key]:focus').waitFor();
    expect(page.url()).toContain('list=suspect');
    expect(await runs.locator('tr[data-key]').count()).toBe(12);
    expect(await runs.getByText('suspect', { exact: true }).count()).toBe(12);
    await page.keyboard.press('Enter');
    await page.getByText('run 1 of 12 in this list').waitFor();
    await page.getByRole('heading', { name: 'Suspect runs' }).waitFor();
    await page.reload();
    await page.getByText('run 1 of 12 in this list').waitFor();
    expect(faults).toEqual([]);
    await page.close();
  });

  it('opens the runs behind a number of a row, by keyboard', async () => {
    const { page } = await openPage(host.browser, host.app.url + REPEATED);
    await page.locator('.rate-plot').first().waitFor();
    for (const key of ['j', 'ArrowRight', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
    await page.locator('button[data-hint="List the 12 suspect runs"]:focus').waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('grid', { name: 'Runs' }).locator('tr[data-key]:focus').waitFor();
    expect(page.url()).toMatch(/row-condition=parallel\+calls\+on.*list=suspect/);
    await page.close();
  });

  it('paints conditions as figures do', async () => {
    const { page } = await openPage(host.browser, host.app.url + REPEATED, { theme: 'light' });
    const marks = page.locator('.rate-plot .rate-dot > *');
    await marks.first().waitFor();
    const fills = await marks.evaluateAll((all) => all.map((mark) => mark.getAttribute('fill')));
    expect(fills).toEqual(['#009e73', '#cc79a7']);
    await page.close();
  });
});
