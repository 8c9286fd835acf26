import { describe, expect, it } from 'vitest';
import { openPage } from './support/browser.ts';
import { saveFigure } from './support/save-figure.ts';
import { useApp } from './support/use-app.ts';

const WITH_GAPS =
  '#/compare?by=system&benchmark=SWE-bench+Lite&a=20241202_agentless-1.5_claude-3.5-sonnet-20241022&b=20240523_aider';
const REPEATED = '#/compare?by=condition&benchmark=SWE-bench+Lite+dev';

describe('the comparison', () => {
  const host = useApp('demo');

  it('opens on the first pair with its answer, figure and numbers', async () => {
    const { page, faults } = await openPage(host.browser, `${host.app.url}#/compare`);
    await page.locator('.forest svg').waitFor();
    expect(await page.locator('.view-answer').textContent()).toMatch(
      /^Assisted raises the resolve rate by 2\.0 points/,
    );
    await expect.poll(() => page.url()).toContain('#/compare?by=condition&a=baseline&b=assisted');
    const numbers = page.getByRole('grid', { name: 'Numbers of the comparison' });
    const row = await numbers.locator('tr[data-key]').textContent();
    for (const number of ['64.6', '66.6', '+2.0', '40', '50', '0.343', '0.294'])
      expect(row).toContain(number);
    expect(faults).toEqual([]);
    await page.close();
  });

  it('leads from a row to a transcript with two keys', async () => {
    const { page, faults } = await openPage(host.browser, host.app.url + REPEATED);
    await page.locator('.forest svg').waitFor();
    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    await page.getByRole('grid', { name: 'Tasks' }).locator('tr[data-key]:focus').waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('tab', { name: /Transcript/ }).waitFor();
    await page.getByText('run 1 of 12 in this list').waitFor();
    await page.keyboard.press(']');
    await page.getByText('run 2 of 12 in this list').waitFor();
    await page.locator('.event').first().waitFor();
    await page.getByRole('button', { name: '1 user turn u' }).waitFor();
    await page.keyboard.press('u');
    await page.locator('.event[aria-current][data-speaker="user"]').waitFor();
    await page.keyboard.press('r');
    await page.getByRole('grid', { name: 'Tests' }).waitFor();
    await page.keyboard.press('d');
    await page.getByRole('tab', { name: /Transcript/, selected: true }).waitFor();
    await page.getByRole('region', { name: 'Patch' }).waitFor();
    expect(faults).toEqual([]);
    await page.close();
  });

  it('lists the tasks of a transition that is pressed', async () => {
    const { page } = await openPage(host.browser, `${host.app.url}#/compare`);
    await page.getByRole('button', { name: /solved by B only 50/ }).click();
    const tasks = page.getByRole('grid', { name: 'Tasks' });
    await expect.poll(() => tasks.getAttribute('aria-rowcount')).toBe('52');
    await expect.poll(() => page.url()).toContain('list=us');
    await page.close();
  });

  it('walks the areas of the square by arrow keys, and Enter lists their tasks', async () => {
    const { page, faults } = await openPage(host.browser, `${host.app.url}#/compare`);
    const areas = page.locator('.transition-frame [role="button"]');
    await areas.first().waitFor();
    expect(await areas.evaluateAll((all) => all.map((area) => area.getAttribute('aria-label')))).toEqual([
      'solved by both: 283',
      'solved by A only: 40',
      'solved by B only: 50',
      'solved by neither: 127',
    ]);
    await page.locator('.transition-frame [tabindex="0"]').focus();
    const focused = page.locator('.transition-frame [role="button"]:focus');
    for (const [key, name] of [
      ['ArrowDown', 'solved by A only: 40'],
      ['ArrowRight', 'solved by neither: 127'],
      ['ArrowUp', 'solved by B only: 50'],
    ] as const) {
      await page.keyboard.press(key);
      await expect.poll(() => focused.getAttribute('aria-label')).toBe(name);
    }
    expect(await page.locator('.transition-frame [tabindex="0"]').count()).toBe(1);
    await page.keyboard.press('Enter');
    await expect.poll(() => page.url()).toContain('list=us');
    expect(faults).toEqual([]);
    await page.close();
  });

  it('says beneath what was left out how that could change the difference, and leads to the report', async () => {
    const { page, faults } = await openPage(host.browser, host.app.url + WITH_GAPS);
    const cases = page.getByRole('grid', { name: 'Unscored and missing runs' });
    await cases.locator('tr[data-key]').nth(4).waitFor();
    const rows = await cases.locator('tr[data-key]').allTextContents();
    expect(rows).toHaveLength(5);
    expect(rows[0]).toMatch(/^dropped \(as above\)295/);
    expect(rows[4]).toMatch(/^worst case for B300.*nothing$/);
    await page.getByRole('button', { name: 'Open the report' }).click();
    await expect.poll(() => page.url()).toContain('face=report');
    await page.goto(`${host.app.url}#/compare?by=condition&a=baseline&b=assisted`);
    await page.getByText('None that the numbers above could change with.').waitFor();
    expect(faults).toEqual([]);
    await page.close();
  });

  it('exports transitions and the table of changes as well', async () => {
    const { page, faults } = await openPage(host.browser, host.app.url + REPEATED);
    await page.locator('.forest svg').waitFor();
    const squares = await saveFigure(page, /^CSV/, 'Transitions');
    expect(squares.name).toMatch(/^transitions-.*\.csv$/);
    expect(squares.bytes.toString()).toMatch(/^label,n,ss,su,us,uu/);
    const changes = await saveFigure(page, /^LaTeX/, 'Changes');
    expect(changes.bytes.toString()).toContain('Cost (USD)');
    expect(faults).toEqual([]);
    await page.close();
  });

  it('restores all of it from a pasted link', async () => {
    const link = `${REPEATED}&a=parallel+calls+on&b=parallel+calls+off&repositories=shown&list=flipped`;
    const { page } = await openPage(host.browser, host.app.url + link);
    await page.getByRole('grid', { name: 'Tasks' }).locator('tr[data-key]').first().waitFor();
    expect(await page.getByRole('checkbox', { name: 'Repositories' }).isChecked()).toBe(true);
    await page.locator('.view-answer', { hasText: 'Parallel calls off lowers' }).waitFor();
    await page.close();
  });

  it('turns round, and back and forward follow', async () => {
    const { page } = await openPage(host.browser, `${host.app.url}#/compare`);
    const answer = page.locator('.view-answer');
    await answer.waitFor();
    const before = await answer.textContent();
    await page.getByRole('button', { name: 'Swap A and B' }).click();
    await expect.poll(() => answer.textContent()).toMatch(/^Baseline lowers the resolve rate by 2\.0 points/);
    await page.goBack();
    await expect.poll(() => answer.textContent()).toBe(before);
    await page.goForward();
    await expect.poll(() => answer.textContent()).toMatch(/^Baseline lowers/);
    await page.close();
  });

  it('compares other kinds: benchmarks on their shared tasks', async () => {
    const { page } = await openPage(host.browser, `${host.app.url}#/compare`);
    await page.getByRole('radio', { name: 'benchmark' }).click();
    await page.locator('.view-answer', { hasText: /18 systems, 76 to 93 tasks/ }).waitFor();
    await page.getByText('17 of 18 systems').first().waitFor();
    await page.close();
  });

  it('compares two filters, as pairs and as groups of tasks, down to their tasks', async () => {
    const { page, faults } = await openPage(host.browser, `${host.app.url}#/compare`);
    const answer = page.locator('.view-answer');
    await answer.waitFor();
    await page.getByRole('radio', { name: 'filter' }).click();
    // It goes on from what was compared.
    await expect
      .poll(() => answer.textContent())
      .toMatch(/^The resolve rate of condition assisted is higher/);
    const [a, b] = ['A', 'B'].map((side) => page.getByRole('group', { name: `Runs of ${side}` }));
    for (const [side, repository] of [
      [a!, 'django/django'],
      [b!, 'sympy/sympy'],
    ] as const) {
      await side.getByRole('button', { name: /^Add filter to / }).click();
      await page.getByRole('option', { name: 'repo', exact: true }).click();
      await page.getByRole('option', { name: repository }).click();
      await page.keyboard.press('Escape');
      await page.getByRole('dialog', { name: 'Filter' }).waitFor({ state: 'detached' });
    }
    await expect
      .poll(() => answer.textContent())
      .toMatch(/231 tasks of A against 75 tasks of B, none of them shared/);
    await expect
      .poll(() => page.url())
      .toMatch(
        /by=filter&a\.condition=baseline&a\.repo=django%2Fdjango&b\.condition=assisted&b\.repo=sympy%2Fsympy/,
      );
    await page.getByText('None: the sides share no task').waitFor();
    await page.getByRole('button', { name: 'Swap A and B' }).click();
    await expect.poll(() => answer.textContent()).toMatch(/75 tasks of A against 231 tasks of B/);
    await page.getByRole('button', { name: /tasks of A 75/ }).click();
    const tasks = page.getByRole('grid', { name: 'Tasks' });
    await expect.poll(() => tasks.getAttribute('aria-rowcount')).toBe('77');
    await page.keyboard.press('p');
    await page.getByText('The sides share no task: they are independent groups').waitFor();
    expect(faults).toEqual([]);
    await page.close();
  });

  it('refuses filters that overlap, with how many runs and what to do', async () => {
    const link = '#/compare?by=filter&a.repo=django%2Fdjango&b.condition=baseline';
    const { page } = await openPage(host.browser, host.app.url + link);
    const alert = page.getByRole('alert');
    await alert.getByText('The filters overlap: 231 runs are on both sides').waitFor();
    await alert.getByText('Let the filters exclude each other').waitFor();
    await page.close();
  });

  it('says so where two share nothing, and where one does not exist', async () => {
    const { page } = await openPage(
      host.browser,
      `${host.app.url}#/compare?by=condition&a=baseline&b=vanilla`,
    );
    await expect.poll(() => page.locator('.view-answer').textContent()).toMatch(/^Nothing to compare/);
    await page.evaluate(() => {
      window.location.hash = '#/compare?by=condition&a=baseline&b=moon';
    });
    const alert = page.getByRole('alert');
    await alert.getByText('This workspace has no condition named “moon”.').waitFor();
    await alert.getByRole('button', { name: 'Copy details' }).waitFor();
    await page.close();
  });

  it('saves the figure in every format', async () => {
    const { page, faults } = await openPage(host.browser, `${host.app.url}#/compare`);
    await page.locator('.forest svg').waitFor();
    const [svg, pdf, png, csv, tex] = [
      await saveFigure(page, /^SVG/),
      await saveFigure(page, /^PDF/),
      await saveFigure(page, /^PNG/),
      await saveFigure(page, /^CSV/),
      await saveFigure(page, /^LaTeX/),
    ];
    expect(svg.bytes.toString()).toMatch(/^<(\?xml|svg)/);
    expect(pdf.bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(png.bytes.subarray(1, 4).toString()).toBe('PNG');
    expect(csv.bytes.toString()).toContain('Claude Haiku 4.5');
    expect(tex.bytes.toString()).toContain('tabular');
    expect([svg, pdf, png, csv, tex].map(({ name }) => name.split('.').at(-1))).toEqual([
      'svg',
      'pdf',
      'png',
      'csv',
      'tex',
    ]);
    expect(faults).toEqual([]);
    await page.close();
  });
});
