import { describe, expect, it } from 'vitest';
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
