import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ComparisonResult } from '../../analysis/model/comparison.ts';
import { documentOf, type Ended, ended, failureOf, json, run, runEach, start } from '../support/command.ts';
import { demoSource } from '../support/demo-source.ts';
import type { Outcome } from '../support/outcome.ts';
import { counts, type Rate } from '../support/rate.ts';

const ROOT = join(import.meta.dirname, '../..');
const SIDES = ['--a', 'baseline', '--b', 'assisted'] as const;

let folder = '';
const at = (name: string) => join(folder, name);
const workspace = () => ['-w', at('w.duckdb')] as const;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'parallax-test-'));
  const sources = [demoSource('repeats', folder), demoSource('arms', folder)];
  const imports = await runEach(sources.map((source) => ['import', ...source, ...workspace(), '--json']));
  for (const outcome of imports) documentOf(outcome);
}, 60_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the command itself', () => {
  it('runs from build/parallax.mjs and says its version', async () => {
    const child = spawn(process.execPath, [join(ROOT, 'build/parallax.mjs'), '--version']);
    expect(await ended(child)).toEqual({ code: 0, out: expect.stringMatching(/^\d+\.\d+\.\d+\n$/), err: '' });
  });

  it('ends with 2 at wrong use and with 1 at a failure', async () => {
    const [wrong, failed] = await Promise.all([run('bogus'), run('rates', '-w', at('no.duckdb'))]);
    expect([wrong?.code, failed?.code]).toEqual([2, 1]);
  });

  it('calls wrong use by its name', async () => {
    const cases: readonly (readonly [readonly string[], RegExp])[] = [
      [['bogus'], /unknown command 'bogus'/],
      [[], /Usage: parallax/],
      [['rates', '--bogus'], /unknown option '--bogus'/],
      [['compare', '--a', 'x'], /'--b <name>' not specified/],
      [['compare', '--by', 'task', ...SIDES], /'task' is invalid.*condition, system, benchmark, filter/],
      [['import', 'x'], /wants a workspace.*\n.*-w FILE/],
      [['import', '-w', 'x.duckdb'], /missing required argument 'path'/],
      [['import', 'x', '-w', 'y', '--repeat', '0'], /a whole number from 1/],
      [['figure', 'forest', ...SIDES, '-o', 'x.doc'], /x\.doc.*\n.*svg, pdf/],
      [['figure', 'forest', ...SIDES], /No file to write is named.*\n.*-o FILE/],
      [['figure', 'pie', ...SIDES, '-o', 'x.svg'], /“pie”.*\n.*forest/],
      [['sql', 'SELECT 1', '--limit', 'all'], /whole number from 1 to 10000/],
      [['undo', 'first'], /“first” is not an import’s number/],
      [['serve', '--port', '70000'], /a port number/],
    ];
    const results = await runEach(cases.map(([args]) => args));
    for (const [i, [, message]] of cases.entries()) {
      expect(results[i]).toEqual({ code: 2, out: '', err: expect.stringMatching(message) });
      expect(results[i]?.err).not.toMatch(/^\s+at /m);
    }
  });

  it('prints wrong use as one document where one is asked for', async () => {
    const cases: readonly (readonly [readonly string[], RegExp, RegExp])[] = [
      [['bogus'], /^unknown command 'bogus'$/, /parallax --help/],
      [['rates', '--condtion', 'x'], /^unknown option '--condtion'$/, /Did you mean --condition/],
      [['compare', '--a', 'x'], /'--b <name>' not specified/, /parallax --help/],
      [['import', 'x'], /wants a workspace/, /-w FILE/],
      [['sql', 'SELECT 1', '--limit', 'all'], /whole number from 1 to 10000/, /parallax --help/],
      [['undo', 'first'], /“first” is not an import’s number/, /parallax imports/],
    ];
    const results = await runEach(cases.map(([args]) => [...args, '--json']));
    for (const [i, [, message, what_to_do]] of cases.entries()) {
      expect(results[i]?.code).toBe(2);
      expect(failureOf(results[i] as Ended)).toEqual({
        code: 'usage',
        message: expect.stringMatching(message),
        what_to_do: expect.stringMatching(what_to_do),
      });
    }
  });

  it('fails with a message and what to do: to a person in two lines, to a program as one document', async () => {
    const w = workspace();
    const cases: readonly (readonly [readonly string[], string, RegExp])[] = [
      [['rates', '-w', at('no.duckdb')], 'not-found', /no workspace.*\n.*import/],
      [['import', ROOT, '-w', at('no/w.duckdb')], 'not-found', /no such file or folder/],
      [['import', at('no.csv'), ...w], 'not-found', /no file or folder.*no\.csv/],
      [['import', 'x', '--mapping', at('no.yaml'), ...w], 'not-found', /no\.yaml/],
      [['undo', '77', ...w], 'not-found', /no import 77/],
      [['compare', '--a', 'x', '--b', 'assisted', ...w], 'not-found', /named “x”/],
      [
        ['figure', 'forest', ...SIDES, '-o', at('no/f.csv'), ...w],
        'not-found',
        /f\.csv could not be written/,
      ],
      [['sql', 'SELEC 1', ...w], 'bad-input', /^SQL: .*SELEC/],
    ];
    const asked = cases.flatMap(([args]) => [args, [...args, '--json']]);
    const results = await runEach(asked);
    for (const [i, [, code, text]] of cases.entries()) {
      const [told, document] = results.slice(2 * i) as [Ended, Ended];
      expect(told).toEqual({ code: 1, out: '', err: expect.stringMatching(text) });
      expect(told.err.trim().split('\n')).toHaveLength(2);
      expect(document).toEqual({ ...told, out: expect.any(String) });
      expect(failureOf(document).code).toBe(code);
    }
    expect(existsSync(at('no.duckdb'))).toBe(false);
  });

  it('ends quietly where the reader has seen enough', async () => {
    const child = start(['sql', 'SELECT * FROM range(10000)', '--limit', '10000', '--json', ...workspace()]);
    child.stdout?.once('data', () => child.stdout?.destroy());
    const { code, err } = await ended(child);
    expect([code, err]).toEqual([0, '']);
  });
});

const RATE_KEYS = [
  ...['benchmark', 'system', 'condition', 'repeat', 'n_tasks', 'n_scored', 'n_unscored', 'n_suspect'],
  ...['n_ambiguous', 'resolved', 'rate', 'ci', 'ci_method', 'published', 'mean_steps', 'mean_tokens'],
  ...['mean_cost_usd', 'outcomes'],
];

const REPEATED = 'SWE-bench Lite dev | mini-swe-agent · deepseek-chat';

describe('rates', () => {
  it('counts the real runs under their mapping', async () => {
    const rows = await json<readonly Rate[]>('rates', ...workspace());
    for (const row of rows) expect(Object.keys(row)).toEqual(RATE_KEYS);
    expect(counts(rows)).toEqual({
      [`${REPEATED} | parallel calls on | 1`]: '8 of 23',
      [`${REPEATED} | parallel calls on | 2`]: '6 of 23',
      [`${REPEATED} | parallel calls on | 3`]: '8 of 23',
      [`${REPEATED} | parallel calls off | 1`]: '5 of 23',
      'SWE-bench Verified | Claude Haiku 4.5 | baseline | 1': '323 of 500',
      'SWE-bench Verified | Claude Haiku 4.5 | assisted | 1': '333 of 500',
    });
    const mean = rows.find((row) => row.repeat === null && row.condition === 'parallel calls on');
    expect(mean?.rate).toBeCloseTo(22 / 3 / 23, 12);
  });

  it('prints a table to a person, filtered', async () => {
    const { code, out, err } = await run('rates', ...workspace(), '--condition', 'baseline');
    expect([code, err]).toEqual([0, '']);
    expect(out.trim().split('\n')).toHaveLength(3);
    expect(out).toMatch(/baseline\s+1\s+323\s+500\s+500\s+0\s+64\.6%\s+\[60\.3, 68\.7\]/);
  });
});

describe('compare', () => {
  it('prints the documented document, the same for the same seed', async () => {
    const [result, again] = await Promise.all(
      [1, 2].map(() => json<Record<string, never>>('compare', ...SIDES, '--seed', 's', ...workspace())),
    );
    expect(again).toEqual(result);
    expect(result).toMatchObject({ a: 'baseline', b: 'assisted', seed: 's', cohort: { n_tasks: 500 } });
    const interval = [expect.any(Number), expect.any(Number)];
    const p = expect.any(Number);
    expect(result?.comparisons).toEqual([
      expect.objectContaining({
        ...{ system: 'Claude Haiku 4.5', n_tasks: 500, n_dropped: 0, rate_a: 0.646, rate_b: 0.666 },
        difference: expect.closeTo(0.02, 12),
        ...{ ci_bootstrap: interval, ci_bca: interval, ci_newcombe: interval },
        mcnemar: { b: 40, c: 50, exact: p, mid_p: p },
        ...{ p_permutation: p, p_holm: p },
        transitions: expect.objectContaining({ ss: 283, su: 40, us: 50, uu: 127 }),
        retention: expect.closeTo(283 / 323, 12),
        overturn_null: expect.any(Number),
      }),
    ]);
  });
});

describe('compare --by filter', () => {
  const GROUPS = ['--by', 'filter', '--a', 'repo=django/django', '--b', "repo='sympy/sympy'"] as const;
  const ONE = ['--condition', 'baseline'] as const;

  it('compares repositories as groups of tasks, each over its own', async () => {
    const result = await json<ComparisonResult>('compare', ...GROUPS, ...ONE, ...workspace());
    expect(result).toMatchObject({
      ...{ by: 'filter', a: 'repo django/django', b: 'repo sympy/sympy', cohort: { n_tasks: 306 } },
      ...{ filter_a: { repository: ['django/django'] }, filter_b: { repository: ['sympy/sympy'] } },
    });
    expect(result.comparisons).toEqual([
      expect.objectContaining({
        ...{ paired: false, n_tasks: 306, n_tasks_a: 231, n_tasks_b: 75, n_dropped: 0 },
        ...{ rate_a: 157 / 231, rate_b: 49 / 75, mcnemar: null, transitions: null, retention: null },
        ci_newcombe: [expect.any(Number), expect.any(Number)],
        reasons: expect.objectContaining({ mcnemar: 'the sides share no task' }),
      }),
    ]);
    const { out } = await run('compare', ...GROUPS, ...ONE, ...workspace());
    expect(out).toMatch(/231 tasks of A against 75 tasks of B, none of them shared/);
    expect(out).toMatch(/tasks of A\s+tasks of B/);
    expect(out).not.toMatch(/A only/);
  });

  it('is the comparison of two conditions where the filters name them', async () => {
    const sides = ['--by', 'filter', '--a', 'condition=baseline', '--b', 'condition=assisted'];
    const [filters, conditions] = (
      await runEach([
        ['compare', ...sides, ...workspace(), '--json'],
        ['compare', ...SIDES, ...workspace(), '--json'],
      ])
    ).map((told) => documentOf(told) as ComparisonResult);
    expect(filters!.a).toBe('condition baseline');
    expect(filters!.comparisons).toEqual(conditions!.comparisons);
  });

  it('refuses what cannot be read, and filters that overlap, with what to do', async () => {
    const compare = (a: string, b: string) => [
      'compare',
      '--by',
      'filter',
      '--a',
      a,
      '--b',
      b,
      ...workspace(),
    ];
    const [unread, overlap] = await runEach([
      [...compare('django', 'repo=x'), '--json'],
      [...compare('repo=django/django', 'condition=baseline'), '--json'],
    ]);
    expect(failureOf(unread!)).toMatchObject({
      ...{ code: 'usage', message: '“django” is not of the form key=value.' },
      what_to_do: expect.stringContaining('condition="my condition"'),
    });
    expect(failureOf(overlap!)).toMatchObject({
      message: expect.stringMatching(/^The filters overlap: 231 runs are on both sides/),
      what_to_do: expect.stringContaining('exclude each other'),
    });
  });

  it('tells changes of pairs only', async () => {
    const { code, err } = await run('changes', ...GROUPS, ...ONE, ...workspace());
    expect(code).toBe(2);
    expect(err).toMatch(
      /^The two filters share no task, and changes are told task by task\.\n.*compare or report/,
    );
  });

  it('is a report and a table of numbers as well', async () => {
    const file = at('groups.csv');
    const sides = [...GROUPS, ...ONE, ...workspace()];
    const [report] = await runEach([
      ['report', ...sides],
      ['figure', 'forest', ...sides, '-o', file],
    ]);
    expect(report!.out).toContain('- Tasks: 231 of A and 75 of B, none of them shared');
    expect(report!.out).not.toMatch(/scored on both sides|McNemar/);
    const [head, row] = readFileSync(file, 'utf8').split('\n');
    expect(head).toMatch(/n_tasks_a|Tasks of A/);
    expect(row).toMatch(/,231,75,none shared,/);
    const [squares] = await runEach([['figure', 'transitions', ...sides, '-o', file]]);
    expect(squares).toMatchObject({
      code: 1,
      err: expect.stringMatching(/nothing to draw\. There are no transitions: the two sides share no task/),
    });
  });
});

describe('figure', () => {
  it('draws transitions and changes of the same sides', async () => {
    const [transitions, changes] = [at('transitions.csv'), at('changes.csv')];
    const written = await runEach([
      ['figure', 'transitions', ...SIDES, '-o', transitions, ...workspace()],
      ['figure', 'changes', ...SIDES, '-o', changes, ...workspace()],
    ]);
    expect(written.map(({ code, err }) => [code, err])).toEqual([
      [0, ''],
      [0, ''],
    ]);
    expect(readFileSync(transitions, 'utf8')).toMatch(/\r\nClaude Haiku 4\.5,500,283,40,50,127,0,0,87\.6/);
    expect(readFileSync(changes, 'utf8')).toMatch(/\r\nClaude Haiku 4\.5,Resolved \(%\),500,64\.6,66\.6,2,/);
  });

  it('is written as what its name ends in', async () => {
    const shapes = {
      svg: /^<svg[\s\S]*<\/svg>\s*$/,
      pdf: /^%PDF-1\.[\s\S]*%%EOF\s*$/,
      png: /^.PNG\r\n/,
      csv: /^[^\n]*,[^\n]*\n[\s\S]*Claude Haiku 4\.5/,
      tex: /\\begin\{tabular\}/,
      yaml: /^version: 1\nfigure: forest\n/,
    };
    const file = (ending: string) => at(`forest.${ending}`);
    const files = Object.keys(shapes).map(file);
    const told = await run(
      ...['figure', 'forest', ...SIDES, ...workspace(), '--json'],
      ...files.flatMap((name) => ['-o', name]),
    );
    for (const [ending, shape] of Object.entries(shapes))
      expect(readFileSync(file(ending)).toString('latin1')).toMatch(shape);
    expect(documentOf(told)).toEqual({
      files: files.map((name) => ({
        ...{ file: name, bytes: readFileSync(name).length, media_type: expect.any(String) },
      })),
      title: 'Paired differences in resolve rate, assisted minus baseline',
      warnings: [],
      caption: expect.stringContaining('Seed: parallax.'),
      spec: expect.objectContaining({ version: 1, figure: 'forest', theme: 'paper' }),
    });
  });

  it('is written to all the files or to none', async () => {
    const [good, bad] = [at('good.svg'), at('bad.doc')];
    const { code, err } = await run('figure', 'forest', ...SIDES, '-o', good, '-o', bad, ...workspace());
    expect([code, existsSync(good)]).toEqual([2, false]);
    expect(err).toMatch(/bad\.doc ends in none/);
  });
});

describe('sql', () => {
  it('selects, and refuses all else', async () => {
    const refused = [
      'DELETE FROM run',
      "COPY (SELECT 1) TO 'leak.csv'",
      "SELECT * FROM read_csv('package.json')",
      'SELECT 1; DROP TABLE run',
    ];
    const queries = [...refused, 'SELECT count(*) AS n FROM run'];
    const results = await runEach(queries.map((query) => ['sql', query, ...workspace(), '--json']));
    for (const result of results.slice(0, -1)) {
      expect(result.code).toBe(1);
      expect(failureOf(result)).toMatchObject({
        code: 'bad-input',
        message: expect.stringMatching(/the console only reads/),
      });
    }
    expect(documentOf(results.at(-1) as Ended)).toMatchObject({
      ...{ columns: [{ name: 'n' }], rows: [[1092]], truncated: false },
    });
  });
});

describe('import and undo', () => {
  it('takes the options for what the file does not say, once, and takes it back', async () => {
    writeFileSync(at('t.csv'), 'task,resolved\na__a-1,true\na__a-2,false\n');
    const given = ['--benchmark', 'B', '--system', 'S', '--condition', 'C', '--repeat', '4'];
    const commands = [
      ['import', at('t.csv'), ...given],
      ['rates'],
      ['import', at('t.csv'), ...given],
      ['imports'],
      ['undo', '1'],
      ['rates'],
    ];
    const own = at('own.duckdb');
    const results = await runEach(commands.map((command) => [...command, '-w', own, '--json']));
    const [first, rates, second, list, undone, after] = results.map((result) => documentOf(result));
    const { imports } = first as Outcome;
    expect(imports).toMatchObject([{ state: 'committed', import_id: 1, n_runs: 2, n_problems: 0 }]);
    expect(counts(rates as Rate[])).toEqual({ 'B | S | C | 4': '1 of 2' });
    expect((second as Outcome).imports).toMatchObject([{ state: 'unchanged', import_id: 1 }]);
    expect(list).toHaveLength(1);
    expect([undone, after]).toEqual([{ n_runs: 2, n_verdicts_of_others: 0, verdicts_by_others: [] }, []]);
    expect(existsSync(`${own}.sidecar.json`)).toBe(false);
  });
});
