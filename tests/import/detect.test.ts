import { chmodSync, cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { contentHash } from '../../main/import/content-hash.ts';
import { detectSources } from '../../main/import/detect.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { NEVER } from './support/collect.ts';
import { fixture } from './support/fixture.ts';

const told = (sources: Awaited<ReturnType<typeof detectSources>>) =>
  sources.map(({ path, format, reason }) => [basename(path), format?.name ?? null, format ? '' : reason]);

const TABLE = 'task,resolved\na,true\n';

describe('what there is to import', () => {
  test('a claimed folder is one source; others are searched, sorted, without hidden files', async () => {
    const root = tempFolder();
    cpSync(fixture('mini-swe-agent'), join(root, 'mini'), { recursive: true });
    cpSync(fixture('matrices'), join(root, 'boards'), { recursive: true });
    mkdirSync(join(root, 'deep/er'), { recursive: true });
    writeFileSync(join(root, 'deep/er/t.csv'), TABLE);
    writeFileSync(join(root, 'deep/.hidden.csv'), TABLE);
    writeFileSync(join(root, 'photo.png'), Buffer.from([0x89, 0x50, 0, 1, 10]));
    writeFileSync(join(root, 'empty.json'), '');
    expect(told(await detectSources([root], NEVER))).toEqual([
      ['boards', 'resolved-matrix', ''],
      ['t.csv', 'runs-table', ''],
      ['empty.json', null, 'is empty'],
      ['mini', 'mini-swe-agent', ''],
      ['photo.png', null, expect.stringMatching(/not text/)],
    ]);
  });

  test('a table of runs of mini-swe-agent is told from any table of runs', async () => {
    const sources = await detectSources([fixture('mini-swe-agent', 'runs.csv')], NEVER);
    expect(told(sources)).toEqual([['runs.csv', 'mini-swe-agent', '']]);
  });

  test('paths that stand twice or inside one another count once', async () => {
    const mini = fixture('mini-swe-agent');
    const sources = await detectSources([mini, join(mini, 'runs.csv'), `${mini}/`], NEVER);
    expect(told(sources)).toEqual([['mini-swe-agent', 'mini-swe-agent', '']]);
  });

  test('a table without known columns is taken where it was named, not where it was found', async () => {
    const folder = tempFolder();
    writeFileSync(join(folder, 'odd.csv'), 'which,ok\na,true\n');
    expect(told(await detectSources([folder], NEVER))).toEqual([
      ['odd.csv', null, 'CSV without a column for the task'],
    ]);
    expect(told(await detectSources([join(folder, 'odd.csv')], NEVER))).toEqual([
      ['odd.csv', 'runs-table', ''],
    ]);
  });

  test('loops and broken links end', async () => {
    const root = tempFolder();
    mkdirSync(join(root, 'a'));
    writeFileSync(join(root, 'a/t.csv'), TABLE);
    symlinkSync(root, join(root, 'a/up'));
    symlinkSync(join(root, 'nowhere'), join(root, 'broken'));
    symlinkSync(join(root, 'self'), join(root, 'self'));
    expect(told(await detectSources([root], NEVER))).toEqual([
      ['t.csv', 'runs-table', ''],
      ['broken', null, expect.stringMatching(/There is no file or folder/)],
      ['self', null, expect.stringMatching(/leads to itself/)],
    ]);
  });

  test('a named path that is missing, or leads through a file, is an error', async () => {
    const folder = tempFolder();
    writeFileSync(join(folder, 'file'), TABLE);
    await expect(detectSources([join(folder, 'none')], NEVER)).rejects.toMatchObject({ code: 'not-found' });
    await expect(detectSources([join(folder, 'file', 'x')], NEVER)).rejects.toMatchObject({
      code: 'not-found',
      message: expect.stringMatching(/through a file/),
    });
  });

  /** Root may read anything, so where the tests run as root the search runs as somebody else. */
  async function withoutPrivilege<T>(look: () => Promise<T>): Promise<T> {
    const isRoot = process.geteuid?.() === 0;
    if (isRoot) process.seteuid?.(65534);
    try {
      return await look();
    } finally {
      if (isRoot) process.seteuid?.(0);
    }
  }

  test('a folder or file without permission is listed with its reason, and the rest is found', async () => {
    const root = tempFolder();
    mkdirSync(join(root, 'closed'));
    for (const name of ['closed/t.csv', 'locked.jsonl', 'open.csv']) writeFileSync(join(root, name), TABLE);
    chmodSync(join(root, 'closed'), 0o000);
    chmodSync(join(root, 'locked.jsonl'), 0o000);
    chmodSync(root, 0o755);
    const sources = await withoutPrivilege(() => detectSources([root], NEVER));
    const named = withoutPrivilege(() => detectSources([join(root, 'closed')], NEVER));
    await expect(named).rejects.toMatchObject({
      code: 'permission',
      hint: expect.stringMatching(/permissions/),
    });
    chmodSync(join(root, 'closed'), 0o755);
    expect(told(sources)).toEqual([
      ['closed', null, `${join(root, 'closed')} may not be read.`],
      ['locked.jsonl', null, `${join(root, 'locked.jsonl')} may not be read.`],
      ['open.csv', 'runs-table', ''],
    ]);
  });

  test('a cancelled search stops', async () => {
    const cancelled = AbortSignal.abort(new Error('stop'));
    await expect(detectSources([fixture('matrices')], cancelled)).rejects.toThrow('stop');
  });
});

describe('the hash of what a source holds', () => {
  test('depends on names and contents inside, not on where the source lies or what it is called', async () => {
    const root = tempFolder();
    for (const name of ['one', 'two']) {
      mkdirSync(join(root, name, 'sub'), { recursive: true });
      writeFileSync(join(root, name, 'sub', 'a'), '1');
      writeFileSync(join(root, name, 'b'), '2');
    }
    const hash = async (...parts: readonly string[]) => contentHash(join(root, ...parts), NEVER);
    expect(await hash('one')).toEqual(await hash('two'));
    expect(await hash('one')).toMatchObject({ n_files: 2, hash: expect.stringMatching(/^[0-9a-f]{64}$/) });
    expect((await hash('one', 'b')).hash).not.toBe((await hash('one', 'sub', 'a')).hash);
    writeFileSync(join(root, 'two', 'b'), '3');
    expect((await hash('one')).hash).not.toBe((await hash('two')).hash);
  });
});
