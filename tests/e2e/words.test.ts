import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { seriousViolations } from './support/axe.ts';
import { openPage } from './support/browser.ts';
import { useApp } from './support/use-app.ts';

const hint = (page: Page) => page.getByRole('tooltip');
const glossary = (page: Page) => page.getByRole('dialog', { name: 'Glossary' });
const card = (page: Page, title: string) => page.getByRole('dialog', { name: title });

const TITLES = [
  'A rate, and what it is over',
  'The answer comes first',
  'The difference, drawn',
  'Who changed sides',
  'The tasks that flipped',
  'The evidence',
  'Into the paper',
] as const;

/** What the card says is in the window behind it. */
const SIGNS = [
  '.rate-plot',
  '.view-answer',
  '.forest svg',
  '.transition-frame svg',
  '.details tr[data-key]',
  '.event',
  '[data-tour="export"]',
] as const;

describe('the words', () => {
  const host = useApp('demo');

  const compare = async () => {
    const opened = await openPage(host.browser, `${host.app.url}#/compare`);
    await opened.page.locator('.forest svg').waitFor();
    return opened;
  };

  it('explain titles to the keyboard, which walks them, and to the pointer, and cover none of them', async () => {
    const { page, faults } = await compare();
    const titles = page.getByRole('grid', { name: 'Numbers of the comparison' }).locator('th button');
    await titles.first().focus();
    await page.keyboard.press('ArrowRight');
    await hint(page).getByText('Compared tasks').waitFor();
    await page.keyboard.press('ArrowLeft');
    await hint(page).getByText('What is evaluated: an agent').waitFor();
    expect(await titles.evaluateAll((all) => all.filter(({ tabIndex }) => tabIndex === 0).length)).toBe(1);
    for (const title of ['Newcombe', 'Retention']) {
      const button = titles.filter({ hasText: title });
      await button.hover();
      await hint(page)
        .getByText(/^Source: /)
        .waitFor();
      await expect
        .poll(() => button.getAttribute('aria-describedby'))
        .toBe(await hint(page).getAttribute('id'));
      const [box, head] = [await hint(page).boundingBox(), await button.locator('xpath=..').boundingBox()];
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(head?.y ?? 0);
    }
    expect(faults).toEqual([]);
    await page.close();
  });

  it('explain the sentence and the caption, one stop of the Tab key each', async () => {
    const { page } = await compare();
    const marked = page.locator('.view-answer dfn');
    expect(await marked.allTextContents()).toEqual(['resolve rate', 'points', '[−1.8, 5.8]', 'after Holm']);
    expect(await marked.evaluateAll((all) => all.map(({ tabIndex }) => tabIndex))).toEqual([0, -1, -1, -1]);
    await marked.first().focus();
    for (const name of ['Points', 'Percentile bootstrap', 'Holm']) {
      await page.keyboard.press('ArrowRight');
      await hint(page).locator('.hint-name', { hasText: name }).waitFor();
    }
    await page.locator('.forest .caption dfn', { hasText: '95% Newcombe intervals' }).hover();
    await hint(page).getByText('Newcombe, paired').waitFor();
    await page.close();
  });

  it('explain the facts of a run', async () => {
    const { page } = await openPage(host.browser, `${host.app.url}#/overview?run=1`);
    await page.locator('.fact-grid dfn').first().focus();
    await hint(page).getByText('Why the agent stopped').waitFor();
    await page.keyboard.press('ArrowRight');
    await hint(page).getByText('Calls of the model in a run.').waitFor();
    await page.close();
  });

  it('lead from a hint to the glossary, by key and by pointer, and back leads back', async () => {
    const { page } = await compare();
    await page.locator('.view-answer dfn').nth(3).focus();
    await page.keyboard.press('ArrowLeft');
    await hint(page).waitFor();
    await page.keyboard.press('m');
    await glossary(page).locator('[aria-current]:focus', { hasText: 'Percentile bootstrap' }).waitFor();
    await expect.poll(() => page.url()).toContain('glossary=percentile');
    await page.goBack();
    await glossary(page).waitFor({ state: 'detached' });
    await page.locator('.view-answer dfn').last().hover();
    await hint(page).locator('.hint-name', { hasText: 'Holm' }).waitFor();
    await hint(page).getByRole('button', { name: 'More in the glossary' }).click();
    await glossary(page).locator('[aria-current]', { hasText: 'Holm' }).waitFor();
    await hint(page).waitFor({ state: 'detached' });
    await page.close();
  });
});

describe('the glossary', () => {
  const host = useApp('demo');

  it('opens by the palette, finds words, leads on to others, and closes', async () => {
    const { page, faults } = await openPage(host.browser, `${host.app.url}#/overview`);
    await page.locator('.rate-plot').first().waitFor();
    await page.keyboard.press('Control+k');
    await page.locator('.palette input:focus').waitFor();
    await page.keyboard.type('glossary');
    await page.locator('.palette [data-focused]', { hasText: 'Glossary' }).waitFor();
    await page.keyboard.press('Enter');
    await glossary(page).locator('input:focus').waitFor();
    await page.keyboard.type('mcnemar mid-p');
    const terms = glossary(page).locator('dt');
    await expect.poll(() => terms.allTextContents()).toContain('McNemar, mid-p');
    expect(await terms.allTextContents()).not.toContain('Wilson');
    await glossary(page)
      .locator('[data-entry="mcnemar_mid_p"]')
      .getByRole('button', { name: 'McNemar, exact' })
      .click();
    await glossary(page).locator('[aria-current]:focus', { hasText: 'McNemar, exact' }).waitFor();
    await expect.poll(() => page.url()).toContain('glossary=mcnemar_exact');
    await page.keyboard.press('Escape');
    await glossary(page).waitFor({ state: 'detached' });
    expect(page.url()).not.toContain('glossary');
    expect(faults).toEqual([]);
    await page.close();
  });

  it('opens by a link, and says what it does not know', async () => {
    const { page } = await openPage(host.browser, `${host.app.url}#/overview?glossary=all`);
    await glossary(page).locator('input:focus').waitFor();
    await page.keyboard.type('phlogiston');
    await glossary(page).getByText('No word of the glossary holds this.').waitFor();
    await page.evaluate(() => {
      window.location.hash = '#/overview?glossary=phlogiston';
    });
    await page.getByText('The glossary has no term “phlogiston”.').waitFor();
    expect(await glossary(page).count()).toBe(0);
    await page.close();
  });

  it('opens from the help, which is that of the view', async () => {
    const { page } = await openPage(host.browser, `${host.app.url}#/sql`);
    await page.getByRole('textbox', { name: /^Query/ }).waitFor();
    await page.keyboard.press('?');
    const help = page.getByRole('dialog', { name: 'Help: SQL' });
    await help.getByText('What else do the runs hold?').waitFor();
    await help.getByText('Run the query').waitFor();
    await help.getByRole('button', { name: 'Glossary' }).press('Enter');
    await glossary(page).locator('input:focus').waitFor();
    expect(await help.count()).toBe(0);
    await page.close();
  });
});

describe('the tour', () => {
  const host = useApp('demo');

  it('is offered on the first run, leads by keyboard through the real window, and is not offered again', async () => {
    const { page, faults } = await openPage(host.browser, `${host.app.url}#/sql`);
    await page.getByRole('button', { name: 'Take the tour' }).press('Enter');
    for (const [i, title] of TITLES.entries()) {
      await card(page, title)
        .getByText(`${i + 1} of ${TITLES.length}`)
        .waitFor();
      await page
        .locator(SIGNS[i] ?? '')
        .first()
        .waitFor();
      await page.locator('.tour-ring').waitFor();
      await page.keyboard.press(i % 2 === 0 ? 'Enter' : 'ArrowRight');
    }
    await expect.poll(() => page.locator('.tour-card').count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Take the tour' }).count()).toBe(0);
    await page.reload();
    await page.locator('.forest svg').waitFor();
    expect(await page.getByRole('button', { name: 'Take the tour' }).count()).toBe(0);
    for (const _ of ['the run', 'the tour']) await page.goBack();
    await page.getByRole('textbox', { name: /^Query/ }).waitFor();
    expect(faults).toEqual([]);
    await page.close();
  });

  it('goes back, is skipped by Esc from wherever the focus is, and can be taken from the palette', async () => {
    const { page } = await openPage(host.browser, `${host.app.url}#/overview`);
    await page.getByRole('button', { name: 'Take the tour' }).click();
    for (const title of TITLES.slice(0, 5)) {
      await card(page, title).waitFor();
      await page.keyboard.press('ArrowRight');
    }
    await page.locator('.event').first().waitFor();
    await page.keyboard.press('ArrowLeft');
    await card(page, 'The tasks that flipped').waitFor();
    await page.locator('.details-list tr[data-key]:focus').waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('.tour-card').count()).toBe(0);
    await page.locator('.details').waitFor();
    expect(await page.getByRole('button', { name: 'Take the tour' }).count()).toBe(0);
    await page.keyboard.press('Control+k');
    await page.locator('.palette input:focus').waitFor();
    await page.keyboard.type('tour');
    await page.locator('.palette [data-focused]', { hasText: 'Take the tour' }).waitFor();
    await page.keyboard.press('Enter');
    await card(page, TITLES[0]).getByRole('button', { name: 'Skip' }).press('Enter');
    await expect.poll(() => page.locator('.tour-card').count()).toBe(0);
    await page.close();
  });

  it.each(['light', 'dark'] as const)('keeps nobody out, in the %s theme', async (theme) => {
    const { page } = await openPage(host.browser, `${host.app.url}#/overview`, { theme });
    await page.locator('.rate-plot').first().waitFor();
    expect(await seriousViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Take the tour' }).click();
    for (const title of TITLES.slice(0, 5)) {
      await card(page, title).waitFor();
      await page.locator('.tour-ring').waitFor();
      expect(await seriousViolations(page)).toEqual([]);
      await page.keyboard.press('Enter');
    }
    await page.close();
  });

  it.each(['light', 'dark'] as const)('and neither does a hint, in the %s theme', async (theme) => {
    const { page } = await openPage(host.browser, `${host.app.url}#/compare`, { theme });
    await page.locator('.view-answer dfn').first().focus();
    await page.keyboard.press('ArrowRight');
    await hint(page).waitFor();
    expect(await seriousViolations(page)).toEqual([]);
    await page.close();
  });

  it('is declined for good by its cross', async () => {
    const { page } = await openPage(host.browser, `${host.app.url}#/overview`);
    await page.getByRole('button', { name: 'No tour' }).click();
    await page.reload();
    await page.locator('.rate-plot').first().waitFor();
    expect(await page.getByRole('button', { name: 'Take the tour' }).count()).toBe(0);
    await page.close();
  });
});
