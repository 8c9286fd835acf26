import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { documentsOf, openSource } from '../../main/import/documents.ts';
import type { ImportProblem } from '../../main/import/format.ts';
import { sweAgent } from '../../main/import/formats/swe-agent.ts';
import { lineBatches } from '../../main/import/read-lines.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { collect, NEVER } from './support/collect.ts';
import { packTar } from './support/pack-tar.ts';
import { trajectory } from './support/swe-agent-files.ts';
import { writeFiles } from './support/write-files.ts';

/** Every line of every document of a source, with what was reported. */
async function linesOf(path: string) {
  const problems: ImportProblem[] = [];
  const report = (problem: ImportProblem) => problems.push(problem);
  const lines: string[] = [];
  for await (const document of documentsOf(await openSource(path, NEVER), report, NEVER))
    for await (const { number, bytes } of document.lines(report))
      lines.push(`${document.file}:${number} ${bytes.toString()}`);
  return { lines, problems: problems.map(({ file, line, code }) => [file, line, code]) };
}

describe('the lines of a document', () => {
  test('are the same loose and packed, without blank ones, the last with or without an end', async () => {
    const content = 'a\n\n  \nb\r\nc';
    const root = writeFiles({ 'l.jsonl': content });
    writeFileSync(
      join(root, 'p.tar.gz'),
      await packTar([
        { name: 'l.jsonl', content },
        { name: 'm.jsonl', content: 'd\n' },
      ]),
    );
    expect(await linesOf(root)).toEqual({
      lines: [
        ...['l.jsonl:1 a', 'l.jsonl:4 b\r', 'l.jsonl:5 c'],
        ...['p.tar.gz!l.jsonl:1 a', 'p.tar.gz!l.jsonl:4 b\r', 'p.tar.gz!l.jsonl:5 c', 'p.tar.gz!m.jsonl:1 d'],
      ],
      problems: [],
    });
  });

  test('of an archive that is cut off end there, and the archive says so', async () => {
    const lines = Array.from({ length: 50_000 }, () => Math.random().toString(36)).join('\n');
    const bytes = await packTar([{ name: 'l.jsonl', content: lines }]);
    const path = join(tempFolder(), 'p.tar.gz');
    writeFileSync(path, bytes.subarray(0, bytes.length / 2));
    const found = await linesOf(path);
    expect(found.lines.length).toBeGreaterThan(1000);
    expect(found.lines.length).toBeLessThan(50_000);
    expect(found.problems).toEqual([['p.tar.gz', null, 'truncated']]);
  });

  test('that are too long come without their content, the next as they are', async () => {
    async function* chunks() {
      for (const chunk of ['abcd', 'efgh\nij\n', 'klmnopqr']) yield Buffer.from(chunk);
    }
    const found: string[] = [];
    for await (const lines of lineBatches(chunks(), 6))
      for (const { number, bytes, overlong, ended } of lines)
        found.push(`${number} ${bytes} ${overlong} ${ended}`);
    expect(found).toEqual(['1  true true', '2 ij false true', '3  true false']);
  });
});

describe('an archive of transcripts', () => {
  const entry = (name: string, value: unknown) => ({ name, content: JSON.stringify(value) });

  async function pack(...entries: Parameters<typeof packTar>[0]) {
    const path = join(tempFolder(), 'x.tar.gz');
    writeFileSync(path, await packTar(entries));
    return path;
  }

  test('is of a format where its first files all are, whatever lies beside them', async () => {
    const good = await pack(
      { name: 'README.md', content: '#' },
      entry('r/a.traj', trajectory()),
      entry('r/a.pred', {}),
    );
    expect((await sweAgent.sniff(good)).confidence).toBeGreaterThan(0.5);
    const mixed = await pack(entry('r/a.traj', trajectory()), entry('r/b.json', { a: 1 }));
    expect((await sweAgent.sniff(mixed)).confidence).toBe(0);
    expect((await sweAgent.sniff(await pack({ name: 'README.md', content: '#' }))).confidence).toBe(0);
  });

  test('that swells beyond belief is stopped, and what stands before it is kept', async () => {
    const content = Buffer.alloc(140_000_000);
    const zeros = (name: string) => ({ name, content });
    const bomb = await pack(
      entry('r/a__b-1.traj', trajectory()),
      zeros('r/b.traj'),
      zeros('r/c.traj'),
      entry('r/d.traj', trajectory()),
    );
    const { runs, problems } = await collect(sweAgent, bomb);
    expect(runs.map(({ task }) => task)).toEqual(['a__b-1']);
    expect(problems).toContainEqual(expect.objectContaining({ file: 'x.tar.gz', code: 'archive-bomb' }));
  });
});
