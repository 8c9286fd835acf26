import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { FIGURE_KINDS } from '../../analysis/figures/figure-kinds.ts';
import { VENUES } from '../../analysis/model/venues.ts';
import { FIGURE_FORMATS } from '../../preload/methods/figure-methods.ts';
import { THEMES } from '../../preload/schemas/figure-spec-schema.ts';
import { runEach } from '../support/command.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { holdAnswers, openPage } from './support/browser.ts';
import { useApp } from './support/use-app.ts';

vi.setConfig({ testTimeout: 240_000 });

const FOREST = '#/figures?figure=forest&by=benchmark';
const SPEC = {
  version: 1,
  figure: 'forest',
  selection: { filter: {}, by: 'benchmark', a: 'SWE-bench Lite', b: 'SWE-bench Verified' },
  order: ['20241208_gru'],
  size: { venue: 'ieee', columns: 2 },
  theme: 'paper-serif',
  caption: 'A caption of our own.',
};

/** The file of the format, as the person gets it. */
async function save(page: Page, name: string): Promise<{ readonly name: string; readonly bytes: Buffer }> {
  await page.keyboard.press('.');
  const dialog = page.getByRole('dialog', { name: 'Save the figure as a file' });
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name, exact: false }).first().click(),
  ]);
  await dialog.waitFor({ state: 'detached' });
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

const NAMES = { svg: 'SVG', pdf: 'PDF', png: 'PNG', csv: 'CSV', tex: 'LaTeX', yaml: 'YAML' } as const;

async function open(page: Page, hash: string): Promise<void> {
  await page.evaluate((next) => {
    window.location.hash = next;
  }, hash);
}

const shown = (page: Page) => page.locator('.figure-sheet img');

const widthOf = (image: HTMLImageElement) => image.naturalWidth;

/** The newest specification is drawn: nothing is waited for. */
async function drawn(page: Page): Promise<void> {
  await expect.poll(() => shown(page).evaluate(widthOf)).toBeGreaterThan(0);
  await page.locator('.answered[aria-busy="false"] .figure-sheet').waitFor();
}

/** What a drag of the picture carries, by type. */
function dragged(page: Page): Promise<Readonly<Record<string, string>>> {
  return shown(page).evaluate((image) => {
    const dataTransfer = new DataTransfer();
    image.dispatchEvent(new DragEvent('dragstart', { dataTransfer, bubbles: true }));
    return Object.fromEntries([...dataTransfer.types].map((type) => [type, dataTransfer.getData(type)]));
  });
}

async function dragWhenReady(page: Page, type: string): Promise<Readonly<Record<string, string>>> {
  await shown(page).hover();
  await expect.poll(async () => (await dragged(page)).downloadurl ?? '').toContain(type);
  return dragged(page);
}

/** A few systems, so that no figure takes long. */
const FEW = [
  '20231010_rag_claude2',
  '20240402_sweagent_gpt4',
  '20240402_sweagent_claude3opus',
  '20241208_gru',
  '20240509_amazon-q-developer-agent-20240430-dev',
]
  .map((system) => `system=${system}`)
  .join('&');

/** A selection of the demo that every kind has something to draw of, in turn in every theme and at several widths. */
function addressOf(name: string, turn: number): string {
  const sides = 'by=condition&a=baseline&b=assisted';
  const own: Readonly<Record<string, string>> = {
    forest: `by=benchmark&order=20241208_gru&seed=7&${FEW}`,
    'rank-bump': `by=benchmark&${FEW}`,
    'swap-matrix': `by=benchmark&${FEW}`,
    dots: FEW,
    'outcome-shares': FEW,
    'outcome-matrix': `benchmark=SWE-bench+Verified&${FEW}`,
    effects: 'base=baseline&against=assisted',
  };
  const looks = [
    '',
    '&theme=slides&venue=slide',
    '&theme=paper-serif&venue=ieee&columns=2',
    '&theme=dark&width=600',
  ];
  return `#/figures?figure=${name}&${own[name] ?? sides}${looks[turn % looks.length]}`;
}

function svgIn(html: string): string {
  return Buffer.from(/base64,([^"]+)"/.exec(html)?.[1] ?? '', 'base64').toString();
}

describe('the figures', () => {
  const host = useApp('demo');

  it('are all in the gallery, each with a picture or a reason, and open with a key', async () => {
    const { page, faults } = await openPage(host.browser, `${host.app.url}#/overview`);
    await page.locator('.data-table').waitFor();
    await page.keyboard.press('g');
    await page.keyboard.press('f');
    const cards = page.getByRole('region', { name: 'Kinds of figures' }).getByRole('listitem');
    await expect.poll(() => cards.count()).toBe(FIGURE_KINDS.length);
    for (const [i, { title, question }] of FIGURE_KINDS.entries()) {
      const card = cards.nth(i);
      await card.locator('img, .figure-card-reason:not(.figure-card-drawing)').waitFor();
      expect(await card.textContent()).toContain(title + question);
    }
    expect(await cards.locator('img').count()).toBeGreaterThan(0);
    await cards.first().getByRole('link').focus();
    await page.keyboard.press('Enter');
    await shown(page).waitFor();
    expect(page.url()).toContain(
      `#/figures?by=condition&a=baseline&b=assisted&figure=${FIGURE_KINDS[0]?.name}`,
    );
    await page.keyboard.press('Escape');
    await cards.first().waitFor();
    await page.keyboard.press('g');
    await page.keyboard.press('o');
    await page.locator('.data-table').waitFor();
    expect(faults).toEqual([]);
    await page.close();
  });

  it('are drawn on their own ground, as wide as the venue, in the bytes that are written', async () => {
    const { page, faults } = await openPage(host.browser, `${host.app.url}${FOREST}&venue=ieee&columns=2`, {
      theme: 'dark',
    });
    await drawn(page);
    const { bytes } = await save(page, 'SVG');
    const { downloadurl, 'text/html': html = '', 'text/plain': plain } = await dragWhenReady(page, 'svg');
    expect(downloadurl).toMatch(/^image\/svg\+xml:forest-[\w.-]+\.svg:blob:/);
    expect(svgIn(html)).toBe(bytes.toString());
    expect(bytes.toString()).toMatch(/^<svg [^>]*width="516pt"/);
    expect(plain).toBe(await page.locator('.figure-caption').textContent());
    await page.getByRole('radio', { name: 'PDF' }).click();
    expect((await dragWhenReady(page, 'pdf')).downloadurl).toMatch(
      /^application\/pdf:forest-[\w.-]+\.pdf:blob:/,
    );
    const ground = page.locator('.figure-sheet');
    expect(await ground.evaluate((sheet) => getComputedStyle(sheet).backgroundColor)).toBe(
      'rgb(255, 255, 255)',
    );
    const ratio = await shown(page).evaluate(
      (image: HTMLImageElement) => image.width / image.height - image.naturalWidth / image.naturalHeight,
    );
    expect(Math.abs(ratio)).toBeLessThan(0.02);
    expect(faults).toEqual([]);
    await page.close();
  });

  it('of every kind are the same bytes from the window and from the command line over runs of its own', async () => {
    const { page } = await openPage(host.browser, host.app.url);
    const files = new Map<string, Buffer>();
    for (const [i, { name }] of FIGURE_KINDS.entries()) {
      await open(page, addressOf(name, i));
      await drawn(page);
      for (const format of FIGURE_FORMATS)
        files.set(`${name}.${format}`, (await save(page, NAMES[format])).bytes);
    }
    await page.close();
    const folder = tempFolder();
    for (const { name } of FIGURE_KINDS)
      await writeFile(join(folder, `${name}.yaml`), files.get(`${name}.yaml`) as Buffer);
    // A home of its own: it imports the demo anew, and no window holds it.
    for (const key of ['HOME', 'XDG_DATA_HOME', 'LOCALAPPDATA']) vi.stubEnv(key, folder);
    onTestFinished(() => void vi.unstubAllEnvs());
    const ended = await runEach(
      FIGURE_KINDS.map(({ name }) => [
        ...['figure', join(folder, `${name}.yaml`)],
        ...FIGURE_FORMATS.flatMap((format) => ['-o', join(folder, `own-${name}.${format}`)]),
      ]),
    );
    expect(ended.map(({ code, err }) => [code, err])).toEqual(ended.map(() => [0, '']));
    for (const [file, bytes] of files)
      expect((await readFile(join(folder, `own-${file}`))).equals(bytes), file).toBe(true);
  });

  it('say the values of a mark that is pointed at or reached by keys, and open the runs behind it', async () => {
    const { page, faults } = await openPage(
      host.browser,
      `${host.app.url}#/figures?figure=slopes&by=condition&a=baseline&b=assisted`,
    );
    const marks = page.locator('.figure-mark');
    const hint = page.getByRole('tooltip');
    await marks.first().hover();
    await expect.poll(() => hint.textContent()).toMatch(/baseline .*Resolve rate \(%\) 64\.6 · 95% CI/);
    await marks.first().focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => hint.textContent()).toMatch(/assisted .*Resolve rate \(%\) 66\.6/);
    expect(await page.locator('.figure-mark[tabindex="0"]').count()).toBe(1);
    await page.keyboard.press('Enter');
    await page.locator('.details tr[data-key]').first().waitFor();
    expect(page.url()).toContain('#/overview');
    expect(await page.locator('.details').textContent()).toMatch(/assisted · SWE-bench Verified/);
    expect(faults).toEqual([]);
    await page.close();
  });

  it('open what a pressed mark sums up: flipped tasks of a comparison, runs of one repeat, nothing of effects', async () => {
    const { page, faults } = await openPage(
      host.browser,
      `${host.app.url}#/figures?figure=forest&by=benchmark`,
    );
    const mark = page.locator('.figure-mark');
    await page.locator('.figure-mark[data-hint^="20241128_SWE-Fixer"]').click();
    await page.locator('.details tr[data-key]').first().waitFor();
    expect(page.url()).toMatch(/#\/compare\?.*list=flipped/);
    expect(await page.locator('.details').textContent()).toContain('20241128_SWE-Fixer');
    await open(page, '#/figures?figure=dots&benchmark=SWE-bench+Lite+dev');
    // Repeats lie close together: the keys reach each.
    await page.locator('.figure-mark[data-hint*="parallel calls on"][data-hint$="repeat 2"]').first().focus();
    await page.keyboard.press('Enter');
    await page.locator('.details tr[data-key]').first().waitFor();
    expect(page.url()).toMatch(/#\/overview\?.*row-repeat=2/);
    await open(page, '#/figures?figure=effects&base=baseline&against=assisted');
    await mark.first().waitFor();
    expect(await mark.first().getAttribute('aria-disabled')).toBe('true');
    await mark.first().click({ force: true });
    expect(page.url()).toContain('#/figures');
    expect(faults).toEqual([]);
    await page.close();
  });

  it('are handed to the desktop where the window has one', async () => {
    const { page, faults } = await openPage(host.browser, `${host.app.url}${FOREST}`);
    await drawn(page);
    await dragWhenReady(page, 'svg');
    const { bytes } = await save(page, 'SVG');
    await page.evaluate(() => {
      const desktop = { startDrag: (file: unknown) => Object.assign(window, { handed: file }) };
      Object.assign(window, { parallax: desktop });
    });
    expect(await dragged(page)).toEqual({});
    const handed = await page.evaluate(() => {
      const { handed: file } = window as unknown as { handed: Record<'bytes' | 'icon', Uint8Array> };
      return { ...file, bytes: [...file.bytes], icon: [...file.icon] };
    });
    expect(handed).toMatchObject({ file_name: 'forest-SWE-bench-Verified-SWE-bench-Lite.svg' });
    expect(Buffer.from(handed.bytes).equals(bytes)).toBe(true);
    expect(Buffer.from(handed.icon).subarray(1, 4).toString()).toBe('PNG');
    expect(faults).toEqual([]);
    await page.close();
  });

  it('open a specification that is chosen, and one that is dropped, and say what is wrong with one', async () => {
    const { page } = await openPage(host.browser, `${host.app.url}#/figures`);
    const input = page.getByLabel('Specification of a figure');
    await input.setInputFiles({ name: 'x.json', mimeType: '', buffer: Buffer.from(JSON.stringify(SPEC)) });
    await drawn(page);
    expect(await page.getByLabel('Caption').inputValue()).toBe(SPEC.caption);
    expect(await page.locator('.series-line').first().textContent()).toBe('20241208_gru');
    for (const part of [
      'a=SWE-bench+Lite&',
      'venue=ieee&columns=2',
      'theme=paper-serif',
      'order=20241208_gru',
    ])
      expect(page.url()).toContain(part);
    const yaml = (await save(page, 'YAML')).bytes.toString();
    await drop(page, 'y.yaml', yaml.replace('A caption', 'Another caption'));
    await expect.poll(() => page.getByLabel('Caption').inputValue()).toBe('Another caption of our own.');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await drop(page, 'z.yaml', `${yaml}moon: 1\n`);
    const alert = page.getByRole('alert');
    await alert.getByText(/there is no “moon”; it can be version, figure/).waitFor();
    await drop(page, 'results.csv', 'task,resolved\n');
    await page.getByRole('dialog', { name: 'Import' }).waitFor();
    await page.close();
  });

  it('take their order from lines that are dragged, down and up', async () => {
    const { page, faults } = await openPage(host.browser, `${host.app.url}${FOREST}`);
    await drawn(page);
    const lines = page.locator('.series-line');
    const [first, second, third] = await lines.allTextContents();
    await lines.nth(0).dragTo(lines.nth(2));
    await expect
      .poll(async () => (await lines.allTextContents()).slice(0, 3))
      .toEqual([second, third, first]);
    expect(page.url()).toContain(`order=${second}&order=${third}&order=${first}`);
    await lines.nth(2).dragTo(lines.nth(0));
    await expect
      .poll(async () => (await lines.allTextContents()).slice(0, 3))
      .toEqual([first, second, third]);
    await page.goBack();
    await expect.poll(async () => (await lines.allTextContents())[0]).toBe(second);
    expect(faults).toEqual([]);
    await page.close();
  });

  it('are made by keyboard: an option, the order, a caption, and back step by step', async () => {
    const { page, faults } = await openPage(host.browser, `${host.app.url}${FOREST}`);
    await drawn(page);
    const lines = page.locator('.series-line');
    const [first, second] = await lines.allTextContents();
    await page.getByRole('button', { name: `Move ${second} up` }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await lines.allTextContents()).slice(0, 2)).toEqual([second, first]);
    expect(page.url()).toContain(`order=${second}&order=${first}`);
    await page.getByRole('checkbox', { name: 'Repositories' }).focus();
    await page.keyboard.press('Space');
    await expect.poll(() => page.url()).toContain('set=repositories.true');
    await page.getByLabel('Caption').fill('Ours');
    await expect.poll(() => page.locator('.figure-caption').textContent()).toBe('Ours');
    await page.getByRole('button', { name: 'The figure’s own caption' }).click();
    await expect.poll(() => page.locator('.figure-caption').textContent()).toMatch(/^Paired differences/);
    await page.getByLabel('Width (pt)').fill('516');
    await page.keyboard.press('Enter');
    await expect.poll(() => shown(page).evaluate(widthOf)).toBe(688);
    await page.goBack();
    await expect.poll(() => shown(page).evaluate(widthOf)).toBe(336);
    await page.getByText('Its numbers').click();
    const numbers = page.getByRole('grid', { name: 'Numbers of the figure' });
    await numbers.getByText(String(second)).first().waitFor();
    expect(faults).toEqual([]);
    await page.close();
  });

  it('keep the last picture while the next is drawn, and say why one cannot be', async () => {
    const { page } = await openPage(host.browser, `${host.app.url}${FOREST}`);
    await drawn(page);
    const release = await holdAnswers(page, 'figure');
    await page.reload();
    await page.locator('.figure-waiting').waitFor();
    release();
    await drawn(page);
    await page.evaluate(() => {
      window.location.hash += '&set=moon.1&colour=112233.nobody';
    });
    await page.getByRole('alert').getByText('The figure “forest” has no option “moon”.').waitFor();
    await page.evaluate(() => {
      window.location.hash = window.location.hash.replace('&set=moon.1', '');
    });
    await page.getByText('A colour is for “nobody”, which is not in this workspace.').waitFor();
    await page.close();
  });

  it('are saved under a name, replaced, removed and brought back', async () => {
    const { page, faults } = await openPage(host.browser, `${host.app.url}${FOREST}`);
    await drawn(page);
    const saveAs = async (button: string) => {
      await page.getByRole('button', { name: 'All figures' }).focus();
      await page.keyboard.press('w');
      const dialog = page.getByRole('dialog', { name: 'Save the figure in the workspace' });
      await dialog.getByRole('textbox').fill('Figure 3');
      await dialog.getByRole('button', { name: button }).click();
      await dialog.waitFor({ state: 'detached' });
    };
    await saveAs('Save');
    await page.getByRole('checkbox', { name: 'Repositories' }).press('Space');
    await saveAs('Replace the one of that name');
    await page.keyboard.press('Escape');
    const saved = page.getByRole('region', { name: 'Saved in this workspace' });
    await saved.getByRole('link', { name: /^Figure 3/ }).click();
    await drawn(page);
    expect(page.url()).toContain('set=repositories.true');
    await page.getByRole('button', { name: 'All figures' }).click();
    await page.getByRole('button', { name: 'Remove “Figure 3”' }).click();
    await saved.waitFor({ state: 'detached' });
    await page.reload();
    await page.getByRole('region', { name: 'Kinds of figures' }).waitFor();
    expect(await saved.count()).toBe(0);
    await page.goto(`${host.app.url}${FOREST}`);
    await drawn(page);
    await saveAs('Save');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Remove “Figure 3”' }).click();
    await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
    await saved.getByRole('link', { name: /^Figure 3/ }).waitFor();
    expect(faults).toEqual([]);
    await page.close();
  });

  it('are reached from the export of a comparison, with what was chosen there', async () => {
    const { page } = await openPage(host.browser, `${host.app.url}#/compare?by=benchmark&repositories=shown`);
    await page.locator('.forest svg').waitFor();
    await page.keyboard.press('.');
    const dialog = page.getByRole('dialog', { name: 'Export the figure' });
    await dialog.getByRole('button', { name: /Theme/ }).click();
    expect(await page.getByRole('option').allTextContents()).toHaveLength(THEMES.length);
    await page.getByRole('option', { name: 'Paper, serif' }).click();
    await dialog.getByRole('button', { name: /Size/ }).click();
    const sizes = page.getByRole('option');
    for (const { name } of VENUES) await sizes.getByText(name, { exact: true }).waitFor();
    await sizes.filter({ hasText: 'ICML' }).click();
    await page.getByRole('radio', { name: 'two columns' }).click();
    await page.getByRole('button', { name: 'Edit as a figure' }).click();
    await drawn(page);
    expect(await page.getByRole('checkbox', { name: 'Repositories' }).isChecked()).toBe(true);
    expect(page.url()).toMatch(/venue=icml&columns=2&theme=paper-serif/);
    await page.goBack();
    await page.locator('.forest svg').waitFor();
    await page.close();
  });
});

describe('an empty workspace', () => {
  const host = useApp('empty');

  it('says what would fill the figures', async () => {
    const { page, faults } = await openPage(host.browser, `${host.app.url}#/figures`);
    await page.getByText('This workspace holds no runs yet.').waitFor();
    expect(faults).toEqual([]);
    await page.close();
  });
});

function drop(page: Page, name: string, text: string): Promise<void> {
  return page.evaluate(
    ([fileName, content]) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([content as string], fileName as string));
      const drag = { dataTransfer, bubbles: true, cancelable: true };
      for (const type of ['dragover', 'drop'])
        document.querySelector('.view')?.dispatchEvent(new DragEvent(type, drag));
    },
    [name, text] as const,
  );
}
