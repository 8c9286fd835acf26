import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { sharedData } from '../import/support/shared-data.ts';
import { documentOf, runEach } from '../support/command.ts';
import { counts, type Rate } from '../support/rate.ts';
import { tempFolder } from '../support/temp-folder.ts';

vi.setConfig({ testTimeout: 90_000 });

const SOURCES = join(import.meta.dirname, '../../build/demo/sources');
const CHAT = 'mini-swe-agent · deepseek-chat';

interface Source {
  readonly path: string;
  readonly mapping: unknown;
}

/** The rates of a new workspace into which the folders were imported, each under its mapping. */
async function ratesOf(sources: readonly Source[]): Promise<readonly Rate[]> {
  const folder = tempFolder();
  const file = join(folder, 'w.duckdb');
  const imports = sources.map(({ path, mapping }, i) => {
    const mappingFile = join(folder, `mapping-${i}.json`);
    writeFileSync(mappingFile, JSON.stringify(mapping));
    return ['import', path, '--mapping', mappingFile, '-w', file, '--json'];
  });
  const results = await runEach([...imports, ['rates', '-w', file, '--json']]);
  const [rates] = results.map((result) => documentOf(result)).reverse();
  return (rates as readonly Rate[]).filter(({ repeat }) => repeat !== null);
}

const suspects = (rows: readonly Rate[]) =>
  rows.map(({ n_suspect }) => n_suspect).filter((suspect) => suspect > 0);

/** Systems of a board whose count is the published one, of all; the others hold runs that cannot be decided. */
function exact(rows: readonly Rate[], benchmark: string): readonly [number, number] {
  const board = rows.filter((row) => row.benchmark === benchmark);
  const equal = board.filter((row) => row.resolved === row.published && row.n_ambiguous === 0);
  for (const row of board) if (!equal.includes(row)) expect(row.n_ambiguous).toBeGreaterThan(0);
  return [equal.length, board.length];
}

function ofWholeData(runs: string, boards: string): void {
  it('counts the real runs as they were published', async () => {
    const rows = await ratesOf([{ path: runs, mapping: {} }]);
    expect(counts(rows)).toEqual({
      [`SWE-bench Lite dev | ${CHAT} | vanilla | 1`]: '8 of 23',
      [`SWE-bench Lite dev | ${CHAT} | vanilla | 2`]: '6 of 23',
      [`SWE-bench Lite dev | ${CHAT} | vanilla | 3`]: '8 of 23',
      [`SWE-bench Lite dev | ${CHAT} · parallel_tool_calls=false | vanilla | 1`]: '5 of 23',
      'SWE-bench Lite dev | mini-swe-agent · deepseek-reasoner | vanilla | 1': '0 of 0',
      [`SWE-bench Lite | ${CHAT} | vanilla | 1`]: '61 of 100',
    });
    const reasoner = rows.find(({ system }) => system.endsWith('reasoner'));
    expect(reasoner).toMatchObject({ n_tasks: 15, n_scored: 0, n_unscored: 15, rate: null, ci: null });
    expect([...suspects(rows)].sort()).toEqual([2, 6, 6]);
  });

  it('counts the boards as they were published, and marks the rest', async () => {
    const rows = await ratesOf([{ path: boards, mapping: {} }]);
    expect(exact(rows, 'SWE-bench Verified')).toEqual([54, 57]);
    expect(exact(rows, 'SWE-bench Lite')).toEqual([53, 58]);
    expect(rows.map(({ n_tasks }) => n_tasks)).toEqual([...Array(58).fill(300), ...Array(57).fill(500)]);
  });
}

function ofResults(folder: string): void {
  it('counts arms, a submission and the rows of an agent as they were published', async () => {
    const names = ['paired-arms-polydev', 'swe-bench-submission-raw', 'claude-code-run'];
    const rows = await ratesOf(names.map((name) => ({ path: join(folder, name), mapping: {} })));
    const haiku = 'SWE-bench Verified | claude-haiku-4-5-20251001';
    expect(counts(rows)).toMatchObject({
      [`${haiku} | baseline | 1`]: '323 of 500',
      [`${haiku} | assisted | 1`]: '333 of 500',
      // 11 left no patch, which counts; 3 have no log and one is in no file, which do not.
      'SWE-bench Verified | 20240620_sweagent_claude3.5sonnet | vanilla | 1': '168 of 496',
      'SWE-bench Verified | claude-code · claude-opus-4-5-20251101 | vanilla | 1': '73 of 100',
      'SWE-bench Verified | OpenHands (Opus 4.5) | vanilla | 1': '388 of 500',
    });
    const submission = rows.find(({ system }) => system.startsWith('20240620'));
    expect(submission).toMatchObject({ n_tasks: 500, n_unscored: 4, n_suspect: 1, published: 168 });
  });
}

function ofCopies(): void {
  it('counts the copies of the real results that lie in build/demo/sources', async () => {
    const manifest = JSON.parse(readFileSync(join(SOURCES, 'manifest.json'), 'utf8')) as readonly Source[];
    const rows = await ratesOf(
      manifest
        .filter(({ path }) => path !== 'arms')
        .map(({ path, mapping }) => ({ path: join(SOURCES, path), mapping })),
    );
    const repeated = rows.filter(({ system }) => system === CHAT);
    expect(Object.values(counts(repeated)).sort()).toEqual(['5 of 23', '6 of 23', '8 of 23', '8 of 23']);
    expect(suspects(rows)).toEqual([6, 6]);
    expect(exact(rows, 'SWE-bench Verified')).toEqual([54, 57]);
    expect(exact(rows, 'SWE-bench Lite')).toEqual([53, 58]);
  });
}

const runs = sharedData('mini-swe-agent-runs');
const boards = sharedData('moatless-submissions');

describe('real results, imported by the command line', () => {
  if (runs !== null && boards !== null) {
    ofWholeData(runs, boards);
    ofResults(join(runs, '..'));
  } else ofCopies();
});
