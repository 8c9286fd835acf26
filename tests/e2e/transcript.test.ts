import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { importInto, withWorkspace } from '../../build/synthetic/with-workspace.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { startApp } from './support/app.ts';
import { holdAnswers, launchBrowser, openPage } from './support/browser.ts';

const STEPS = 6000;

/** Steps of a made-up run; some outputs are long, hostile or failed. */
function messages(): readonly unknown[] {
  const step = (n: number) => [
    {
      role: 'assistant',
      content: `look at ${n}`,
      tool_calls: [{ function: { name: 'bash', arguments: JSON.stringify({ command: `cat ${n}` }) } }],
    },
    { role: 'tool', content: output(n), extra: { returncode: n === 4000 ? 2 : 0 } },
  ];
  const user = { role: 'user', content: 'mend <b id="injected">it</b>' };
  return [
    { role: 'system', content: 'be brief' },
    user,
    ...Array.from({ length: STEPS }, (_, n) => step(n)).flat(),
  ];
}

function output(n: number): string {
  if (n === 1) return '\u001b[31mred\u001b[0m \u202egnp.exe <img src=x onerror="window.owned=1">';
  if (n === 2) return Array.from({ length: 40_000 }, (_, line) => `line ${line}`).join('\n');
  return n === 5000 ? 'here is the needle' : `hay ${n}`;
}

async function workspace(): Promise<string> {
  const folder = tempFolder();
  const run = join(folder, 'run', 'made__up-1');
  await mkdir(run, { recursive: true });
  const trajectory = { trajectory_format: 'mini-swe-agent-1.1', info: {}, messages: messages() };
  await writeFile(join(run, 'made__up-1.traj.json'), JSON.stringify(trajectory));
  const file = join(folder, 'w.duckdb');
  await withWorkspace(file, (port) => importInto(port, join(folder, 'run')));
  return file;
}

describe('a transcript of 18,000 events', () => {
  it('is read, searched and jumped in, drawn in part only, and nothing in it acts', async () => {
    const app = await startApp({ file: await workspace() });
    const browser = await launchBrowser();
    try {
      const { page, faults } = await openPage(browser, `${app.url}#/overview?run=1`);
      await page.locator('.event').first().waitFor();
      expect(await page.locator('.event').count()).toBeLessThan(60);
      await page.getByText('mend <b id="injected">it</b>').waitFor();
      await page.getByText('␛[31mred␛[0m ⟨U+202E⟩gnp.exe <img src=x').waitFor();
      expect(await page.evaluate('window.owned ?? document.getElementById("injected")')).toBeNull();

      await page.getByRole('button', { name: '1 error x' }).waitFor();
      await page.keyboard.press('x');
      await page.locator('.event[aria-current]', { hasText: 'hay 4000' }).waitFor();

      await page.keyboard.press('/');
      await page.keyboard.type('the needle');
      await page.getByText('1 in 1 events').waitFor();
      await page.keyboard.press('Enter');
      await page.locator('.event[aria-current] mark', { hasText: 'the needle' }).waitFor();

      await page.getByRole('searchbox', { name: 'Search the transcript' }).fill('line 39999');
      await page.getByText('1 in 1 events').waitFor();
      await page.keyboard.press('Shift+Enter');
      const long = page.locator('.event[aria-current]');
      await long.getByRole('button', { name: /Show more/ }).click();
      await long.getByText('line 39999').waitFor();

      const release = await holdAnswers(page, 'events.search');
      await page.reload();
      await page.locator('.event').first().waitFor();
      await page.keyboard.press('/');
      await page.keyboard.type('the needle');
      await page.keyboard.press('Enter');
      await page.getByRole('status').filter({ hasText: '…' }).waitFor();
      release();
      await page.locator('.event[aria-current] mark', { hasText: 'the needle' }).waitFor();
      expect(faults).toEqual([]);
    } finally {
      await browser.close();
      await app.stop();
    }
  });
});
