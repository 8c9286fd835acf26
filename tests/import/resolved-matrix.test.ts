import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { resolvedMatrix } from '../../main/import/formats/resolved-matrix.ts';
import { KNOWN_BENCHMARKS } from '../../main/import/known-benchmarks.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { collect, NEVER } from './support/collect.ts';
import { copyOfFixture, fixture } from './support/fixture.ts';

const FOLDER = fixture('matrices');
const AGENTLESS = '20241028_agentless-1.5_gpt4o';
const SWEAGENT = '20240620_sweagent_claude3.5sonnet';

describe('matrices of resolved tasks', () => {
  test('every task of the board is a run: resolved, open or unresolved', async () => {
    const { runs } = await collect(resolvedMatrix, FOLDER);
    expect(runs).toHaveLength(2 * 500 + 2 * 300);
    const count = (benchmark: string, system: string) => {
      const of = runs.filter((run) => run.benchmark === benchmark && run.system.label === system);
      const verdicts = (verdict: string) => of.filter(({ grade }) => grade?.verdict === verdict).length;
      return [
        of.length,
        verdicts('resolved'),
        verdicts('unresolved'),
        of.filter((run) => run.ambiguous).length,
      ];
    };
    expect(count('SWE-bench Verified', AGENTLESS)).toEqual([500, 192, 297, 11]);
    expect(count('SWE-bench Verified', SWEAGENT)).toEqual([500, 168, 332, 0]);
    expect(count('SWE-bench Lite', AGENTLESS)).toEqual([300, 87, 202, 11]);
    expect(count('SWE-bench Lite', SWEAGENT)).toEqual([300, 69, 231, 0]);
    const open = runs.find((run) => run.ambiguous);
    expect(open).toMatchObject({
      grade: null,
      attempt: null,
      note: expect.stringMatching(/^ambiguous: the board counts/),
    });
  });

  test('shared tasks stand on both boards under one canonical id', async () => {
    const { runs } = await collect(resolvedMatrix, FOLDER);
    const ids = (benchmark: string) =>
      new Set(runs.filter((run) => run.benchmark === benchmark).map((run) => run.canonical_id));
    const lite = ids('SWE-bench Lite');
    expect([...ids('SWE-bench Verified')].filter((id) => lite.has(id))).toHaveLength(93);
  });

  test('published counts are exact where the verdicts add up; lists of tasks are cohorts; the mixed list is not read', async () => {
    const { published, cohorts, notes, problems } = await collect(resolvedMatrix, FOLDER);
    expect(published).toEqual([
      { benchmark: 'SWE-bench Lite', system: SWEAGENT, resolved: 69, exact: true },
      { benchmark: 'SWE-bench Lite', system: AGENTLESS, resolved: 96, exact: false },
      { benchmark: 'SWE-bench Verified', system: SWEAGENT, resolved: 168, exact: true },
      { benchmark: 'SWE-bench Verified', system: AGENTLESS, resolved: 194, exact: false },
    ]);
    expect(cohorts).toMatchObject([{ name: 'verified_mini', benchmark: 'SWE-bench Verified' }]);
    expect(cohorts[0]?.canonical_ids).toHaveLength(50);
    expect(notes).toEqual([expect.stringMatching(/^resolved_submissions\.json was not read: it mixes/)]);
    expect(problems).toEqual([]);
  });

  test('a single file is a source; the mixed list is refused with its reason', async () => {
    const path = join(FOLDER, 'lite_matrix.jsonl');
    expect((await resolvedMatrix.sniff(path)).confidence).toBe(0.95);
    expect((await resolvedMatrix.inspect(path, NEVER)).groups).toMatchObject([
      { name: SWEAGENT, n_runs: 300, benchmark: 'SWE-bench Lite', system: SWEAGENT },
      { name: AGENTLESS },
    ]);
    const mixed = await resolvedMatrix.sniff(join(FOLDER, 'resolved_submissions.json'));
    expect(mixed).toEqual({
      confidence: 0,
      reason: expect.stringMatching(/mixes the Verified, Lite and Test boards/),
    });
    await expect(collect(resolvedMatrix, join(FOLDER, 'resolved_submissions.json'))).rejects.toMatchObject({
      code: 'bad-input',
    });
  });

  test('a folder with other data in it is not claimed', async () => {
    const folder = copyOfFixture('matrices');
    expect((await resolvedMatrix.sniff(folder)).confidence).toBe(0.95);
    writeFileSync(join(folder, 'runs.csv'), 'task,resolved\na,true\n');
    expect((await resolvedMatrix.sniff(folder)).confidence).toBe(0);
  });

  test('the mapping renames one system but cannot make all systems one', async () => {
    const { runs, notes } = await collect(resolvedMatrix, join(FOLDER, 'lite_matrix.jsonl'), {
      all: { system: 'everything', benchmark: 'mine', condition: 'c' },
      runs: { [AGENTLESS]: { system: 'Agentless' } },
    });
    expect(new Set(runs.map(({ system }) => system.label))).toEqual(new Set([SWEAGENT, 'Agentless']));
    expect(new Set(runs.map(({ benchmark, condition }) => `${benchmark} ${condition}`))).toEqual(
      new Set(['SWE-bench Lite c']),
    );
    expect(notes).toHaveLength(2);
  });
});

describe('rows that are wrong', () => {
  const lite = KNOWN_BENCHMARKS.find(({ name }) => name === 'SWE-bench Lite')!;
  const [first, second] = [...lite.ids] as [string, string];
  const row = {
    system: 's',
    date: '2024-01-01',
    split: 'lite',
    n_instances: 300,
    board_resolved: 1,
    exact: true,
  };

  async function readRows(...rows: readonly (object | string)[]) {
    const path = join(tempFolder(), 'x_matrix.jsonl');
    writeFileSync(
      path,
      rows.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n'),
    );
    return collect(resolvedMatrix, path);
  }

  const good = { ...row, resolved: [first], ambiguous: [] };

  test.each([
    ['another size of the board', { ...good, n_instances: 299 }, 'wrong-size', 0],
    ['an unknown board', { ...good, split: 'test' }, 'unknown-split', 0],
    ['no list', { ...good, resolved: null }, 'bad-row', 0],
    ['a task the board has not', { ...good, resolved: [first, 'a__b-1'] }, 'unknown-task', 300],
    ['a task twice', { ...good, resolved: [first, first] }, 'duplicate', 300],
    ['a task both resolved and open', { ...good, exact: false, ambiguous: [first] }, 'contradiction', 300],
    ['a false claim to be exact', { ...good, resolved: [first, second] }, 'contradiction', 300],
    ['a claim to be exact with open tasks', { ...good, ambiguous: [second] }, 'contradiction', 300],
    ['an entry that is no text', { ...good, resolved: [first, 7] }, 'bad-row', 300],
    ['broken JSON', '{"system": "s", "split"', 'not-json', 0],
    ['bare NaN', JSON.stringify(good).replace('"2024-01-01"', 'NaN'), 'not-a-number', 300],
    ['a key twice', `{"system": "old", ${JSON.stringify(good).slice(1)}`, 'repeated-key', 300],
  ])('%s is reported with its line', async (_, bad, code, n_runs) => {
    const { runs, problems } = await readRows({ ...good, system: 'other' }, '', bad);
    expect(problems).toMatchObject([{ file: 'x_matrix.jsonl', line: 3, code }]);
    expect(runs.filter(({ system }) => system.label !== 'other')).toHaveLength(n_runs);
  });

  test('a system that stands twice on one board counts once; on two boards twice', async () => {
    const folder = copyOfFixture('matrices');
    const path = join(folder, 'lite_matrix.jsonl');
    appendFileSync(path, readFileSync(path));
    const { runs, problems } = await collect(resolvedMatrix, folder);
    expect(runs).toHaveLength(1600);
    expect(problems).toMatchObject([
      { file: 'lite_matrix.jsonl', line: 3, code: 'duplicate' },
      { file: 'lite_matrix.jsonl', line: 4, code: 'duplicate' },
    ]);
    rmSync(path);
    expect((await collect(resolvedMatrix, folder)).runs).toHaveLength(1000);
  });
});
