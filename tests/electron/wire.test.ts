import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { connect } from '../../preload/client.ts';
import { pageOf } from './fake-page.ts';
import { settle, TestBench } from './test-bench.ts';

let bench: TestBench;
beforeEach(() => {
  bench = new TestBench();
});
afterEach(() => bench.remove());

describe('the wire', () => {
  test('carries a call from the page to the workspace and back', async () => {
    const electron = await bench.start();
    const page = await pageOf(electron);
    const port = connect(page.wire);
    expect(await port.call('import.start', { paths: ['a', 'b'] })).toEqual({ job_id: 2 });
    expect(new Set(electron.window.webContents.sent.map(({ channel }) => channel))).toEqual(
      new Set(['parallax:wire']),
    );
  });

  test('is deaf to other frames and other pages', async () => {
    const electron = await bench.start();
    const page = await pageOf(electron);
    page.frame = { url: 'app://parallax/', parent: {} };
    page.wire.send(new Uint8Array([1]));
    page.frame = { url: 'https://example.org/', parent: null };
    page.wire.send(new Uint8Array([1]));
    page.frame = null;
    page.wire.send(new Uint8Array([1]));
    await settle();
    expect(electron.window.webContents.sent).toEqual([]);
  });

  test('ends for a page that is loaded again, with what it asked, and begins anew', async () => {
    const electron = await bench.start();
    const before = await pageOf(electron);
    void connect(before.wire).call('rates', {});
    await settle();
    const after = await pageOf(electron);
    const closed: string[] = [];
    after.wire.onClose((reason) => closed.push(reason));
    expect(await connect(after.wire).call('import.start', { paths: ['a'] })).toEqual({ job_id: 1 });
    expect(bench.log).toEqual(['open /demo.duckdb', 'rates aborted']);
    expect(electron.window.webContents.sent[0]?.message).toMatchObject({ kind: 'close' });
    expect(closed).toEqual([]);
  });

  test('ends with a page that crashed, which is then loaded again', async () => {
    const electron = await bench.start();
    const page = await pageOf(electron);
    const closed: string[] = [];
    page.wire.onClose((reason) => closed.push(reason));
    await connect(page.wire).call('import.start', { paths: ['a'] });
    electron.window.webContents.emit('render-process-gone', {}, { reason: 'crashed' });
    expect(closed).toEqual(['The page is gone: crashed.']);
    expect(electron.window.webContents.reloads).toBe(1);
  });

  test('closes for what is no frame of the contract', async () => {
    const electron = await bench.start();
    const page = await pageOf(electron);
    const closed: string[] = [];
    page.wire.onClose((reason) => closed.push(reason));
    page.wire.send(new Uint8Array([0xff, 0xff]));
    await settle();
    expect(closed).toEqual(['The host closed the connection.']);
  });

  test('gives the path of a dropped file', async () => {
    const page = await pageOf(await bench.start());
    expect(page.bridge.pathOf(new File([], 'runs.csv'))).toBe('/dropped/runs.csv');
  });
});
