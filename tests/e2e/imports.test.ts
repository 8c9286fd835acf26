import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { openPage } from './support/browser.ts';
import { useApp } from './support/use-app.ts';

const TABLE = `task,repeat,resolved,steps
django__django-1,1,true,10
django__django-2,1,false,20
django__django-3,1,perhaps,30
`;

async function importFile(page: Page, path: string): Promise<void> {
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await page.getByRole('textbox', { name: /Paths of files or folders/ }).fill(path);
  await page.getByRole('button', { name: 'Look inside' }).click();
}

describe('an import through the window', () => {
  const host = useApp('empty');
  beforeAll(async () => {
    await writeFile(join(host.app.folder, 'runs.csv'), TABLE);
    await writeFile(join(host.app.folder, 'notes.txt'), 'nothing to see\n');
  });

  it('is offered by an empty workspace', async () => {
    const { page, faults } = await openPage(host.browser, host.app.url);
    await page.getByText('This workspace holds no runs yet.').waitFor();
    await page.getByRole('button', { name: 'Import results' }).click();
    await page.getByRole('dialog', { name: 'Import results' }).waitFor();
    expect(faults).toEqual([]);
    await page.close();
  });

  it('refuses what it does not know and says why', async () => {
    const { page } = await openPage(host.browser, host.app.url);
    await importFile(page, join(host.app.folder, 'notes.txt'));
    await page.getByText('not recognised').waitFor();
    const dialog = page.getByRole('dialog');
    expect(await dialog.getByRole('button', { name: 'Import', exact: true }).isDisabled()).toBe(true);
    await page.close();
  });

  it('says what is wrong with a path that leads nowhere', async () => {
    const { page } = await openPage(host.browser, host.app.url);
    await importFile(page, join(host.app.folder, 'missing.csv'));
    await page.getByRole('alert').waitFor();
    await page.getByRole('button', { name: 'Back' }).click();
    await page.getByRole('textbox', { name: /Paths/ }).waitFor();
    await page.close();
  });

  it('asks for what the file does not say, shows what came of it, and can be undone', async () => {
    const { page, faults } = await openPage(host.browser, host.app.url);
    await importFile(page, join(host.app.folder, 'runs.csv'));
    await page.getByRole('textbox', { name: /^benchmark of/ }).fill('SWE-bench Lite');
    await page.getByRole('textbox', { name: /^system of/ }).fill('my agent');
    await page.getByRole('dialog').getByRole('button', { name: 'Import', exact: true }).click();
    await page.getByRole('heading', { name: 'bad-resolved 1' }).waitFor();
    await page.getByText('Write true or false').waitFor();
    expect(await page.locator('.problem-place').textContent()).toMatch(/runs\.csv:4$/);
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save the report' }).click();
    const report = await readFile(await (await saving).path(), 'utf8');
    expect(report).toMatch(/^# Import 1\n[\s\S]*## bad-resolved: 1\n[\s\S]*runs\.csv:4/);
    await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).last().click();

    const row = page.locator('tr[data-key]').first();
    await row.getByText('my agent').waitFor();
    expect(await row.locator('[data-column="rate"]').textContent()).toBe('50.0');
    await page.locator('.tray').getByRole('button', { name: 'Show' }).click();
    await page.getByRole('button', { name: 'Undo: take its 2 runs out' }).click();
    await page.getByText('was undone').waitFor();
    await page.locator('.tray').getByText('was taken back, and 2 runs with it').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('.details').waitFor({ state: 'detached' });
    await page.keyboard.type('go');
    await page.getByText('This workspace holds no runs yet.').waitFor();
    expect(faults).toEqual([]);
    await page.close();
  });

  it('lets a guessed column be corrected', async () => {
    const { page, faults } = await openPage(host.browser, host.app.url);
    const file = join(host.app.folder, 'columns.csv');
    await writeFile(file, 'task,resolved,steps,turns\nx__y-1,true,10,99\n');
    await importFile(page, file);
    await page.getByRole('textbox', { name: 'Column of the file for steps' }).fill('turns');
    await page.getByRole('dialog').getByRole('button', { name: 'Import', exact: true }).click();
    await page.getByRole('button', { name: 'Save the report' }).waitFor();
    await page.goto(`${host.app.url}#/sql?q=SELECT+max(steps)+AS+answer+FROM+attempt`);
    await page.getByRole('grid', { name: 'Result' }).getByText('99').waitFor();
    await page.goto(`${host.app.url}#/imports`);
    await page.locator('tr[data-key]').getByText('columns.csv').first().click();
    await page.getByRole('button', { name: /^Undo/ }).click();
    await expect.poll(() => page.getByText('columns.csv').count()).toBe(0);
    expect(faults).toEqual([]);
    await page.close();
  });

  it('asks for the path of what is dropped, since a browser keeps it to itself', async () => {
    const { page } = await openPage(host.browser, host.app.url);
    await page.getByText('This workspace holds no runs yet.').waitFor();
    await page.evaluate(() => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File(['x'], 'dropped.csv'));
      const options = { dataTransfer, bubbles: true, cancelable: true };
      document.body.dispatchEvent(new DragEvent('dragover', options));
      document.body.dispatchEvent(new DragEvent('drop', options));
    });
    await page.getByText('dropped.csv').waitFor();
    await page.getByRole('textbox', { name: /Paths/ }).waitFor();
    await page.close();
  });
});
