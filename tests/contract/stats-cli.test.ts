import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { STATISTICS } from '../../main/stats/statistics.ts';
import { documentOf, type Ended, ended, failureOf, runEach, start } from '../support/command.ts';
import { STATS_EXAMPLES } from './stats-examples.ts';

const folder = mkdtempSync(join(tmpdir(), 'parallax-test-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let files = 0;
function fileOf(text: string | Buffer): string {
  const file = join(folder, `${files++}.json`);
  writeFileSync(file, text);
  return file;
}

type Plain = Readonly<Record<string, unknown>>;

/** A value with its numbers to be met at the six digits that are published. */
function near(value: unknown): unknown {
  if (typeof value === 'number') return expect.closeTo(value, 5.97);
  return Array.isArray(value) ? value.map(near) : value;
}

const valueAt = (found: Plain, path: string) =>
  path.split('.').reduce<unknown>((inner, key) => (inner as Plain)[key], found);

/** The statistic of a text as standard input. */
const piped = (text: string, ...args: readonly string[]): Promise<Ended> =>
  ended(start(['stats', ...args], ['/bin/sh', '-c', 'exec "$@" < "$0"', fileOf(text)]));

describe('stats', () => {
  let results: readonly Ended[] = [];

  beforeAll(async () => {
    results = await runEach(
      STATS_EXAMPLES.map(({ name, input }) => [
        ...['stats', name, '--json', '--input', fileOf(JSON.stringify(input))],
      ]),
    );
  });

  it.each(STATS_EXAMPLES.map(({ name, gives }, at) => ({ name, gives, at })))(
    '$name gives $gives',
    ({ name, gives, at }) => {
      const found = documentOf<Plain>(results[at] as Ended);
      const statistic = STATISTICS.find((one) => one.name === name);
      expect(Object.keys(found)).toEqual(expect.arrayContaining(['name', ...statistic!.output, 'reason']));
      for (const [key, value] of Object.entries(gives)) expect(valueAt(found, key), key).toEqual(near(value));
      const isUndefined = statistic!.output.some((key) => found[key] === null);
      if (isUndefined) expect(found.reason).toEqual(expect.any(String));
    },
  );

  it('has an example of every statistic', () => {
    expect(new Set(STATS_EXAMPLES.map(({ name }) => name))).toEqual(
      new Set(STATISTICS.map(({ name }) => name)),
    );
  });
});

describe('stats reads', () => {
  it('standard input, with a mark of UTF-8 too', async () => {
    const { code, out } = await piped('\uFEFF{"successes": 7, "n": 10}', 'wilson', '--json');
    expect([code, JSON.parse(out)]).toMatchObject([0, { name: 'wilson', rate: 0.7, reason: null }]);
  });

  it('a line at a time, computes the good ones and says by line what is wrong with the others', async () => {
    const lines = [
      '{"successes": 7, "n": 10}',
      '',
      '{"successes": 7}',
      '{"n": NaN}',
      '{"successes": 0, "n": 0}\r',
    ];
    const both = [['--jsonl'], ['--jsonl', '--json']].map((flags) =>
      piped(lines.join('\n'), 'wilson', ...flags),
    );
    for (const { code, out, err } of await Promise.all(both)) {
      const documents = out
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line));
      expect([code, documents]).toEqual([
        1,
        [
          expect.objectContaining({ name: 'wilson', rate: 0.7 }),
          {
            error: expect.objectContaining({
              code: 'bad-input',
              line: 3,
              message: expect.stringMatching(/^n is missing/),
            }),
          },
          {
            error: expect.objectContaining({
              line: 4,
              message: expect.stringMatching(/^NaN at line 4, column 7 is/),
            }),
          },
          expect.objectContaining({ low: null, reason: 'n is 0' }),
        ],
      ]);
      expect(err).toMatch(/^2 of 4 lines could not be computed/);
    }
  });

  it('ends with 0 where every line is good', async () => {
    const { code, out } = await piped('{"p": [0.5]}\n{"p": [0.1, 0.2]}', 'holm', '--jsonl');
    expect([code, out.split('\n').length]).toEqual([0, 3]);
  });

  it('the seed and the draws, and gives the same again for the same', async () => {
    const d = Array.from({ length: 20 }, (_, i) => i - 8);
    const inputs = [
      { d, seed: 's', draws: 99 },
      { d: d.toReversed(), seed: 's', draws: 99 },
      { d, seed: 7 },
    ];
    const found = (
      await runEach(
        inputs.map((input) => ['stats', 'sign_flip', '--json', '--input', fileOf(JSON.stringify(input))]),
      )
    ).map((result) => documentOf<Plain>(result));
    expect(found[0]).toMatchObject({ seed: 's', draws: 99, exact: false });
    expect(found[1]).toEqual(found[0]);
    expect(found[2]).toMatchObject({ seed: '7', draws: 10_000 });
  });
});

describe('stats tells', () => {
  it('what there is, to a person and to a script', async () => {
    const [help, table, list] = await runEach([
      ['stats', '--help'],
      ['stats', '--list'],
      ['stats', '--list', '--json'],
    ]);
    const listed = documentOf<readonly Plain[]>(list as Ended);
    expect(listed.map(({ name }) => name)).toEqual(STATISTICS.map(({ name }) => name));
    expect(listed[0]).toMatchObject({
      ...{ name: 'mcnemar', input: ['table'], optional: [], meaning: expect.stringMatching(/A only/) },
      output: ['exact', 'mid_p', 'chi2', 'p_chi2', 'chi2_corrected', 'p_chi2_corrected'],
      source: expect.stringMatching(/McNemar 1947/),
    });
    expect(help?.code).toBe(0);
    for (const { name } of STATISTICS) {
      expect(help?.out).toMatch(new RegExp(`^  ${name} \\{.+\\} → .+: .+`, 'm'));
      expect(table?.out).toMatch(new RegExp(`^${name} `, 'm'));
    }
    expect(help?.out).toMatch(/wilcoxon \{d or a and b, zero\?, continuity\?\} → statistic, p:.*a − b/);
  });

  it('a result as a table', async () => {
    const [result] = await runEach([['stats', 'wilson', '--input', fileOf('{"successes": 0, "n": 0}')]]);
    expect(result).toMatchObject({ code: 0, out: expect.stringMatching(/^low +–$/m) });
  });

  it('wrong use by exit code 2', async () => {
    const [unnamed, unknown, option] = await runEach([
      ['stats', '--json'],
      ['stats', 'mcnemer', '--json'],
      ['stats', 'mcnemar', '--sead', '1'],
    ]);
    expect([unnamed?.code, unknown?.code, option?.code]).toEqual([2, 2, 2]);
    expect(failureOf(unknown as Ended)).toMatchObject({
      ...{ code: 'usage', message: 'There is no statistic “mcnemer”.' },
      what_to_do: expect.stringMatching(/stats --list/),
    });
  });

  it('a file that is not there, or is a folder, by exit code 1', async () => {
    const found = await runEach([
      ['stats', 'holm', '--json', '--input', join(folder, 'none')],
      ['stats', 'holm', '--json', '--input', folder],
      ['stats', 'holm', '--jsonl', '--input', join(folder, 'none')],
    ]);
    expect(found.map(({ code }) => code)).toEqual([1, 1, 1]);
    expect(failureOf(found[0] as Ended)).toMatchObject({ code: 'not-found' });
    expect(failureOf(found[1] as Ended)).toMatchObject({ message: expect.stringMatching(/is a folder/) });
  });
});

const many = `{"x": [${'1,'.repeat(1_000_000)}1], "q": [0.5]}`;

/** Name, input as it stands, what is said of it. */
const BAD: readonly (readonly [string, string | Buffer, RegExp])[] = [
  ['ks', '{"a": [1, 2, "x"], "b": [1]}', /^a\[2\] is "x", where a number belongs\.$/],
  ['ks', '{"a": [1, null], "b": [1]}', /^a\[1\] is null, where a number belongs/],
  ['ks', '{"a": [1, 1e999], "b": [1]}', /^a\[1\] is beyond the range of numbers/],
  ['ks', '{"a": [1, 1e200], "b": [1]}', /^a\[1\] is 1e\+200, where a number of at most 1e\+100 in size/],
  ['ks', '{"a": [1,\n NaN], "b": [1]}', /^NaN at line 2, column 2 is not JSON/],
  ['ks', '{"a": ["NaN"], "b": [-Infinity]}', /^-Infinity at line 1, column 22 is not JSON/],
  ['ks', '{"a": [1, 2}', /not JSON: .* at line 1, column 12/],
  ['ks', '{"a": [1,\n2,], "b": [1]}', /not JSON: Unexpected token '\]' at line 2, column 3\.$/],
  ['ks', '{"a": [1], "b": [tru', /not JSON: Unexpected end .* at line 1, column 21\.$/],
  ['ks', '{"a": [1], "b": [None]}', /not JSON: Unexpected token 'N' at line 1, column 18\.$/],
  ['ks', '{"a": [1], "b": [1]} {}', /not JSON: .* at line 1, column 22\.$/],
  ['ks', '', /input is empty/],
  ['ks', '  \n', /input is empty/],
  ['ks', Buffer.from([0x7b, 0xff, 0x7d]), /not UTF-8/],
  ['ks', '[1]', /input is a list of 1, where an object in braces belongs/],
  ['ks', 'null', /input is null, where/],
  ['ks', '{"a": [], "b": [1]}', /^a is an empty list, where a list of numbers, one at least, belongs/],
  ['ks', '{"a": 5, "b": [1]}', /^a is 5, where a list of numbers belongs/],
  ['ks', '{"a": [1]}', /^b is missing, where a list of numbers belongs/],
  ['ks', '{"a": [1], "b": [1], "c": 1}', /^"c" is no key that it takes/],
  ['ks', '{"a": [1], "a": [2], "b": [1]}', /key "a" stands twice in one object \(line 1\)/],
  ['ks', '{"a": [1], "b": [1], "__proto__": {}}', /"__proto__" is no key/],
  ['quantiles', many, /^x holds more than 1000000 values/],
  ['quantiles', '{"x": [1], "q": [0.5, 1.2]}', /^q\[1\] is 1.2, where a probability from 0 to 1/],
  ['mcnemar', '{"table": [[1, -2], [3, 4]]}', /^table\[0\]\[1\] is -2, where a whole number from 0/],
  ['mcnemar', '{"table": [[1, 2], [3]]}', /^table\[1\]/],
  ['mcnemar', '{"table": [[1, 2], [3, 4.5]]}', /^table\[1\]\[1\] is 4.5, where a whole number/],
  ['chi_square', '{"table": [[1, 2], [3]]}', /^table\[1\] holds 1 values, where 2 belong as in table\[0\]/],
  ['krippendorff', '{"ratings": [[1, 2], [3]]}', /^ratings\[1\] holds 1 values, where 2/],
  ['kendall', '{"a": [1, 2], "b": [1]}', /^a holds 2 values and b 1/],
  ['wilcoxon', '{"d": [1], "a": [1]}', /^d stands beside a or b/],
  ['wilcoxon', '{"a": [1]}', /^b is missing, where d belongs or a and b/],
  ['wilcoxon', '{}', /^d is missing/],
  ['wilcoxon', '{"d": [1], "zero": "drop"}', /^zero is "drop", where one of "wilcox"/],
  ['holm', '{"p": [0.1, 1.5]}', /^p\[1\] is 1.5, where a probability from 0 to 1 belongs/],
  ['wilson', '{"successes": 11, "n": 10}', /^successes is 11, where at most/],
  ['pass_at_k', '{"n": 5, "c": 6, "k": 1}', /^c is 6, where at most n = 5/],
  ['pass_at_k', '{"n": 5, "c": 2, "k": 0}', /^k is 0, where a whole number from 1/],
  ['jsd', '{"p": [1, -1], "q": [1, 1]}', /^p\[1\] is -1, where a number from 0 up/],
  ['cluster_bootstrap', '{"tasks": [{"a": [1], "b": []}]}', /^tasks\[0\]\.b is an empty list/],
  [
    'cluster_bootstrap',
    '{"tasks": [{"a": [1], "b": ["1"]}]}',
    /^tasks\[0\]\.b\[0\] is "1", where a number, or null/,
  ],
  [
    'cluster_bootstrap',
    '{"tasks": [{"task": "t", "a": [1], "b": [1]}, {"task": "t", "a": [1], "b": [1]}]}',
    /^tasks\[1\]\.task is "t", which tasks\[0\] is/,
  ],
  [
    'run_permutation',
    '{"tasks": [{"a": [2], "b": [1]}]}',
    /^tasks\[0\]\.a\[0\] is 2, where 1 for a solved run/,
  ],
  [
    'rank_sets',
    '{"n": 2, "tests": [{"first": 0, "second": 1, "difference": 1, "p": 0.1}, {"first": 1, "second": 0, "difference": 1, "p": 0.1}]}',
    /^tests\[1\] is of 0 and 1, as tests\[0\] is/,
  ],
  ['sign_flip', '{"d": [1], "draws": 0}', /^draws is 0, where a whole number from 1/],
  ['power_paired_binary', '{"n": 5, "psi": 1.5, "delta": 0.1}', /^psi is 1.5, where a probability/],
];

describe('stats refuses', () => {
  let refused: readonly Ended[] = [];

  beforeAll(async () => {
    refused = await runEach(BAD.map(([name, text]) => ['stats', name, '--json', '--input', fileOf(text)]));
  });

  it.each(BAD.map(([name, text, message], at) => ({ name, text: String(text).slice(0, 60), message, at })))(
    '$name of $text',
    ({ name, message, at }) => {
      const { code, err } = refused[at] as Ended;
      expect(code).toBe(1);
      expect(err).not.toMatch(/^\s+at /m);
      expect(failureOf(refused[at] as Ended)).toEqual({
        ...{ code: 'bad-input', message: expect.stringMatching(message) },
        what_to_do: expect.stringMatching(new RegExp(`^${name} takes .+: .+`)),
      });
    },
  );
});
