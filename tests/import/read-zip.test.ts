import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import type { ArchiveLimits } from '../../main/import/archive-limits.ts';
import type { ImportProblem } from '../../main/import/format.ts';
import { openZip } from '../../main/import/read-zip.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { packZip, type ZipPart, zstdBomb } from './support/pack-zip.ts';

async function unpack(bytes: Buffer, limits?: ArchiveLimits) {
  const path = join(tempFolder(), 'x.eval');
  writeFileSync(path, bytes);
  const problems: ImportProblem[] = [];
  const found: Record<string, string | null> = {};
  const zip = await openZip(path, 'x.eval', (problem) => problems.push(problem), limits);
  for (const entry of zip?.entries ?? [])
    found[entry.name] = (await entry.load())?.toString('latin1') ?? null;
  zip?.close();
  return { found, zip, problems: problems.map(({ code, file }) => `${code} ${file}`), reasons: problems };
}

const names = (found: Record<string, unknown>) => Object.keys(found);

describe('ZIP archives', () => {
  test('entries are read however they are packed, over several frames, blocks and empty', async () => {
    const noise = randomBytes(700_000);
    const content = noise.toString('latin1');
    const parts: readonly ZipPart[] = [
      { name: 'a', content: noise, method: 'stored' },
      { name: 'b/b', content: noise, method: 'deflated' },
      { name: 'c', content: noise, method: 'zstandard' },
      { name: 'empty', content: '', method: 'zstandard' },
      { name: 'folder/', content: '', method: 'stored' },
    ];
    const { found, problems } = await unpack(packZip(parts));
    expect(problems).toEqual([]);
    expect(names(found)).toEqual(['a', 'b/b', 'c', 'empty']);
    for (const name of ['a', 'b/b', 'c']) expect(found[name] === content).toBe(true);
    expect(found.empty).toBe('');
  });

  test('paths that climb out, links and encrypted entries are refused one by one; the rest is read', async () => {
    const { found, problems } = await unpack(
      packZip([
        { name: 'good', content: 'abc' },
        { name: '../up', content: 'x' },
        { name: 'a/../../up', content: 'x' },
        { name: '/etc/passwd', content: 'x' },
        { name: 'C:\\up', content: 'x' },
        { name: 'link', content: '/etc/passwd', mode: 0o120777 },
        { name: 'secret', content: 'x', encrypted: true },
        { name: 'folder/..b', content: 'xy' },
      ]),
    );
    expect(found).toEqual({ good: 'abc', 'folder/..b': 'xy' });
    expect(problems).toEqual([
      'unsafe-path x.eval!../up',
      'unsafe-path x.eval!a/../../up',
      'unsafe-path x.eval!/etc/passwd',
      'unsafe-path x.eval!C:/up',
      'link x.eval!link',
      'encrypted x.eval!secret',
    ]);
  });

  test('of entries of one name the last counts', async () => {
    const { found, zip } = await unpack(
      packZip([
        { name: 'a', content: 'old' },
        { name: 'b', content: 'x' },
        { name: 'a', content: 'new' },
      ]),
    );
    expect(found).toEqual({ b: 'x', a: 'new' });
    expect(zip?.superseded).toBe(1);
  });

  test('an entry that unpacks to more than it declares is stopped there', async () => {
    const megabyte = Buffer.alloc(1_000_000, 97);
    const { found, problems, reasons } = await unpack(
      packZip([
        { name: 'deflated', packed: deflateRawSync(megabyte), bytes: 1000 },
        // Two gigabytes in 64 kilobytes of packed content, which come in one piece.
        { name: 'zstandard', method: 'zstandard', packed: zstdBomb(16_000), bytes: 1000 },
        { name: 'good', content: 'abc' },
      ]),
    );
    expect(found).toEqual({ deflated: null, zstandard: null, good: 'abc' });
    expect(problems).toEqual(['damaged x.eval!deflated', 'damaged x.eval!zstandard']);
    for (const { reason } of reasons) expect(reason).toMatch(/more than the 1000 bytes it declares/);
  });

  test('what swells beyond belief is stopped, a single large entry passed over', async () => {
    const limits = { entryBytes: 500_000, totalBytes: 2_000_000, ratio: 20, ratioFrom: 1_000_000 };
    const zeros = (name: string, size: number) => ({ name, content: Buffer.alloc(size) });
    const large = await unpack(packZip([zeros('large', 600_000), zeros('small', 10)]), limits);
    expect([names(large.found), large.problems]).toEqual([['small'], ['too-large x.eval!large']]);
    const bomb = await unpack(packZip(['a', 'b', 'c'].map((name) => zeros(name, 400_000))), limits);
    expect(bomb.problems).toEqual(['archive-bomb x.eval!c']);
    expect(bomb.found.b).toHaveLength(400_000);
    expect(bomb.found.c).toBeNull();
    const noise = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => ({ name, content: randomBytes(400_000) }));
    expect((await unpack(packZip(noise), limits)).problems).toEqual(['archive-bomb x.eval!f']);
  });

  test('damage costs its entry; a short entry, a wrong checksum and a cut frame are all damage', async () => {
    const frame = zstdBomb(3);
    const archive = packZip([
      { name: 'flipped', content: 'abcdef', method: 'stored' },
      { name: 'short', content: 'abc', bytes: 7 },
      { name: 'cut', method: 'zstandard', packed: frame.subarray(0, 12), bytes: 3 * 128 * 1024 },
      { name: 'garbage', packed: Buffer.alloc(20, 0xff), bytes: 20 },
      { name: 'good', content: 'abc' },
    ]);
    archive[archive.indexOf('abcdef')] = 98;
    const { found, problems } = await unpack(archive);
    expect(found).toEqual({ flipped: null, short: null, cut: null, garbage: null, good: 'abc' });
    expect(problems).toEqual(['flipped', 'short', 'cut', 'garbage'].map((name) => `damaged x.eval!${name}`));
  });

  test('an archive without its end is told as such, one with a broken table of contents in part', async () => {
    const archive = packZip([
      { name: 'a', content: 'abc' },
      { name: 'b', content: 'abc' },
    ]);
    expect(await unpack(archive.subarray(0, archive.length - 30))).toMatchObject({
      zip: null,
      problems: ['truncated x.eval'],
    });
    archive[archive.lastIndexOf('PK\x01\x02')] = 0;
    const { found, problems } = await unpack(archive);
    expect([found, problems]).toEqual([{ a: 'abc' }, ['damaged x.eval']]);
  });

  test('an archive in memory is read like one on disk, a missing one is an error', async () => {
    const zip = await openZip(packZip([{ name: 'a', content: 'abc' }]), 'x', () => {});
    expect((await zip?.entries[0]?.load())?.toString()).toBe('abc');
    await expect(openZip(join(tempFolder(), 'none'), 'x', () => {})).rejects.toMatchObject({
      code: 'not-found',
    });
  });
});
