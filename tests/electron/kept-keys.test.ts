import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { KeptKeys } from '../../main/host/desktop/kept-keys.ts';
import type { KeySource } from '../../main/models/keys.ts';
import { connect } from '../../preload/client.ts';
import { FakeElectron } from './fake-electron.ts';
import { pageOf } from './fake-page.ts';
import { TestBench } from './test-bench.ts';

const KEY = 'sk-test-0123456789abcdef';

describe('keys that the app keeps', () => {
  let bench: TestBench;
  let electron: FakeElectron;
  const file = () => join(bench.userData, 'keys.json');
  const kept = (isLinux = true) => new KeptKeys(file(), electron.safeStorage, isLinux);
  beforeEach(() => {
    bench = new TestBench();
    electron = new FakeElectron({ userData: bench.userData });
  });
  afterEach(() => bench.remove());

  it('are encrypted by the system, in a file that only the user may read', async () => {
    kept().keep('B_KEY', 'other');
    kept().keep('A_KEY', KEY);
    expect(readFileSync(file(), 'utf8')).not.toContain(KEY);
    expect(statSync(file()).mode & 0o777).toBe(0o600);
    expect(kept().names()).toEqual(['A_KEY', 'B_KEY']);
    expect(await kept().source('A_KEY')).toBe(KEY);
    kept().forget('A_KEY');
    expect(kept().names()).toEqual(['B_KEY']);
    expect(await kept().source('A_KEY')).toBeNull();
  });

  it.each(['basic_text', 'unknown'] as const)(
    'are refused where Linux would keep them as %s',
    async (backend) => {
      electron.safeStorage.backend = backend;
      expect(() => kept().keep('A_KEY', KEY)).toThrow('no secret store');
      expect(kept().problem).not.toBeNull();
      expect(kept(false).problem).toBeNull();
    },
  );

  it('are none where the file is damaged or from another machine', async () => {
    kept().keep('A_KEY', KEY);
    electron.safeStorage.decryptString = () => {
      throw new Error('wrong user');
    };
    expect(await kept().source('A_KEY')).toBeNull();
    writeFileSync(file(), '{"A_KEY":');
    expect(kept().names()).toEqual([]);
  });

  it('are set by the page and reach the workspace, and never go back to a page', async () => {
    const sources: KeySource[] = [];
    const { reach } = bench.options();
    const started = await bench.start({
      reach: (path, keys) => {
        sources.push(keys);
        return reach(path, keys);
      },
    });
    const page = await pageOf(started);
    const port = connect(page.wire);
    await port.call('keys.keep', { name: 'A_KEY', key: KEY });
    expect(await port.call('keys.list', {})).toEqual({ names: ['A_KEY'], problem: null });
    expect(await sources[0]?.('A_KEY')).toBe(KEY);
    const frames = started.window.webContents.sent
      .map(({ message }) => message)
      .filter((one) => one.kind === 'frame');
    expect(frames.length).toBeGreaterThan(1);
    expect(Buffer.concat(frames.map(({ frame }) => frame)).includes(KEY)).toBe(false);
    await port.call('keys.forget', { name: 'A_KEY' });
    expect(await sources[0]?.('A_KEY')).toBeNull();
  });
});
