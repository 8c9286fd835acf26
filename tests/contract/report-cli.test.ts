import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { ComparisonResult } from '../../analysis/model/comparison.ts';
import type { Report } from '../../analysis/model/report.ts';
import { documentOf, type Ended, failureOf, json, run, runEach } from '../support/command.ts';
import { demoSource } from '../support/demo-source.ts';

vi.setConfig({ testTimeout: 60_000 });

const ARMS = ['--a', 'baseline', '--b', 'assisted'] as const;
const CALLS = ['--a', 'parallel calls on', '--b', 'parallel calls off'] as const;

let folder = '';
const at = (name: string) => join(folder, name);
const workspace = () => ['-w', at('w.duckdb')] as const;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'parallax-test-'));
  const imports = ['repeats', 'arms'].map((name) => [
    'import',
    ...demoSource(name, folder),
    ...workspace(),
    '--json',
  ]);
  for (const outcome of await runEach(imports)) documentOf(outcome);
}, 60_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('report', () => {
  it('is of the same comparison as compare, the same for the same seed', async () => {
    const asked = ['report', 'report', 'compare'].map((command) => [
      ...[command, ...ARMS, '--seed', 's', ...workspace(), '--json'],
    ]);
    const [report, again, comparison] = (await runEach(asked)).map((told) => documentOf(told));
    expect(again).toEqual(report);
    const { reason: _, ...compared } = comparison as ComparisonResult & { reason?: unknown };
    expect((report as Report).comparison).toEqual(compared);
  });

  it('finds of the public arms that the difference is that of one repository', async () => {
    const { rows, one_sided, answer } = await json<Report>('report', ...ARMS, ...workspace());
    expect(one_sided).toEqual([]);
    expect(answer).toMatch(/^Assisted raises the resolve rate by 2\.0 points/);
    const [row] = rows;
    expect(row?.tasks).toMatchObject({ n_compared: 500, n_dropped: 0, runs_a: 500, runs_b: 500 });
    expect(row?.net_change).toBeCloseTo(-0.02, 12);
    const { repositories, power } = row!;
    expect(repositories).toMatchObject({ n_tasks: 500, n_unknown: 0, n_repositories: 12, n_sign_changes: 1 });
    expect(repositories.rows[0]).toMatchObject({ repository: 'django/django', n_tasks: 231 });
    expect(repositories.most_influential?.repository).toBe('django/django');
    // 269 tasks are left: 9 more are lost than gained.
    expect(repositories.without[0]?.difference).toBeCloseTo(-9 / 269, 12);
    expect(repositories.clustered!.se).toBeGreaterThan(row!.estimates[0]!.interval![1] / 4);
    expect(power).toMatchObject({ n_outcomes: 500, discordance: 0.18, stated_difference: 0.05 });
    for (const { n_tasks, reasons } of row!.measures)
      expect([n_tasks, reasons.measure]).toEqual([0, 'no task has it on both sides']);
  });

  it('counts run by run, and measures what repeated runs took', async () => {
    const { rows } = await json<Report>('report', ...CALLS, '--difference', '10', ...workspace());
    const [row] = rows;
    expect(
      row?.repeats.map(({ repeat, n_a, rate_a, n_b, rate_b }) => [repeat, n_a, rate_a, n_b, rate_b]),
    ).toEqual([
      [1, 23, 8 / 23, 23, 5 / 23],
      [2, 23, 6 / 23, 0, null],
      [3, 23, 8 / 23, 0, null],
    ]);
    const [means, rates, pooled] = row!.estimands;
    expect(means?.difference).toBeCloseTo(5 / 23 - 22 / 69, 12);
    expect(rates?.difference).toBeCloseTo(5 / 23 - 22 / 69, 12);
    expect(pooled?.n).toBe(92);
    expect(row?.power.stated_difference).toBeCloseTo(0.1, 12);
    const steps = row!.measures.find(({ measure }) => measure === 'steps')!;
    expect(steps.n_tasks).toBeGreaterThan(0);
    expect(steps.ratio).toBeGreaterThan(0);
    expect(steps.p_holm).toBeGreaterThanOrEqual(steps.p!);
  });

  it('is written as what the file ends in, and to a person as Markdown', async () => {
    const commands = [
      ['report', ...ARMS, '-o', at('r.md'), ...workspace()],
      ['report', ...ARMS, '-o', at('r.tex'), ...workspace()],
      ['report', ...ARMS, ...workspace()],
    ];
    const [markdown, latex, told] = await runEach(commands);
    expect([markdown?.out, latex?.out]).toEqual(['', '']);
    const text = readFileSync(at('r.md'), 'utf8');
    expect(text).toMatch(/^# assisted against baseline\n/);
    expect(text).toContain('django/django | 231 | 68.0 | 76.2 | +8.2');
    expect(told?.out).toBe(`${text}\n`);
    expect(readFileSync(at('r.tex'), 'utf8')).toMatch(/\\toprule[\s\S]*\\bottomrule/);
  });

  it('filters as compare does', async () => {
    const { rows, filter } = await json<Report>(
      'report',
      ...ARMS,
      '--repository',
      'django/django',
      ...workspace(),
    );
    expect(filter).toEqual({ repository: ['django/django'] });
    expect(rows[0]?.tasks.n_compared).toBe(231);
    expect(rows[0]?.repositories).toMatchObject({ n_repositories: 1, clustered: null, two_level: null });
  });

  it('says what is wrong with what was asked', async () => {
    const cases: readonly (readonly [readonly string[], string, RegExp])[] = [
      [['--a', 'baseline'], 'usage', /'--b <name>' not specified/],
      [[...ARMS, '-o', at('r.doc')], 'usage', /r\.doc ends in none/],
      [[...ARMS, '--difference', '0'], 'usage', /“0” is not a difference/],
      [[...ARMS, '--difference', 'five'], 'usage', /“five” is not a difference/],
      [['--a', 'x', '--b', 'assisted'], 'not-found', /named “x”/],
      [['--a', 'baseline', '--b', 'baseline'], 'usage', /both “baseline”/],
      [[...ARMS, '-o', at('no/r.md')], 'not-found', /r\.md could not be written/],
    ];
    const results = await runEach(cases.map(([args]) => ['report', ...args, ...workspace(), '--json']));
    for (const [i, [, code, message]] of cases.entries())
      expect(failureOf(results[i] as Ended)).toMatchObject({ code, message: expect.stringMatching(message) });
    expect(existsSync(at('r.doc'))).toBe(false);
  });
});

describe('import-report', () => {
  it('says what an import read and left out', async () => {
    const { code, out } = await run('import-report', '1', ...workspace());
    expect(code).toBe(0);
    expect(out).toMatch(/^# Import 1\n/);
  });
});
