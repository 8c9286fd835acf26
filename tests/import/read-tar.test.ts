import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import type { ArchiveLimits } from '../../main/import/archive-limits.ts';
import { readTar } from '../../main/import/read-tar.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { NEVER } from './support/collect.ts';
import { packTar } from './support/pack-tar.ts';

async function unpack(bytes: Buffer, limits?: ArchiveLimits) {
  const path = join(tempFolder(), 'x.tar.gz');
  writeFileSync(path, bytes);
  const names: string[] = [];
  const problems: string[] = [];
  for await (const item of readTar(path, 'x.tar.gz', NEVER, limits)) {
    if (item.kind === 'problem') problems.push(`${item.problem.code} ${item.problem.file}`);
    else {
      const content = await item.load();
      names.push(`${item.name}=${content === null ? null : content.length}`);
    }
  }
  return { names, problems };
}

describe('archives', () => {
  test('paths that climb out, links and devices are refused one by one; the rest is read', async () => {
    const bytes = await packTar([
      { name: './good/a', content: 'abc' },
      { name: '../up', content: 'x' },
      { name: 'a/../../up', content: 'x' },
      { name: '/etc/passwd', content: 'x' },
      { name: 'C:\\up', content: 'x' },
      { name: 'a\\..\\..\\up', content: 'x' },
      { name: 'soft', type: 'symlink', linkname: '/etc/passwd' },
      { name: 'hard', type: 'link', linkname: 'good/a' },
      { name: 'null', type: 'character-device' },
      { name: 'folder/', type: 'directory' },
      { name: 'folder/..b', content: 'xy' },
    ]);
    const { names, problems } = await unpack(bytes);
    expect(names).toEqual(['good/a=3', 'folder/..b=2']);
    expect(problems).toEqual([
      'unsafe-path x.tar.gz!../up',
      'unsafe-path x.tar.gz!a/../../up',
      'unsafe-path x.tar.gz!/etc/passwd',
      'unsafe-path x.tar.gz!C:\\up',
      'unsafe-path x.tar.gz!a\\..\\..\\up',
      'link x.tar.gz!soft',
      'link x.tar.gz!hard',
      'not-a-file x.tar.gz!null',
    ]);
  });

  test('a plain tar is read like a packed one', async () => {
    const bytes = gunzipSync(await packTar([{ name: 'a', content: 'abc' }]));
    expect(await unpack(bytes)).toEqual({ names: ['a=3'], problems: [] });
  });

  test('a truncated archive keeps what stands before the cut', async () => {
    const whole = await packTar([
      { name: 'a', content: randomBytes(2000) },
      { name: 'b', content: randomBytes(200_000) },
    ]);
    const { names, problems } = await unpack(whole.subarray(0, 100_000));
    expect(names).toEqual(['a=2000', 'b=null']);
    expect(problems).toEqual(['truncated x.tar.gz']);
    const tar = gunzipSync(whole);
    expect((await unpack(tar.subarray(0, 50_000))).problems).toEqual(['truncated x.tar.gz']);
  });

  test('damage in the middle and bytes that are no archive are named', async () => {
    const damaged = await packTar([
      { name: 'a', content: randomBytes(50_000) },
      { name: 'b', content: randomBytes(50_000) },
    ]);
    damaged.fill(0xff, 60_000, 60_100);
    expect((await unpack(damaged)).problems).toEqual(['damaged x.tar.gz']);
    expect(await unpack(randomBytes(2048))).toEqual({ names: [], problems: ['damaged x.tar.gz'] });
  });

  test('what swells beyond belief is stopped, a single large entry passed over', async () => {
    const limits = { entryBytes: 500_000, totalBytes: 2_000_000, ratio: 20, ratioFrom: 1_000_000 };
    const zeros = (name: string, size: number) => ({ name, content: Buffer.alloc(size) });
    const large = await packTar([zeros('large', 600_000), zeros('small', 10)]);
    expect(await unpack(large, limits)).toEqual({
      names: ['small=10'],
      problems: ['too-large x.tar.gz!large'],
    });
    const bomb = await packTar(['a', 'b', 'c', 'd'].map((name) => zeros(name, 400_000)));
    expect(await unpack(bomb, limits)).toEqual({
      names: ['a=400000', 'b=400000'],
      problems: ['archive-bomb x.tar.gz'],
    });
    const noise = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => ({ name, content: randomBytes(400_000) }));
    expect((await unpack(await packTar(noise), limits)).names).toHaveLength(5);
  });

  test('an entry that nobody loads does not stop the next', async () => {
    const path = join(tempFolder(), 'x.tar.gz');
    writeFileSync(
      path,
      await packTar([
        { name: 'a', content: randomBytes(300_000) },
        { name: 'b', content: 'x' },
      ]),
    );
    const names: string[] = [];
    for await (const item of readTar(path, 'x', NEVER)) if (item.kind === 'entry') names.push(item.name);
    expect(names).toEqual(['a', 'b']);
    expect(readFileSync(path).length).toBeGreaterThan(0);
  });
});
