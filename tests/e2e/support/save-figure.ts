import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';

interface SavedFigure {
  readonly name: string;
  readonly bytes: Buffer;
}

/** Exports what the view shows in the format of that name; of a view with several figures the one named. */
export async function saveFigure(page: Page, format: RegExp, figure?: string): Promise<SavedFigure> {
  await page.keyboard.press('.');
  if (figure !== undefined) await page.getByRole('radio', { name: figure }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('dialog').getByRole('button', { name: format }).click(),
  ]);
  await page.getByRole('dialog', { name: 'Export the figure' }).waitFor({ state: 'detached' });
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}
