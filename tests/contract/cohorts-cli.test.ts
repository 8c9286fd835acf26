import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { cohortHash, drawTasks } from '../../analysis/cohort/index.ts';
import { documentOf, type Ended, failureOf, runEach } from '../support/command.ts';

vi.setConfig({ testTimeout: 90_000 });

const folder = mkdtempSync(join(tmpdir(), 'parallax-test-'));
const at = (name: string) => join(folder, name);
const own = ['-w', at('w.duckdb')] as const;
const WORDS = 'cohort six (sample of 6 of 12 tasks, seed parallax)';

const TASKS = Array.from({ length: 12 }, (_, i) => `a__b-${i}`);
const SIX = drawTasks(TASKS, 6, 'parallax');

beforeAll(async () => {
  const rows = TASKS.flatMap((task, i) =>
    ['old', 'new'].map((condition) => `${task},S,${condition},${i % 3 === 0 || condition === 'new'}`),
  );
  writeFileSync(at('runs.csv'), `task,system,condition,resolved\n${rows.join('\n')}\n`);
  const ends = await runEach([
    ['import', at('runs.csv'), '--benchmark', 'B', ...own],
    ['cohort', 'make', 'six', '--sample', '6', ...own],
  ]);
  for (const { code, err } of ends) expect(code, err).toBe(0);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('cohorts', () => {
  it('are made of what a filter finds, listed and removed', async () => {
    const [made, listed, table, removed, after] = (await runEach([
      ['cohort', 'make', 'ones', '--task', 'b-1', '--outcome', 'unresolved', '--json', ...own],
      ['cohorts', '--json', ...own],
      ['cohorts', ...own],
      ['cohort', 'remove', 'ones', '--json', ...own],
      ['cohorts', '--json', ...own],
    ])) as [Ended, Ended, Ended, Ended, Ended];
    const hash = cohortHash(['a__b-1', 'a__b-10', 'a__b-11']);
    expect(documentOf(made)).toEqual({ name: 'ones', hash, n_tasks: 3, n_from: 3 });
    expect(documentOf(listed)).toMatchObject([
      { name: 'ones', by_result: true, sample: null, filter: { task: 'b-1', outcome: ['unresolved'] } },
      {
        name: 'six',
        n_tasks: 6,
        hash: cohortHash(SIX),
        sample: { n_from: 12, seed: 'parallax' },
        used_by: [],
      },
    ]);
    expect(table.out).toMatch(/six +6 +\w{16} +sample of 6 of 12 tasks, seed parallax +none/);
    expect(table.out).toContain('outcome: unresolved; task text: b-1');
    expect(documentOf(removed)).toEqual({ name: 'ones', hash });
    expect(documentOf<readonly object[]>(after)).toHaveLength(1);
  });

  it('are refused with what to do', async () => {
    const cases: readonly [readonly string[], string, RegExp][] = [
      [['cohort', 'make', 'six', ...own], 'bad-input', /already a cohort.*\n.*remove/],
      [['cohort', 'make', 'x', '--task', 'nowhere', ...own], 'not-found', /finds no tasks.*\nWiden/],
      [['cohort', 'make', 'x', '--sample', '13', ...own], 'bad-input', /13 .* from the 12 .*\n.*at most 12/],
      [['cohort', 'make', 'x', '--cohort', 'no', ...own], 'not-found', /no cohort named “no”.*\nIt has: six/],
      [['cohort', 'make', 'x'], 'usage', /wants a workspace.*\nAdd -w/],
      [['cohort', 'make', '  ', ...own], 'usage', /name/],
      [['cohort', 'remove', 'no', ...own], 'not-found', /no cohort named “no”/],
      [['rates', '--cohort', 'no', ...own], 'not-found', /no cohort named “no”/],
      [['compare', '--a', 'old', '--b', 'new', '--cohort', 'no', ...own], 'not-found', /no cohort named/],
      [['effects', 'limits', '--cohort', 'no', ...own], 'not-found', /no cohort named/],
      [['cohort', 'make', 'x', '--sample', '0', ...own], 'usage', /number of tasks/],
    ];
    const ends = await runEach(cases.map(([args]) => [...args, '--json']));
    for (const [i, [args, code, text]] of cases.entries()) {
      const failure = failureOf(ends[i] as Ended);
      expect(failure.code, args.join(' ')).toBe(code);
      expect(`${failure.message}\n${failure.what_to_do}`).toMatch(text);
    }
  });

  it('restrict every result, and each says that it is within a sample', async () => {
    const sides = ['--a', 'old', '--b', 'new', '--cohort', 'six', ...own];
    const [rates, rows, compared, report, ranks, limits, figure, own_caption] = (await runEach([
      ['rates', '--cohort', 'six', ...own],
      ['rates', '--cohort', 'six', '--json', ...own],
      ['compare', ...sides],
      ['report', ...sides],
      ['ranks', ...sides],
      ['effects', 'limits', '--cohort', 'six', ...own],
      ['figure', 'forest', '-o', at('f.csv'), ...sides],
      ['figure', 'forest', '-o', at('f.tex'), '--caption', 'Mine.', '--json', ...sides],
    ])) as [Ended, Ended, Ended, Ended, Ended, Ended, Ended, Ended];
    for (const end of [rates, compared, report, ranks, limits, figure]) expect(end.code, end.err).toBe(0);
    const others = await runEach([
      ['matrix', '--cohort', 'six', '--condition', 'old', ...own],
      ['distributions', '--measure', 'steps', '--cohort', 'six', ...own],
      ['tradeoff', '--cohort', 'six', ...own],
      ['changes', ...sides],
    ]);
    for (const { code, out, err } of others) {
      expect(code, err).toBe(0);
      expect(out).toContain(`Within ${WORDS}`);
    }
    for (const { out } of [rates, compared, ranks, limits]) expect(out).toContain(`Within ${WORDS}`);
    expect(compared.out.split('\n')[0]).toContain(`6 tasks, within ${WORDS}; `);
    expect(report.out).toMatch(/Within.*cohort six \(sample of 6 of 12 tasks, seed parallax\)/);
    expect(readFileSync(at('f.csv'), 'utf8')).toContain(WORDS);
    expect(documentOf(own_caption)).toMatchObject({ caption: `Mine. Within ${WORDS}.` });
    expect(readFileSync(at('f.tex'), 'utf8')).toContain(`Mine. Within ${WORDS}.`);
    const solved = SIX.filter((task) => Number(task.slice(5)) % 3 === 0).length;
    expect(documentOf(rows)).toMatchObject(
      [
        { condition: 'new', resolved: 6 },
        { condition: 'old', resolved: solved },
      ].flatMap((row) => [null, 1].map((repeat) => ({ ...row, repeat, n_tasks: 6, cohort: WORDS }))),
    );
  });
});

describe('filters under a name', () => {
  it('are saved, listed, renamed and removed, and hold on to the cohorts they name', async () => {
    const [saved, taken, replaced, used, renamed, listed, table, removed] = (await runEach([
      ['filter', 'save', 'mine', '--task', 'b-1', '--json', ...own],
      ['filter', 'save', 'mine', '--cohort', 'six', '--json', ...own],
      ['filter', 'save', 'mine', '--cohort', 'six', '--replace', '--json', ...own],
      ['cohort', 'remove', 'six', '--json', ...own],
      ['filter', 'rename', 'mine', 'ours', '--json', ...own],
      ['filters', '--json', ...own],
      ['filters', ...own],
      ['filter', 'remove', 'ours', '--json', ...own],
    ])) as [Ended, Ended, Ended, Ended, Ended, Ended, Ended, Ended];
    expect(documentOf(saved)).toEqual({ name: 'mine', filter: { task: 'b-1' } });
    expect(failureOf(taken)).toMatchObject({ code: 'bad-input' });
    expect(failureOf(used).message).toContain('“mine”');
    expect(documentOf(replaced)).toEqual({ name: 'mine', filter: { cohort: ['six'] } });
    expect(documentOf(renamed)).toEqual({ name: 'ours' });
    expect(documentOf(listed)).toMatchObject([{ name: 'ours', filter: { cohort: ['six'] } }]);
    expect(table.out).toMatch(/ours +cohort: six/);
    expect(documentOf(removed)).toMatchObject({ name: 'ours' });
  });
});
