import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import type { OutcomeMatrix } from '../../analysis/model/outcome-matrix.ts';
import { sharedData } from '../import/support/shared-data.ts';
import { documentOf, type Ended, runEach } from '../support/command.ts';
import { tempFolder } from '../support/temp-folder.ts';

vi.setConfig({ testTimeout: 90_000 });

/** The boards as published, or the copies of them that lie beside the demo's other sources. */
const BOARDS =
  sharedData('moatless-submissions') ?? join(import.meta.dirname, '../../build/demo/sources/boards');

interface BoardRow {
  readonly resolved: readonly string[];
  readonly ambiguous: readonly string[];
}

/** Task → how many submissions resolve it, counted from the file itself; and tasks that are undecided somewhere. */
function countedOnBoard() {
  const lines = readFileSync(join(BOARDS, 'verified_matrix.jsonl'), 'utf8').trim().split('\n');
  const rows = lines.map((line) => JSON.parse(line) as BoardRow);
  const solved = new Map<string, number>();
  for (const task of rows.flatMap(({ resolved, ambiguous }) =>
    resolved.filter((one) => !ambiguous.includes(one)),
  ))
    solved.set(task, (solved.get(task) ?? 0) + 1);
  return { n: rows.length, solved, undecided: new Set(rows.flatMap(({ ambiguous }) => ambiguous)) };
}

it('has every task of the real board, solved as often as the board says', async () => {
  const folder = tempFolder();
  const workspace = join(folder, 'w.duckdb');
  const mapping = join(folder, 'mapping.json');
  writeFileSync(mapping, '{}');
  const verified = ['matrix', '--benchmark', 'SWE-bench Verified', '-w', workspace, '--json'];
  const [, ordered, clustered] = await runEach([
    ['import', BOARDS, '--mapping', mapping, '-w', workspace],
    verified,
    [...verified, '--rows', 'clustered', '--columns', 'clustered'],
  ]);
  const found = documentOf<OutcomeMatrix>(ordered as Ended);
  const { n, solved, undecided } = countedOnBoard();
  expect([found.rows.length, found.columns.length]).toEqual([500, n]);
  for (const row of found.rows)
    expect([row.task, row.n_resolved]).toEqual([row.task, solved.get(row.task) ?? 0]);
  const { anywhere, everywhere } = found.solved;
  expect(anywhere).toMatchObject({ n_tasks: 500, none: 500 - solved.size });
  expect(everywhere.n_tasks).toBe(500 - undecided.size);
  const lone = [...solved].filter(([, times]) => times === 1);
  expect(anywhere.one).toBe(lone.length);
  expect(found.columns.reduce((sum, column) => sum + column.n_unique, 0)).toBe(lone.length);

  const other = documentOf<OutcomeMatrix>(clustered as Ended);
  expect(other.solved).toEqual(found.solved);
  expect(new Set(other.rows.map(({ task }) => task)).size).toBe(500);
  expect(neighbours(other)).toBeLessThan(neighbours(found));
});

/** Cells whose outcome differs from that of the row above. */
function neighbours({ cells, columns }: OutcomeMatrix): number {
  const { outcome } = cells;
  return Array.from(outcome).filter(
    (code, at) => at >= columns.length && code !== outcome[at - columns.length],
  ).length;
}
