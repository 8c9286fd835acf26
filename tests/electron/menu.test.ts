import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { connect } from '../../preload/client.ts';
import { flatten } from './fake-electron.ts';
import { pageOf } from './fake-page.ts';
import { settle, TestBench } from './test-bench.ts';

let bench: TestBench;
beforeEach(() => {
  bench = new TestBench();
});
afterEach(() => bench.remove());

describe('the menu', () => {
  test('has the platform’s own entries', async () => {
    const linux = flatten((await bench.start()).menu);
    const mac = flatten((await bench.start({ isMac: true })).menu);
    const roles = (entries: typeof linux) => entries.flatMap((entry) => entry.role ?? []);
    expect(roles(linux)).toEqual([
      'close',
      'quit',
      'editMenu',
      'resetZoom',
      'zoomIn',
      'zoomOut',
      'togglefullscreen',
      'windowMenu',
      'help',
      'about',
    ]);
    expect(roles(mac)[0]).toBe('appMenu');
    expect(roles(mac)).not.toContain('quit');
    const development = flatten((await bench.start({}, { isPackaged: false })).menu);
    expect(roles(development)).toEqual(expect.arrayContaining(['reload', 'toggleDevTools']));
  });

  test('has no accelerator twice', async () => {
    const { menu } = await bench.start({}, { isPackaged: false });
    const accelerators = flatten(menu).flatMap((entry) => entry.accelerator ?? []);
    expect(accelerators).toContain('CmdOrCtrl+O');
    expect(new Set(accelerators).size).toBe(accelerators.length);
  });

  test('Open Workspace… opens the chosen one', async () => {
    const electron = await bench.start();
    electron.choices.push(['/chosen.duckdb']);
    electron.click('Open Workspace…');
    await settle();
    expect(bench.log.at(-1)).toBe('open /chosen.duckdb');
  });

  test('Import… asks for folders where files and folders need two dialogs, and tells the page', async () => {
    const electron = await bench.start();
    const page = await pageOf(electron);
    electron.buttons.push(1);
    electron.choices.push(['/runs/a', '/runs/b']);
    electron.click('Import…');
    await settle();
    expect(electron.dialogs.at(-1)).toMatchObject({ properties: ['openDirectory', 'multiSelections'] });
    expect(page.commands).toEqual([{ name: 'import', paths: ['/runs/a', '/runs/b'] }]);
  });

  test('Import… on macOS is one dialog; nothing chosen is nothing done', async () => {
    const electron = await bench.start({ isMac: true });
    const page = await pageOf(electron);
    electron.click('Import…');
    await settle();
    expect(electron.dialogs).toMatchObject([
      { properties: ['openFile', 'openDirectory', 'multiSelections'] },
    ]);
    expect(page.commands).toEqual([]);
  });

  test('cancelling the question opens no dialog', async () => {
    const electron = await bench.start();
    electron.buttons.push(2);
    electron.click('Import…');
    await settle();
    expect(electron.dialogs).toHaveLength(1);
  });

  test('the page’s own button reaches the dialog through the contract', async () => {
    const electron = await bench.start();
    const page = await pageOf(electron);
    electron.choices.push(['/runs.csv']);
    expect(await connect(page.wire).call('files.choose', {})).toEqual({ paths: ['/runs.csv'] });
  });

  test('themes are set and remembered', async () => {
    const electron = await bench.start();
    electron.click('Dark');
    expect(electron.nativeTheme.themeSource).toBe('dark');
    const next = await bench.start();
    expect(next.nativeTheme.themeSource).toBe('dark');
    expect(flatten(next.menu).find((entry) => entry.checked)?.label).toBe('Dark');
  });

  test('Help shows the keys', async () => {
    const electron = await bench.start();
    const page = await pageOf(electron);
    electron.click('Help for This View');
    expect(page.commands).toEqual([{ name: 'keys' }]);
  });
});
