import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { run } from '../support/command.ts';
import type { App } from './support/app.ts';
import { holdAnswers, openPage } from './support/browser.ts';
import { useApp } from './support/use-app.ts';

const ARMS = '#/compare?by=condition&a=baseline&b=assisted&benchmark=SWE-bench+Verified';
const MANY = '#/compare?by=benchmark&a=SWE-bench+Verified&b=SWE-bench+Lite&face=report';
const CALLS = '#/compare?benchmark=SWE-bench+Lite+dev&a=parallel+calls+on&b=parallel+calls+off&face=report';

const section = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true });
const numbers = (page: Page, title: string) => page.getByRole('grid', { name: title, exact: true });

/** How far the view and its tables could be scrolled sideways. */
const sideways = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((all) => all.map((box) => box.scrollWidth - box.clientWidth));

async function save(page: Page, format: RegExp): Promise<{ name: string; text: string }> {
  await page.keyboard.press('.');
  const dialog = page.getByRole('dialog', { name: 'Export the report' });
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: format }).click(),
  ]);
  await dialog.waitFor({ state: 'detached' });
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
}

/** What the command line writes of the arms, from the workspace that the window is on. */
async function written({ folder }: App, page: Page, file: string): Promise<string> {
  const workspace = (await page.locator('.workspace-name').getAttribute('data-hint')) ?? '';
  const sides = ['--a', 'baseline', '--b', 'assisted', '--benchmark', 'SWE-bench Verified'];
  const path = join(folder, file);
  expect(await run('report', ...sides, '-w', workspace, '-o', path)).toMatchObject({ code: 0 });
  return readFile(path, 'utf8');
}

describe('the report', () => {
  const host = useApp('demo');

  it('opens by a key, and back and forward turn the page', async () => {
    const { page, faults } = await openPage(host.browser, host.app.url + ARMS);
    await page.locator('.forest svg').waitFor();
    const answer = await page.locator('.view-answer').textContent();
    await page.keyboard.press('p');
    await numbers(page, 'Difference').waitFor();
    expect(page.url()).toContain('face=report');
    expect(await page.getByRole('radio', { name: 'Report' }).isChecked()).toBe(true);
    expect(await page.locator('.view-answer').textContent()).toBe(answer);
    const row = await numbers(page, 'Difference').locator('tr[data-key]').textContent();
    for (const number of ['500', '64.6', '66.6', '+2.0']) expect(row).toContain(number);
    await page.goBack();
    await page.locator('.forest svg').waitFor();
    await page.goForward();
    await numbers(page, 'Difference').waitFor();
    await page.getByRole('radio', { name: 'Figure' }).click();
    await page.locator('.forest svg').waitFor();
    expect(page.url()).not.toContain('face');
    expect(faults).toEqual([]);
    await page.close();
  });

  it('opens by the palette, and its keys are listed', async () => {
    const { page } = await openPage(host.browser, host.app.url + ARMS);
    await page.locator('.forest svg').waitFor();
    await page.keyboard.press('Control+k');
    await page.locator('.palette input:focus').waitFor();
    await page.keyboard.type('report on this');
    await page.locator('.palette [data-focused]', { hasText: 'Report on this comparison' }).waitFor();
    await page.keyboard.press('Enter');
    await numbers(page, 'Difference').waitFor();
    await page.keyboard.press('?');
    for (const title of ['Back to the figure', 'Export the report', 'Next section'])
      await page.locator('.help').getByText(title).waitFor();
    await page.close();
  });

  it('opens by its address on all sections, and leads through them', async () => {
    const { page, faults } = await openPage(host.browser, host.app.url + CALLS);
    const contents = page.getByRole('navigation', { name: 'Sections of the report' });
    await numbers(page, 'Difference').waitFor();
    const titles = await contents.getByRole('button').allTextContents();
    expect(titles).toHaveLength(await page.locator('[data-section]').count());
    expect(titles).toContain('Run by run');
    const current = contents.locator('[aria-current]');
    expect(await current.textContent()).toBe('Difference');

    await contents.getByRole('button', { name: 'Power' }).click();
    await expect.poll(() => current.textContent()).toBe('Power');
    await page.locator('h3:focus', { hasText: 'Power' }).waitFor();
    await page.keyboard.press('n');
    await expect.poll(() => current.textContent()).toBe('Steps, tokens, cost, duration');
    await page.keyboard.press('N');
    await page.keyboard.press('N');
    await expect.poll(() => current.textContent()).toBe('Repeated runs');
    await page.locator('.view').evaluate((view) => view.scrollTo(0, 0));
    await expect.poll(() => current.textContent()).toBe('Difference');
    expect(faults).toEqual([]);
    await page.close();
  });

  it('explains its figures to the keyboard, to the pointer and to a finger', async () => {
    const { page } = await openPage(host.browser, `${host.app.url + ARMS}&face=report`);
    const column = numbers(page, 'Difference').getByRole('button', { name: /BCa/ });
    const hint = page.getByRole('tooltip');
    await column.waitFor();
    await numbers(page, 'Difference').getByRole('button', { name: /B − A/ }).focus();
    await page.keyboard.press('ArrowRight');
    await hint.waitFor();
    expect(await hint.locator('p').allTextContents()).toEqual([
      'BCa',
      expect.stringMatching(/^95% interval from resampling whole tasks/),
      expect.stringMatching(/^Source: Efron/),
    ]);
    expect(await column.getAttribute('aria-describedby')).toBe(await hint.getAttribute('id'));
    await page.keyboard.press('Escape');
    await hint.waitFor({ state: 'detached' });
    await page.keyboard.press('Enter');
    await hint.waitFor();
    await page.keyboard.press('Escape');
    await column.hover();
    await hint.getByText('Source: Efron').waitFor();
    await numbers(page, 'Power')
      .getByRole('button', { name: /^Power/ })
      .focus();
    await hint.getByText('It does not judge the observed difference').waitFor();
    await page.close();

    const context = await host.browser.newContext({ hasTouch: true, viewport: { width: 1280, height: 800 } });
    const touched = await context.newPage();
    await touched.goto(`${host.app.url + ARMS}&face=report`);
    await numbers(touched, 'Tests')
      .getByRole('button', { name: /permutation/ })
      .tap();
    await touched.getByRole('tooltip').getByText('Source: Fisher').waitFor();
    await context.close();
  });

  it('says why a number is missing, to the keyboard too', async () => {
    const { page } = await openPage(host.browser, `${host.app.url + ARMS}&face=report`);
    const repositories = numbers(page, 'By repository');
    await repositories.locator('tr[data-key]').first().focus();
    await page.keyboard.press('End');
    await repositories.locator('tr[data-key]:focus', { hasText: 'pallets/flask' }).waitFor();
    await page.keyboard.press('ArrowRight');
    await page.getByRole('tooltip').getByText('It has one task only.').waitFor();
    await page.close();
  });

  it('leads from a row to the tasks behind it', async () => {
    const { page } = await openPage(host.browser, host.app.url + CALLS);
    await numbers(page, 'Difference').waitFor();
    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    await page.getByRole('grid', { name: 'Tasks' }).locator('tr[data-key]:focus').waitFor();
    expect(page.url()).toMatch(/face=report.*list=flipped/);
    await numbers(page, 'Difference').waitFor();
    await page.close();
  });

  it('keeps eighteen systems readable: nothing moves sideways but a table that was unfolded', async () => {
    const { page } = await openPage(host.browser, host.app.url + MANY);
    const dropped = section(page, 'Tasks compared and dropped');
    await dropped.getByRole('grid').waitFor();
    for (const far of await sideways(page, '.view, .report-table')) expect(far).toBe(0);
    const topOf = (selector: string) =>
      dropped.locator(selector).evaluate((part) => {
        const view = part.closest('.view')?.getBoundingClientRect().top ?? 0;
        return Math.round(part.getBoundingClientRect().top - view);
      });
    await dropped.locator('tr[data-key]').first().focus();
    await page.keyboard.press('End');
    await dropped.locator('tr[data-key]:focus', { hasText: '20241208_gru' }).waitFor();
    await page.locator('.view').evaluate((view) => view.scrollBy(0, 400));
    await expect.poll(() => topOf('th:first-child')).toBe(0);
    expect(await topOf('tr:focus')).toBeGreaterThan(0);

    await page.setViewportSize({ width: 900, height: 800 });
    await dropped.getByRole('button', { name: 'Show 2 more columns' }).click();
    const scroller = dropped.locator('.report-table[data-scroller]');
    expect(await scroller.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeGreaterThan(0);
    expect(await sideways(page, '.view')).toEqual([0]);
    const name = dropped.locator('tbody td').first();
    const before = (await name.boundingBox())?.x;
    await scroller.evaluate((box) => box.scrollTo(80, 60));
    expect(await scroller.evaluate((box) => [box.scrollLeft, box.tabIndex])).toEqual([80, 0]);
    expect((await name.boundingBox())?.x).toBe(before);
    await page.close();
  });

  it('is saved as the very bytes that the command line writes', async () => {
    const { page, faults } = await openPage(host.browser, `${host.app.url + ARMS}&face=report`);
    await numbers(page, 'Difference').waitFor();
    const markdown = await save(page, /^Markdown/);
    const latex = await save(page, /^LaTeX/);
    expect([markdown.name, latex.name]).toEqual(['report.md', 'report.tex']);
    expect(markdown.text).toBe(await written(host.app, page, 'cli.md'));
    expect(latex.text).toBe(await written(host.app, page, 'cli.tex'));

    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.keyboard.press('.');
    await page.getByRole('button', { name: /^Copy/ }).click();
    await page.getByRole('button', { name: /^Copied/ }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(markdown.text);
    expect(faults).toEqual([]);
    await page.close();
  });

  it('shows nothing, then its shape, then words, while it is made', async () => {
    const { page } = await openPage(host.browser, `${host.app.url}#/overview`);
    const answer = await holdAnswers(page, 'report');
    await page.goto(`${host.app.url + ARMS}&face=report`);
    await page.reload();
    const waiting = page.getByRole('status', { name: 'Writing the report' });
    await waiting.waitFor();
    await waiting.getByText('Resampling tasks and repositories').waitFor();
    expect(await page.getByRole('grid').count()).toBe(0);
    answer();
    await numbers(page, 'Difference').waitFor();
    await waiting.waitFor({ state: 'detached' });
    await page.close();
  });

  it('says so where nothing can be compared, and what is wrong with a link', async () => {
    const none = '#/compare?by=condition&a=baseline&b=vanilla&face=report';
    const { page } = await openPage(host.browser, host.app.url + none);
    await page.getByText('There is nothing to report.').waitFor();
    await page.getByText('1 of baseline only, 57 of vanilla only').waitFor();
    expect(await page.locator('.view-answer').textContent()).toMatch(/^Nothing to compare/);
    await page.evaluate(() => {
      window.location.hash = '#/compare?by=condition&a=baseline&b=moon&face=report';
    });
    await page.getByRole('alert').getByText('This workspace has no condition named “moon”.').waitFor();
    await page.close();
  });
});
