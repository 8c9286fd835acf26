import { describe, expect, it } from 'vitest';
import { PARTS } from '../../analysis/model/distributions.ts';
import type { Filter } from '../../analysis/model/filter.ts';
import type { Script } from '../../analysis/model/script.ts';
import { withoutResults } from '../../analysis/model/without-results.ts';
import { matrixCounts } from '../../main/store/figure-data/matrix-counts.ts';
import { runMeasures } from '../../main/store/figure-data/run-measures.ts';
import { storeApi } from '../../main/store/store-api.ts';
import { importItems, message, saying, script, session, task } from './imported-items.ts';
import { FILTERS } from './made-up-runs.ts';
import { distinct, groupBy, type PlainRun, passes, storedAndPlain } from './plain-runs.ts';
import { importRuns, openTemp, run } from './store-fixture.ts';

const columnOf = (row: { readonly system: string; readonly condition: string }) =>
  JSON.stringify([row.system, row.condition]);

/** Cell by cell as a plain join counts it: task and column → runs, scored, resolved. */
function plainCells(runs: readonly PlainRun[]): Readonly<Record<string, readonly number[]>> {
  const cells = groupBy(runs, (row) => [row.task, row.system, row.condition]).map((cell) => [
    `${cell[0]!.task} ${columnOf(cell[0]!)}`,
    [
      cell.length,
      cell.filter((row) => row.resolved !== null).length,
      cell.filter((row) => row.resolved).length,
    ],
  ]);
  return Object.fromEntries(cells);
}

describe('counts of a matrix', () => {
  it('are what counting run by run gives, under every filter, whatever outcomes and labels it names', async () => {
    const { facts, plain } = await storedAndPlain();
    let seen = 0;
    for (const given of FILTERS) {
      const filter: Filter = { ...given, benchmark: ['Lite'] };
      const runs = plain.filter((row) => passes(row, withoutResults(filter)));
      if (runs.length === 0) {
        expect(() => matrixCounts(facts, { filter })).toThrow('The selection has no run.');
        continue;
      }
      seen += 1;
      const found = matrixCounts(facts, { filter });
      const columns = distinct(found.rates.repeats.map(columnOf));
      expect(found.tasks.map((row) => row.task)).toEqual(distinct(runs.map((row) => row.task)).toSorted());
      const cells = found.tasks.flatMap(({ task: name }, i) =>
        columns.map((column, j) => {
          const at = i * columns.length + j;
          return [`${name} ${column}`, [found.runs[at], found.scored[at], found.resolved[at]]] as const;
        }),
      );
      expect(Object.fromEntries(cells.filter(([, [n]]) => n! > 0))).toEqual(plainCells(runs));
      for (const { task: name, repository } of found.tasks)
        expect(repository).toBe(runs.find((row) => row.task === name)?.repository);
    }
    expect(seen).toBeGreaterThan(5);
  });

  it('never mix two benchmarks', async () => {
    const { facts } = await storedAndPlain();
    expect(() => matrixCounts(facts, { filter: {} })).toThrow(
      'A matrix can be had on Lite and Verified, which are never mixed.',
    );
    const system = { label: 'Only here', agent: null, model: null, settings: {} };
    const database = await openTemp();
    await importRuns(database, [run('a', 'resolved'), run('a', 'resolved', { benchmark: 'Other', system })]);
    const filter = { system: ['Only here'] };
    expect(await storeApi(database).matrixCounts({ filter })).toMatchObject({ benchmark: 'Other' });
  });
});

describe('what runs take', () => {
  const measures = {
    steps: (row: PlainRun) => row.steps,
    tokens: ({ input_tokens: input, output_tokens: output }: PlainRun) =>
      input === null || output === null ? null : input + output,
    cost_usd: (row: PlainRun) => row.cost_usd,
    duration_s: (row: PlainRun) => row.duration_s,
  } as const;
  const verdictOf = (row: PlainRun) =>
    row.resolved === null ? 'unscored' : row.resolved ? 'resolved' : 'unresolved';

  it.each(['steps', 'tokens', 'cost_usd', 'duration_s'] as const)(
    'is known of as many runs: %s',
    async (measure) => {
      const { facts, plain } = await storedAndPlain();
      for (const by of ['system', 'condition', 'both'] as const)
        for (const filter of FILTERS) {
          const runs = plain.filter((row) => passes(row, filter));
          const keyOf = (row: {
            benchmark: string | null;
            system: string | null;
            condition: string | null;
          }) =>
            JSON.stringify([
              row.benchmark,
              by === 'condition' ? null : row.system,
              by === 'system' ? null : row.condition,
            ]);
          const expected = groupBy(runs, keyOf).map((group) => {
            const known = group.filter((row) => measures[measure](row) !== null);
            const values = known.map((row) => `${measures[measure](row)} ${verdictOf(row)}`);
            return { key: keyOf(group[0]!), n: group.length, values: values.toSorted() };
          });
          const found = runMeasures(facts, { filter, measure, by }).map(({ group, n, values, parts }) => ({
            ...{ key: keyOf(group), n },
            values: Array.from(values, (value, i) => `${value} ${PARTS[parts[i]!]}`).toSorted(),
          }));
          expect(found).toEqual(expected.toSorted((x, y) => (x.key < y.key ? -1 : 1)));
        }
    },
  );
});

describe('words of what is asked', () => {
  it('are of statements, of scripts and of what sessions begin with', async () => {
    const database = await openTemp();
    const simulated: Script = {
      ...saying(''),
      spine: [{ when: 'start', what: { say: { simulated: 'prompt' } } }],
    };
    const own: Script = { ...saying(''), spine: [] };
    await importItems(
      database,
      {
        kind: 'tasks',
        tasks: [
          task('a', { statement: 'it is broken', repository: 'a/b' }),
          task('b', { statement: null }),
          task('c', { benchmark: 'Untold' }),
        ],
      },
      {
        kind: 'scripts',
        scripts: [
          script('a', 'fix it'),
          script('b', 'x', { script: simulated }),
          script('a', 'x', { script: own, condition: 'plain' }),
        ],
      },
      {
        kind: 'sessions',
        sessions: [
          session(
            'one',
            message('system', { role: 'assistant' }),
            message('please do'),
            message('and then this'),
          ),
          session('two', message('hello', { role: 'assistant' })),
        ],
      },
    );
    const told = async (filter: Filter) =>
      (await storeApi(database).requestWords({ filter }, undefined)).map(({ group, n, values, parts }) => {
        expect([...parts]).toEqual([...values].map(() => PARTS.indexOf('text')));
        const { kind, benchmark, condition, corpus } = group;
        return [kind, benchmark ?? corpus, condition, n, [...values]];
      });
    const corpus = ['corpus', 'chats', null, 2, [2]];
    expect(await told({})).toEqual([
      ['statements', 'Bench', null, 2, [3]],
      ['scripts', 'Bench', 'asked', 2, [2]],
      ['scripts', 'Bench', 'plain', 1, [3]],
      corpus,
    ]);
    expect(await told({ condition: ['asked'], repository: ['a/b'], system: ['none'] })).toEqual([
      ['statements', 'Bench', null, 1, [3]],
      ['scripts', 'Bench', 'asked', 1, [2]],
      corpus,
    ]);
    expect(await told({ benchmark: ['Untold'] })).toEqual([corpus]);
    expect(await told({ task: 'B' })).toEqual([['scripts', 'Bench', 'asked', 1, []], corpus]);
  });
});
