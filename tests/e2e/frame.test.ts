import { describe, expect, it } from 'vitest';
import { startApp } from './support/app.ts';
import { holdAnswers, openPage } from './support/browser.ts';
import { useApp } from './support/use-app.ts';

describe('the frame', () => {
  const host = useApp('demo');

  it('goes to every view by two keys and remembers how it was left', async () => {
    const { page, faults } = await openPage(host.browser, `${host.app.url}#/sql?q=SELECT+42+AS+answer`);
    await page.getByRole('grid', { name: 'Result' }).getByText('42').waitFor();
    for (const [keys, question] of [
      ['go', 'How does each system do'],
      ['gc', 'What did the change cost'],
      ['gi', 'What was read into this workspace'],
    ] as const) {
      await page.keyboard.type(keys);
      await page.getByText(question).waitFor();
    }
    await page.keyboard.type('gs');
    await page.getByRole('grid', { name: 'Result' }).getByText('42').waitFor();
    expect(faults).toEqual([]);
    await page.close();
  });

  it('finds every action in the palette', async () => {
    const { page } = await openPage(host.browser, `${host.app.url}#/overview`);
    await page.locator('.rate-plot').first().waitFor();
    await page.keyboard.press('Control+k');
    await page.locator('.palette input:focus').waitFor();
    await page.keyboard.type('theme dark');
    await page.locator('.palette [data-focused]', { hasText: 'Theme: dark' }).waitFor();
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('html').getAttribute('data-theme')).toBe('dark');
    await page.reload();
    await page.locator('.rate-plot').first().waitFor();
    expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Help: Overview' }).getByText('Export the figure').waitFor();
    await page.close();
  });

  it('lists the keys of a view that comes while the list is open, each group once', async () => {
    const { page } = await openPage(host.browser, `${host.app.url}#/overview`);
    await page.locator('.rate-plot').first().waitFor();
    const answer = await holdAnswers(page, 'rates');
    await page.reload();
    await page.getByRole('heading', { name: 'Demo workspace' }).waitFor();
    await page.keyboard.press('?');
    const keys = page.getByRole('dialog', { name: 'Help: Overview' });
    await keys.getByText('Commands').waitFor();
    expect(await keys.getByText('Export the figure').count()).toBe(0);
    answer();
    await keys.getByText('Export the figure').waitFor();
    const names = await keys.getByRole('heading', { level: 4 }).allTextContents();
    expect(names).toEqual([...new Set(names)]);
    await page.close();
  });

  it('takes no single keys while a person types', async () => {
    const { page } = await openPage(host.browser, `${host.app.url}#/overview`);
    await page.locator('.rate-plot').first().waitFor();
    await page.keyboard.press('/');
    await page.keyboard.type('go?.');
    await page.getByText('No row’s name holds “go?.”.').waitFor();
    expect(await page.getByRole('searchbox', { name: 'Find a system' }).inputValue()).toBe('go?.');
    expect(await page.getByRole('dialog').count()).toBe(0);
    await page.close();
  });

  it('names what a link asks for and cannot be given', async () => {
    const { page } = await openPage(
      host.browser,
      `${host.app.url}#/moon?benchmark=SWE-bench+Lite&colour=red`,
    );
    await page.getByText('There is no view named “moon”.').waitFor();
    await page.getByText('SWE-bench Lite', { exact: true }).first().waitFor();
    await page.getByRole('button', { name: 'Close the note' }).click();
    await page.locator('.banner').waitFor({ state: 'detached' });
    await page.close();
  });

  it('shows an error of a query with what to do', async () => {
    const { page } = await openPage(host.browser, `${host.app.url}#/sql`);
    await page.getByRole('textbox', { name: /^Query/ }).waitFor();
    await page.keyboard.press('/');
    await page.keyboard.press('Control+a');
    await page.keyboard.type('SELEC 1');
    await page.keyboard.press('Control+Enter');
    await page
      .getByRole('alert')
      .getByText(/syntax error/)
      .first()
      .waitFor();
    await page.close();
  });

  it('keeps its token out of the address, is loaded again without it, and shares it with its tabs', async () => {
    const { page, faults } = await openPage(host.browser, `${host.app.url}#/sql?q=SELECT+42+AS+answer`);
    const result = page.getByRole('grid', { name: 'Result' }).getByText('42');
    await result.waitFor();
    const { origin } = new URL(host.app.url);
    expect(page.url()).toBe(`${origin}/#/sql?q=SELECT+42+AS+answer`);
    await page.reload();
    await result.waitFor();
    expect(page.url()).not.toContain('token');
    expect(faults).toEqual([]);
    const [tab] = await Promise.all([
      page.context().waitForEvent('page'),
      page.getByRole('link', { name: 'Overview' }).click({ modifiers: ['ControlOrMeta'] }),
    ]);
    await tab.locator('.rate-plot').first().waitFor();
    expect(tab.url()).toBe(`${origin}/#/overview`);
    const { page: stranger } = await openPage(host.browser, page.url());
    await stranger
      .getByRole('alert')
      .getByText(/without the token.* open the address it prints/)
      .waitFor();
    await page.context().close();
    await stranger.close();
  });

  it('says so when the host is gone', async () => {
    const dying = await startApp('empty');
    const { page } = await openPage(host.browser, dying.url);
    await page.getByText('This workspace holds no runs yet.').waitFor();
    dying.kill();
    await page.getByRole('alert').getByRole('button', { name: 'Try now' }).waitFor();
    await page.close();
    await dying.stop();
  });
});
