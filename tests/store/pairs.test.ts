import { describe, expect, it } from 'vitest';
import type { Filter } from '../../analysis/model/filter.ts';
import { UserError } from '../../analysis/model/user-error.ts';
import { type ComparablePair, comparablePairs } from '../../main/store/comparable-pairs.ts';
import { pairedRows } from '../../main/store/paired-rows.ts';
import { byValues, distinct, groupBy, type PlainRun, passes, storedAndPlain } from './plain-runs.ts';
import { importRuns, openTemp, run } from './store-fixture.ts';

type By = ComparablePair['by'];

/** What two runs must have in common to be of the two sides of a pair. */
const matched = ({ benchmark, system, condition, canonical_id }: PlainRun, by: By) =>
  JSON.stringify({ benchmark, system, condition, [by]: '', canonical_id });

function pair(plain: readonly PlainRun[], by: By, a: string, b: string, benchmark: string): ComparablePair {
  const ofB = new Set(plain.filter((row) => row[by] === b).map((row) => matched(row, by)));
  const shared = plain.filter(
    (row) => row[by] === a && row.benchmark === benchmark && ofB.has(matched(row, by)),
  );
  const n_systems = distinct(shared.map((row) => (by === 'system' ? b : row.system))).length;
  return { by, a, b, benchmark, n_systems, n_tasks: distinct(shared.map((row) => row.canonical_id)).length };
}

/** Every two names, in the order in which they are met. */
function pairsBy(plain: readonly PlainRun[], by: By): readonly ComparablePair[] {
  const names = distinct(plain.map((row) => row[by]));
  return names
    .flatMap((a, i) => names.slice(i + 1).map((b) => [a, b] as const))
    .flatMap(([a, b]) =>
      (by === 'benchmark' ? [a] : ['Lite', 'Verified']).map((benchmark) => pair(plain, by, a, b, benchmark)),
    )
    .filter((found) => found.n_tasks > 0)
    .sort(
      byValues(
        (found) => -found.n_systems * found.n_tasks,
        (found) => found.a,
        (found) => found.b,
        (found) => found.benchmark,
      ),
    );
}

describe('comparable pairs', () => {
  it('are what looking at every two names gives, the one met first being A', async () => {
    const { facts, plain } = await storedAndPlain();
    const expected = (['condition', 'benchmark', 'system'] as const).map((by) => pairsBy(plain, by));
    expect(expected.every((pairs) => pairs.length > 0)).toBe(true);
    expect(comparablePairs(facts)).toEqual(expected.flat());
  });

  it('offer the twelve systems with the most tasks, of equals those met first', async () => {
    const database = await openTemp();
    const labels = Array.from({ length: 14 }, (_, i) => `s${i}`);
    const tasksOf = (label: string) => (label === 's3' ? ['t1'] : ['t1', 't2']);
    await importRuns(
      database,
      labels.flatMap((label) =>
        tasksOf(label).map((task) =>
          run(task, 'resolved', { system: { label, agent: null, model: null, settings: {} } }),
        ),
      ),
    );
    const pairs = comparablePairs(await database.facts());
    const offered = labels.filter((label) => label !== 's3' && label !== 's13');
    expect([...distinct(pairs.flatMap(({ a, b }) => [a, b]))].sort()).toEqual(offered.sort());
    expect(pairs).toHaveLength((12 * 11) / 2);
  });
});

describe('paired rows', () => {
  it.each([
    { by: 'condition', a: 'assisted', b: 'vanilla', filter: { benchmark: ['Lite'] } },
    { by: 'condition', a: 'vanilla', b: 'assisted', filter: { benchmark: ['Verified'], task: 'django' } },
    { by: 'system', a: 'zeta', b: 'alpha', filter: { benchmark: ['Lite'], condition: ['vanilla'] } },
    { by: 'benchmark', a: 'Lite', b: 'Verified', filter: { outcome: ['resolved'] } },
  ] as const)('by $by of $a and $b are the verdicts of every row on both sides', async (selection) => {
    const { facts, plain } = await storedAndPlain();
    const { by, a, b, filter } = selection;
    const chosen = plain
      .filter((row) => passes(row, { ...filter, outcome: [], label: [] }) && (row[by] === a || row[by] === b))
      .map((of) => ({
        ...of,
        row: by === 'system' ? b : of.system,
        column: by === 'condition' ? null : of.condition,
      }));
    const all = groupBy(chosen, (of) => [of.row, of.column]);
    const onBothSides = all.filter((rows) => distinct(rows.map((of) => of[by])).length === 2);
    const expected = groupBy(onBothSides.flat(), (of) => [of.row, of.column, of.canonical_id]).map((same) => {
      const side = (name: string) => same.filter((of) => of[by] === name).sort(byValues((of) => of.repeat));
      const mark = ({ resolved }: PlainRun) => (resolved === null ? '-' : Number(resolved));
      return {
        row: same[0]?.row,
        condition: same[0]?.column,
        task: same[0]?.canonical_id as string,
        repository: same[0]?.repository,
        a: side(a).map(mark).join(''),
        b: side(b).map(mark).join(''),
        runs_a: side(a).map((of) => of.run_id),
        runs_b: side(b).map((of) => of.run_id),
      };
    });
    const order = byValues<(typeof expected)[number]>(
      (row) => row.row ?? '',
      (row) => row.condition ?? '',
      (row) => row.task,
    );
    expect(expected.length).toBeGreaterThan(2);
    const { rows, n_rows_one_sided } = pairedRows(facts, selection);
    expect(rows).toEqual(expected.sort(order));
    expect(n_rows_one_sided).toBe(all.length - onBothSides.length);
  });
});

describe('the sides of two filters', () => {
  const filters = (filter_a: Filter, filter_b: Filter, filter: Filter = {}) =>
    ({ by: 'filter', a: 'one', b: 'other', filter_a, filter_b, filter }) as const;

  it('are those of two conditions where the filters differ in the condition', async () => {
    const { facts } = await storedAndPlain();
    const filter = { benchmark: ['Lite'] };
    const named = pairedRows(facts, { by: 'condition', a: 'vanilla', b: 'assisted', filter });
    const found = pairedRows(
      facts,
      filters({ condition: ['vanilla'] }, { condition: ['assisted'], benchmark: [] }, filter),
    );
    expect(found).toEqual(named);
    expect(found).toMatchObject({ paired: true, benchmark: 'Lite' });
    expect(found.rows.length).toBeGreaterThan(2);
  });

  it('hold what each filter and the common one let through, a row per system and condition', async () => {
    const { facts, plain } = await storedAndPlain();
    const [a, b] = [{ task: 'django' }, { repository: ['sympy/sympy'] }];
    const filter = { benchmark: ['Verified'] };
    const { rows, paired, n_rows_one_sided } = pairedRows(facts, filters(a, b, filter));
    const runsOf = (side: Filter) =>
      plain.filter((row) => passes(row, { ...filter, outcome: [] }) && passes(row, side));
    const all = groupBy([...runsOf(a), ...runsOf(b)], (row) => [row.system, row.condition]);
    const onBoth = all.filter((own) => [a, b].every((side) => own.some((row) => passes(row, side))));
    const ids = (side: Filter) =>
      onBoth
        .flat()
        .filter((row) => passes(row, side))
        .map((row) => row.run_id);
    expect(onBoth.length).toBeGreaterThan(1);
    expect(paired).toBe(false);
    expect(rows.flatMap(({ runs_a }) => runs_a).sort(ascending)).toEqual([...ids(a)].sort(ascending));
    expect(rows.flatMap(({ runs_b }) => runs_b).sort(ascending)).toEqual([...ids(b)].sort(ascending));
    expect(distinct(rows.map(({ row, condition }) => `${row} ${condition}`))).toHaveLength(onBoth.length);
    expect(n_rows_one_sided).toBe(all.length - onBoth.length);
  });

  it('are one row where they differ in system and condition, of which the runs of a task are repeats', async () => {
    const database = await openTemp();
    const of = (label: string) => ({ system: { label, agent: null, model: null, settings: {} } });
    await importRuns(database, [
      ...[run('t1', 'resolved', of('s')), run('t1', 'unresolved', of('r')), run('t2', 'resolved', of('r'))],
      ...[run('t1', 'resolved', of('q')), run('t3', 'resolved', of('q'))],
    ]);
    const facts = await database.facts();
    const { rows, paired } = pairedRows(facts, filters({ system: ['s', 'r'] }, { system: ['q'] }));
    expect(paired).toBe(true);
    expect(rows.map(({ row, task, a, b }) => [row, task, a, b])).toEqual([
      ['all runs', 't1', '01', '1'],
      ['all runs', 't2', '1', ''],
      ['all runs', 't3', '', '1'],
    ]);
  });

  it.each<[string, Filter, Filter, Filter, RegExp]>([
    ['alike', { task: 'x' }, { task: 'x' }, {}, /^A and B are the same filter/],
    [
      'overlapping',
      { task: 'django' },
      {},
      { benchmark: ['Lite'] },
      /^The filters overlap: \d+ runs are on both sides, all of A /,
    ],
    [
      'of nothing',
      { repository: ['moon'] },
      { task: 'django' },
      {},
      /^No run is of side A \(one\): this workspace has none with repo “moon”/,
    ],
    [
      'emptied',
      { task: 'django' },
      { task: 'sympy' },
      { system: ['moon'] },
      /the filter of both sides leaves none of its/,
    ],
    [
      'on several benchmarks',
      { task: 'django' },
      { task: 'sympy' },
      {},
      /^Both sides are on Lite and Verified, which are never mixed/,
    ],
    [
      'mixing benchmarks',
      { benchmark: ['Lite'] },
      { benchmark: ['Lite', 'Verified'] },
      {},
      /^Side B is on Lite and Verified/,
    ],
    ['by outcome', { outcome: ['resolved'] }, {}, {}, /^Side A is chosen by outcomes or labels/],
  ])('are refused where they are %s', async (_, a, b, filter, message) => {
    const { facts } = await storedAndPlain();
    const refused = () => pairedRows(facts, filters(a, b, filter));
    expect(refused).toThrow(UserError);
    expect(refused).toThrow(message);
  });

  it('are of a benchmark each where they differ in it', async () => {
    const { facts } = await storedAndPlain();
    const filter = {};
    const named = pairedRows(facts, { by: 'benchmark', a: 'Lite', b: 'Verified', filter });
    const found = pairedRows(facts, filters({ benchmark: ['Lite'] }, { benchmark: ['Verified'] }, filter));
    expect(found).toEqual({ ...named, benchmark: 'Lite and Verified' });
  });
});

const ascending = (x: number, y: number) => x - y;
