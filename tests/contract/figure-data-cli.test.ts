import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { documentOf, type Ended, failureOf, json, runEach } from '../support/command.ts';

const folder = mkdtempSync(join(tmpdir(), 'parallax-test-'));
const own = ['-w', join(folder, 'w.duckdb')] as const;

/** Two systems under two conditions, and a repeat of one of them; alpha costs more. */
function runsTable(): string {
  const solved: Readonly<Record<string, readonly [string, string]>> = {
    alpha: ['1110', '1010'],
    beta: ['1000', '00-0'],
  };
  const OUTCOMES: Readonly<Record<string, string>> = {
    '1': 'resolved',
    '0': 'unresolved',
    '-': 'infra-error',
  };
  const cells = Object.entries(solved).flatMap(([system, sides]) =>
    sides.flatMap((marks, side) =>
      [...marks].map((mark, i) => {
        const condition = ['plain', 'casual'][side]!;
        const cost = system === 'alpha' ? (i + 1) * (1 + side) : 0.5;
        return `a__a-${i},${system},B,${condition},1,${OUTCOMES[mark]},${10 * (i + 1)},100,${10 * side},${cost}`;
      }),
    ),
  );
  const again = 'a__a-3,beta,B,plain,2,resolved,,,,';
  const other = 'a__a-1,alpha,C,plain,1,resolved,,,,';
  const header = 'task,system,benchmark,condition,repeat,outcome,steps,input_tokens,output_tokens,cost_usd';
  return [header, ...cells, again, other, ''].join('\n');
}

afterAll(() => rmSync(folder, { recursive: true, force: true }));

beforeAll(async () => {
  writeFileSync(join(folder, 'runs.csv'), runsTable());
  await json('import', join(folder, 'runs.csv'), ...own);
});

const B = ['--benchmark', 'B'] as const;

describe('matrix', () => {
  it('prints one document with plain lists, in the order that is asked for', async () => {
    const [byRate, clustered] = await runEach([
      ['matrix', ...B, '--json', ...own],
      ['matrix', ...B, '--rows', 'clustered', '--columns', 'name', '--json', ...own],
    ]);
    const found = documentOf<Record<string, never>>(byRate as Ended);
    expect(found).toMatchObject({
      benchmark: 'B',
      legend: ['missing', 'unscored', 'unresolved', 'resolved', 'mixed'],
      rows: [
        { task: 'a__a-0', repository: 'a/a', n_columns: 4, n_scored: 4, n_resolved: 3, solved_share: 0.75 },
        { task: 'a__a-2', n_columns: 3, n_resolved: 2 },
        { task: 'a__a-1', n_resolved: 1 },
        { task: 'a__a-3', n_scored: 5, n_resolved: 1, solved_share: 0.2 },
      ],
      columns: [
        { system: 'alpha', condition: 'plain', rate: 0.75, n_unique: 1, n_unique_everywhere: 1 },
        { system: 'beta', condition: 'plain', n_unique: 1 },
        { system: 'alpha', condition: 'casual', rate: 0.5 },
        { system: 'beta', condition: 'casual', rate: 0, n_scored: 3 },
      ],
      solved: {
        anywhere: { n_tasks: 4, none: 0, all: 0, one: 2 },
        everywhere: { n_tasks: 3, none: 0, all: 0, one: 2 },
      },
      row_tree: null,
      column_tree: null,
    });
    expect(found.cells).toEqual({
      ...{ runs: [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 1, 1] },
      ...{ scored: [1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 2, 1, 1] },
      ...{ resolved: [1, 1, 1, 0, 1, 0, 1, 0, 1, 0, 0, 0, 0, 1, 0, 0] },
      ...{ outcome: [3, 3, 3, 2, 3, 2, 3, 1, 3, 2, 2, 2, 2, 4, 2, 2] },
    });
    expect(documentOf(clustered as Ended)).toMatchObject({
      columns: [{ condition: 'casual' }, { system: 'alpha' }, { system: 'beta' }, { system: 'beta' }],
      row_tree: {
        merges: expect.any(Array),
        heights: [expect.closeTo(1 / 3, 12), 0.375, expect.any(Number)],
      },
    });
  });

  it('prints a table to a person, and refuses two benchmarks', async () => {
    const [table, mixed, empty] = await runEach([
      ['matrix', ...B, ...own],
      ['matrix', '--json', ...own],
      ['matrix', '--system', 'nobody', '--json', ...own],
    ]);
    expect(table?.out).toMatch(/^0 of 4 tasks are solved by no arm, 0 by every arm scored on them\. /);
    expect(table?.out).toMatch(/^a__a-2\s+a\/a\s+66\.7%\s+2\s+3\s+3\s+101-$/m);
    expect(failureOf(mixed as Ended)).toMatchObject({
      code: 'usage',
      message: expect.stringMatching(/B and C.*never mixed/),
    });
    expect(failureOf(empty as Ended)).toMatchObject({ code: 'not-found' });
  });
});

describe('distributions', () => {
  it('prints summaries and histograms, missing ones counted apart', async () => {
    const found = await json<Record<string, never>>(
      ...['distributions', '--measure', 'steps', '--by', 'system', ...B, ...own],
    );
    expect(found).toMatchObject({
      ...{ measure: 'steps', by: 'system' },
      groups: [
        { kind: 'runs', benchmark: 'B', system: 'alpha', condition: null, n: 8, n_known: 8 },
        { system: 'beta', n: 9, n_known: 8, summary: { min: 10, q1: 17.5, median: 25, max: 40, mean: 25 } },
      ],
    });
    const { linear, groups } = found as unknown as {
      linear: { edges: readonly number[] };
      groups: readonly { linear: Readonly<Record<string, readonly number[]>> }[];
    };
    for (const group of groups) {
      const counts = Object.values(group.linear);
      expect(counts.flat().reduce((sum, n) => sum + n, 0)).toBe(8);
      for (const part of counts) expect(part).toHaveLength(linear.edges.length - 1);
    }
    expect(Object.keys(groups[1]!.linear)).toEqual(['resolved', 'unresolved', 'unscored']);
  });

  it('has words by condition alone, and says what there is none of', async () => {
    const [table, words, bySystem, unmeasured] = await runEach([
      ['distributions', '--measure', 'cost_usd', ...own],
      ['distributions', '--measure', 'words', ...own],
      ['distributions', '--measure', 'words', '--by', 'system', '--json', ...own],
      ['distributions', ...own],
    ]);
    expect(table?.out).toMatch(/^runs\s+B\s+alpha\s+casual\s+4\s+4\s+2\.000\s/m);
    expect(table?.out).toMatch(/^note: no run reports it \(C, alpha, plain\)$/m);
    expect(words?.out).toMatch(/no statement, script or corpus/);
    expect(failureOf(bySystem as Ended)).toMatchObject({
      code: 'usage',
      what_to_do: expect.stringMatching(/--by condition/),
    });
    expect(unmeasured).toMatchObject({ code: 2, err: expect.stringMatching(/--measure/) });
  });
});

describe('tradeoff', () => {
  it('prints points with the front, and what has none', async () => {
    const [found, table] = await runEach([
      ['tradeoff', '--json', ...own],
      ['tradeoff', '--measure', 'tokens', ...own],
    ]);
    expect(documentOf(found as Ended)).toMatchObject({
      measure: 'cost_usd',
      points: [
        { system: 'alpha', condition: 'casual', rate: 0.5, mean: 5, on_front: false, n_repeats: 1 },
        { system: 'alpha', condition: 'plain', rate: 0.75, mean: 2.5, on_front: true, ci_method: 'wilson' },
        { system: 'beta', condition: 'casual', rate: 0, n_scored: 3, mean: 0.5, on_front: false },
        {
          system: 'beta',
          condition: 'plain',
          rate: 0.625,
          n_runs: 5,
          n_known: 4,
          mean: 0.5,
          min: 0.5,
          max: 0.5,
          on_front: true,
        },
      ],
      left_out: [{ benchmark: 'C', system: 'alpha', n_runs: 1, reason: 'no run reports it' }],
    });
    expect(table?.out).toMatch(/^ *B\s+alpha\s+plain\s+75\.0%.*\s100\s+100\s+100\s+1\s+4\s+4\s+\*$/m);
    expect(table?.out).toMatch(/^note: no run reports it \(C, alpha, plain\)$/m);
  });
});

describe('figures of them', () => {
  const file = (name: string) => join(folder, name);

  it('ask for the measure that an option names', async () => {
    const [cost, tokens, words, wrong] = await runEach([
      ['figure', 'tradeoff', '--set', 'measure=cost_usd', '-o', file('cost.csv'), '--json', ...own],
      ['figure', 'tradeoff', '--set', 'measure=tokens', '--set', 'scale=linear', '-o', file('t.svg'), ...own],
      ['figure', 'tradeoff', '--set', 'measure=duration_s', '-o', file('none.svg'), '--json', ...own],
      ['figure', 'tradeoff', '--set', 'measure=luck', '-o', file('none.svg'), '--json', ...own],
    ]);
    expect(documentOf(cost as Ended)).toMatchObject({
      title: 'Resolve rate against cost (USD) per run',
      caption: expect.stringMatching(/\(16 of 17\).*logarithmic.*Left out: 1 \(no run reports it\)\.$/s),
    });
    const [header = '', ...lines] = readFileSync(file('cost.csv'), 'utf8').trim().split('\r\n');
    expect(header).toMatch(/^system,condition,benchmark,rate_percent,ci_low_percent,/);
    expect(lines).toHaveLength(5);
    expect(lines[1]).toMatch(/^alpha,plain,B,75,.*,2\.5,,,1,4,4,yes,$/);
    expect(lines[4]).toMatch(/^alpha,plain,C,.*no run reports it$/);
    expect(tokens?.code).toBe(0);
    expect(readFileSync(file('t.svg'), 'utf8')).toMatch(/data-x="linear /);
    expect(failureOf(words as Ended)).toMatchObject({
      code: 'not-found',
      message: expect.stringMatching(/duration.*Left out: 5 \(no run reports it\)/),
    });
    expect(failureOf(wrong as Ended)).toMatchObject({
      code: 'bad-input',
      what_to_do: expect.stringMatching(/cost_usd, tokens, steps, duration_s/),
    });
  });

  it('ask for the groups that an option names', async () => {
    const [systems, words] = await runEach([
      ['figure', 'distributions', '--set', 'by=system', '-o', file('d.csv'), '--json', ...own],
      ['figure', 'distributions', '--set', 'measure=words', '-o', file('none.svg'), '--json', ...own],
    ]);
    expect(documentOf(systems as Ended)).toMatchObject({
      caption: expect.stringMatching(/^Distribution of steps per run on B, 2 groups, 16 of 17 runs\./),
    });
    const lines = readFileSync(file('d.csv'), 'utf8').trim().split('\r\n');
    expect(lines.map((line) => line.split(',')[0])).toEqual(['group', 'alpha · B', 'beta · B', 'alpha · C']);
    expect(lines[2]).toMatch(/^beta · B,B,beta,,,9,8,/);
    expect(failureOf(words as Ended)).toMatchObject({
      message: expect.stringMatching(/Of no text the words/),
    });
  });
});

describe('changes', () => {
  it('prints what changes, absolutely and by A', async () => {
    const sides = ['--a', 'plain', '--b', 'casual', '--seed', 's'];
    const [found, table] = await runEach([
      ['changes', ...sides, '--json', ...own],
      ['changes', ...sides, ...own],
    ]);
    expect(documentOf(found as Ended)).toMatchObject({
      ...{ by: 'condition', a: 'plain', b: 'casual', seed: 's', cohort: { name: 'B', n_tasks: 4 } },
      rows: [
        {
          system: 'alpha',
          changes: [
            { measure: 'resolve', n_tasks: 4, mean_a: 0.75, mean_b: 0.5, difference: -0.25 },
            { measure: 'steps', mean_a: 25, mean_b: 25, difference: 0, relative: 0 },
            {
              measure: 'tokens',
              mean_a: 100,
              mean_b: 110,
              difference: 10,
              relative: expect.closeTo(0.1, 12),
            },
            { measure: 'cost_usd', mean_a: 2.5, mean_b: 5, relative: 1, ci_relative: [1, 1] },
          ],
        },
        {
          system: 'beta',
          changes: [{ n_tasks: 3, difference: expect.closeTo(-0.5, 12) }, {}, {}, { relative: 0 }],
        },
      ],
    });
    expect(table?.out).toMatch(/^alpha\s+cost \(USD\)\s+4\s+2\.500\s+5\.000\s+2\.500\s+\[.*\]\s+\+100\.0%/m);
  });
});
