import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startDesktop } from '../../main/host/electron.ts';
import { connect } from '../../preload/client.ts';
import { FakeElectron, FakeEvent } from './fake-electron.ts';
import { pageOf } from './fake-page.ts';
import { settle, TestBench } from './test-bench.ts';

let bench: TestBench;
beforeEach(() => {
  bench = new TestBench();
});
afterEach(() => bench.remove());

describe('workspaces', () => {
  test('the first is the demo, the next the last one used', async () => {
    const last = join(bench.folder, 'last.duckdb');
    writeFileSync(last, '');
    await bench.start();
    await bench.start({ argv: ['/app/parallax', '--flag', 'last.duckdb'] });
    await bench.start();
    expect(bench.log).toEqual(['open /demo.duckdb', `open ${last}`, `open ${last}`]);
  });

  test('a last one that is gone is not missed', async () => {
    await bench.start({ argv: ['/app/parallax', 'gone.duckdb'] });
    await bench.start();
    expect(bench.log).toEqual([`open ${join(bench.folder, 'gone.duckdb')}`, 'open /demo.duckdb']);
  });

  test('a second launch brings the window to front and opens its file', async () => {
    const electron = await bench.start();
    electron.window.isDown = true;
    electron.appEvents.emit('second-instance', {}, ['/app/parallax', 'b.duckdb'], '/there');
    await settle();
    expect(electron.window.calls).toEqual(['restore', 'focus']);
    expect(bench.log).toEqual(['open /demo.duckdb', 'close /demo.duckdb', 'open /there/b.duckdb']);
    expect(electron.windows).toHaveLength(1);
  });

  test('another is opened under the page that shows one, which is told to begin anew', async () => {
    const electron = await bench.start();
    const port = connect((await pageOf(electron)).wire);
    const events = port.stream('job.follow', {})[Symbol.asyncIterator]();
    expect((await events.next()).done).toBe(false);
    electron.appEvents.emit('open-file', new FakeEvent(), '/another.duckdb');
    expect((await events.next()).done).toBe(true);
    expect(await port.call('workspace.describe', {})).toMatchObject({ path: '/another.duckdb' });
    expect(electron.window.webContents.reloads).toBe(0);
  });

  test('the demo opens on its first figure, one’s own on the overview', async () => {
    expect((await bench.start()).window.url).toBe('app://parallax/#/compare');
    expect((await bench.start({ argv: ['/app/parallax', 'mine.duckdb'] })).window.url).toBe(
      'app://parallax/',
    );
  });

  test('a second launch itself ends at once', async () => {
    const electron = await bench.start({}, { hasLock: false });
    expect(electron.calls).toEqual(['quit']);
    expect(electron.windows).toEqual([]);
    expect(bench.log).toEqual([]);
  });

  test('a file opened from the desktop before the app is ready is the first', async () => {
    const electron = new FakeElectron({ userData: bench.folder });
    const started = startDesktop(electron.parts, bench.options());
    const event = new FakeEvent();
    electron.appEvents.emit('open-file', event, '/opened.duckdb');
    await started;
    expect(event.isPrevented).toBe(true);
    expect(bench.log).toEqual(['open /opened.duckdb']);
  });

  test('one that cannot be opened is explained, and the former stays', async () => {
    const electron = await bench.start();
    electron.appEvents.emit('open-file', new FakeEvent(), '/broken.duckdb');
    await settle();
    expect(electron.errors).toEqual([
      {
        title: 'The workspace could not be opened',
        content: '/broken.duckdb is damaged.\n\nChoose another file.',
      },
    ]);
    expect(bench.log).toEqual(['open /demo.duckdb', 'close /demo.duckdb', 'open /demo.duckdb']);
    const page = await pageOf(electron);
    expect(await connect(page.wire).call('import.start', { paths: ['a'] })).toEqual({ job_id: 1 });
  });

  test('the demo is opened in place of one by its page, and left again', async () => {
    const mine = join(bench.folder, 'mine.duckdb');
    const electron = await bench.start({ argv: ['/app/parallax', mine] });
    const port = connect((await pageOf(electron)).wire);
    expect(await port.call('workspace.describe', {})).toMatchObject({ path: mine, former: null });
    await port.call('workspace.demo', {});
    expect(await port.call('workspace.describe', {})).toMatchObject({ is_demo: true, former: 'mine' });
    await port.call('workspace.back', {});
    expect(await port.call('workspace.describe', {})).toMatchObject({ path: mine, former: null });
    expect(bench.log).toEqual([
      ...[`open ${mine}`, `close ${mine}`],
      ...['open /demo.duckdb', 'close /demo.duckdb', `open ${mine}`],
    ]);
    expect(electron.window.webContents.reloads).toBe(0);
  });

  test('one in which a job is under way is not left for the demo', async () => {
    const busy = join(bench.folder, 'busy.duckdb');
    const electron = await bench.start({ argv: ['/app/parallax', busy] });
    const port = connect((await pageOf(electron)).wire);
    await expect(port.call('workspace.demo', {})).rejects.toMatchObject({
      message: '“Import x” is under way.',
      hint: 'Wait for its end, or cancel it.',
    });
    await expect(port.call('workspace.back', {})).rejects.toMatchObject({ code: 'usage' });
    expect(bench.log).toEqual([`open ${busy}`]);
  });

  test('is closed before the app ends', async () => {
    const electron = await bench.start();
    const event = new FakeEvent();
    electron.appEvents.emit('will-quit', event);
    await settle();
    expect(event.isPrevented).toBe(true);
    expect(bench.log.at(-1)).toBe('close /demo.duckdb');
    expect(electron.calls.at(-1)).toBe('exit');
  });

  test('the app ends with its window', async () => {
    const electron = await bench.start();
    electron.appEvents.emit('window-all-closed');
    expect(electron.calls.at(-1)).toBe('quit');
  });
});

describe('the window’s place', () => {
  test('is remembered', async () => {
    const first = await bench.start();
    first.window.bounds = { x: 5, y: 6, width: 700, height: 500 };
    first.window.isFull = true;
    first.window.emit('close');
    const second = await bench.start();
    expect(second.window.options).toMatchObject({ x: 5, y: 6, width: 700, height: 500 });
    expect(second.window.calls).toEqual(['maximize']);
  });

  test('is forgotten where no screen is there any more', async () => {
    const first = await bench.start();
    first.window.bounds = { x: 3000, y: 6, width: 700, height: 500 };
    first.window.emit('close');
    const second = await bench.start();
    expect(second.window.options).not.toHaveProperty('x');
    expect(second.window.options.width).toBe(1360);
  });

  test('a damaged memory is a first start', async () => {
    mkdirSync(join(bench.folder, 'user-data'));
    writeFileSync(join(bench.folder, 'user-data/remembered.json'), '{"bounds": {"x": "left"');
    const { window } = await bench.start();
    expect(window.options.width).toBe(1360);
  });
});
