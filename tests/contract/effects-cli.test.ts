import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { sharedData } from '../import/support/shared-data.ts';
import { documentOf, type Ended, failureOf, json, runEach } from '../support/command.ts';

vi.setConfig({ testTimeout: 90_000 });

type Rows = readonly Readonly<Record<string, unknown>>[];

const SOURCES = join(import.meta.dirname, '../../build/demo/sources');
const folder = mkdtempSync(join(tmpdir(), 'parallax-test-'));
const at = (name: string) => join(folder, name);
const own = ['-w', at('w.duckdb')] as const;
const real = ['-w', at('real.duckdb')] as const;

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** System → condition → verdicts on tasks 0 to 5; `-` is unscored, `.` no run. */
const RUNS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  alpha: {
    '[P]': '000011',
    '[PD]': '111111',
    '[P] casual': '000001',
    'edit K=1': '1000--',
    vanilla: '110000',
  },
  beta: {
    '[P]': '100000',
    '[PD]': '10001-',
    '[P] casual': '100000',
    'edit K=1': '100000',
    vanilla: '111000',
  },
  gamma: { '[P]': '0.....', vanilla: '111111', 'edit K=1': '111111' },
};

function runsTable(): string {
  const outcome = (mark: string) => (mark === '1' ? 'resolved' : mark === '-' ? 'infra-error' : 'unresolved');
  const lines = Object.entries(RUNS).flatMap(([system, conditions]) =>
    Object.entries(conditions).flatMap(([condition, marks]) =>
      [...marks].flatMap((mark, i) =>
        mark === '.' ? [] : [[`a__a-${i}`, system, 'B', condition, outcome(mark)].join()],
      ),
    ),
  );
  return ['task,system,benchmark,condition,outcome', ...lines, ''].join('\n');
}

/** What mini-swe-agent leaves of four tasks: how each ended, and a patch of each. */
function endedRuns(name: string, ends: Readonly<Record<string, readonly number[]>>): string {
  const ids = (tasks: readonly number[]) => tasks.map((task) => `a__a-${task}`);
  const lists = Object.entries(ends).map(([end, tasks]) =>
    [`    ${end}:`, ...ids(tasks).map((id) => `    - ${id}`)].join('\n'),
  );
  mkdirSync(at(name));
  writeFileSync(
    at(`${name}/exit_statuses_1700000000.5.yaml`),
    `instances_by_exit_status:\n${lists.join('\n')}\n`,
  );
  const predictions = ids(Object.values(ends).flat()).map((id) => [
    id,
    { model_name_or_path: 'm', instance_id: id, model_patch: 'x' },
  ]);
  writeFileSync(at(`${name}/preds.json`), JSON.stringify(Object.fromEntries(predictions)));
  return at(name);
}

/** A family of two fields, its request by one of them, and both fields in another style. */
function composedRequests(): string {
  const task = { instance_id: 'c__c-1', repo: 'c/c', base_commit: 'f00', issue_type: 'bug' };
  const of = { ...task, source: 'swebench_verified', image_name: 'i' };
  const fields = { P: 'It fails.', D: 'It should not.' };
  const files = {
    'tasks.jsonl': { ...of, problem_statement: fields.P, composition: 'P' },
    'task-families.jsonl': { ...of, interface_suffix: null, restructured_fields: fields },
    'styles/terse/data.jsonl': { instance_id: 'c__c-1', rephrased_fields: fields },
  };
  mkdirSync(at('requests/styles/terse'), { recursive: true });
  for (const [name, row] of Object.entries(files))
    writeFileSync(at(`requests/${name}`), `${JSON.stringify(row)}\n`);
  const conditions = ['realswe-bench', 'realswe-families', 'realswe-full terse'];
  const rows = conditions.map((condition, i) => `c__c-1,S,SWE-bench Verified,${condition},${i > 0}`);
  writeFileSync(at('composed.csv'), ['task,system,benchmark,condition,resolved', ...rows, ''].join('\n'));
  return at('requests');
}

beforeAll(async () => {
  writeFileSync(at('runs.csv'), runsTable());
  writeFileSync(
    at('few_dataset.json'),
    JSON.stringify({ name: 'few', description: 'two', instance_ids: ['a__a-0', 'a__a-1', 'z__z-9'] }),
  );
  const calm = endedRuns('calm', { Submitted: [0, 1, 2], LimitsExceeded: [3] });
  const long = endedRuns('long', {
    Submitted: [2],
    LimitsExceeded: [0],
    TimeExceeded: [1],
    RuntimeError: [3],
  });
  const ofMini = ['--benchmark', 'Ends', '--system', 'mini'];
  const imports = await runEach([
    ['import', at('runs.csv'), ...own, '--json'],
    ['import', at('few_dataset.json'), ...own, '--json'],
    ['import', calm, ...ofMini, '--condition', 'calm', ...own, '--json'],
    ['import', long, ...ofMini, '--condition', 'long', ...own, '--json'],
    ['import', composedRequests(), ...own, '--json'],
    ['import', at('composed.csv'), ...own, '--json'],
  ]);
  for (const outcome of imports) documentOf(outcome);
}, 60_000);

describe('effects', () => {
  it('tells what can be had, and why the rest cannot', async () => {
    const { rows } = await json<{ rows: Rows }>('effects', ...own);
    const of = (name: string) => rows.filter(({ benchmark }) => benchmark === name);
    const possible = of('B').map(({ what, possible: is }) => [what, is]);
    expect(possible).toEqual([
      ...['fields', 'styles', 'interaction', 'dose'].map((what) => [what, true]),
      ...[
        ['limits', false],
        ['cohort', true],
      ],
    ]);
    expect(of('B').map(({ detail }) => detail)).toEqual([
      'D ([P] → [PD])',
      'casual ([P] → [P] casual)',
      expect.stringContaining('edit K=1 → vanilla (3 systems)'),
      'edit K=1 = 1, vanilla = 0',
      '0 of 73 runs are known to have submitted or met a limit',
      'few (2 of 6 tasks)',
    ]);
    expect(of('Ends')[4]).toMatchObject({ what: 'limits', possible: true });
    const [table] = await runEach([['effects', ...own]]);
    expect(table?.out).toMatch(/^styles\s+yes\s+B\s+casual \(\[P\] → \[P\] casual\)$/m);
  });

  it('of fields: over systems and per system, with what was left out', async () => {
    const found = await json<Record<string, Rows>>(
      'effects',
      'fields',
      '--seed',
      's',
      '--benchmark',
      'B',
      ...own,
    );
    expect(found).toMatchObject({
      ...{ benchmark: 'B', seed: 's' },
      overall: [
        {
          ...{ contrast: 'D', a: '[P]', b: '[PD]', n_systems: 2, n_tasks: 6, n_dropped: 0, n_other: 0 },
          difference: expect.closeTo((4 / 6 + 1 / 5) / 2, 12),
        },
      ],
      by_system: [
        { system: 'alpha', n_tasks: 6, n_dropped: 0, p_permutation: 0.125, p_holm: 0.25 },
        { system: 'beta', n_tasks: 5, n_dropped: 1, difference: expect.closeTo(0.2, 12), p_holm: 1 },
      ],
      left_out: [
        { condition: '[P] casual', reason: expect.stringContaining('one field more or less') },
        { condition: 'edit K=1', reason: expect.stringContaining('say what fields') },
        { condition: 'vanilla' },
      ],
    });
  });

  it('of styles: against the neutral one, or as told', async () => {
    const [styles, mixed, told, both] = await runEach([
      ['effects', 'styles', '--benchmark', 'B', '--json', ...own],
      ['effects', 'styles', '--json', ...own],
      ['effects', 'styles', '--base', 'vanilla', '--against', '[P]', '[PD]', '--json', ...own],
      ['effects', 'styles', '--against', '[P]', '--json', ...own],
    ]);
    expect(documentOf<Record<string, Rows>>(styles as Ended).overall).toMatchObject([
      { contrast: 'casual', difference: expect.closeTo(-1 / 12, 12) },
    ]);
    expect(failureOf(mixed as Ended).message).toMatch(/B and SWE-bench Verified, which are never mixed/);
    expect(documentOf<Record<string, Rows>>(told as Ended)).toMatchObject({
      overall: [
        { contrast: '[P]', a: 'vanilla', n_systems: 3 },
        { contrast: '[PD]', n_systems: 2 },
      ],
    });
    expect(failureOf(both as Ended)).toMatchObject({
      code: 'usage',
      what_to_do: expect.stringContaining('--base'),
    });
  });

  it('interaction: gaps of pairs, or against the rest', async () => {
    const sides = ['--a', 'vanilla', '--b', 'edit K=1', '--json', ...own];
    const [pairs, rest, table] = await runEach([
      ['effects', 'interaction', ...sides],
      ['effects', 'interaction', '--versus', 'rest', ...sides],
      ['effects', 'interaction', ...sides.filter((word) => word !== '--json')],
    ]);
    expect(documentOf<Record<string, Rows>>(pairs as Ended)).toMatchObject({
      interactions: [
        { first: 'beta', second: 'alpha', n_tasks: 4, n_dropped: 2, gap_a: 0.25, gap_b: 0, change: -0.25 },
        { first: 'gamma', second: 'alpha', n_tasks: 4, gap_a: 0.5, gap_b: 0.75, change: 0.25 },
        { first: 'gamma', second: 'beta', n_tasks: 6, gap_a: 0.5, change: expect.closeTo(1 / 3, 12) },
      ],
      spread: { n_systems: 3, n_tasks: 4, n_dropped: 2 },
      left_out: [],
    });
    expect(documentOf<Record<string, Rows>>(rest as Ended).interactions).toHaveLength(3);
    expect(table?.out).toMatch(/^gamma \/ beta\s+6\s+0\s+\+50\.0\s+\+83\.3\s+\+33\.3/m);
  });

  it('dose: the rates at each, and the trend', async () => {
    const [named, told, same] = await runEach([
      ['effects', 'dose', '--json', ...own],
      ['effects', 'dose', '--dose', '[P]=0', '--dose', '[PD]=2', '--json', ...own],
      ['effects', 'dose', '--dose', 'nothing=0', '--dose', '[PD]=2', '--json', ...own],
    ]);
    expect(documentOf<Record<string, Rows>>(named as Ended)).toMatchObject({
      doses: [
        { condition: 'edit K=1', dose: 1, source: 'name' },
        { condition: 'vanilla', dose: 0 },
      ],
      overall: { n_systems: 3, n_tasks: 6, slope: expect.closeTo((-1 / 4 - 1 / 3) / 3, 12), p_holm: null },
      systems: [
        {
          ...{ system: 'alpha', n_tasks: 4, n_dropped: 2, slope: -0.25 },
          levels: [
            { dose: 0, n_scored: 6, rate: expect.closeTo(1 / 3, 12) },
            { dose: 1, n_tasks: 4, n_unscored: 2, rate: 0.25 },
          ],
        },
        { system: 'beta' },
        { system: 'gamma', slope: 0, p_permutation: 1 },
      ],
    });
    const half = documentOf<{ systems: Rows }>(told as Ended).systems;
    expect(half[0]).toMatchObject({ system: 'alpha', slope: expect.closeTo(1 / 3, 12) });
    expect(failureOf(same as Ended)).toMatchObject({
      code: 'not-found',
      message: expect.stringContaining('nothing'),
    });
  });

  it('limits: shares, and their paired difference', async () => {
    const found = await json<{ shares: Rows; compared: unknown }>(
      ...['effects', 'limits', '--benchmark', 'Ends', '--a', 'calm', '--b', 'long'],
      ...own,
    );
    expect(found).toMatchObject({
      shares: [
        {
          condition: 'calm',
          n_runs: 4,
          n_ended: 4,
          n_limit: 1,
          by_limit: { limit: 1 },
          rate: 0.25,
          ci_method: 'wilson',
        },
        { condition: 'long', n_runs: 4, n_ended: 3, n_error: 1, n_limit: 2, rate: expect.closeTo(2 / 3, 12) },
      ],
      compared: {
        ...{ benchmark: 'Ends', a: 'calm', b: 'long' },
        differences: [
          {
            ...{ system: 'mini', n_tasks: 3, n_dropped: 1, rate_a: 0, p_permutation: 0.5 },
            ...{
              difference: expect.closeTo(2 / 3, 12),
              ci_newcombe: [expect.any(Number), expect.any(Number)],
            },
          },
        ],
      },
    });
    const all = await json<{ shares: Rows; compared: unknown }>('effects', 'limits', ...own);
    expect(all.compared).toBeNull();
    const bare = all.shares.find(({ condition }) => condition === 'vanilla');
    expect(bare).toMatchObject({
      n_unknown: 6,
      rate: null,
      reasons: { rate: expect.stringContaining('no run') },
    });
  });

  it('follow the scripts of composed requests where names say nothing', async () => {
    const only = ['--benchmark', 'SWE-bench Verified', '--json', ...own];
    const [fields, styles] = await runEach(['fields', 'styles'].map((kind) => ['effects', kind, ...only]));
    expect(documentOf<Record<string, Rows>>(fields as Ended).overall).toMatchObject([
      { contrast: 'D', a: 'realswe-bench', b: 'realswe-families', n_tasks: 1, difference: 1 },
    ]);
    expect(documentOf<Record<string, Rows>>(styles as Ended).overall).toMatchObject([
      { contrast: 'terse', a: 'realswe-families', b: 'realswe-full terse', difference: 0 },
    ]);
  });

  it('cohort: its tasks against the others', async () => {
    const found = await json<Record<string, Rows>>(
      'effects',
      'cohort',
      'few',
      '--condition',
      'vanilla',
      ...own,
    );
    expect(found).toMatchObject({
      ...{ benchmark: 'B', cohort: { name: 'few', n_tasks: 2 }, rest: { n_tasks: 4 }, n_elsewhere: 1 },
      ...{ margin: 0.05, margin_delta: 0.147 },
      categories: [
        { fact: 'repository', n_cohort: 2, n_rest: 4, total_variation: 0, p: null },
        { fact: 'difficulty', n_unknown: 6 },
      ],
      resolve: [
        { system: 'alpha', solved_cohort: 2, solved_rest: 0, difference: 1, p: expect.closeTo(1 / 15, 12) },
        { system: 'beta', difference: 0.75 },
        { system: 'gamma', difference: 0, p: 1, reasons: { p: expect.stringContaining('same outcome') } },
      ],
    });
  });

  it('says what is wrong and what to do', async () => {
    const results = await runEach([
      ['effects', 'cohort', 'many', '--json', ...own],
      ['effects', 'interaction', '--a', '[P]', '--b', 'none', '--json', ...own],
      ['effects', 'limits', '--a', '[P]', '--json', ...own],
      ['effects', 'fields', '--base', 'none', '--json', ...own],
      ['effects', 'dose', '--dose', 'x', ...own],
      ['effects', 'bogus', ...own],
    ]);
    const failures = results.slice(0, 4).map(failureOf);
    expect(failures.map(({ code }) => code)).toEqual(['not-found', 'not-found', 'usage', 'not-found']);
    expect(failures[0]?.what_to_do).toContain('It has: few');
    expect(failures[3]?.what_to_do).toContain('[P], [P] casual');
    expect(results.slice(4).map(({ code }) => code)).toEqual([2, 2]);
  });
});

describe('effects of real results', () => {
  const boards = sharedData('moatless-submissions') ?? join(SOURCES, 'boards');
  const tasks = sharedData('instances');
  const touch = sharedData('swe-touch');
  const realswe = sharedData('realswe-sample');

  beforeAll(async () => {
    const verified = ['--benchmark', 'SWE-bench Verified'];
    const imports = await runEach([
      ['import', boards, ...real, '--json'],
      ['import', join(SOURCES, 'arms'), ...verified, '--system', 'Haiku', ...real, '--json'],
      ...(realswe === null ? [] : [['import', realswe, ...real, '--json']]),
      ...(tasks === null
        ? []
        : [['import', join(tasks, 'verified-500-problems.jsonl'), ...verified, ...real, '--json']]),
      ...(touch === null ? [] : [['import', touch, ...real, '--json']]),
    ]);
    for (const outcome of imports) documentOf(outcome);
  }, 120_000);

  it('tell how the small cohort of Verified differs from the rest', async () => {
    const system = '20240620_sweagent_claude3.5sonnet';
    const found = await json<Record<string, Rows>>(
      ...['effects', 'cohort', 'verified_mini', '--benchmark', 'SWE-bench Verified', '--system', system],
      ...real,
    );
    expect(found).toMatchObject({
      ...{ cohort: { n_tasks: 50 }, rest: { n_tasks: 450 }, n_elsewhere: 0 },
      resolve: [{ n_cohort: 50, n_rest: 450, solved_cohort: 8, solved_rest: 160, equivalent: false }],
    });
    expect(found.categories?.[0]).toMatchObject({
      ...{ fact: 'repository', df: 11, largest_cohort: { name: 'django/django', share: 0.5 } },
      total_variation: expect.closeTo(0.5, 3),
    });
    const known = tasks === null ? [0, 0, 500] : [50, 450, 0];
    const patch = found.numbers?.[0];
    expect([patch?.n_cohort, patch?.n_rest, patch?.n_unknown]).toEqual(known);
  });

  it('tell what is not possible yet, and compare what is told', async () => {
    const { rows } = await json<{ rows: Rows }>('effects', ...real);
    const verified = rows.filter(({ benchmark }) => benchmark === 'SWE-bench Verified');
    expect(verified.filter(({ possible }) => !possible).map(({ what }) => what)).toEqual(
      expect.arrayContaining(['fields', 'styles', 'interaction', 'dose']),
    );
    const told = await json<Record<string, Rows>>(
      ...['effects', 'styles', '--base', 'baseline', '--against', 'assisted'],
      ...real,
    );
    expect(told.by_system).toMatchObject([
      { system: 'Haiku', n_tasks: 500, n_dropped: 0, rate_a: 0.646, difference: expect.closeTo(0.02, 12) },
    ]);
  });

  it('are drawn too: what is told, by name and from a specification', async () => {
    const told = ['--set', 'which=styles', '--base', 'baseline', '--against', 'assisted'];
    const [csv, yaml, again] = ['effects.csv', 'effects.yaml', 'again.csv'].map(at) as [
      string,
      string,
      string,
    ];
    const written = await runEach([
      ['figure', 'effects', ...told, '-o', csv, ...real],
      ['figure', 'effects', ...told, '-o', yaml, ...real],
    ]);
    expect(written.map(({ code, err }) => [code, err])).toEqual([
      [0, ''],
      [0, ''],
    ]);
    const text = readFileSync(csv, 'utf8');
    expect(text).toMatch(/\r\nbaseline → assisted,mean,assisted,baseline,assisted,1,500,0,0,64\.6,66\.6,2,/);
    expect(text).toMatch(/\r\nHaiku,system,/);
    expect(readFileSync(yaml, 'utf8')).toMatch(/base: baseline[\s\S]*against:[\s\S]*assisted/);
    await runEach([['figure', yaml, '-o', again, ...real]]);
    expect(readFileSync(again, 'utf8')).toBe(text);
    const [refused] = await runEach([['figure', 'effects', '--against', 'assisted', '-o', csv, ...real]]);
    expect(refused).toMatchObject({ code: 2, err: expect.stringMatching(/What are these conditions/) });
  });

  /** One task whose variants have all run, each condition named as the importer names it. */
  function ofSample(sample: string): void {
    it('follow the scripts of RealSWE and SWE-Touch where runs name their conditions', async () => {
      const lines = readFileSync(join(sample, 'RealSWE-framework/data/task-families.jsonl'), 'utf8').split(
        '\n',
      );
      const id = JSON.parse(lines[0] as string).instance_id;
      const conditions = ['realswe-families', 'realswe-full paper-default', 'counter-edit', 'vanilla'];
      const table = conditions.map((condition, i) => `${id},SWE-bench Verified,S,${condition},${i === 1}`);
      writeFileSync(
        at('variants.csv'),
        ['task,benchmark,system,condition,resolved', ...table, ''].join('\n'),
      );
      await json('import', at('variants.csv'), ...real);
      const styles = await json<Record<string, Rows>>('effects', 'styles', '--system', 'S', ...real);
      expect(styles.overall).toMatchObject([
        { contrast: 'paper-default', a: 'realswe-families', n_tasks: 1, difference: 1, ci_bootstrap: null },
      ]);
      expect(styles.left_out).toMatchObject([{ condition: 'counter-edit' }, { condition: 'vanilla' }]);
    });
  }

  if (realswe !== null) ofSample(realswe);
});
