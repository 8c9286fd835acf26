import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { json } from '../support/command.ts';
import { startApp } from './support/app.ts';
import { launchBrowser, openPage } from './support/browser.ts';

it('a window goes on by itself where the process that held its workspace ends, and shows what follows', async () => {
  const browser = await launchBrowser();
  onTestFinished(() => browser.close());
  const holder = await startApp('empty');
  onTestFinished(holder.stop);
  const file = join(holder.folder, 'mine.duckdb');
  const joined = await startApp({ file });
  onTestFinished(joined.stop);
  const table = join(holder.folder, 'runs.csv');
  await writeFile(table, 'task,system,resolved\na__a-1,my agent,true\na__a-2,my agent,false\n');

  const { page, faults } = await openPage(browser, joined.url);
  await page.getByText('This workspace holds no runs yet.').waitFor();
  const dropped: string[] = [];
  page.on('websocket', (socket) => dropped.push(socket.url()));
  holder.kill();
  await json('import', table, '-w', file);
  const row = page.locator('tr[data-key]', { hasText: 'my agent' });
  await row.waitFor();
  expect(await row.locator('[data-column="rate"]').textContent()).toBe('50.0');
  expect(await page.getByRole('alert').count()).toBe(0);
  expect([dropped, faults]).toEqual([[], []]);
});
