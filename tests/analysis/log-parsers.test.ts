import { describe, expect, it } from 'vitest';
import {
  LOG_PARSERS,
  type LogParserName,
  logParserNamed,
  logParserOfRepository,
} from '../../analysis/grading/index.ts';
import { UserError } from '../../analysis/model/user-error.ts';
import { readCases } from '../oracles/read-fixture.ts';

/** Pairs in order; or the name of the error that the published parser breaks off with. */
type Result = readonly (readonly [string, string])[] | string;
type ByParser = readonly { readonly parsers: readonly string[]; readonly result: Result }[];

const parse = (parser: string, log: string) => [...LOG_PARSERS[`parse_log_${parser}` as LogParserName](log)];

function expectSame(log: string, results: ByParser) {
  for (const { parsers, result } of results)
    for (const parser of parsers) {
      const found = parse(parser, log);
      if (typeof result !== 'string') expect(found, parser).toEqual(result);
    }
}

const logs = readCases<{ runner: string; name: string; log: string }, ByParser>('log_parsers', 'logs');
const variants = readCases<{ runner: string; name: string; log: string }, ByParser>(
  'log_parsers',
  'variants',
);
const prose = readCases<{ parser: string; log: string }, Result>('log_parsers', 'prose');
const scrambled = readCases<string, ByParser>('log_parsers', 'scrambled');

describe('the parsers of logs', () => {
  it.each(logs)('read what the published ones read: $input.runner, $input.name', ({ input, output }) =>
    expectSame(input.log, output),
  );

  it.each(variants)('and where the log was damaged: $input.runner, $input.name', ({ input, output }) =>
    expectSame(input.log, output),
  );

  it.each(scrambled.map(({ input, output }, i) => ({ i, log: input, output })))(
    'and from random text, $i',
    ({ log, output }) => expectSame(log, output),
  );

  it('are tried on logs with and without results, of every runner', () => {
    const reading = (parser: string) =>
      logs.filter(({ output }) =>
        output.some(({ parsers, result }) => parsers.includes(parser) && result.length > 0),
      ).length;
    const read = [
      'pytest',
      'pytest_options',
      'pytest_v2',
      'django',
      'matplotlib',
      'seaborn',
      'sympy',
      'tap',
      'jest',
      'vitest',
    ].map(reading);
    expect(Math.min(...read)).toBeGreaterThan(2);
    expect(
      logs.filter(({ output }) => output.every(({ result }) => result.length === 0)).length,
    ).toBeGreaterThan(2);
  });
});

describe('a text without results', () => {
  const unread = prose.filter(({ output }) => output.length === 0);
  const quirks = prose.filter(({ output }) => typeof output !== 'string' && output.length > 0);
  const broken = prose.filter(({ output }) => typeof output === 'string');

  it.each(unread)('stays unread by $input.parser: $input.log', ({ input }) => {
    expect(parse(input.parser, input.log)).toEqual([]);
  });

  it.each(quirks)('is read by $input.parser as by the published one: $input.log', ({ input, output }) => {
    expect(parse(input.parser, input.log)).toEqual(output);
  });

  it.each(broken)('that breaks the published $input.parser gives nothing: $input.log', ({ input }) => {
    expect(parse(input.parser, input.log)).toEqual([]);
  });

  it('is met in each of these ways', () => {
    expect([unread.length > 50, quirks.length > 15, broken.length > 0]).toEqual([true, true, true]);
  });
});

describe('node-tap', () => {
  const log = logs.find(({ input }) => input.name === 'mixed.test.mjs')!.input.log;

  it('reads nested tests and directives of a real run', () => {
    expect([...LOG_PARSERS['node-tap'](log)]).toEqual([
      ['passes \\# not a directive', 'PASSED'],
      ['fails', 'FAILED'],
      ['skipped', 'SKIPPED'],
      ['to do', 'XFAIL'],
      ['group > passes', 'PASSED'],
      ['group > fails - deeply', 'FAILED'],
      ['group > inner > ünïcode ...', 'PASSED'],
      ['group > inner', 'PASSED'],
      ['group', 'FAILED'],
      ['prints', 'PASSED'],
      ['<anonymous>', 'PASSED'],
    ]);
  });

  it('keeps the worst result of a name', () => {
    const twice = 'ok 1 - a\nnot ok 2 - a\nok 3 - a\nok 4 - b # skip\nok 5 - b\n';
    expect([...LOG_PARSERS['node-tap'](twice)]).toEqual([
      ['a', 'FAILED'],
      ['b', 'SKIPPED'],
    ]);
  });
});

describe('the verbose reporters of JavaScript', () => {
  it('are read without the times, as far as the published parsers know them', () => {
    const jest =
      'PASS a.test.js\n  sums\n    ✓ adds (5 ms)\n    ✕ waits (2 s)\n    ○ skipped later\n    ✓ rests (1.2 s)\n';
    expect([...LOG_PARSERS.parse_log_jest(jest)]).toEqual([
      ['adds', 'PASSED'],
      ['waits', 'FAILED'],
      ['skipped later', 'SKIPPED'],
      ['rests (1.2 s)', 'PASSED'],
    ]);
    const vitest = ' ✓ a.mjs > adds 5ms\n × a.mjs > waits 2 s\n ↓ a.mjs > later [skipped]\n';
    expect([...LOG_PARSERS.parse_log_vitest(vitest)]).toEqual([
      ['a.mjs > adds', 'PASSED'],
      ['a.mjs > waits', 'FAILED'],
      ['a.mjs > later', 'SKIPPED'],
    ]);
  });
});

describe('logParserNamed', () => {
  it('finds each by its name', () => {
    for (const [name, parser] of Object.entries(LOG_PARSERS)) expect(logParserNamed(name)).toBe(parser);
  });

  it.each(['parse_log_gotest', '', 'constructor', 'toString'])(
    'refuses %j and says what there is',
    (name) => {
      expect(() => logParserNamed(name)).toThrow(UserError);
      expect(() => logParserNamed(name)).toThrow(
        expect.objectContaining({ hint: expect.stringContaining('node-tap') }),
      );
    },
  );
});

describe('logParserOfRepository', () => {
  it('knows the twelve of SWE-bench Verified', () => {
    expect(logParserOfRepository('pylint-dev/pylint')).toBe('parse_log_pylint');
    expect(logParserOfRepository('sympy/sympy')).toBe('parse_log_sympy');
    expect(logParserOfRepository('golang/go')).toBeNull();
    expect(logParserOfRepository('constructor')).toBeNull();
  });
});
