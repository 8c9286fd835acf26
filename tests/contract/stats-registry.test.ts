import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { UserError } from '../../analysis/model/user-error.ts';
import * as stats from '../../analysis/stats/index.ts';
import { runStatistic } from '../../main/stats/run-statistic.ts';
import type { Statistic } from '../../main/stats/statistic.ts';
import { STATISTICS } from '../../main/stats/statistics.ts';
import { STATS_EXAMPLES } from './stats-examples.ts';

/** Exports that are no statistic, and why. */
const EXCUSED: Readonly<Record<string, string>> = {
  choicePermutation: 'takes what relabelling can make of each summand: run_permutation is its form for data',
  ratiosOfSums: 'several ratios that share resamples: ratio_of_sums is its form for one',
  Random: 'the generator itself, which no document can hold',
  randomOf: 'makes a generator',
};

/** What any call must come to: a document without a number that JSON cannot hold, or an error in words. */
function outcomeOf(statistic: Statistic, text: string): 'result' | 'refused' {
  try {
    const result = runStatistic(statistic, Buffer.from(text));
    expect(JSON.parse(JSON.stringify(result))).toEqual(result);
    expect(Object.keys(result)).toEqual(expect.arrayContaining([...statistic.output]));
    if (statistic.output.some((key) => result[key] === null))
      expect(result.reason).toEqual(expect.any(String));
    return 'result';
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    expect(error).toMatchObject({ code: 'bad-input', hint: expect.stringContaining(statistic.name) });
    expect(error.message).toMatch(/^.{10,400}\.$/);
    return 'refused';
  }
}

const number = fc.oneof(
  fc.integer({ min: -2, max: 9 }),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.constantFrom(0, -0, 0.5, 1, 5e-324, 1e-300, 1.7e308, -1.7e308, 2 ** 53, 20_000, 1e6, 1e9),
);

const anything = fc.oneof(
  { weight: 4, arbitrary: number },
  { weight: 1, arbitrary: fc.constantFrom(null, true, '', 'x', [], {}, [[]]) },
);

type Path = readonly (string | number)[];

/** Places of everything in a document. */
function pathsOf(value: unknown, path: Path = []): readonly Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  const inner = Array.isArray(value) ? value.map((one, i) => [i, one] as const) : Object.entries(value);
  return [path, ...inner.flatMap(([key, one]) => pathsOf(one, [...path, key]))];
}

function replaced(value: unknown, path: Path, by: unknown): unknown {
  const [first, ...rest] = path;
  if (first === undefined) return by;
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<
    string | number,
    unknown
  >;
  copy[first] = replaced(copy[first], rest, by);
  return copy;
}

/** An example with some of its values replaced, drawing little. */
const changedExample = fc
  .record({
    example: fc.constantFrom(...STATS_EXAMPLES),
    changes: fc.array(fc.record({ at: fc.nat(), by: anything }), { maxLength: 4 }),
  })
  .map(({ example, changes }) => {
    const statistic = STATISTICS.find(({ name }) => name === example.name)!;
    const isDrawn = statistic.input.some(({ key }) => key === 'draws');
    const given: unknown = isDrawn ? { ...example.input, draws: 50 } : example.input;
    const input = changes.reduce((value, { at, by }) => {
      const paths = pathsOf(value);
      return replaced(value, paths[at % paths.length]!, by);
    }, given);
    return { statistic, text: JSON.stringify(input) };
  });

/** An example with every number in it replaced by its own: what all is well-formed but for its size. */
const rescaledExample = fc
  .record({
    example: fc.constantFrom(...STATS_EXAMPLES),
    numbers: fc.array(number, { minLength: 8, maxLength: 40 }),
  })
  .map(({ example, numbers }) => {
    const statistic = STATISTICS.find(({ name }) => name === example.name)!;
    let at = 0;
    const input = JSON.parse(JSON.stringify(example.input), (_, value) =>
      typeof value === 'number' ? numbers[at++ % numbers.length] : value,
    );
    return { statistic, text: JSON.stringify(input) };
  });

describe('the named statistics', () => {
  it('cover every export of analysis/stats that is not excused', () => {
    const named = new Set<string>(STATISTICS.flatMap(({ functions }) => functions));
    const missing = Object.keys(stats).filter((name) => !named.has(name) && !(name in EXCUSED));
    expect(missing).toEqual([]);
    expect(Object.keys(EXCUSED).filter((name) => named.has(name) || !(name in stats))).toEqual([]);
  });

  it('have names and keys of one form, each name once, and one line each', () => {
    for (const { name, input, output, meaning, source } of STATISTICS) {
      for (const key of [name, ...output, ...input.map((one) => one.key)])
        expect(key).toMatch(/^[a-z][a-z0-9_]*$/);
      for (const line of [meaning, source]) expect(line).toMatch(/^.{5,160}$/);
    }
    const names = STATISTICS.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('whatever the JSON, there is a document or an error in words', () => {
  it('of anything', () => {
    fc.assert(
      fc.property(fc.constantFrom(...STATISTICS), fc.oneof(fc.json(), fc.string()), (statistic, text) => {
        outcomeOf(statistic, text);
      }),
      { numRuns: 500 },
    );
  });

  it('of examples with some values changed', () => {
    const seen = { result: 0, refused: 0 };
    fc.assert(
      fc.property(changedExample, ({ statistic, text }) => {
        seen[outcomeOf(statistic, text)] += 1;
      }),
      { numRuns: 3000 },
    );
    expect(Math.min(seen.result, seen.refused)).toBeGreaterThan(100);
  });

  it('of examples with every number changed', () => {
    fc.assert(
      fc.property(rescaledExample, ({ statistic, text }) => {
        outcomeOf(statistic, text);
      }),
      { numRuns: 3000 },
    );
  });
});
